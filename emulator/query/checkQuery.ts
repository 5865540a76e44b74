import { invalid, StatusError } from '../errors';
import { NAME_FIELD } from '../paths/fieldPath';
import { conditionsOf, disjunctionsOf, keyOf } from './disjunctions';
import { fieldFilters, isInequality, subjectOf } from './filter';
import type { FieldFilter, Filter, Operator } from './filter';
import type { Query } from './query';

/** Maximum number of fields with inequalities in one query (documented limit). */
const MAX_INEQUALITY_FIELDS = 10;
/** Maximum total of filters, orders and a parent document (documented limit). */
const MAX_PARTS = 100;

/**
 * Throws on queries that the service rejects although each part is well formed. `asked` is the filter including the
 * parts that can never match.
 */
export function checkQuery(query: Query, asked: Filter | null): void {
  const filters = fieldFilters(asked);
  checkNegations(filters, asked);
  if (query.findNearest) checkNearest(query);
  if (query.allDescendants && query.parent !== '') checkGroup(query, filters);
  if (query.collectionId === null) checkKindless(query, filters);
  checkInequalities(fieldFilters(query.filter));
  checkParts(query, filters);
  checkArrays(asked);
  checkKeys(fieldFilters(query.filter));
  checkOrders(query, filters);
}

/** A vector search doesn't allow the query's own limit, offset or cursors. */
function checkNearest({ limit, offset, startAt, endAt }: Query): void {
  if (limit !== null) throw invalid('A query limit cannot be used with FindNearest');
  if (offset > 0) throw invalid('A query offset cannot be used with FindNearest');
  if (startAt || endAt) throw invalid('A cursor cannot be used with FindNearest');
}

const NEGATIONS: readonly Operator[] = ['!=', 'not-in', 'is-not'];

function checkNegations(filters: readonly FieldFilter[], filter: Filter | null): void {
  const ops = filters.map(({ op }) => op);
  if (ops.filter((op) => NEGATIONS.includes(op)).length > 1)
    throw invalid("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  if (ops.includes('not-in') && (ops.includes('in') || ops.includes('array-contains-any') || hasOr(filter)))
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
}

function hasOr(filter: Filter | null): boolean {
  return filter !== null && filter.kind !== 'field' && (filter.kind === 'or' || filter.filters.some(hasOr));
}

/** A collection group below a document is read as a range of names. */
function checkGroup({ explicitOrderBy }: Query, filters: readonly FieldFilter[]): void {
  if ([...explicitOrderBy, ...filters].some(({ field }) => field !== NAME_FIELD))
    throw invalid('collection group queries are only allowed at the root parent');
  if (explicitOrderBy.some(({ descending }) => descending))
    throw new StatusError(
      'FAILED_PRECONDITION',
      "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
    );
}

/** A query over all collections can only be ordered by name. */
function checkKindless({ explicitOrderBy }: Query, filters: readonly FieldFilter[]): void {
  if (explicitOrderBy.some(({ field, descending }) => field !== NAME_FIELD || descending))
    throw invalid('kind is required for all orders except __key__ ascending');
  const filter = filters.find(({ field }) => field !== NAME_FIELD);
  if (filter) throw invalid(`kind is required for filter: ${subjectOf(filter)}`);
}

function checkInequalities(filters: readonly FieldFilter[]): void {
  const fields = new Set(filters.filter(({ op }) => isInequality(op)).map(({ field }) => field));
  if (fields.size > MAX_INEQUALITY_FIELDS) {
    const names = [...fields].map((field) => (field === NAME_FIELD ? '__key__' : field)).join(', ');
    throw invalid(
      `The query contains ${fields.size} distinct inequality fields: [${names}]. A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
    );
  }
}

function checkKeys(filters: readonly FieldFilter[]): void {
  const inequalities = filters.filter(({ op }) => isInequality(op));
  const namesKey = filters.some(({ field, op }) => field === NAME_FIELD && (op === '==' || op === 'in'));
  if (namesKey && inequalities.length > 0 && inequalities.every(({ field }) => field !== NAME_FIELD))
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
}

/** Each value of a list operator counts; the same condition twice counts once. */
function checkParts({ parent, explicitOrderBy }: Query, filters: readonly FieldFilter[]): void {
  const conditions = new Set(
    filters.flatMap((filter) =>
      filter.op === 'not-in' && filter.value.kind === 'array'
        ? filter.value.values.map((value) => keyOf({ ...filter, value }))
        : conditionsOf(filter).map(keyOf),
    ),
  );
  const orders = explicitOrderBy.length;
  if (conditions.size + orders + (parent === '' ? 0 : 1) <= MAX_PARTS) return;
  throw invalid(
    `The query may not have more than ${MAX_PARTS} filters + sort orders + ancestor total. Currently there are ${conditions.size} filters, ${orders} sort orders, and ${parent === '' ? 'no' : 'one'} ancestor filter.`,
  );
}

/** An index contains an array field once: a conjunction may have at most one condition on array contents. */
function checkArrays(asked: Filter | null): void {
  const contains = ({ op }: FieldFilter): boolean => op === 'array-contains';
  if (
    disjunctionsOf(asked).some((conjunction) => conjunction.filter(contains).length > 1) ||
    (asked !== null && mixesArrayOperators(asked))
  )
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
}

/**
 * True when `array-contains` and `array-contains-any` are in the same conjunction, even if they were the same after
 * expansion.
 */
function mixesArrayOperators(filter: Filter): boolean {
  if (filter.kind === 'field') return false;
  const { kind, filters } = filter;
  if (filters.some(mixesArrayOperators)) return true;
  const uses = (part: Filter, op: Operator): boolean => fieldFilters(part).some((one) => one.op === op);
  return (
    kind === 'and' &&
    filters.some(
      (part) =>
        uses(part, 'array-contains') && filters.some((other) => other !== part && uses(other, 'array-contains-any')),
    )
  );
}

function checkOrders({ orderBy }: Query, filters: readonly FieldFilter[]): void {
  const fields = orderBy.map(({ field }) => field);
  const twice = orderBy.find(({ field }, i) => field !== NAME_FIELD && fields.indexOf(field) < i);
  if (twice) throw invalid(`order by clause cannot contain duplicate fields ${twice.path.join('.')}`);
  if (fields.indexOf(NAME_FIELD) < fields.length - 1)
    throw invalid('order by clause cannot contain more fields after the key');
  // Names have one index, and it is only read forwards.
  const [first] = orderBy;
  if (first?.field === NAME_FIELD && first.descending && filters.every(({ field }) => field === NAME_FIELD))
    throw new StatusError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
}
