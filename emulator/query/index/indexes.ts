import { idOf, parentOf } from '../../paths/resourceName';
import type { DatabaseName } from '../../paths/resourceName';
import type { StoredDocument } from '../../documents/document';
import { NAME_FIELD } from '../../paths/fieldPath';
import { disjunctionsOf } from '../disjunctions';
import type { FieldFilter } from '../filter';
import { collectionPath } from '../query';
import type { Query } from '../query';
import { compareDocuments, selects } from '../selection';
import { merged } from './merge';
import { OrderedIndex } from './orderedIndex';
import { pathOf, scanOf } from './scan';

/** The documents that indexes are built from. */
export interface Source {
  get(path: string): StoredDocument | null;
  inCollection(collectionPath: string): Iterable<StoredDocument>;
  inGroup(parent: string, collectionId: string | null): Iterable<StoredDocument>;
}

/** Maximum number of indexes per collection; the least recently used one is evicted. */
const MAX_INDEXES = 32;

/** The indexes of one database. Each is built when a query first needs it, and updated with every write. */
export class Indexes {
  /** By collection path or, for groups, by collection id; then by the name of the shape, most recently used last. */
  private readonly ofCollections = new Map<string, Map<string, OrderedIndex>>();
  private readonly ofGroups = new Map<string, Map<string, OrderedIndex>>();

  constructor(
    private readonly database: DatabaseName,
    private readonly source: Source,
  ) {}

  /** In the query's order, all documents that match a query, and possibly others; ignores limit and offset. */
  candidates(query: Query): Iterable<StoredDocument> {
    const compare = (a: StoredDocument, b: StoredDocument): number => compareDocuments(a, b, query, this.database);
    if (query.collectionId === null) {
      const all = [...this.source.inGroup(query.parent, null)];
      return all.filter((document) => selects(query, document, this.database)).sort(compare);
    }
    const rows = disjunctionsOf(query.filter).map((filters) => this.row(query, filters));
    return rows.length === 1 ? (rows[0] as Iterable<StoredDocument>) : merged(rows, compare);
  }

  /** Updates the indexes after a document changed, was created or was deleted. */
  replace(path: string, before: StoredDocument | null, after: StoredDocument | null): void {
    const parent = parentOf(path);
    for (const [scopes, scope] of [
      [this.ofCollections, parent],
      [this.ofGroups, idOf(parent)],
    ] as const) {
      const indexes = scopes.get(scope);
      if (!indexes) continue;
      for (const [name, index] of indexes) {
        index.replace(before, after);
        if (index.size === 0) indexes.delete(name);
      }
      if (indexes.size === 0) scopes.delete(scope);
    }
  }

  private row(query: Query, filters: readonly FieldFilter[]): Iterable<StoredDocument> {
    const named = filters.find(({ field, op }) => field === NAME_FIELD && op === '==');
    if (named) {
      const path = pathOf(named.value, this.database);
      const document = path === null ? null : this.source.get(path);
      return document && selects(query, document, this.database) ? [document] : [];
    }
    const { shape, low, high, backwards } = scanOf(query, filters, this.database);
    return this.indexFor(query, shape).scan(low, high, backwards);
  }

  private indexFor(query: Query, shape: ConstructorParameters<typeof OrderedIndex>[0]): OrderedIndex {
    const scopes = query.allDescendants ? this.ofGroups : this.ofCollections;
    const scope = query.allDescendants ? (query.collectionId as string) : collectionPath(query);
    let indexes = scopes.get(scope);
    if (!indexes) scopes.set(scope, (indexes = new Map()));
    let index = indexes.get(shape.name);
    if (!index) {
      const documents = query.allDescendants
        ? this.source.inGroup('', query.collectionId)
        : this.source.inCollection(scope);
      index = new OrderedIndex(shape, documents);
    }
    indexes.delete(shape.name);
    indexes.set(shape.name, index);
    if (indexes.size > MAX_INDEXES) indexes.delete([...indexes.keys()][0] as string);
    return index;
  }
}
