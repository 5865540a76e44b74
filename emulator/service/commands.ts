import { invalid, StatusError } from '../errors';
import { parseDatabaseName, parseDocumentName, resourceName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { encodeDocument } from '../documents/document';
import type { StoredDocument, WireDocument } from '../documents/document';
import { planWrites } from '../store/plan';
import type { Plan, Step } from '../store/plan';
import { decodeBatchWrites, decodeCommitWrites, decodeMask } from '../store/decodeWrite';
import type { Write } from '../store/write';
import { Blocked, whenFree } from '../transactions/blocked';
import type { Transaction } from '../transactions/transactions';
import { encodeValue } from '../values/json';
import { formatMicros, microsOfTimestamp, parseTimestamp } from '../values/timestamp';
import type { Micros } from '../values/timestamp';
import type { Caller } from './caller';
import type { Engine, DatabaseContext } from './engine';
import { denial, ownerOnly } from './rulesAuthorizer';

/** A request or response in the protocol's JSON form. */
export type Json = Readonly<Record<string, unknown>>;

/** The state that a request reads (a transaction, a given time, or now), and the id of a transaction that it opened. */
export interface Reading {
  readonly transaction: Transaction | null;
  readonly opened: string | null;
  readonly readTime: Micros;
}

/** The database that a request names. Throws when there is none. */
export function databaseOf(request: Json): DatabaseName {
  if (typeof request.database !== 'string') throw invalid('A request must name its database.');
  return parseDatabaseName(request.database);
}

/**
 * Reads in the state that the request selects: that of its `transaction`, `newTransaction` or `readTime`, else the
 * current one. A transaction that it opened is ended when the read fails, because the client never learns its id.
 */
export function reading<T>(engine: Engine, context: DatabaseContext, request: Json, read: (reading: Reading) => T): T {
  const settled = readingOf(engine, context, request);
  try {
    return read(settled);
  } catch (error) {
    if (settled.opened !== null) context.transactions.end(settled.opened);
    throw error;
  }
}

/** The response with the id of a transaction that a read opened, before its results. */
export function opening({ opened }: Reading): readonly Json[] {
  return opened === null ? [] : [{ transaction: opened }];
}

function readingOf(engine: Engine, context: DatabaseContext, request: Json): Reading {
  const within = (transaction: Transaction, opened: string | null): Reading => ({
    transaction,
    opened,
    readTime: transaction.readTime ?? engine.clock.next(),
  });
  if (typeof request.transaction === 'string') return within(context.transactions.get(request.transaction), null);
  if (typeof request.newTransaction === 'object' && request.newTransaction !== null) {
    // Unlike BeginTransaction, a read that opens a transaction makes it read-only by default.
    const { readWrite, readOnly = {} } = request.newTransaction as { readWrite?: Json; readOnly?: Json };
    const transaction = begin(engine, context, readWrite ? { readWrite } : { readOnly });
    return within(transaction, transaction.id);
  }
  if (request.readTime !== undefined && request.readTime !== null) {
    const transaction = context.transactions.beginReadOnly(requestedTime(engine, request.readTime));
    context.transactions.end(transaction.id);
    return within(transaction, null);
  }
  return { transaction: null, opened: null, readTime: engine.clock.next() };
}

function requestedTime(engine: Engine, json: unknown): Micros {
  const time = microsOfTimestamp(parseTimestamp(json));
  if (time > engine.clock.next()) throw invalid("The requested 'read_time' cannot be in the future.");
  return time;
}

function begin(engine: Engine, context: DatabaseContext, options: Json): Transaction {
  const { readOnly, readWrite } = options as { readOnly?: Json; readWrite?: Json };
  if (readOnly) {
    const time = readOnly.readTime;
    return context.transactions.beginReadOnly(time ? requestedTime(engine, time) : engine.clock.next());
  }
  const retried = readWrite?.retryTransaction;
  return context.transactions.begin(typeof retried === 'string' && retried !== '' ? retried : null);
}

/** Opens a transaction and returns its id. */
export function beginTransaction(engine: Engine, request: Json): Json {
  const context = engine.context(databaseOf(request));
  return { transaction: begin(engine, context, (request.options as Json | undefined) ?? {}).id };
}

/**
 * Ends a transaction without writing. Throws when the id was never issued; a transaction that has already ended is no
 * error.
 */
export function rollback(engine: Engine, request: Json): Json {
  const { transactions } = engine.context(databaseOf(request));
  const id = String(request.transaction ?? '');
  transactions.requireKnown(id);
  transactions.end(id);
  return {};
}

/** The result of one write: the document's update time after the whole commit; a deleted document has none. */
function writeResult({ write, transformResults }: Step, { after, version }: Plan): Json {
  const time = after.get(write.path)?.updateTime ?? (write.kind === 'verify' ? version : null);
  return {
    ...(time === null ? {} : { updateTime: formatMicros(time) }),
    ...(transformResults.length > 0 ? { transformResults: transformResults.map(encodeValue) } : {}),
  };
}

/**
 * Evaluates these writes and commits them atomically. Returns the commit time and one result per write. Throws Blocked
 * while other transactions lock what it writes.
 */
export function apply(
  engine: Engine,
  context: DatabaseContext,
  caller: Caller,
  writes: readonly Write[],
  transaction: Transaction | null = null,
): { version: Micros; results: readonly Json[] } {
  const plan = planWrites(context.database, context.database.name, writes, engine.clock.next());
  context.transactions.requireFree(plan.steps, transaction);
  const decision = context.authorizer.commit(caller, plan);
  const { name } = context.database;
  const note = (more: { error?: string; cost?: string }): void =>
    engine.note(name, { caller, action: 'write', target: describeWrites(writes), decision, ...more });
  if (!decision.allowed || plan.failure) {
    note(decision.allowed && plan.failure ? { error: plan.failure.message } : {});
    throw decision.allowed && plan.failure ? plan.failure : denial(decision);
  }
  context.database.commit({ version: plan.version, changes: plan.changes });
  const written = writes.filter(({ kind }) => kind !== 'verify').length;
  engine.stats(name.project).count(caller.label, 'writes', written);
  note({ cost: `${written} written` });
  return { version: plan.version, results: plan.steps.map((step) => writeResult(step, plan)) };
}

/** Maximum number of writes named in a log line. */
const NAMED_WRITES = 5;

function describeWrites(writes: readonly Write[]): string {
  const named = writes.slice(0, NAMED_WRITES).map(({ kind, path }) => `${kind} ${path}`);
  const more = writes.length - named.length;
  return `${named.join(', ') || 'nothing'}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Commit: all writes or none. Whatever the result, its transaction ends, unless it is only waiting for a lock. */
export function commit(engine: Engine, caller: Caller, request: Json): Json {
  const name = databaseOf(request);
  const context = engine.context(name);
  const writes = decodeCommitWrites(request.writes, name);
  const id = typeof request.transaction === 'string' && request.transaction !== '' ? request.transaction : null;
  const transaction = id === null ? null : context.transactions.get(id);
  if (transaction && writes.length > 0) context.transactions.requireWritable(transaction);
  let waits = false;
  try {
    const { version, results } = apply(engine, context, caller, writes, transaction);
    return results.length > 0 ? { writeResults: results, commitTime: formatMicros(version) } : {};
  } catch (error) {
    waits = error instanceof Blocked;
    throw error;
  } finally {
    if (transaction && !waits) context.transactions.end(transaction.id);
  }
}

/** BatchWrite: each write is independent, with a separate status and a separate wait for locks. Only for the owner. */
export async function batchWrite(engine: Engine, caller: Caller, request: Json): Promise<Json> {
  const name = databaseOf(request);
  const context = engine.context(name);
  const writes = decodeBatchWrites(request.writes, name);
  if (!caller.owner) throw ownerOnly('Batch writes');
  const outcomes = await Promise.all(
    writes.map(async (write) => {
      try {
        const { results } = await whenFree(() => apply(engine, context, caller, [write]));
        return { result: results[0] ?? {}, status: {} };
      } catch (error) {
        if (!(error instanceof StatusError)) throw error;
        return { result: {}, status: { code: error.code, message: error.message } };
      }
    }),
  );
  if (outcomes.length === 0) return {};
  return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) };
}

/** Reads one document for a caller, evaluated by rules and counted. */
function readDocument(
  engine: Engine,
  context: DatabaseContext,
  caller: Caller,
  path: string,
  reading: Reading,
): StoredDocument | null {
  const document = reading.transaction
    ? context.transactions.readDocument(reading.transaction, path)
    : context.database.get(path);
  const decision = context.authorizer.get(caller, path, document, reading.readTime);
  const { name } = context.database;
  if (decision.allowed) engine.stats(name.project).count(caller.label, 'get', 1);
  const cost = decision.allowed ? `1 read${document ? '' : ', missing'}` : undefined;
  engine.note(name, { caller, action: 'get', target: path, decision, cost });
  if (!decision.allowed) throw denial(decision);
  return document;
}

/** BatchGetDocuments: one response per document, found or missing; preceded by the id of a new transaction. */
export function batchGet(engine: Engine, caller: Caller, request: Json): readonly Json[] {
  const name = databaseOf(request);
  const context = engine.context(name);
  const mask = decodeMask(request.mask);
  const names = Array.isArray(request.documents) ? [...new Set(request.documents.map(String))] : [];
  return reading(engine, context, request, (state) => {
    const readTime = formatMicros(state.readTime);
    const answers: Json[] = [...opening(state)];
    const paths = names.map((full) => parseDocumentName(full).path);
    if (state.transaction) context.transactions.lock(state.transaction, paths);
    names.forEach((full, i) => {
      const document = readDocument(engine, context, caller, paths[i] as string, state);
      answers.push(document ? { found: encodeDocument(name, document, mask), readTime } : { missing: full, readTime });
    });
    return answers;
  });
}

/** GetDocument: the document, or NOT_FOUND. */
export function getDocument(engine: Engine, caller: Caller, request: Json): WireDocument {
  const name = parseDocumentName(String(request.name ?? ''));
  const context = engine.context(name);
  const mask = decodeMask(request.mask);
  const document = reading(engine, context, request, (state) =>
    readDocument(engine, context, caller, name.path, state),
  );
  if (!document) throw new StatusError('NOT_FOUND', `Document "${resourceName(name, name.path)}" not found.`);
  return encodeDocument(name, document, mask);
}
