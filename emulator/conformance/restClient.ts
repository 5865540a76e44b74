import { ask } from './owner';
import type { Player } from './play';
import type { Sandbox } from './sandbox';
import type { Cursor, FieldName, Filter, Nearest, Number as Wanted, Outcome, QueryShape, Write } from './types';
import type { Data, Value } from './values';
import { fromWire, fromWireFields, toWire, toWireFields } from './wire';

type Json = Readonly<Record<string, unknown>>;

const OPERATORS: Readonly<Record<string, string>> = {
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  'array-contains': 'ARRAY_CONTAINS',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

function fieldPath(name: FieldName): string {
  if (typeof name === 'string') return name;
  return name.map((part) => (/^[A-Za-z_]\w*$/.test(part) ? part : `\`${part.replace(/[\\`]/g, '\\$&')}\``)).join('.');
}

/** Plays the read steps with plain REST requests, so that no SDK is involved. */
export class RestClient implements Player {
  constructor(
    private readonly sandbox: Sandbox,
    private readonly origin: string,
  ) {}

  async read(path: string): Promise<Outcome> {
    const [answer] = await this.ask('batchGet', { documents: [this.sandbox.name(path)] });
    const found = answer?.found as { fields?: Record<string, Json> } | undefined;
    return found ? fromWireFields(found.fields, this.sandbox) : null;
  }

  async query(shape: QueryShape): Promise<readonly (readonly [string, Data])[]> {
    const answers = await this.ask(this.method(shape, 'runQuery'), { structuredQuery: this.build(shape) });
    const found = answers.flatMap(({ document }): [string, Data][] => {
      if (document === undefined) return [];
      const { name, fields } = document as { name: string; fields?: Record<string, Json> };
      return [[this.sandbox.relative(name), fromWireFields(fields, this.sandbox)]];
    });
    return shape.limitToLast === undefined ? found : found.reverse();
  }

  async aggregate(shape: QueryShape, numbers: Readonly<Record<string, Wanted>>): Promise<Outcome> {
    const aggregations = Object.entries(numbers).map(([alias, wanted]) => {
      if (wanted === 'count') return { alias, count: {} };
      const operand = { field: { fieldPath: fieldPath(wanted[1]) } };
      return wanted[0] === 'sum' ? { alias, sum: operand } : { alias, avg: operand };
    });
    const body = { structuredAggregationQuery: { structuredQuery: this.build(shape), aggregations } };
    const [answer] = await this.ask(this.method(shape, 'runAggregationQuery'), body);
    const { aggregateFields } = answer?.result as { aggregateFields: Record<string, Json> };
    return Object.fromEntries(
      Object.entries(aggregateFields).map(([alias, value]) => [alias, fromWire(value, this.sandbox)]),
    );
  }

  async write(writes: readonly Write[]): Promise<void> {
    const wire = writes.map((write) => {
      if ('delete' in write) return { delete: this.sandbox.name(write.delete) };
      if ('set' in write && write.merge === undefined)
        return { update: { name: this.sandbox.name(write.set), fields: toWireFields(write.data, this.sandbox) } };
      throw new Error('Bare REST plays only whole sets and deletions; a mask is written by hand.');
    });
    await this.ask('commit', { writes: wire });
  }

  transaction(): Promise<Outcome> {
    return Promise.reject(new Error('A transaction over bare REST is written by hand.'));
  }
  listen(): Promise<Outcome> {
    return Promise.reject(new Error('REST cannot listen.'));
  }
  next(): Promise<Outcome> {
    return this.listen();
  }
  unlisten(): Promise<void> {
    return Promise.resolve();
  }
  network(): Promise<void> {
    return this.unlisten();
  }
  together(): Promise<Outcome> {
    return this.listen();
  }
  end(): Promise<void> {
    return Promise.resolve();
  }

