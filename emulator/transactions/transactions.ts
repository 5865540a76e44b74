import { invalid, StatusError } from '../errors';
import { execute } from '../query/execute';
import type { Query } from '../query/query';
import type { Database } from '../store/database';
import type { StoredDocument } from '../store/document';
import type { View } from '../store/view';
import type { Micros } from '../values/timestamp';

/** A server-side transaction: what it has read, so that its commit can be refused when any of that has changed since. */
export interface Transaction {
  readonly id: string;
  readonly readOnly: boolean;
  /** The time whose state it reads. */
  readonly readTime: Micros;
  readonly view: View;
  /** The version of each document read (null: there was none). */
  readonly documents: Map<string, Micros | null>;
  readonly queries: { readonly query: Query; readonly result: string }[];
  expires: number;
}

/** A transaction idle this long is forgotten (the service's own limit is one minute). */
const IDLE_MILLIS = 60_000;

function fingerprint(documents: readonly StoredDocument[]): string {
  return documents.map(({ path, updateTime }) => `${path}@${updateTime}`).join('\n');
}

/** The open transactions of one database. They read one consistent state and are checked when they commit. */
export class Transactions {
  private readonly open = new Map<string, Transaction>();
  private counter = 0;

  constructor(
    private readonly database: Database,
    private readonly wall: () => number,
  ) {}

  /** Opens a transaction that reads the state at `readTime`. */
  begin(readOnly: boolean, readTime: Micros): Transaction {
    this.forgetIdle();
    const view = this.database.at(readTime);
    if (!view) throw new StatusError('FAILED_PRECONDITION', 'The requested read time is too old.');
    const id = Buffer.from(`${this.database.epoch}:${++this.counter}`).toString('base64');
    const transaction = {
      id,
      readOnly,
      readTime,
      view,
      documents: new Map(),
      queries: [],
      expires: this.wall() + IDLE_MILLIS,
    };
    this.open.set(id, transaction);
    return transaction;
  }

  /** The open transaction with this id; refuses one that ended, expired or never was. */
  get(id: string): Transaction {
    this.forgetIdle();
    const transaction = this.open.get(id);
    if (!transaction) throw new StatusError('ABORTED', 'The referenced transaction has expired or is no longer valid.');
    transaction.expires = this.wall() + IDLE_MILLIS;
    return transaction;
  }

  rollback(id: string): void {
    this.open.delete(id);
  }

  readDocument(transaction: Transaction, path: string): StoredDocument | null {
    const document = transaction.view.get(path);
    transaction.documents.set(path, document?.updateTime ?? null);
    return document;
  }

  readQuery(transaction: Transaction, query: Query): readonly StoredDocument[] {
    const documents = execute(query, transaction.view, this.database.name);
    transaction.queries.push({ query, result: fingerprint(documents) });
    return documents;
  }

  /** Ends a transaction for its commit: refuses with ABORTED when something it read is no longer so, for the client to try again. */
  close(id: string, hasWrites: boolean): void {
    const transaction = this.get(id);
    this.open.delete(id);
    if (!hasWrites) return;
    if (transaction.readOnly) throw invalid('Cannot modify entities in a read-only transaction.');
    for (const [path, version] of transaction.documents) {
      if ((this.database.get(path)?.updateTime ?? null) !== version) throw contention();
    }
    for (const { query, result } of transaction.queries) {
      if (fingerprint(execute(query, this.database, this.database.name)) !== result) throw contention();
    }
  }

  private forgetIdle(): void {
    const now = this.wall();
    for (const [id, transaction] of this.open) if (transaction.expires < now) this.open.delete(id);
  }
}

function contention(): StatusError {
  return new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
}
