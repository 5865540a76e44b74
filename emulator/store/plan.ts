import { invalid, StatusError } from '../errors';
import { deleteAt, getAt, setAt } from '../paths/fieldPath';
import { resourceName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { identicalFields } from '../values/compare';
import { documentSize, MAX_DOCUMENT_BYTES } from '../values/size';
import { wholeMillis } from '../values/timestamp';
import type { Micros } from '../values/timestamp';
import type { Fields, Value } from '../values/value';
import type { Change } from './database';
import type { StoredDocument } from '../documents/document';
import { transformed } from './transforms';
import type { View } from '../query/view';
import type { SetWrite, Write } from './write';

/** The effect of one write of a commit. */
export interface Step {
  readonly write: Write;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  /** The results of the transforms, in order. */
  readonly transformResults: readonly Value[];
}

/** A commit that is computed but not applied yet, so that rules can evaluate it first. */
export interface Plan {
  readonly version: Micros;
  /**
   * `request.time` in rules: the server timestamp that the commit sets, which has milliseconds, or else its version.
   */
  readonly requestTime: Micros;
  readonly steps: readonly Step[];
  /** The net changes, one for each document that ends up different. */
  readonly changes: readonly Change[];
  /** Every affected document in its state after the commit. */
  readonly after: ReadonlyMap<string, StoredDocument | null>;
  /**
   * Why it can't be applied: a failed precondition, or a document that became too large. With several failures, that of
   * the document written first.
   */
  readonly failure: StatusError | null;
}

/** `current` is the document after earlier writes; `stored` is the one before the commit, whose update time counts. */
function failedPrecondition(
  write: Write,
  current: StoredDocument | null,
  stored: StoredDocument | null,
  database: DatabaseName,
): StatusError | null {
  const { precondition } = write;
  if (precondition === null) return null;
  const name = resourceName(database, write.path);
  if ('exists' in precondition) {
    if (precondition.exists && !current) return new StatusError('NOT_FOUND', `No document to update: ${name}`);
    if (!precondition.exists && current) return new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
    return null;
  }
  if (stored?.updateTime === precondition.updateTime) return null;
  return new StatusError(
    'FAILED_PRECONDITION',
    `the stored version (${stored?.updateTime ?? 0}) does not match the required base version (${precondition.updateTime})`,
  );
}

function tooLarge(document: StoredDocument, database: DatabaseName): StatusError | null {
  const size = documentSize(document.path, document.fields);
  if (size <= MAX_DOCUMENT_BYTES) return null;
  const [actual, allowed] = [size, MAX_DOCUMENT_BYTES].map((bytes) => bytes.toLocaleString('en-US'));
  return invalid(
    `Document '${resourceName(database, document.path)}' cannot be written because its size (${actual} bytes) exceeds the maximum allowed size of ${allowed} bytes.`,
  );
}

function nextFields(write: SetWrite, present: Fields): Fields {
  if (write.mask === null) return write.fields;
  let fields = present;
  for (const path of write.mask) {
    const value = getAt(write.fields, path);
    fields = value === undefined ? deleteAt(fields, path) : setAt(fields, path, value);
  }
  return fields;
}

function stepOf(write: Write, before: StoredDocument | null, version: Micros, requestTime: Micros): Step {
  if (write.kind !== 'set')
    return { write, before, after: write.kind === 'verify' ? before : null, transformResults: [] };
  let fields = nextFields(write, before?.fields ?? new Map());
  const transformResults: Value[] = [];
  for (const { field, operation } of write.transforms) {
    const { value, result } = transformed(getAt(fields, field), operation, requestTime);
    fields = setAt(fields, field, value);
    transformResults.push(result);
  }
  if (before && identicalFields(before.fields, fields)) return { write, before, after: before, transformResults };
  const after = { path: write.path, fields, createTime: before?.createTime ?? version, updateTime: version };
  return { write, before, after, transformResults };
}

function setsServerTime(write: Write): boolean {
  return write.kind === 'set' && write.transforms.some(({ operation }) => operation.kind === 'serverTime');
}

/** Computes the effect of writes, in order and all at time `version`. Later writes see the results of earlier ones. */
export function planWrites(view: View, database: DatabaseName, writes: readonly Write[], version: Micros): Plan {
  const requestTime = writes.some(setsServerTime) ? wholeMillis(version) : version;
  const after = new Map<string, StoredDocument | null>();
  const steps: Step[] = [];
  const failures = new Map<string, StatusError>();
  for (const write of writes) {
    const { path } = write;
    const stored = view.get(path);
    const current = after.get(path);
    const before = current !== undefined ? current : stored;
    const failure = failures.has(path) ? null : failedPrecondition(write, before, stored, database);
    if (failure) failures.set(path, failure);
    const step = stepOf(write, before, version, requestTime);
    after.set(path, step.after);
    steps.push(step);
  }
  const changes: Change[] = [];
  let failure: StatusError | null = null;
  for (const [path, document] of after) {
    const before = view.get(path);
    if (before !== document) changes.push({ path, before, after: document });
    failure ??= failures.get(path) ?? (document && before !== document ? tooLarge(document, database) : null);
  }
  return { version, requestTime, steps, changes, after, failure };
}
