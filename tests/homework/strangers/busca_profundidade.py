# Busca em profundidade com uma pilha.
class Pilha:
    def __init__(self):
        self.itens = []

    def empilhar(self, item):
        self.itens.append(item)

    def desempilhar(self):
        return self.itens.pop()  #~ queue: return self.itens.pop(0)

    def vazia(self):
        return len(self.itens) == 0


def busca_em_profundidade(grafo, origem, destino):
    pilha = Pilha()
    pilha.empilhar((origem, [origem]))
    visitados = set()
    while not pilha.vazia():
        atual, caminho = pilha.desempilhar()
        if atual in visitados:
            continue
        visitados.add(atual)
        if atual == destino:
            return caminho
        for vizinho in grafo[atual]:
            if vizinho not in visitados:
                pilha.empilhar((vizinho, caminho + [vizinho]))
    return None
