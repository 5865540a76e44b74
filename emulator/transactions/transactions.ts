import { invalid, StatusError } from '../errors';
import { execute } from '../query/execute';
import type { Query } from '../query/query';
import type { Database } from '../store/database';
import type { StoredDocument } from '../documents/document';
import type { Step } from '../store/plan';
import type { View } from '../query/view';
import type { Micros } from '../values/timestamp';
import { Blocked, contention } from './blocked';
import type { Ticket } from './blocked';
import { Locks, overlap } from './locks';
import type { Resource } from './locks';
import { processTimer as timer, Queue } from './queue';
import type { Timer } from './queue';

/**
 * A server-side transaction. A read-only one sees the state at one time; a read-write one sees the current state and
 * locks what it reads.
 */
export interface Transaction {
  readonly id: string;
  /** Its position in the order of starts; a retry keeps the position of its first attempt. */
  readonly age: number;
  /** A retry locks what it reads exclusively, so that it can't fail for the same reason again. */
  readonly exclusive: boolean;
  /** The time whose state it sees if it is read-only; null for a read-write transaction. */
  readonly readTime: Micros | null;
  /** When it expires, in milliseconds since 1970. */
  expires: number;
  readonly endsAt: number;
}

/**
 * The documented limits of a transaction: idle time, and total time. https://firebase.google.com/docs/firestore/quotas
 */
const IDLE_MILLIS = 60_000;
const TOTAL_MILLIS = 270_000;
/** How long a request waits for a lock before it fails with contention. The service's own limit isn't documented. */
export const LOCK_WAIT_MILLIS = 15_000;

/**
 * The open transactions of one database. Read-write transactions lock as the service does for its server libraries:
 * reads are shared, a write waits for all other transactions that have read, and in a deadlock the youngest is aborted.
 * https://firebase.google.com/docs/firestore/transaction-data-contention
 */
export class Transactions {
  private readonly open = new Map<string, Transaction>();
  private readonly locks: Locks<Transaction>;
  private readonly queue: Queue<Transaction>;
  private counter = 0;
  /** The prefix of every id of this run, so that a later run doesn't accept it as its own. */
  private readonly run: string;

  constructor(
    private readonly database: Database,
    private readonly wall: () => number,
    after: Timer = timer,
  ) {
    this.locks = new Locks(database.name);
    this.queue = new Queue(after);
    this.run = `${database.epoch}:`;
  }

  /**
   * Opens a read-write transaction; `retried` names the failed attempt that it repeats. Throws when that id was never
   * issued.
   */
  begin(retried: string | null = null): Transaction {
    this.endExpired();
    const number = ++this.counter;
    const age = retried === null ? number : this.ageOf(retried);
    return this.add(number, age, age !== number, null);
  }

  /** Opens a read-only transaction on the state at a time; it locks nothing. */
  beginReadOnly(time: Micros): Transaction {
    this.endExpired();
    this.viewAt(time);
    const number = ++this.counter;
    return this.add(number, number, false, time);
  }

  /** The open transaction with this id. Throws when it ended, expired or never existed. */
  get(id: string): Transaction {
    this.endExpired();
    const transaction = this.open.get(id);
    if (!transaction) throw invalid('The referenced transaction has expired or is no longer valid.');
    transaction.expires = Math.min(this.wall() + IDLE_MILLIS, transaction.endsAt);
    return transaction;
  }

  /** Throws on an id that was never issued in this run. */
  requireKnown(id: string): void {
    this.ageOf(id);
  }

  /** Ends a transaction and releases its locks; does nothing if it isn't open. */
  end(id: string): void {
    const transaction = this.open.get(id);
    if (!transaction) return;
    this.open.delete(id);
    // Wake others only if a lock was released. Otherwise two requests that open a transaction, wait and retry would
    // wake each other forever.
    if (this.locks.release(transaction)) this.queue.wakeAll();
  }

  /** Aborts every read-write transaction: what they have read is no longer valid. */
  abortAll(): void {
    for (const transaction of [...this.open.values()]) if (transaction.readTime === null) this.abort(transaction);
  }

  /** Locks documents before they are read. Throws Blocked, with none of them locked, when one is unavailable. */
  lock(transaction: Transaction, paths: readonly string[]): void {
    if (transaction.readTime !== null) return;
    const resources = paths.map((path): Resource => ({ kind: 'document', path }));
    for (const resource of resources) this.requireReadable(transaction, resource);
    for (const resource of resources) this.locks.add(transaction, resource);
  }

