import { invalid } from '../errors';
import type { StatusError } from '../errors';
import { fitsIn, isReservedName, MAX_NAME_BYTES } from '../limits';
import type { Fields, Value } from '../values/value';

/** A path to a field in a document: the field names of nested maps, outermost first. */
export type FieldPath = readonly string[];

const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** The field name that queries and masks use for the document's name. */
export const NAME_FIELD = '__name__';

/** The field of a map that marks it as a vector. */
const VECTOR_MARK = '__type__';

/** Maximum number of names in a path of a query, a mask or a transform. */
const MAX_PATH_NAMES = 20;

/** One name of a path: plain, or any text between backticks, in which \` and \\ are escaped. */
const NAME = /[A-Za-z_][A-Za-z_0-9]*|`(?:[^`\\]|\\[`\\])+`/y;

/** Parses `a.b.\`odd name\``. Throws on names reserved by the service; `__name__` alone is the document's name. */
export function parseFieldPath(text: string): FieldPath {
  if (text === '') throw invalid('Invalid empty property path string.');
  // Backticks and escapes don't count; they at most triple a path.
  if (text.length > 3 * MAX_NAME_BYTES) throw tooLong();
  const names: string[] = [];
  for (let at = 0; at <= text.length; at++) {
    NAME.lastIndex = at;
    const [name] = NAME.exec(text) ?? [];
    at += name?.length ?? 0;
    if (name === undefined || (at < text.length && text[at] !== '.')) throw malformed(text);
    names.push(name.startsWith('`') ? name.slice(1, -1).replace(/\\(.)/gs, '$1') : name);
  }
  if (!fitsIn(MAX_NAME_BYTES, names.join('.'))) throw tooLong();
  if (names.length > MAX_PATH_NAMES) throw invalid(`paths must have at most ${MAX_PATH_NAMES} elements`);
  if (names.length > 1 || names[0] !== NAME_FIELD)
    names.forEach((name, i) => checkFieldName(name, i > 0 && i === names.length - 1));
  return names;
}

function tooLong(): StatusError {
  return invalid(`property path is longer than ${MAX_NAME_BYTES} bytes.`);
}

function malformed(text: string): StatusError {
  return invalid(
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  );
}

/** A path of a mask or a selection, which may not end with the marker of a vector. */
export function maskPath(path: FieldPath): FieldPath {
  if (path.at(-1) === VECTOR_MARK) throw invalid(`the name ${VECTOR_MARK} is reserved`);
  return path;
}

/**
 * Throws on a name reserved by the service. The marker of a vector is accepted within a map, where no stored map has
 * it.
 */
function checkFieldName(name: string, isInnermost: boolean): void {
  if (!isReservedName(name) || (name === VECTOR_MARK && isInnermost)) return;
  if (name === NAME_FIELD) throw invalid('the name __key__ is reserved');
  if (name === '__key__') throw invalid('Invalid property path member name "__key__".');
  if (name === VECTOR_MARK) throw invalid(`the name ${VECTOR_MARK} is reserved`);
  throw invalid(`Invalid reserved name in field path ${name}`);
}

/** The canonical text of a path, with backticks where a name needs them. */
export function formatFieldPath(path: FieldPath): string {
  return path.map((name) => (SIMPLE.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``)).join('.');
}

/** The value at a path, or undefined when a step is missing or isn't a map. */
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

/**
 * The fields with a value set at a path. Missing maps along the path are created, and other values along it are
 * replaced by maps.
 */
export function setAt(fields: Fields, path: FieldPath, value: Value): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const next = new Map(fields);
  if (rest.length === 0) return next.set(name, value);
  const child = fields.get(name);
  return next.set(name, { kind: 'map', fields: setAt(child?.kind === 'map' ? child.fields : new Map(), rest, value) });
}

/** The fields without the one at a path; unchanged when it doesn't exist. */
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
