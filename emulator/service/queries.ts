import { invalid, toStatus } from '../errors';
import { parseParentName, resourceName } from '../paths/resourceName';
import { aggregate, aggregatedQuery, decodeAggregations } from '../query/aggregate';
import { decodeQuery } from '../query/decode';
import { execute } from '../query/execute';
import { collectionPath } from '../query/query';
import type { Query } from '../query/query';
import { encodeDocument } from '../documents/document';
import type { StoredDocument } from '../documents/document';
import { encodeValue } from '../values/json';
import { formatMicros } from '../values/timestamp';
import type { Caller } from './caller';
import { reading } from './commands';
import type { Json, Reading } from './commands';
import type { Engine, DatabaseContext } from './engine';
import { describeQuery } from './describeQuery';
import { denial, fixedDecision } from './rulesAuthorizer';

/**
 * Evaluates a query, runs it in the state that the request reads, and counts the reads that `costs` gives for its results. Throws when its
 * composite index isn't declared.
 */
function readQuery(
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
const asMany = (found: number): number => Math.max(1, found);

/** RunQuery: one response per document, the last of them (or an empty one) with the read time; preceded by the id of a new transaction. */
export function runQuery(engine: Engine, caller: Caller, request: Json): readonly Json[] {
  const parent = parseParentName(String(request.parent ?? ''));
  const context = engine.context(parent);
  const query = decodeQuery(request.structuredQuery, parent);
  return reading(engine, context, request, (state) => {
    const readTime = formatMicros(state.readTime);
    const documents = readQuery(engine, context, caller, query, state, asMany);
    const answers: Json[] = documents.map((document) => ({
      document: encodeDocument(parent, document, query.select),
      readTime,
    }));
    if (state.opened !== null) answers.unshift({ transaction: state.opened, readTime });
    return answers.length > 0 ? answers : [{ readTime }];
  });
}

/** RunAggregationQuery: one response with the results by alias. */
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
    const answer = {
      result: { aggregateFields: Object.fromEntries(numbers) as Json },
      readTime: formatMicros(state.readTime),
    };
    return [state.opened !== null ? { transaction: state.opened, ...answer } : answer];
  });
}

const PAGE = 300;

/**
 * ListDocuments: a page of one collection by name (or `orderBy`), evaluated like a query. `showMissing` adds documents that exist only as
 * parents.
 */
export function listDocuments(engine: Engine, caller: Caller, request: Json): Json {
  const parent = parseParentName(String(request.parent ?? ''));
  const context = engine.context(parent);
  const size = Number(request.pageSize) || PAGE;
  const offset = request.pageToken ? Number(Buffer.from(String(request.pageToken), 'base64').toString()) : 0;
  const orderBy = String(request.orderBy ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [fieldPath, direction = 'asc'] = part.trim().split(/\s+/);
      return { field: { fieldPath }, direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING' };
    });
  const fields = (request.mask as { fieldPaths?: readonly string[] } | undefined)?.fieldPaths;
  const query = decodeQuery(
    {
      from: [{ collectionId: request.collectionId }],
      orderBy,
      ...(fields ? { select: { fields: fields.map((fieldPath) => ({ fieldPath })) } } : {}),
    },
    parent,
  );
  const inPage = (found: number): number => Math.max(1, Math.min(size, found - offset));
  const found = reading(engine, context, request, (state) => readQuery(engine, context, caller, query, state, inPage));
  const documents: { name: string }[] = found.map((document) => encodeDocument(parent, document, query.select));
  if (request.showMissing === true) documents.push(...missingDocuments(context, query));
  const page = documents.slice(offset, offset + size);
  const more = offset + size < documents.length;
  return { documents: page, ...(more ? { nextPageToken: Buffer.from(String(offset + size)).toString('base64') } : {}) };
}

function missingDocuments(context: DatabaseContext, query: Query): readonly { name: string }[] {
  const prefix = `${collectionPath(query)}/`;
  const paths = new Set<string>();
  for (const path of context.database.collectionPaths()) {
    if (path.startsWith(prefix)) paths.add(prefix + path.slice(prefix.length).split('/')[0]);
  }
  return [...paths]
    .filter((path) => !context.database.get(path))
    .map((path) => ({ name: resourceName(context.database.name, path) }));
}

/** ListCollectionIds: the collections directly below a document or the root. Only for the owner. */
export function listCollectionIds(engine: Engine, caller: Caller, request: Json): Json {
  const parent = parseParentName(String(request.parent ?? ''));
  const context = engine.context(parent);
  if (!caller.owner) {
    throw denial(fixedDecision(false, 'Only the owner may list collections.'));
  }
  const prefix = parent.path === '' ? '' : `${parent.path}/`;
  const ids = new Set<string>();
  for (const path of context.database.collectionPaths())
    if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/')[0] as string);
  return { collectionIds: [...ids].sort() };
}

/** PartitionQuery: the whole query is one partition. */
export function partitionQuery(): Json {
  return { partitions: [] };
}