  readDocument(transaction: Transaction, path: string): StoredDocument | null {
    this.lock(transaction, [path]);
    return this.viewOf(transaction).get(path);
  }

  readQuery(transaction: Transaction, query: Query): readonly StoredDocument[] {
    const { database } = this;
    const documents = execute(query, this.viewOf(transaction), database.name);
    if (transaction.readTime !== null) return documents;
    const last = query.limit !== null && documents.length >= query.limit ? (documents.at(-1) ?? null) : null;
    const range: Resource = { kind: 'query', query, last };
    this.requireReadable(transaction, range);
    this.locks.add(transaction, range);
    for (const { path } of documents) this.locks.add(transaction, { kind: 'document', path });
    return documents;
  }

  /**
   * Throws Blocked while another transaction has read what these writes would change; `transaction` is the writing one,
   * null for none.
   */
  requireFree(steps: readonly Step[], transaction: Transaction | null): void {
    if (this.locks.none) return;
    this.endExpired();
    const blockers = this.locks.againstWrites(steps, transaction);
    if (blockers.size > 0) throw this.blocked(transaction, blockers, null);
  }

  /** Throws on writes in a read-only transaction. */
  requireWritable(transaction: Transaction): void {
    if (transaction.readTime !== null) throw invalid('Cannot modify entities in a read-only transaction.');
  }

  /** The state that a transaction reads; the current one for a read without a transaction. */
  viewOf(transaction: Transaction | null): View {
    if (transaction === null || transaction.readTime === null) return this.database;
    return this.viewAt(transaction.readTime);
  }

  /** The state at a time. It is built for each read, since a cached view would show later commits. */
  private viewAt(time: Micros): View {
    const view = this.database.at(time);
    if (!view) throw new StatusError('FAILED_PRECONDITION', "The requested 'read_time' is too old.");
    return view;
  }

  private add(number: number, age: number, exclusive: boolean, readTime: Micros | null): Transaction {
    const now = this.wall();
    const id = Buffer.from(`${this.run}${number}:${age}`).toString('base64');
    const transaction = { id, age, exclusive, readTime, expires: now + IDLE_MILLIS, endsAt: now + TOTAL_MILLIS };
    this.open.set(id, transaction);
    return transaction;
  }

  /** The age encoded in an id of this run. Throws on any other id. */
  private ageOf(id: string): number {
    const text = Buffer.from(id, 'base64').toString();
    const age = Number(text.slice(text.lastIndexOf(':') + 1));
    if (!text.startsWith(this.run) || !(age > 0 && age <= this.counter)) throw invalid('Invalid transaction.');
    return age;
  }

  private requireReadable(transaction: Transaction, resource: Resource): void {
    const blockers = new Set(this.locks.againstRead(resource, transaction));
    // A transaction without locks lets an older retry go first. One that holds locks must not, since the retry may be
    // waiting for it.
    if (!this.locks.holdsAny(transaction)) {
      for (const { holder, reading } of this.queue.requests) {
        if (!holder?.exclusive || reading === null || holder.age >= transaction.age) continue;
        if (overlap(reading, resource)) blockers.add(holder);
      }
    }
    if (blockers.size > 0) throw this.blocked(transaction, blockers, resource);
  }

  private blocked(holder: Transaction | null, blockers: ReadonlySet<Transaction>, reading: Resource | null): Blocked {
    const own: Ticket = { age: holder?.age ?? ++this.counter, deadline: this.wall() + LOCK_WAIT_MILLIS };
    return new Blocked(own, (ticket) => {
      const now = this.wall();
      if (now >= ticket.deadline) {
        this.queue.wakeAll();
        return Promise.reject(contention());
      }
      const until = Math.min(ticket.deadline, ...[...blockers].map(({ expires }) => expires));
      const waiting = this.queue.join({ ticket, holder, blockers, reading }, until - now);
      if (holder) this.breakCircle(holder);
      return waiting;
    });
  }

  private breakCircle(holder: Transaction): void {
    const [first, ...others] = this.queue.findCycle(holder);
    if (first) this.abort(others.reduce((youngest, other) => (other.age > youngest.age ? other : youngest), first));
  }

  private abort(transaction: Transaction): void {
    this.queue.abort(transaction);
    this.end(transaction.id);
  }

  private endExpired(): void {
    const now = this.wall();
    for (const { id, expires } of [...this.open.values()]) if (expires <= now) this.end(id);
  }
}
