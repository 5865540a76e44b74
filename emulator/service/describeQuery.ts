import type { Filter, Operator } from '../query/filter';
import { formatFieldPath } from '../paths/fieldPath';
import { collectionPath } from '../query/query';
import type { Cursor, Query } from '../query/query';
import { encodeValue } from '../values/json';
import type { Value } from '../values/value';

/** Longer values are truncated. */
const ROOM = 40;

/** Null and NaN have separate operators, but programs write them like those of other values. */
const OPERATORS: Partial<Record<Operator, string>> = { is: '==', 'is-not': '!=' };

/** A query on one line, much like in a program: `messages where league == "x" order by at desc limit 20`. */
export function describeQuery(query: Query): string {
  const { allDescendants, filter, explicitOrderBy, startAt, endAt, offset, limit, findNearest } = query;
  const orders = explicitOrderBy.map(({ field, descending }) => `${field}${descending ? ' desc' : ''}`);
  return [
    allDescendants ? `all collections ${collectionPath(query)}` : collectionPath(query),
    filter ? `where ${describeFilter(filter)}` : '',
    orders.length > 0 ? `order by ${orders.join(', ')}` : '',
    startAt ? `start ${startAt.before ? 'at' : 'after'} ${describeCursor(startAt)}` : '',
    endAt ? `end ${endAt.before ? 'before' : 'at'} ${describeCursor(endAt)}` : '',
    offset > 0 ? `offset ${offset}` : '',
    limit === null ? '' : `limit ${limit}`,
    findNearest ? `nearest ${findNearest.limit} by ${formatFieldPath(findNearest.path)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function describeFilter(filter: Filter): string {
  if (filter.kind === 'field')
    return `${filter.field} ${OPERATORS[filter.op] ?? filter.op} ${describeValue(filter.value)}`;
  if (filter.filters.length === 0) return 'false';
  const parts = filter.filters.map((part) =>
    part.kind === 'field' || part.filters.length < 2 ? describeFilter(part) : `(${describeFilter(part)})`,
  );
  return parts.join(` ${filter.kind} `);
}

function describeCursor({ values }: Cursor): string {
  return `(${values.map(describeValue).join(', ')})`;
}

function describeValue(value: Value): string {
  const text = plain(value);
  return text.length > ROOM ? `${text.slice(0, ROOM - 1)}…` : text;
}

function plain(value: Value): string {
  switch (value.kind) {
    case 'null':
      return 'null';
    case 'string':
      return JSON.stringify(value.value);
    case 'reference':
      return value.value.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents/, '');
    case 'array':
      return `[${value.values.map(plain).join(', ')}]`;
    case 'vector':
      return `vector(${value.values.join(', ')})`;
    case 'map':
      return `{${[...value.fields].map(([name, field]) => `${name}: ${plain(field)}`).join(', ')}}`;
    case 'geoPoint':
      return `(${value.latitude}, ${value.longitude})`;
    case 'bytes':
      return `${value.value.length} bytes`;
    default:
      return String(Object.values(encodeValue(value))[0]);
  }
}
