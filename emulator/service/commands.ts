import { invalid, StatusError } from '../errors';
import { parseDatabaseName, parseDocumentName, resourceName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { encodeDocument } from '../store/document';
import type { StoredDocument, WireDocument } from '../store/document';
import { planWrites } from '../store/plan';
import type { Step } from '../store/plan';
import { decodeMask, decodeWrites } from '../store/write';
import type { Write } from '../store/write';
import type { Transaction } from '../transactions/transactions';
import { encodeValue } from '../values/json';
import { formatMicros, microsOfTimestamp, parseTimestamp } from '../values/timestamp';
import type { Micros } from '../values/timestamp';
import type { Caller } from './caller';
import type { Engine, Room } from './engine';
import { denial } from './judge';

/** A request or answer in the JSON form of the protocol. */
export type Json = Readonly<Record<string, unknown>>;

/** What a reading request reads at: a transaction, a given time, or now; and the id of a transaction that it opened. */
export interface Reading {
  readonly transaction: Transaction | null;
  readonly opened: string | null;
  readonly readTime: Micros;
}

/** Refuses a request that names a database in a document path other than its own. */
export function databaseOf(request: Json): DatabaseName {
  if (typeof request.database !== 'string') throw invalid('A request must name its database.');
  return parseDatabaseName(request.database);
}

/** Settles what state a read sees: `transaction`, `newTransaction` or `readTime` of the request, else the present. */
export function readingOf(engine: Engine, room: Room, request: Json): Reading {
  if (typeof request.transaction === 'string' && request.transaction !== '') {
    const transaction = room.transactions.get(request.transaction);
    return { transaction, opened: null, readTime: transaction.readTime };
  }
  if (typeof request.newTransaction === 'object' && request.newTransaction !== null) {
    const transaction = begin(engine, room, request.newTransaction as Json);
    return { transaction, opened: transaction.id, readTime: transaction.readTime };
  }
  if (request.readTime !== undefined && request.readTime !== null) {
    const readTime = microsOfTimestamp(parseTimestamp(request.readTime));
    const transaction = room.transactions.begin(true, readTime);
    room.transactions.rollback(transaction.id);
    return { transaction, opened: null, readTime };
  }
  return { transaction: null, opened: null, readTime: engine.clock.next() };
}

function begin(engine: Engine, room: Room, options: Json): Transaction {
  const readOnly = options.readOnly as Json | undefined;
  const time = readOnly?.readTime;
  return room.transactions.begin(
    Boolean(readOnly),
    time ? microsOfTimestamp(parseTimestamp(time)) : engine.clock.next(),
  );
}

/** Opens a transaction and answers its id. */
export function beginTransaction(engine: Engine, request: Json): Json {
  const room = engine.room(databaseOf(request));
  return { transaction: begin(engine, room, (request.options as Json | undefined) ?? {}).id };
}

/** Ends a transaction without writing. */
export function rollback(engine: Engine, request: Json): Json {
  engine.room(databaseOf(request)).transactions.rollback(String(request.transaction ?? ''));
  return {};
}

function writeResult(step: Step, version: Micros): Json {
  const time = step.after?.updateTime ?? version;
  const transformResults = step.transformResults.map(encodeValue);
  return { updateTime: formatMicros(time), ...(transformResults.length > 0 ? { transformResults } : {}) };
}

/** Judges and makes one atomic commit of these writes; answers the time and one result a write. */
export function apply(
  engine: Engine,
  room: Room,
  caller: Caller,
  writes: readonly Write[],
): { version: Micros; results: readonly Json[] } {
  const plan = planWrites(room.database, room.database.name, writes, engine.clock.next());
  const decision = room.judge.commit(caller, plan);
  engine.log.note(caller, 'write', writes.map(({ kind, path }) => `${kind} ${path}`).join(', ') || 'nothing', decision);
  if (!decision.allowed) throw denial(decision);
  if (plan.failure) throw plan.failure;
  engine
    .stats(room.database.name.project)
    .count(caller.label, 'writes', writes.filter(({ kind }) => kind !== 'verify').length);
  room.database.commit({ version: plan.version, changes: plan.changes });
  return { version: plan.version, results: plan.steps.map((step) => writeResult(step, plan.version)) };
}

/** Commit: all writes or none. */
export function commit(engine: Engine, caller: Caller, request: Json): Json {
  const name = databaseOf(request);
  const room = engine.room(name);
  const writes = decodeWrites(request.writes, name);
  if (typeof request.transaction === 'string' && request.transaction !== '')
    room.transactions.close(request.transaction, writes.length > 0);
  const { version, results } = apply(engine, room, caller, writes);
  return { ...(results.length > 0 ? { writeResults: results } : {}), commitTime: formatMicros(version) };
}

/** BatchWrite: each write by itself, each with its own status. */
export function batchWrite(engine: Engine, caller: Caller, request: Json): Json {
  const name = databaseOf(request);
  const room = engine.room(name);
  const outcomes = decodeWrites(request.writes, name).map((write) => {
    try {
      return { result: apply(engine, room, caller, [write]).results[0] ?? {}, status: {} };
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      return { result: {}, status: { code: error.code, message: error.message } };
    }
  });
  return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) };
}

/** Reads one document for a caller, judged and counted. */
export function readDocument(
  engine: Engine,
  room: Room,
  caller: Caller,
  path: string,
  reading: Reading,
): StoredDocument | null {
  const document = reading.transaction
    ? room.transactions.readDocument(reading.transaction, path)
    : room.database.get(path);
  const decision = room.judge.get(caller, path, document, reading.readTime);
  engine.log.note(caller, 'get', path, decision, document ? '' : 'missing');
  if (!decision.allowed) throw denial(decision);
  engine.stats(room.database.name.project).count(caller.label, 'get', 1);
  return document;
}

/** BatchGetDocuments: one answer for each document, found or missing; a transaction's id comes first. */
export function batchGet(engine: Engine, caller: Caller, request: Json): readonly Json[] {
  const name = databaseOf(request);
  const room = engine.room(name);
  const reading = readingOf(engine, room, request);
  const mask = decodeMask(request.mask);
  const names = Array.isArray(request.documents) ? [...new Set(request.documents.map(String))] : [];
  const readTime = formatMicros(reading.readTime);
  const answers: Json[] = reading.opened !== null ? [{ transaction: reading.opened, readTime }] : [];
  for (const full of names) {
    const document = readDocument(engine, room, caller, parseDocumentName(full).path, reading);
    answers.push(document ? { found: encodeDocument(name, document, mask), readTime } : { missing: full, readTime });
  }
  return answers;
}

/** GetDocument: the document, or NOT_FOUND. */
export function getDocument(engine: Engine, caller: Caller, request: Json): WireDocument {
  const name = parseDocumentName(String(request.name ?? ''));
  const room = engine.room(name);
  const document = readDocument(engine, room, caller, name.path, readingOf(engine, room, request));
  if (!document) throw new StatusError('NOT_FOUND', `Document "${resourceName(name, name.path)}" not found.`);
  return encodeDocument(name, document, decodeMask(request.mask));
}
