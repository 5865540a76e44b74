import { invalid, toStatus } from '../errors';
import { parseParentName } from '../paths/resourceName';
import { aggregate, aggregatedQuery, decodeAggregations } from '../query/aggregate';
import { decodeQuery } from '../query/decode';
import { execute } from '../query/execute';
import type { Query } from '../query/query';
import { encodeDocument } from '../documents/document';
import type { StoredDocument } from '../documents/document';
import { encodeValue } from '../values/json';
import { formatMicros } from '../values/timestamp';
import type { Caller } from './caller';
import { opening, reading } from './commands';
import type { Json, Reading } from './commands';
import type { Engine, DatabaseContext } from './engine';
import { describeQuery } from './describeQuery';
import { denial } from './rulesAuthorizer';

/**
 * Evaluates a query, runs it in the state that the request reads, and counts the reads that `costs` gives for its
 * results. Throws when its composite index isn't declared.
 */
export function readQuery(
  engine: Engine,
  context: DatabaseContext,
  caller: Caller,
  query: Query,
  state: Reading,
  costs: (found: number) => number,
): readonly StoredDocument[] {
  const { name } = context.database;
  const decision = context.authorizer.list(caller, query, state.readTime);
  const note = (more: { error?: string; cost?: string }): void =>
    engine.note(name, { caller, action: 'list', target: describeQuery(query), decision, ...more });
  if (!decision.allowed) {
    note({});
    throw denial(decision);
  }
  try {
    engine.indexes?.require(query, name);
  } catch (error) {
    note({ error: toStatus(error).message });
    throw error;
  }
  const documents = state.transaction
    ? context.transactions.readQuery(state.transaction, query)
    : execute(query, context.database, name);
  const cost = costs(documents.length);
  engine.stats(name.project).count(caller.label, 'query', cost);
  note({ cost: `${cost} read` });
  return documents;
}

/** A query costs at least one read. */
export const asMany = (found: number): number => Math.max(1, found);

/**
 * RunQuery: one response per document, or an empty one; the first tells the offset, and the last that it is the last.
 * Preceded by the id of a new transaction.
 */
export function runQuery(engine: Engine, caller: Caller, request: Json): readonly Json[] {
  const parent = parseParentName(String(request.parent ?? ''));
  const context = engine.context(parent);
  const query = decodeQuery(request.structuredQuery, parent);
  return reading(engine, context, request, (state) => {
    const readTime = formatMicros(state.readTime);
    const documents = readQuery(engine, context, caller, query, state, asMany);
    const answers: Json[] = documents.map((document, i) => ({
      document: encodeDocument(parent, document, query.select),
      readTime,
      ...(i === 0 && query.offset > 0 && { skippedResults: query.offset }),
    }));
    const last = answers.pop() ?? { readTime };
    return [...opening(state), ...answers, { ...last, done: true }];
  });
}

/** RunAggregationQuery: one response with the results by alias; preceded by the id of a new transaction. */
export function runAggregationQuery(engine: Engine, caller: Caller, request: Json): readonly Json[] {
  const parent = parseParentName(String(request.parent ?? ''));
  const context = engine.context(parent);
  const wire = request.structuredAggregationQuery as Json | undefined;
  if (!wire) throw invalid('Only structured aggregation queries are supported.');
  const base = decodeQuery(wire.structuredQuery, parent);
  const aggregations = decodeAggregations(wire.aggregations);
  const query = aggregatedQuery(base, aggregations);
  return reading(engine, context, request, (state) => {
    const documents = readQuery(engine, context, caller, query, state, () => 1);
    const numbers = aggregations.map((aggregation) => [
      aggregation.alias,
      encodeValue(aggregate(documents, aggregation, parent)),
    ]);
    const result = { aggregateFields: Object.fromEntries(numbers) as Json };
    return [...opening(state), { result, readTime: formatMicros(state.readTime) }];
  });
}
