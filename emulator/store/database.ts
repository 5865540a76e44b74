import { idOf, parentOf } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { Indexes } from '../query/index/indexes';
import type { Query } from '../query/query';
import { documentSize } from '../values/size';
import type { Micros } from '../values/timestamp';
import type { StoredDocument } from '../documents/document';
import { OverlayView } from './overlayView';
import type { View } from '../query/view';

/** The change of one document in a commit. */
export interface Change {
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** One atomic step in the database's history. */
export interface Commit {
  readonly version: Micros;
  readonly changes: readonly Change[];
}

export type CommitListener = (commit: Commit) => void;

/** The size of the history; older read times are rejected, and targets with older resume tokens are sent in full. */
const KEPT_CHANGES = 50_000;
const KEPT_BYTES = 64 * 1024 * 1024;

/**
 * One database: its documents by path, by collection and by index, and its history, from which earlier states are
 * reconstructed.
 */
export class Database implements View {
  private readonly documents = new Map<string, StoredDocument>();
  private readonly collections = new Map<string, Map<string, StoredDocument>>();
  private readonly groups = new Map<string, Set<string>>();
  private readonly history: Commit[] = [];
  private keptChanges = 0;
  private keptBytes = 0;
  private oldest: Micros;
  private readonly listeners = new Set<CommitListener>();
  private readonly indexes: Indexes;

  /**
   * `epoch` names this run of the data: resume tokens from another epoch can't be continued. `born` is its start time.
   */
  constructor(
    readonly name: DatabaseName,
    readonly epoch: string,
    born: Micros,
  ) {
    this.oldest = born;
    this.indexes = new Indexes(name, this);
  }

  get(path: string): StoredDocument | null {
    return this.documents.get(path) ?? null;
  }

  /** The documents of one collection, in no particular order. */
  inCollection(collectionPath: string): Iterable<StoredDocument> {
    return this.collections.get(collectionPath)?.values() ?? [];
  }

  /**
   * The documents of every collection with this id below a parent (empty: anywhere). A null id means all collections.
   */
  *inGroup(parent: string, collectionId: string | null): Iterable<StoredDocument> {
    const paths = collectionId === null ? this.collections.keys() : (this.groups.get(collectionId) ?? []);
    for (const path of paths) {
      if (parent === '' || path.startsWith(`${parent}/`)) yield* this.inCollection(path);
    }
  }

  candidates(query: Query): Iterable<StoredDocument> {
    return this.indexes.candidates(query);
  }

  /** All documents, for export. */
  all(): Iterable<StoredDocument> {
    return this.documents.values();
  }

  *pathsIn(prefix: string): Iterable<string> {
    for (const [path, documents] of this.collections) if (path.startsWith(prefix)) yield* documents.keys();
  }

  /** Adds one commit to the history and calls the listeners; a commit without changes is ignored. */
  commit(commit: Commit): void {
    if (commit.changes.length === 0) return;
    for (const change of commit.changes) this.put(change.path, change.after);
    this.history.push(commit);
    this.keptChanges += commit.changes.length;
    this.keptBytes += bytesOf(commit);
    while ((this.keptChanges > KEPT_CHANGES || this.keptBytes > KEPT_BYTES) && this.history.length > 1)
      this.forgetOldest();
    for (const listener of [...this.listeners]) listener(commit);
  }

  /** Calls the listener synchronously with each later commit; returns its unsubscribe. */
  subscribe(listener: CommitListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The state right after `version`; null when that is older than the history. */
  at(version: Micros): View | null {
    if (version < this.oldest) return null;
    const earlier = new Map<string, StoredDocument | null>();
    for (let i = this.history.length - 1; i >= 0; i--) {
      const commit = this.history[i] as Commit;
      if (commit.version <= version) break;
      for (const change of commit.changes) earlier.set(change.path, change.before);
    }
    return earlier.size === 0 ? this : new OverlayView(this.name, this, earlier);
  }

  private put(path: string, document: StoredDocument | null): void {
    const before = this.documents.get(path) ?? null;
    this.place(path, document);
    this.indexes.replace(path, before, document);
  }

  private place(path: string, document: StoredDocument | null): void {
    const collectionPath = parentOf(path);
    const collection = this.collections.get(collectionPath);
    if (document === null) {
      this.documents.delete(path);
      collection?.delete(path);
      if (collection?.size === 0) this.dropCollection(collectionPath);
      return;
    }
    this.documents.set(path, document);
    if (collection) collection.set(path, document);
    else this.addCollection(collectionPath, document);
  }

  private addCollection(collectionPath: string, document: StoredDocument): void {
    this.collections.set(collectionPath, new Map([[document.path, document]]));
    const id = idOf(collectionPath);
    const group = this.groups.get(id);
    if (group) group.add(collectionPath);
    else this.groups.set(id, new Set([collectionPath]));
  }

  private dropCollection(collectionPath: string): void {
    this.collections.delete(collectionPath);
    const id = idOf(collectionPath);
    const group = this.groups.get(id);
    group?.delete(collectionPath);
    if (group?.size === 0) this.groups.delete(id);
  }

  private forgetOldest(): void {
    const commit = this.history.shift();
    if (!commit) return;
    this.keptChanges -= commit.changes.length;
    this.keptBytes -= bytesOf(commit);
    this.oldest = commit.version;
  }
}

/** The memory cost of a commit in the history: the documents that it replaced. */
function bytesOf({ changes }: Commit): number {
  return changes.reduce((sum, { path, before }) => sum + (before ? documentSize(path, before.fields) : 0), 0);
}
