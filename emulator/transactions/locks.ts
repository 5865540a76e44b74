import type { DatabaseName } from '../paths/resourceName';
import { compareDocuments, inScope, selects } from '../query/selection';
import { collectionPath } from '../query/query';
import type { Query } from '../query/query';
import type { StoredDocument } from '../documents/document';
import type { Step } from '../store/plan';

/** A holder of locks. One that is `exclusive` doesn't share what it has read. */
export interface Holder {
  readonly exclusive: boolean;
}

/**
 * What a read locks: a document (whether it exists or not), or the range of a query up to the last document within its
 * limit.
 */
export type Resource =
  | { readonly kind: 'document'; readonly path: string }
  | { readonly kind: 'query'; readonly query: Query; readonly last: StoredDocument | null };

type Range = Extract<Resource, { kind: 'query' }>;

interface Held {
  readonly paths: Set<string>;
  readonly ranges: Range[];
}

/**
 * Tracks which transactions have read what. Reads are shared; a write requires that no other transaction has read what
 * it changes.
 */
export class Locks<H extends Holder> {
  private readonly held = new Map<H, Held>();
  private readonly byPath = new Map<string, Set<H>>();

  constructor(private readonly database: DatabaseName) {}

  /** True when no lock is held. */
  get none(): boolean {
    return this.held.size === 0;
  }

  holdsAny(holder: H): boolean {
    return this.held.has(holder);
  }

  add(holder: H, resource: Resource): void {
    let held = this.held.get(holder);
    if (!held) this.held.set(holder, (held = { paths: new Set(), ranges: [] }));
    if (resource.kind === 'query') {
      held.ranges.push(resource);
      return;
    }
    held.paths.add(resource.path);
    const holders = this.byPath.get(resource.path);
    if (holders) holders.add(holder);
    else this.byPath.set(resource.path, new Set([holder]));
  }

  /** Releases all locks of a holder; returns whether it had any. */
  release(holder: H): boolean {
    for (const path of this.held.get(holder)?.paths ?? []) {
      const holders = this.byPath.get(path);
      holders?.delete(holder);
      if (holders?.size === 0) this.byPath.delete(path);
    }
    return this.held.delete(holder);
  }

  /**
   * The other holders that have read what these writes affect: the documents themselves, or a range that contains one
   * of them before or after the write.
   */
  againstWrites(steps: readonly Step[], self: H | null): ReadonlySet<H> {
    const against = new Set<H>();
    if (this.none) return against;
    for (const { write, before, after } of steps) {
      if (write.kind === 'verify') continue;
      for (const holder of this.byPath.get(write.path) ?? []) if (holder !== self) against.add(holder);
      for (const [holder, { ranges }] of this.held) {
        if (holder !== self && ranges.some((range) => this.within(range, before) || this.within(range, after)))
          against.add(holder);
      }
    }
    return against;
  }

  /**
   * The other holders whose locks keep `self` from reading this: the exclusive ones, or all of them when `self` is
   * exclusive.
   */
  againstRead(resource: Resource, self: H): ReadonlySet<H> {
    const against = new Set<H>();
    for (const [holder, { paths, ranges }] of this.held) {
      if (holder === self || !(self.exclusive || holder.exclusive)) continue;
      const met =
        resource.kind === 'document' && paths.has(resource.path)
          ? true
          : ranges.some((range) => overlap(range, resource)) ||
            (resource.kind === 'query' && [...paths].some((path) => inScope(path, resource.query)));
      if (met) against.add(holder);
    }
    return against;
  }

  private within({ query, last }: Range, document: StoredDocument | null): boolean {
    if (!document || !selects(query, document, this.database)) return false;
    return last === null || compareDocuments(document, last, query, this.database) <= 0;
  }
}

/** Whether two reads can overlap in a document; for two queries, whether they read a collection of the same name. */
export function overlap(a: Resource, b: Resource): boolean {
  if (a.kind === 'document') return b.kind === 'document' ? a.path === b.path : inScope(a.path, b.query);
  if (b.kind === 'document') return inScope(b.path, a.query);
  if (a.query.collectionId === null || b.query.collectionId === null) return true;
  return a.query.allDescendants || b.query.allDescendants
    ? a.query.collectionId === b.query.collectionId
    : collectionPath(a.query) === collectionPath(b.query);
}
