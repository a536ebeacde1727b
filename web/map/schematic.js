// Coordinates of Romania for a narrow window: columns that leave room for the names, as on a plan of a subway.

const ROMANIA = {
  Arad: [0, 9.5], Zerind: [0.1, 11.2], Oradea: [0.9, 12.5], Timisoara: [0, 6.5], Lugoj: [0.25, 5.1], Mehadia: [0.25, 3.7],
  Drobeta: [0.25, 2.2], Craiova: [1.15, 1.4], Sibiu: [1.05, 8.8], "Rimnicu Vilcea": [1.1, 6.9], Fagaras: [2.3, 8.6],
  Pitesti: [1.55, 5.2], Bucharest: [2.4, 3.7], Giurgiu: [2.2, 1.9], Urziceni: [2.8, 5.4], Hirsova: [3.2, 4.3],
  Eforie: [3.2, 2.7], Vaslui: [3, 9.9], Iasi: [2.7, 11.2], Neamt: [2.1, 12.4],
}; // prettier-ignore

/** The coordinates of these names, if they are Romania's; else null. @param {string[]} names */
export const schematicOf = (names) =>
  names.length === Object.keys(ROMANIA).length && names.every((name) => ROMANIA[name]) ? names.map((name) => ROMANIA[name]) : null;
