import { resourceName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { getAt, NAME_FIELD, setAt } from '../paths/fieldPath';
import type { FieldPath } from '../paths/fieldPath';
import { encodeFields } from '../values/json';
import type { WireFields } from '../values/json';
import { formatMicros } from '../values/timestamp';
import type { Micros } from '../values/timestamp';
import type { Fields } from '../values/value';

/** A document as stored. `path` is relative to the database's documents. Immutable. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

/** A document in the JSON form of the protocol. */
export interface WireDocument {
  readonly name: string;
  readonly fields?: WireFields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** The fields that a mask includes; null includes everything. */
function project(fields: Fields, mask: readonly FieldPath[] | null): Fields {
  if (mask === null) return fields;
  let shown: Fields = new Map();
  for (const path of mask) {
    const value = path[0] === NAME_FIELD ? undefined : getAt(fields, path);
    if (value !== undefined) shown = setAt(shown, path, value);
  }
  return shown;
}

/** The document in wire format, reduced to the mask when there is one. */
export function encodeDocument(
  database: DatabaseName,
  document: StoredDocument,
  mask: readonly FieldPath[] | null = null,
): WireDocument {
  const fields = project(document.fields, mask);
  return {
    name: resourceName(database, document.path),
    ...(fields.size > 0 && { fields: encodeFields(fields) }),
    createTime: formatMicros(document.createTime),
    updateTime: formatMicros(document.updateTime),
  };
}
