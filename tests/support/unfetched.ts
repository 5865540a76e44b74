/**
 * A module that behaves like one whose chunk isn't loaded: using any of its exports fails while `lost` returns true.
 */
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
