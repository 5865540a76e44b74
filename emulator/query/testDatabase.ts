import { Database } from '../store/database';
import type { StoredDocument } from '../documents/document';
import { decodeFields } from '../values/json';
import { aggregate, aggregatedQuery, decodeAggregations } from './aggregate';
import { decodeQuery } from './decode';
import { execute } from './execute';
import type { Query } from './query';
import type { Json } from './wire';

// A database for query tests, with its values in the protocol's JSON form.

const NAME = { project: 'p', database: 'd' };

export const int = (value: number): Json => ({ integerValue: String(value) });
export const double = (value: number | string): Json => ({ doubleValue: value });
export const text = (value: string): Json => ({ stringValue: value });
export const list = (...values: readonly Json[]): Json => ({ arrayValue: { values } });
export const map = (fields: Json): Json => ({ mapValue: { fields } });
export const vector = (...values: readonly (number | string)[]): Json =>
  map({ __type__: text('__vector__'), value: list(...values.map(double)) });
export const NULL: Json = { nullValue: null };
export const NAN: Json = double('NaN');
export const reference = (path: string): Json => ({ referenceValue: `projects/p/databases/d/documents/${path}` });

const field = (fieldPath: string): Json => ({ fieldPath });
export const where = (fieldPath: string, op: string, value: Json): Json => ({
  fieldFilter: { field: field(fieldPath), op, value },
});
export const unary = (fieldPath: string, op: string): Json => ({ unaryFilter: { field: field(fieldPath), op } });
export const and = (...filters: readonly Json[]): Json => ({ compositeFilter: { op: 'AND', filters } });
export const or = (...filters: readonly Json[]): Json => ({ compositeFilter: { op: 'OR', filters } });
export const order = (fieldPath: string, direction = 'ASCENDING'): Json => ({ field: field(fieldPath), direction });

/** The documents of a test, and the results of queries on the collection `c` among them. */
export class TestDatabase {
  private readonly database = new Database(NAME, 'epoch', 0);

  constructor(documents: Readonly<Record<string, Json>>) {
    const changes = Object.entries(documents).map(([path, fields]) => ({
      path,
      before: null,
      after: { path, fields: decodeFields(fields), createTime: 1, updateTime: 1 } satisfies StoredDocument,
    }));
    this.database.commit({ version: 1, changes });
  }

  documents(parts: Json, parent = ''): readonly StoredDocument[] {
    return execute(queryOf(parts, parent), this.database, NAME);
  }

  /** The ids of a query's results, preceded by the rest of their path when they are deeper. */
  ids(parts: Json, parent = ''): string {
    return this.documents(parts, parent)
      .map(({ path }) => path.replace(/^c\//, ''))
      .join(' ');
  }

  /** The results of aggregations, named as in the protocol (`sum`, `avg`, `count`). */
  numbers(parts: Json, ...aggregations: readonly Json[]): readonly unknown[] {
    const decoded = decodeAggregations(aggregations);
    const documents = execute(aggregatedQuery(queryOf(parts, ''), decoded), this.database, NAME);
    return decoded.map((aggregation) => {
      const value = aggregate(documents, aggregation, NAME);
      return 'value' in value ? value.value : null;
    });
  }
}

/** A query of the collection `c`, unless its parts name another. */
export function queryOf(parts: Json, parent = ''): Query {
  return decodeQuery({ from: [{ collectionId: 'c' }], ...parts }, { ...NAME, path: parent });
}
