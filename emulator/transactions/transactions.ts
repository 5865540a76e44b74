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

/** A server-side transaction. One that only reads sees the state of one time; one that may write sees the present and locks what it reads. */
export interface Transaction {
  readonly id: string;
  /** Its place in the order of beginnings; one that is tried again keeps the place of its first attempt. */
  readonly age: number;
  /** A second attempt locks what it reads for itself alone, so that it cannot fail for the same reason again. */
  readonly exclusive: boolean;
  /** The time whose state it sees when it only reads; null for one that may write. */
  readonly readTime: Micros | null;
  /** When it ends by itself, in milliseconds since 1970. */
  expires: number;
  readonly endsAt: number;
}

/** The documented limits of a transaction: idle, and in all. https://firebase.google.com/docs/firestore/quotas */
const IDLE_MILLIS = 60_000;
const TOTAL_MILLIS = 270_000;
/** How long a request waits for a lock before it is refused with contention. No page gives the service's own time. */
export const LOCK_WAIT_MILLIS = 15_000;

/**
 * The open transactions of one database. Those that may write lock as the service's server libraries find it: reads share, a write waits
 * for all others who have read, and of a circle of those who wait the youngest is aborted.
 * https://firebase.google.com/docs/firestore/transaction-data-contention
 */
export class Transactions {
  private readonly open = new Map<string, Transaction>();
  private readonly locks: Locks<Transaction>;
  private readonly queue: Queue<Transaction>;
  private counter = 0;
  /** How every id of this run begins, so that no later run takes it for one it has given. */
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

  /** Opens a transaction that may write; `retried` names the failed attempt that it repeats. Refuses one that never was. */
  begin(retried: string | null = null): Transaction {
    this.endExpired();
    const number = ++this.counter;
    const age = retried === null ? number : this.ageOf(retried);
    return this.add(number, age, age !== number, null);
  }

  /** Opens a transaction that reads the state at a time and locks nothing. */
  beginReadOnly(time: Micros): Transaction {
    this.endExpired();
    this.viewAt(time);
    const number = ++this.counter;
    return this.add(number, number, false, time);
  }

  /** The open transaction with this id; refuses one that ended, expired or never was. */
  get(id: string): Transaction {
    this.endExpired();
    const transaction = this.open.get(id);
    if (!transaction) throw invalid('The referenced transaction has expired or is no longer valid.');
    transaction.expires = Math.min(this.wall() + IDLE_MILLIS, transaction.endsAt);
    return transaction;
  }

  /** Refuses an id that no transaction of this run has had. */
  requireKnown(id: string): void {
    this.ageOf(id);
  }

  /** Ends a transaction and frees what it locked; one that is not open has ended already. */
  end(id: string): void {
    const transaction = this.open.get(id);
    if (!transaction) return;
    this.open.delete(id);
    // To wake others for nothing would let two who open a transaction, wait and try again wake each other for ever.
    if (this.locks.release(transaction)) this.queue.wakeAll();
  }

  /** Aborts every transaction that may write: what they have read is no longer so. */
  abortAll(): void {
    for (const transaction of [...this.open.values()]) if (transaction.readTime === null) this.abort(transaction);
  }

  /** Locks documents before they are read; throws Blocked, with none of them locked, when one cannot be had. */
  lock(transaction: Transaction, paths: readonly string[]): void {
    if (transaction.readTime !== null) return;
    const resources = paths.map((path): Resource => ({ kind: 'document', path }));
    for (const resource of resources) this.requireReadable(transaction, resource);
    for (const resource of resources) this.locks.add(transaction, resource);
  }

  readDocument(transaction: Transaction, path: string): StoredDocument | null {
    if (transaction.readTime !== null) return this.viewAt(transaction.readTime).get(path);
    this.lock(transaction, [path]);
    return this.database.get(path);
  }

  readQuery(transaction: Transaction, query: Query): readonly StoredDocument[] {
    const { database } = this;
    if (transaction.readTime !== null) return execute(query, this.viewAt(transaction.readTime), database.name);
    const documents = execute(query, database, database.name);
    const last = query.limit !== null && documents.length >= query.limit ? (documents.at(-1) ?? null) : null;
    const range: Resource = { kind: 'query', query, last };
    this.requireReadable(transaction, range);
    this.locks.add(transaction, range);
    for (const { path } of documents) this.locks.add(transaction, { kind: 'document', path });
    return documents;
  }

  /** Throws Blocked while another transaction has read what these writes would change; `transaction` is the one that writes, null for none. */
  requireFree(steps: readonly Step[], transaction: Transaction | null): void {
    if (this.locks.none) return;
    this.endExpired();
    const blockers = this.locks.againstWrites(steps, transaction);
    if (blockers.size > 0) throw this.blocked(transaction, blockers, null);
  }

  /** Refuses writes in a transaction that only reads. */
  requireWritable(transaction: Transaction): void {
    if (transaction.readTime !== null) throw invalid('Cannot modify entities in a read-only transaction.');
  }

  /** The state at a time. It is put together for each reading, for a later commit would show through one that was kept. */
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

  /** The age in an id of this run; refuses any other. */
  private ageOf(id: string): number {
    const text = Buffer.from(id, 'base64').toString();
    const age = Number(text.slice(text.lastIndexOf(':') + 1));
    if (!text.startsWith(this.run) || !(age > 0 && age <= this.counter)) throw invalid('Invalid transaction.');
    return age;
  }

  private requireReadable(transaction: Transaction, resource: Resource): void {
    const blockers = new Set(this.locks.againstRead(resource, transaction));
    // Who holds nothing yet lets an older second attempt go first; who holds something must not wait for one that waits for it.
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
