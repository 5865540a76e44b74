import type { Fields, Value } from './value';

/** Maximum document size in bytes, by the documented formula. */
export const MAX_DOCUMENT_BYTES = 1_048_576;

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

/** The size of a value by the documented formula. */
export function valueSize(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'geoPoint':
      return 16;
    case 'string':
      return textSize(value.value);
    case 'bytes':
      return value.value.length;
    case 'reference':
      return nameSize(value.value.split('/').slice(5).join('/'));
    case 'array':
      return value.values.reduce((sum, item) => sum + valueSize(item), 0);
    case 'vector':
      return 8 * value.values.length;
    case 'map':
      return fieldsSize(value.fields);
  }
}

function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [name, value] of fields) size += textSize(name) + valueSize(value);
  return size;
}

function nameSize(path: string): number {
  return path.split('/').reduce((sum, segment) => sum + textSize(segment), 16);
}

/** The size of a document by the documented formula: its name, its fields and 32 bytes. */
export function documentSize(path: string, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}
