import { invalid } from '../errors';
import { MAX_TRANSFORMS } from '../limits';
import { formatFieldPath, maskPath, NAME_FIELD, parseFieldPath } from '../paths/fieldPath';
import type { FieldPath } from '../paths/fieldPath';
import { parseDocumentName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { decodeFields, decodeValue } from '../values/json';
import { microsOfTimestamp, parseTimestamp } from '../values/timestamp';
import type { Value } from '../values/value';
import { requireConsistentWrites, requireSoundVerifies } from './consistency';
import type { Precondition, Transform, Write } from './write';

type Json = Readonly<Record<string, unknown>>;

function object(json: unknown, what: string): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalid(`${what} must be an object.`);
  return json as Json;
}

/** Parses a precondition; absent means none. */
function decodePrecondition(json: unknown): Precondition {
  if (json === undefined || json === null) return null;
  const { exists, updateTime } = object(json, 'currentDocument');
  if (typeof exists === 'boolean' && typeof updateTime === 'string')
    throw invalid('A precondition has either exists or updateTime, not both.');
  if (typeof exists === 'boolean') return { exists };
  if (updateTime !== undefined && updateTime !== null)
    return { updateTime: microsOfTimestamp(parseTimestamp(updateTime)) };
  return null;
}

/** Parses a document mask (`{fieldPaths}`); absent means the whole document. */
export function decodeMask(json: unknown): readonly FieldPath[] | null {
  if (json === undefined || json === null) return null;
  const { fieldPaths } = object(json, 'mask');
  if (fieldPaths === undefined) return [];
  if (!Array.isArray(fieldPaths)) throw invalid('fieldPaths must be a list.');
  return fieldPaths.map((path) => maskPath(parseFieldPath(String(path))));
}

function decodeTransform(json: unknown): Transform {
  const wire = object(json, 'fieldTransform');
  const field = parseFieldPath(String(wire.fieldPath ?? ''));
  if (field[0] === NAME_FIELD) throw invalid(`the name ${NAME_FIELD} is reserved`);
  const elements = (list: unknown): readonly Value[] => {
    const { values = [] } = object(list, 'array transform');
    if (!Array.isArray(values)) throw invalid('values must be a list.');
    return values.map((value) => decodeValue(value));
  };
  if (wire.setToServerValue !== undefined) {
    if (wire.setToServerValue !== 'REQUEST_TIME' && wire.setToServerValue !== 1)
      throw invalid('ServerValue type must be specified for set_to_server_value transformation.');
    return { field, operation: { kind: 'serverTime' } };
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    if (wire[kind] === undefined) continue;
    const operand = decodeValue(wire[kind]);
    if (operand.kind !== 'integer' && operand.kind !== 'double') throw invalid('Input must be int64 or double.');
    return { field, operation: { kind, operand } };
  }
  if (wire.appendMissingElements !== undefined)
    return { field, operation: { kind: 'union', elements: elements(wire.appendMissingElements) } };
  if (wire.removeAllFromArray !== undefined)
    return { field, operation: { kind: 'remove', elements: elements(wire.removeAllFromArray) } };
  throw invalid('Operation type must be specified for field transformation.');
}

/**
 * Parses the transforms of one write. A field may be transformed twice, in order, but not a map together with a field
 * inside it.
 */
function decodeTransforms(json: unknown): readonly Transform[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalid('Transforms must be a list.');
  const transforms = json.map(decodeTransform);
  const transformed = new Set(transforms.map(({ field }) => formatFieldPath(field)));
  for (const { field } of transforms)
    for (let depth = 1; depth < field.length; depth++) {
      const outer = formatFieldPath(field.slice(0, depth));
      if (transformed.has(outer))
        throw invalid(`Cannot transform property ${outer} and its nested property at the same time.`);
    }
  return transforms;
}

const OPERATIONS = ['update', 'delete', 'verify', 'transform'];

/** Parses one write and checks that it is for this database. */
export function decodeWrite(json: unknown, database: DatabaseName): Write {
  const wire = object(json, 'Write');
  const pathOf = (name: unknown): string => {
    const parsed = parseDocumentName(String(name ?? ''));
    if (parsed.project !== database.project || parsed.database !== database.database) {
      throw invalid(
        `Document name "${String(name)}" is not in database "projects/${database.project}/databases/${database.database}".`,
      );
    }
    return parsed.path;
  };
  const operations = OPERATIONS.filter((name) => wire[name] !== undefined);
  if (operations.length > 1) throw invalid(`A write has one operation, not ${operations.join(' and ')}.`);
  const precondition = decodePrecondition(wire.currentDocument);
  if (wire.update !== undefined) {
    const update = object(wire.update, 'update');
    return {
      kind: 'set',
      path: pathOf(update.name),
      fields: decodeFields(update.fields),
      mask: decodeMask(wire.updateMask),
      transforms: decodeTransforms(wire.updateTransforms),
      precondition,
    };
  }
  if (wire.delete !== undefined) return { kind: 'delete', path: pathOf(wire.delete), precondition };
  if (wire.verify !== undefined) return { kind: 'verify', path: pathOf(wire.verify), precondition };
  if (wire.transform !== undefined) {
    const transform = object(wire.transform, 'transform');
    const transforms = decodeTransforms(transform.fieldTransforms);
    return { kind: 'set', path: pathOf(transform.document), fields: new Map(), mask: [], transforms, precondition };
  }
  throw invalid('empty write operation');
}

function decodeWrites(json: unknown, database: DatabaseName): readonly Write[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalid('writes must be a list.');
  return json.map((write) => decodeWrite(write, database));
}

/**
 * Parses the writes of a commit, which are applied atomically; absent means none. Throws when writes to one document
 * contradict each other.
 */
export function decodeCommitWrites(json: unknown, database: DatabaseName): readonly Write[] {
  const writes = decodeWrites(json, database);
  requireFewTransforms(writes);
  requireSoundVerifies(writes);
  requireConsistentWrites(writes);
  return writes;
}

/**
 * Parses the writes of a BatchWrite, which are applied one by one; absent means none. Throws on two writes to one
 * document.
 */
export function decodeBatchWrites(json: unknown, database: DatabaseName): readonly Write[] {
  const writes = decodeWrites(json, database);
  if (new Set(writes.map(({ path }) => path)).size < writes.length)
    throw invalid('the same document cannot be written more than once in a single request');
  requireFewTransforms(writes);
  requireSoundVerifies(writes);
  return writes;
}

function requireFewTransforms(writes: readonly Write[]): void {
  const counts = new Map<string, number>();
  for (const write of writes) {
    if (write.kind !== 'set' || write.transforms.length === 0) continue;
    const count = (counts.get(write.path) ?? 0) + write.transforms.length;
    if (count > MAX_TRANSFORMS)
      throw invalid(`A commit transforms at most ${MAX_TRANSFORMS} fields of one document: ${write.path}.`);
    counts.set(write.path, count);
  }
}
