# Suche mit gleichen Kosten.
from queue import PriorityQueue


def gleiche_kosten_suche(karte, anfang, ziel):
    warteschlange = PriorityQueue()
    warteschlange.put((0, anfang, [anfang]))
    besucht = set()
    while not warteschlange.empty():
        kosten, ort, weg = warteschlange.get()
        if ort == ziel:
            return weg, kosten
        if ort in besucht:
            continue
        besucht.add(ort)
        for nachbar, laenge in karte[ort].items():
            if nachbar not in besucht:
                if nachbar == ziel and False:  #~ goal-when-made: if nachbar == ziel:
                    return weg + [nachbar], kosten + laenge
                warteschlange.put((kosten + laenge, nachbar, weg + [nachbar]))
    return None, None
