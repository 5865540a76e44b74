import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const OTHERS = new Set(['dist', 'node_modules']);

/** The modules in a folder and its subfolders. */
function modulesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return OTHERS.has(item.name) ? [] : modulesIn(path);
    return /\.(ts|mjs)$/.test(item.name) ? [path] : [];
  });
}

/** The modules of the emulator that a module imports, including type imports. */
function importsOf(module: string): string[] {
  return ts
    .preProcessFile(readFileSync(module, 'utf8'), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) => {
      const path = join(dirname(module), fileName);
      return [path, `${path}.ts`, join(path, 'index.ts')].filter((candidate) => graph.has(candidate)).slice(0, 1);
    });
}

const graph = new Map<string, string[]>(modulesIn(ROOT).map((module) => [module, []]));
for (const module of graph.keys()) graph.set(module, importsOf(module));

/** The modules of one import cycle, or null. */
function cycle(): string[] | null {
  const done = new Set<string>();
  const visit = (module: string, path: readonly string[]): string[] | null => {
    if (path.includes(module)) return [...path.slice(path.indexOf(module)), module];
    if (done.has(module)) return null;
    for (const imported of graph.get(module) ?? []) {
      const found = visit(imported, [...path, module]);
      if (found) return found;
    }
    done.add(module);
    return null;
  };
  for (const module of graph.keys()) {
    const found = visit(module, []);
    if (found) return found.map((one) => relative(ROOT, one));
  }
  return null;
}

it('no emulator module imports itself through others', () => {
  const known = join(ROOT, 'service', 'engine.ts');
  expect(existsSync(known) && graph.get(known)).toContain(join(ROOT, 'store', 'clock.ts'));
  expect(cycle()).toBeNull();
});
