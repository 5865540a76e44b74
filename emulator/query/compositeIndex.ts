import { StatusError } from '../errors';
import { NAME_FIELD } from '../paths/fieldPath';
import { databaseName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { isInequality } from './filter';
import type { FieldFilter, Filter } from './filter';
import type { Query } from './query';

/** One field of an index as `firestore.indexes.json` writes it. */
export interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

/** A composite index as `firestore.indexes.json` writes it. */
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly IndexField[];
}

/** The filter as alternatives, each a list of conditions that hold together. */
function alternatives(filter: Filter | null): readonly (readonly FieldFilter[])[] {
  if (filter === null) return [[]];
  if (filter.kind === 'field') return [[filter]];
  if (filter.kind === 'or') return filter.filters.flatMap(alternatives);
  return filter.filters.reduce<readonly (readonly FieldFilter[])[]>(
    (all, part) => all.flatMap((left) => alternatives(part).map((right) => [...left, ...right])),
    [[]],
  );
}

function ordered(query: Query): readonly IndexField[] {
  const orders = query.orderBy.filter(({ field }) => field !== NAME_FIELD);
  return orders.map(({ field, descending }) => ({ fieldPath: field, order: descending ? 'DESCENDING' : 'ASCENDING' }));
}

function flipped(fields: readonly IndexField[]): readonly IndexField[] {
  return fields.map((field) => (field.order ? { ...field, order: field.order === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING' } : field));
}

function sameField(a: IndexField, b: IndexField): boolean {
  return a.fieldPath === b.fieldPath && (a.arrayConfig ?? null) === (b.arrayConfig ?? null) && (a.order ?? null) === (b.order ?? null);
}

/** What one alternative of a query needs: fields compared for equality, array fields, then the ordered fields. Null when automatic indexes do. */
function needOf(conditions: readonly FieldFilter[], query: Query): { equal: readonly string[]; arrays: readonly string[]; orders: readonly IndexField[] } | null {
  const named = conditions.filter(({ field }) => field !== NAME_FIELD);
  const nameRange = conditions.some(({ field, op }) => field === NAME_FIELD && isInequality(op));
  const equal = [...new Set(named.filter(({ op }) => op === '==' || op === 'in').map(({ field }) => field))];
  const arrays = [...new Set(named.filter(({ op }) => op.startsWith('array-')).map(({ field }) => field))];
  const orders = ordered(query).filter(({ fieldPath }) => !equal.includes(fieldPath));
  const nameDescending = query.orderBy.find(({ field }) => field === NAME_FIELD)?.descending ?? false;
  if (orders.length === 0) {
    if (!nameDescending || (equal.length === 0 && arrays.length === 0)) return null;
    return nameRange || equal.length + arrays.length > 0 ? { equal, arrays, orders: [{ fieldPath: NAME_FIELD, order: 'DESCENDING' }] } : null;
  }
  const lastDescending = orders.at(-1)?.order === 'DESCENDING';
  const nameOrder: readonly IndexField[] = nameDescending === lastDescending ? [] : [{ fieldPath: NAME_FIELD, order: nameDescending ? 'DESCENDING' : 'ASCENDING' }];
  if (equal.length === 0 && arrays.length === 0 && orders.length === 1 && nameOrder.length === 0) return null;
  return { equal, arrays, orders: [...orders, ...nameOrder] };
}

/** True when the index's tail is the wanted order (or its mirror) and its head covers only fields compared for equality. */
function serves(index: CompositeIndex, need: NonNullable<ReturnType<typeof needOf>>): readonly string[] | null {
  const declared = index.fields.filter((field, i) => !(i === index.fields.length - 1 && field.fieldPath === NAME_FIELD && !need.orders.some((order) => order.fieldPath === NAME_FIELD)));
  const head = declared.slice(0, declared.length - need.orders.length);
  const tail = declared.slice(declared.length - need.orders.length);
  if (declared.length < need.orders.length) return null;
  const matchesTail = (wanted: readonly IndexField[]): boolean => wanted.every((field, i) => sameField(field, tail[i] as IndexField));
  if (!matchesTail(need.orders) && !matchesTail(flipped(need.orders))) return null;
  const covered: string[] = [];
  for (const field of head) {
    const wanted = field.arrayConfig ? need.arrays : need.equal;
    if (!wanted.includes(field.fieldPath)) return null;
    covered.push(field.fieldPath);
  }
  return covered;
}

/** The composite indexes that a project declares, and the refusal of queries that need another. */
export class IndexBook {
  private readonly indexes: readonly CompositeIndex[];

  /** `json` is the content of a `firestore.indexes.json`. */
  constructor(json: unknown) {
    const list = (json as { indexes?: unknown } | null)?.indexes;
    this.indexes = Array.isArray(list) ? (list as CompositeIndex[]) : [];
  }

  /** The index that a query needs and that is not declared; null when it can run. Several declared indexes may be merged over equalities. */
  missing(query: Query): CompositeIndex | null {
    if (query.collectionId === null) return null;
    const queryScope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
    const candidates = this.indexes.filter((index) => index.collectionGroup === query.collectionId && (index.queryScope ?? 'COLLECTION') === queryScope);
    for (const conditions of alternatives(query.filter)) {
      const need = needOf(conditions, query);
      if (need === null) continue;
      const covered = new Set<string>();
      let any = false;
      for (const index of candidates) {
        const fields = serves(index, need);
        if (!fields) continue;
        any = true;
        fields.forEach((field) => covered.add(field));
      }
      if (any && [...need.equal, ...need.arrays].every((field) => covered.has(field))) continue;
      return {
        collectionGroup: query.collectionId,
        queryScope,
        fields: [
          ...need.arrays.map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' as const })),
          ...need.equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
          ...need.orders,
        ],
      };
    }
    return null;
  }

  /** Refuses a query whose index is missing, with the entry to add. */
  require(query: Query, name: DatabaseName): void {
    const index = this.missing(query);
    if (!index) return;
    throw new StatusError(
      'FAILED_PRECONDITION',
      `The query requires an index. Add this entry to "indexes" in firestore.indexes.json (${databaseName(name)}): ${JSON.stringify(index)}`,
    );
  }
}