  /** A group is queried at the root, a collection at its parent document. */
  private method({ from }: QueryShape, name: string): string {
    const parent = typeof from === 'string' ? from.split('/').slice(0, -1).join('/') : null;
    return parent === null ? name : `POST /${parent}:${name}`;
  }

  private async ask(method: string, body: unknown): Promise<readonly Json[]> {
    const { ok, json } = await ask(this.origin, this.sandbox, method, body);
    const answers = (Array.isArray(json) ? json : [json]) as readonly Json[];
    if (ok) return answers;
    const { status = 'unknown' } = (answers[0]?.error ?? {}) as { status?: string };
    throw Object.assign(new Error(JSON.stringify(json)), { code: status.toLowerCase().replaceAll('_', '-') });
  }

  private filter(filter: Filter): unknown {
    if ('and' in filter)
      return { compositeFilter: { op: 'AND', filters: filter.and.map((part) => this.filter(part)) } };
    if ('or' in filter) return { compositeFilter: { op: 'OR', filters: filter.or.map((part) => this.filter(part)) } };
    const [name, op, value] = filter;
    const field = { fieldPath: fieldPath(name) };
    const unary = this.unary(op, value);
    return unary
      ? { unaryFilter: { field, op: unary } }
      : { fieldFilter: { field, op: OPERATORS[op], value: toWire(value, this.sandbox) } };
  }

  /** Null and NaN have separate operators, as in every SDK. */
  private unary(op: string, value: Value): string | null {
    if (op !== '==' && op !== '!=') return null;
    const not = op === '==' ? '' : 'NOT_';
    if (value === null) return `IS_${not}NULL`;
    return typeof value === 'object' && '$number' in value && value.$number === 'NaN' ? `IS_${not}NAN` : null;
  }

  private cursor(cursor: Cursor | undefined, before: boolean): unknown {
    if (cursor === undefined) return undefined;
    if ('document' in cursor) throw new Error('A cursor at a document is a service of the SDKs.');
    return { values: cursor.map((value) => toWire(value, this.sandbox)), before };
  }

  private nearest({ field, to, by, limit, threshold, distance }: Nearest): Json {
    return {
      vectorField: { fieldPath: fieldPath(field) },
      queryVector: toWire({ $vector: to }, this.sandbox),
      distanceMeasure: by,
      limit,
      distanceThreshold: threshold,
      distanceResultField: distance,
    };
  }

  private build(shape: QueryShape): Json {
    const from =
      typeof shape.from === 'string'
        ? { collectionId: this.sandbox.id(shape.from.split('/').at(-1) ?? '') }
        : { collectionId: this.sandbox.id(shape.from.group), allDescendants: true };
    // limitToLast is limit with every order reversed, as in the SDKs.
    const reversed = shape.limitToLast !== undefined;
    const orderBy = shape.orderBy?.map(([name, direction = 'asc']) => ({
      field: { fieldPath: fieldPath(name) },
      direction: (direction === 'asc') === reversed ? 'DESCENDING' : 'ASCENDING',
    }));
    const start = this.cursor(shape.startAt, true) ?? this.cursor(shape.startAfter, false);
    const end = this.cursor(shape.endAt, false) ?? this.cursor(shape.endBefore, true);
    const turned = (at: unknown): unknown => at && { ...(at as Json), before: !(at as { before: boolean }).before };
    const filters = (shape.where ?? []).map((filter) => this.filter(filter));
    return {
      from: [from],
      ...(filters.length > 0
        ? { where: filters.length === 1 ? filters[0] : { compositeFilter: { op: 'AND', filters } } }
        : {}),
      ...(orderBy ? { orderBy } : {}),
      startAt: reversed ? turned(end) : start,
      endAt: reversed ? turned(start) : end,
      limit: shape.limit ?? shape.limitToLast,
      offset: shape.offset,
      ...(shape.nearest ? { findNearest: this.nearest(shape.nearest) } : {}),
      ...(shape.select ? { select: { fields: shape.select.map((name) => ({ fieldPath: fieldPath(name) })) } } : {}),
    };
  }
}
