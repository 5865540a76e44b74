import { invalid } from '../errors';
import { parseFieldPath } from '../paths/fieldPath';
import type { FieldPath } from '../paths/fieldPath';
import type { DatabaseName } from '../paths/resourceName';
import type { StoredDocument } from '../store/document';
import type { Value } from '../values/value';
import { valueAt } from './filter';

/** One number asked of a query's documents. `upTo` stops a count. */
export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo: number | null }
  | { readonly kind: 'sum' | 'average'; readonly path: FieldPath }
);

type Json = Readonly<Record<string, unknown>>;

const MAX_AGGREGATIONS = 5;

/** Reads the aggregations of a structured aggregation query; those without an alias are called `field_1`, `field_2`, ... */
export function decodeAggregations(json: unknown): readonly Aggregation[] {
  if (!Array.isArray(json) || json.length === 0) throw invalid('An aggregation query needs at least one aggregation.');
  if (json.length > MAX_AGGREGATIONS)
    throw invalid(`The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}.`);
  const aliases = new Set<string>();
  return json.map((item: Json, i) => {
    const alias = typeof item.alias === 'string' && item.alias !== '' ? item.alias : `field_${i + 1}`;
    if (aliases.has(alias)) throw invalid(`Aggregation aliases contain duplicate alias: ${alias}.`);
    aliases.add(alias);
    if (item.count) {
      const upTo = (item.count as Json).upTo;
      const limit =
        upTo === undefined || upTo === null ? null : Number(typeof upTo === 'object' ? (upTo as Json).value : upTo);
      return { alias, kind: 'count', upTo: limit };
    }
    const kind = item.sum ? 'sum' : 'average';
    const operand = (item.sum ?? item.avg) as { field?: { fieldPath?: unknown } } | undefined;
    if (!operand) throw invalid('An aggregation needs an operation.');
    return { alias, kind, path: parseFieldPath(String(operand.field?.fieldPath ?? '')) };
  });
}

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);

/** Integers sum exactly and stay an integer while they fit; with a double among them, or past the range, the sum is a double. */
function sum(values: readonly (number | bigint)[]): Value {
  if (values.every((value) => typeof value === 'bigint')) {
    const total = values.reduce((a, b) => a + b, 0n);
    return total >= MIN && total <= MAX ? { kind: 'integer', value: total } : { kind: 'double', value: Number(total) };
  }
  return { kind: 'double', value: values.reduce<number>((a, b) => a + Number(b), 0) };
}

/** What an aggregation answers for these documents. Values that are no numbers do not count; the average of none is null, their sum 0. */
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
