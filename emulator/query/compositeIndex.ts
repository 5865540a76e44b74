import { StatusError } from '../errors';
import { NAME_FIELD } from '../paths/fieldPath';
import { databaseName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import type { FieldFilter, Filter } from './filter';
import type { Query } from './query';

/** One field of an index in `firestore.indexes.json` form. */
export interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

/** A composite index in `firestore.indexes.json` form. */
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly IndexField[];
}

/** The filter as alternatives, each a conjunction of conditions. */
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

function sameField(a: IndexField, b: IndexField): boolean {
  return (
    a.fieldPath === b.fieldPath &&
    (a.arrayConfig ?? null) === (b.arrayConfig ?? null) &&
    (a.order ?? null) === (b.order ?? null)
  );
}

/**
 * The index requirements of one alternative of a query: fields with an equality, array fields, then the ordered fields.
 */
interface Need {
  readonly equal: readonly string[];
  readonly arrays: readonly string[];
  readonly orders: readonly IndexField[];
}

function needOf(conditions: readonly FieldFilter[], query: Query): Need {
  const named = conditions.filter(({ field }) => field !== NAME_FIELD);
  const equal = [
    ...new Set(named.filter(({ op }) => op === '==' || op === 'in' || op === 'is').map(({ field }) => field)),
  ];
  const arrays = [...new Set(named.filter(({ op }) => op.startsWith('array-')).map(({ field }) => field))];
  const orders = ordered(query).filter(({ fieldPath }) => !equal.includes(fieldPath));
  const nameDescending = query.orderBy.find(({ field }) => field === NAME_FIELD)?.descending ?? false;
  const last = orders.at(-1);
  const sameDirection = !last || nameDescending === (last.order === 'DESCENDING');
  return {
    equal,
    arrays,
    orders: sameDirection
      ? orders
      : [...orders, { fieldPath: NAME_FIELD, order: nameDescending ? 'DESCENDING' : 'ASCENDING' }],
  };
}

/** Automatic single-field indexes are enough for equalities alone (they are merged), and for a single ordered field. */
function isAutomatic({ equal, arrays, orders }: Need): boolean {
  return orders.length === 0 || (orders.length === 1 && equal.length === 0 && arrays.length === 0);
}

/**
 * The equality fields that an index covers, if it ends with the required order and begins with nothing else; else null.
 * An index is only read in its own direction: the same fields in the opposite direction are a different index. That's
 * why `limitToLast`, which the SDKs send with reversed orders, may need another index.
 */
function serves(index: CompositeIndex, need: Need): readonly string[] | null {
  const declared = index.fields.filter(
    (field, i) =>
      !(
        i === index.fields.length - 1 &&
        field.fieldPath === NAME_FIELD &&
        !need.orders.some((order) => order.fieldPath === NAME_FIELD)
      ),
  );
  const head = declared.slice(0, declared.length - need.orders.length);
  const tail = declared.slice(declared.length - need.orders.length);
  if (declared.length < need.orders.length) return null;
  const matchesTail = (wanted: readonly IndexField[]): boolean =>
    wanted.every((field, i) => sameField(field, tail[i] as IndexField));
  if (!matchesTail(need.orders)) return null;
  const covered: string[] = [];
  for (const field of head) {
    const wanted = field.arrayConfig ? need.arrays : need.equal;
    if (!wanted.includes(field.fieldPath)) return null;
    covered.push(field.fieldPath);
  }
  return covered;
}

/** An index setting for one field in `fieldOverrides` form. */
interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes?: readonly {
    readonly order?: string;
    readonly arrayConfig?: string;
    readonly queryScope?: string;
  }[];
}

/** A query's missing index: a composite index, or a single-field index over a collection group. */
export type MissingIndex =
  | { readonly list: 'indexes'; readonly entry: CompositeIndex }
  | { readonly list: 'fieldOverrides'; readonly entry: FieldOverride };

/** The indexes that a project declares. Throws on queries that need another one. */
export class IndexRegistry {
  private readonly indexes: readonly CompositeIndex[];
  private readonly overrides: readonly FieldOverride[];

  /** `json` is the content of a `firestore.indexes.json`. */
  constructor(json: unknown) {
    const { indexes, fieldOverrides } = (json ?? {}) as { indexes?: unknown; fieldOverrides?: unknown };
    this.indexes = Array.isArray(indexes) ? (indexes as CompositeIndex[]) : [];
    this.overrides = Array.isArray(fieldOverrides) ? (fieldOverrides as FieldOverride[]) : [];
  }

  /** The first required index that isn't declared; null when the query can run. */
  missing(query: Query): MissingIndex | null {
    if (query.collectionId === null) return null;
    for (const conditions of alternatives(query.filter)) {
      const need = needOf(conditions, query);
      const missing = isAutomatic(need) ? this.missingOverride(query, need) : this.missingComposite(query, need);
      if (missing) return missing;
    }
    return null;
  }

  /** Throws when a query's index is missing; the message contains the entry to add. */
  require(query: Query, name: DatabaseName): void {
    const missing = this.missing(query);
    if (!missing) return;
    throw new StatusError(
      'FAILED_PRECONDITION',
      `The query requires an index. Add this entry to "${missing.list}" in firestore.indexes.json (${databaseName(name)}): ${JSON.stringify(missing.entry)}`,
    );
  }

  /** Several declared indexes with the same order may cover the equalities together: the service merges them. */
  private missingComposite(query: Query, need: Need): MissingIndex | null {
    const collectionGroup = query.collectionId as string;
    const queryScope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
    const candidates = this.indexes.filter(
      (index) => index.collectionGroup === collectionGroup && (index.queryScope ?? 'COLLECTION') === queryScope,
    );
    const serving = candidates.flatMap((index) => [serves(index, need)].filter((covered) => covered !== null));
    const covered = new Set(serving.flat());
    if (serving.length > 0 && [...need.equal, ...need.arrays].every((field) => covered.has(field))) return null;
    const fields: readonly IndexField[] = [
      ...need.arrays.map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' as const })),
      ...need.equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
      ...need.orders,
    ];
    return { list: 'indexes', entry: { collectionGroup, queryScope, fields } };
  }

  /** Automatic indexes cover only single collections; a field queried over a collection group needs an override. */
  private missingOverride(query: Query, need: Need): MissingIndex | null {
    if (!query.allDescendants) return null;
    const wanted: readonly IndexField[] = [
      ...need.arrays.map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' as const })),
      ...need.equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
      ...need.orders.filter(({ fieldPath }) => fieldPath !== NAME_FIELD),
    ];
    const collectionGroup = query.collectionId as string;
    for (const { fieldPath, order, arrayConfig } of wanted) {
      const declared = this.overrides.filter(
        (override) => override.collectionGroup === collectionGroup && override.fieldPath === fieldPath,
      );
      const modes = declared
        .flatMap(({ indexes = [] }) => indexes)
        .filter(({ queryScope }) => queryScope === 'COLLECTION_GROUP');
      if (modes.some((mode) => (arrayConfig ? mode.arrayConfig === arrayConfig : mode.order === order))) continue;
      const mode = arrayConfig
        ? { arrayConfig, queryScope: 'COLLECTION_GROUP' }
        : { order, queryScope: 'COLLECTION_GROUP' };
      return { list: 'fieldOverrides', entry: { collectionGroup, fieldPath, indexes: [mode] } };
    }
    return null;
  }
}
