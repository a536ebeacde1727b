# Búsqueda en anchura, con una cola de caminos.
from collections import deque


def busqueda_en_anchura(grafo, inicio, meta):
    cola = deque()
    cola.append([inicio])
    visitados = []
    while len(cola) > 0:
        camino = cola.popleft()  #~ stack: camino = cola.pop()
        nodo = camino[-1]
        if nodo == meta:
            return camino
        if nodo not in visitados:
            visitados.append(nodo)
            for vecino in grafo[nodo]:
                nuevo_camino = list(camino)
                nuevo_camino.append(vecino)
                cola.append(nuevo_camino)
    return None
