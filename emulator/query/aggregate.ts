import { invalid } from '../errors';
import { fitsIn, isReservedName, MAX_NAME_BYTES } from '../limits';
import { formatFieldPath, NAME_FIELD } from '../paths/fieldPath';
import type { FieldPath } from '../paths/fieldPath';
import type { DatabaseName } from '../paths/resourceName';
import type { StoredDocument } from '../documents/document';
import { compareText } from '../values/compare';
import type { Value } from '../values/value';
import { fieldFilters, valueAt } from './filter';
import type { Order, Query } from './query';
import { fieldReference, object } from './wire';
import type { Json } from './wire';

/** The aggregation function. `upTo` caps a count. */
type Operation =
  | { readonly kind: 'count'; readonly upTo: number | null }
  | { readonly kind: 'sum' | 'average'; readonly path: FieldPath };

/** One aggregation over a query's documents, and the alias of its result. */
export type Aggregation = { readonly alias: string } & Operation;

const MAX_AGGREGATIONS = 5;

/**
 * Parses the aggregations of a structured aggregation query; those without an alias are called `field_1`, `field_2`,
 * ...
 */
export function decodeAggregations(json: unknown): readonly Aggregation[] {
  if (!Array.isArray(json) || json.length === 0) throw invalid('Aggregations can not be empty.');
  if (json.length > MAX_AGGREGATIONS)
    throw invalid(`The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}.`);
  const aliases = new Set<string>();
  let unnamed = 0;
  return json.map((item: unknown) => {
    const wire = object(item, 'Aggregation');
    const alias = typeof wire.alias === 'string' && wire.alias !== '' ? wire.alias : `field_${++unnamed}`;
    if (isReservedName(alias)) throw invalid(`The property.name "${alias}" is reserved.`);
    if (!fitsIn(MAX_NAME_BYTES, alias)) throw invalid(`The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
    if (aliases.has(alias)) throw invalid(`Aggregation aliases contain duplicate alias: ${alias}.`);
    aliases.add(alias);
    return { alias, ...decodeOperation(wire) };
  });
}

function decodeOperation(wire: Json): Operation {
  if (wire.count) return { kind: 'count', upTo: decodeUpTo(object(wire.count, 'count').upTo) };
  const operand = wire.sum ?? wire.avg;
  if (!operand) throw invalid('Operator field in Aggregation is not set.');
  const path = fieldReference(object(operand, 'Aggregation').field);
  if (path[0] === NAME_FIELD) throw invalid('Aggregations are not supported for the property: __key__');
  return { kind: wire.sum ? 'sum' : 'average', path };
}

/** Parses an int64, either bare (REST) or wrapped in `{value}` (gRPC). */
function decodeUpTo(json: unknown): number | null {
  if (json === undefined || json === null) return null;
  const upTo = Number(typeof json === 'object' ? ((json as { value?: unknown }).value ?? 0) : json);
  if (!Number.isInteger(upTo)) throw invalid('The `up_to` value in a COUNT aggregation must be an integer.');
  if (upTo < 0) throw invalid('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
  return upTo;
}

/**
 * The query whose documents are aggregated. The aggregated fields are part of its order: only documents that have all
 * of them count, and they decide which documents a limit keeps. Throws when the service has no index for it.
 */
export function aggregatedQuery(query: Query, aggregations: readonly Aggregation[]): Query {
  const paths = new Map(
    aggregations.flatMap((aggregation) =>
      aggregation.kind === 'count' ? [] : [[formatFieldPath(aggregation.path), aggregation.path] as const],
    ),
  );
  if (paths.size > 0 && query.select !== null) checkMask(query.select, [...paths.keys()]);
  const added = [...paths]
    .filter(([field]) => !query.orderBy.some((order) => order.field === field))
    .sort(([a], [b]) => compareText(a, b));
  checkOrder(
    query,
    added.map(([field]) => field),
  );
  const name = query.orderBy.at(-1) as Order;
  const orders = added.map(([field, path]): Order => ({ field, path, descending: name.descending }));
  // The distance isn't added to the aggregated documents: it might overwrite an aggregated field.
  const findNearest = query.findNearest && { ...query.findNearest, resultField: null };
  return { ...query, orderBy: [...query.orderBy.slice(0, -1), ...orders, name], findNearest };
}

function checkMask(select: readonly FieldPath[], fields: readonly string[]): void {
  const mask = select.map(formatFieldPath).filter((field) => field !== NAME_FIELD);
  if (mask.length === 0)
    throw invalid('Aggregation over non-key properties is not supported for base query that only returns keys.');
  const absent = fields.find((field) => !mask.some((masked) => field === masked || field.startsWith(`${masked}.`)));
  if (absent !== undefined)
    throw invalid(`The aggregation property ${absent} is not present in the base query's property mask.`);
  throw invalid('Cannot apply property masks when aggregation fields are present.');
}

/** An index has nothing after the name, so a query that uses the name must order by the aggregated fields before it. */
function checkOrder(query: Query, added: readonly string[]): void {
  const asked = [...query.explicitOrderBy, ...fieldFilters(query.filter)];
  const byName = (query.allDescendants && query.parent !== '') || asked.some(({ field }) => field === NAME_FIELD);
  if (added.length > 0 && byName)
    throw invalid(
      `This query requires an index that has fields [${added.join(', ')}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
    );
}

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);

/**
 * Integers sum exactly and stay an integer while they fit. With a double among them, or beyond the range, the sum is a
 * double.
 */
function sum(values: readonly (number | bigint)[]): Value {
  if (values.every((value) => typeof value === 'bigint')) {
    const total = values.reduce((a, b) => a + b, 0n);
    return total >= MIN && total <= MAX ? { kind: 'integer', value: total } : { kind: 'double', value: Number(total) };
  }
  return { kind: 'double', value: sumDoubles(values.map(Number)) };
}

/**
 * A compensated (Neumaier) sum: the rounding error of each addition is accumulated and added at the end, so that 0.1 +
 * 0.2 + 0.3 is 0.6.
 */
function sumDoubles(values: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return Number.isFinite(total) ? total + lost : total;
}

/**
 * The result of an aggregation over these documents. Values that aren't numbers are skipped; without any numbers the
 * average is null and the sum 0.
 */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregation: Aggregation,
  database: DatabaseName,
): Value {
  if (aggregation.kind === 'count') {
    const count = aggregation.upTo === null ? documents.length : Math.min(documents.length, aggregation.upTo);
    return { kind: 'integer', value: BigInt(count) };
  }
  const numbers: (number | bigint)[] = [];
  for (const document of documents) {
    const value = valueAt(document, aggregation.path, database);
    if (value?.kind === 'integer' || value?.kind === 'double') numbers.push(value.value);
  }
  const total = sum(numbers);
  if (aggregation.kind === 'sum') return total;
  if (numbers.length === 0) return { kind: 'null' };
  return {
    kind: 'double',
    value: Number(total.kind === 'integer' || total.kind === 'double' ? total.value : 0) / numbers.length,
  };
}
