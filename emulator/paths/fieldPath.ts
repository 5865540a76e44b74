import { invalid } from '../errors';
import { fitsIn, MAX_NAME_BYTES } from '../limits';
import type { Fields, Value } from '../values/value';

/** A way into a document: the names of nested maps' fields, outermost first. */
export type FieldPath = readonly string[];

const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** The name by which queries and masks speak of the document's own name. */
export const NAME_FIELD = '__name__';

/** Reads `a.b.\`odd name\``: plain names, or any text between back-ticks in which \` and \\ are escaped. */
export function parseFieldPath(text: string): FieldPath {
  if (!fitsIn(MAX_NAME_BYTES, text)) throw invalid(`A property path is longer than ${MAX_NAME_BYTES} bytes.`);
  const names: string[] = [];
  let at = 0;
  for (;;) {
    if (text[at] === '`') {
      let name = '';
      at++;
      while (at < text.length && text[at] !== '`') {
        if (text[at] === '\\') at++;
        name += text[at] ?? '';
        at++;
      }
      if (at >= text.length || name === '') throw invalid(`Invalid property path "${text}".`);
      at++;
      names.push(name);
    } else {
      let end = at;
      while (end < text.length && text[end] !== '.' && text[end] !== '`') end++;
      const name = text.slice(at, end);
      if (!SIMPLE.test(name))
        throw invalid(
          `Invalid property path "${text}". Unquoted property names must match regex ([a-zA-Z_][a-zA-Z_0-9]*).`,
        );
      names.push(name);
      at = end;
    }
    if (at >= text.length) return names;
    if (text[at] !== '.') throw invalid(`Invalid property path "${text}".`);
    at++;
  }
}

/** The canonical text of a path, with back-ticks where a name needs them. */
export function formatFieldPath(path: FieldPath): string {
  return path.map((name) => (SIMPLE.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``)).join('.');
}

/** The value at a path, or undefined when a step is missing or is no map. */
export function getAt(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields = fields;
  for (let i = 0; i < path.length; i++) {
    const value = current.get(path[i] as string);
    if (i === path.length - 1 || value === undefined) return value;
    if (value.kind !== 'map') return undefined;
    current = value.fields;
  }
  return undefined;
}

/** The fields with a value put at a path; maps on the way are made, and anything else on the way is replaced by one. */
export function setAt(fields: Fields, path: FieldPath, value: Value): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const next = new Map(fields);
  if (rest.length === 0) return next.set(name, value);
  const child = fields.get(name);
  return next.set(name, { kind: 'map', fields: setAt(child?.kind === 'map' ? child.fields : new Map(), rest, value) });
}

/** The fields without what stands at a path; unchanged when nothing does. */
export function deleteAt(fields: Fields, path: FieldPath): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const child = fields.get(name);
  if (child === undefined) return fields;
  const next = new Map(fields);
  if (rest.length === 0) {
    next.delete(name);
    return next;
  }
  if (child.kind !== 'map') return fields;
  return next.set(name, { kind: 'map', fields: deleteAt(child.fields, rest) });
}
