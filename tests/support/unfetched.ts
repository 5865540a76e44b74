/** A module as a page has it that fetches its parts later: whatever is taken from it fails while `lost` says so. */
export function unfetchedWhile<Module extends object>(module: Module, lost: () => boolean): Module {
  const names = Object.keys(module) as (keyof Module)[];
  return Object.defineProperties(
    {} as Module,
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          enumerable: true,
          get: () => {
            if (lost()) throw new Error('ChunkLoadError');
            return module[name];
          },
        },
      ]),
    ),
  );
}
