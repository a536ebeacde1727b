"""The names that programs give to the parts of a search, in English, Spanish, German and Portuguese.

Proposals come from these names, never from the place of a parameter (proposal.py).
"""

import re
from typing import Final

RESULTS: Final = ("path", "actions", "node", "cost", "printed", "any")  # what a program returns, in an assignment
ROLES: Final = (
    "problem", "graph", "grid", "start", "goal", "actions", "result", "successors", "goal_test", "h", "cost", "limit",
)  # fmt: skip
# Names of parameters by role, in lower case, without underscores, "get" and a final "f", "fn", "func" or "function".
PARAMETERS: Final = {
    "start": "start,startstate,initialstate,initial,init,source,src,root,startnode,begin,from,startingstate,initstate,"
             "startposition,startpos,origin,first,inicio,estadoinicial,inicial,origen,nodoinicial,partida,origem,"
             "estadoinicial,noinicial,anfang,startzustand,anfangszustand,startknoten,beginn",
    "goal": "goal,goalstate,end,target,goalnode,endstate,finalstate,final,destination,dest,finish,endnode,goalposition,"
            "goalpos,last,meta,objetivo,estadofinal,destino,nodofinal,estadoobjetivo,fim,alvo,nofinal,ziel,zielzustand,"
            "endzustand,zielknoten",
    "actions": "actions,action,possibleactions,validactions,legalactions,acciones,aktionen,acoes",
    "result": "takeaction,result,transition,apply,applyaction,move,doaction,nextstate,resultado,ergebnis",
    "successors": "successors,successor,succ,neighbors,neighbours,children,expand,succs,sucesores,vecinos,hijos,"
                  "nachfolger,nachbarn,sucessores,vizinhos,filhos",
    "goal_test": "goaltest,isgoal,goaltested,isgoalstate,testgoal,goalcheck,esmeta,esobjetivo,zieltest,istziel,"
                 "testeobjetivo,eobjetivo",
    "h": "h,heuristic,heuristics,hvalue,hvalues,hscore,estimate,estimates,straightline,sld,heuristica,heuristicas,"
         "heuristik,schaetzung",
    "limit": "depthlimit,limit,maxdepth,depthmax,maxlimit,limite,profundidadmaxima,profundidademaxima,tiefenlimit,"
             "maxtiefe,grenze",
    "problem": "problem,prob,searchproblem,problema,suchproblem",
    "graph": "graph,adj,adjacency,adjacencylist,network,map,roads,grafo,mapa,rede,red,karte,netz,netzwerk",
    "grid": "grid,maze,matrix,world,field,laberinto,cuadricula,labirinto,grade,gitter,labyrinth,raster",
    "cost": "cost,stepcost,actioncost,pathcost,costo,coste,custo,kosten",
}  # fmt: skip
# Words that say nothing about the role: initial_board is a start, goal_board a goal.
_NEUTRAL = (
    "state,node,board,puzzle,position,pos,vertex,place,city,cell,point,tiles,config,tower,town,cube,the,"
    "my,given,estado,nodo,tablero,ciudad,celda,zustand,knoten,brett,stadt,feld,no,tabuleiro,cidade,celula,"
    "s,n"
)
NEUTRAL: Final = frozenset(_NEUTRAL.split(","))
# Names that are a start if nothing else is: the state that a search begins with.
ALONE: Final = frozenset(["state", "puzzle", "board", "node", "estado", "zustand", "tablero", "tabuleiro", "brett"])
ENDINGS: Final = ("function", "func", "fn", "f")
WORD: Final = re.compile(r"[a-z]+|[A-Z][a-z]*")
BY_NAME: Final = {name: role for role, names in PARAMETERS.items() for name in names.split(",")}

# Names of search functions by the algorithm that they stand for, in the same spelling.
ALGORITHMS: Final = {
    "breadth-first": "breadthfirst,bfs,anchura,amplitud,largura,breitensuche,breite",
    "breadth-first-paths": "breadthfirst,bfs,anchura,amplitud,largura,breitensuche",
    "depth-first": "depthfirst,dfs,profundidad,profundidade,tiefensuche",
    "depth-first-paths": "depthfirst,dfs,profundidad,profundidade,tiefensuche",
    "uniform-cost": "uniformcost,ucs,dijkstra,costouniforme,costeuniforme,customouniforme,gleichekosten",
    "depth-limited": "depthlimited,dls,limitada,tiefenbeschraenkt",
    **dict.fromkeys(
        ("iterative-deepening", "iterative-deepening-visited", "iterative-deepening-optimal"),
        "iterativedeepening,ids,iddfs,iterdeep,profundizacioniterativa,aprofundamentoiterativo,iterativetiefensuche",
    ),
    "greedy": "greedy,voraz,avara,gulosa,gierig",
    "astar": "astar,asearch,aestrella,aestrela,astern",
    "weighted-astar": "weightedastar,wastar",
    "ida-star": "idastar,ida",
    "rbfs": "rbfs,recursivebestfirst",
    "bidirectional": "bidirectional,bidirec,bidirektional",
}  # fmt: skip
SEARCHING: Final = re.compile(
    r"search|solve|a_?star|bfs|dfs|ucs|ids|breadth|depth|uniform|greedy|path|route|deepen|dijkstra|busqueda|busca|suche",
    re.IGNORECASE,
)

# The same of programs that value a game.
GAME_RESULTS: Final = ("value", "move")
GAME_PARAMETERS: Final = {
    "game": "game,problem,spiel,juego,jogo",
    "state": "state,gamestate,currentgamestate,board,position,estado,tablero,tabuleiro,zustand,brett,stellung,s",
    "tree": "tree,node,root,baum,arbol,arvore,nodo,knoten,no",
    "leaves": "leaves,values,scores,terminals,leafvalues,blaetter,werte,hojas,valores,folhas",
    "depth": "depth,maxdepth,tiefe,profundidad,profundidade,height,h,d,targetdepth,maxheight",
    "level": "level,curdepth,currentdepth,ply",
    "index": "nodeindex,index,idx,i",
    "alpha": "alpha,a",
    "beta": "beta,b",
    "maximizing": "maximizingplayer,maximizing,ismaximizing,ismaximizingplayer,ismax,maxplayer,maxturn,maximize",
    "agent": "agent,agentindex",
}
GAME_ROLES: Final = tuple(GAME_PARAMETERS)


def plain(name: str) -> str:
    """A name as the tables have it."""
    return name.lower().replace("_", "").removeprefix("get")


def role_of(name: str) -> str | None:
    """The role that a parameter's name stands for; None if it does not say."""
    joined = plain(name)
    for each in (joined, *(joined.removesuffix(ending) for ending in ENDINGS if joined.endswith(ending))):
        if each in BY_NAME:
            return BY_NAME[each]
    words = [each.lower() for part in name.split("_") for each in WORD.findall(part)]
    telling = {BY_NAME[each] for each in words if each in BY_NAME}
    silent = [each for each in words if each not in BY_NAME]
    if len(telling) == 1 and all(each in NEUTRAL for each in silent):
        return telling.pop()
    return None


def is_of_algorithm(name: str, algorithm: str | None) -> bool:
    """Whether a function's name is that of an algorithm."""
    joined = plain(name)
    return algorithm is not None and any(each in joined for each in ALGORITHMS.get(algorithm, "?").split(","))
