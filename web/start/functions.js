// One object for each function of WebAssembly, as a snapshot needs it. Python's memory contains functions as their
// places in a table. Pyodide appends each exported function that it does not find there. In WebKit it would append
// nearly a thousand, because an exported function and its entry in the table are two objects there. All later places
// would then be others than in the browser that made the snapshot.

/** Wraps Pyodide's `createPyodideModule`: the table is joined with the exports before Pyodide looks at them. */
export function withOneObjectEach(createPyodideModule) {
  return (settings) => {
    const instantiate = settings.instantiateWasm;
    settings.instantiateWasm = (imports, receive) =>
      instantiate(imports, (instance, module) => {
        join(instance.exports);
        receive(instance, module);
      });
    return createPyodideModule(settings);
  };
}

/** Puts the exported functions where the table has the same ones: a function's name is its number in the module. */
function join(exports) {
  const table = exports.__indirect_function_table;
  const places = Array.from({ length: table.length }, (_, place) => place);
  const exported = new Set(Object.values(exports));
  if (places.some((place) => exported.has(table.get(place)))) return; // a browser in which they are one object
  const named = new Map([...exported].map((each) => [each.name, each]));
  for (const place of places) {
    const same = named.get(table.get(place)?.name ?? "");
    if (same) table.set(place, same);
  }
}
