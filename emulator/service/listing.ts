import { invalid } from '../errors';
import { encodeDocument } from '../documents/document';
import type { StoredDocument } from '../documents/document';
import { getAt, NAME_FIELD } from '../paths/fieldPath';
import type { FieldPath } from '../paths/fieldPath';
import { parseParentName, resourceName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { decodeQuery } from '../query/decode';
import { pathOf } from '../query/index/scan';
import { collectionPath } from '../query/query';
import type { Query } from '../query/query';
import type { View } from '../query/view';
import { int32 } from '../query/wire';
import { comparePaths, compareText } from '../values/compare';
import { decodeOperand, encodeValue } from '../values/json';
import type { Value } from '../values/value';
import type { Caller } from './caller';
import { reading } from './commands';
import type { Json } from './commands';
import type { Engine } from './engine';
import { asMany, readQuery } from './queries';
import { ownerOnly } from './rulesAuthorizer';

/** The size of a page of documents that doesn't ask for one, and the largest, as in Google's emulator. */
const PAGE = 30;
const LARGEST_PAGE = 150;

/** The requested size of a page; 0 when absent. */
function pageSizeOf(request: Json): number {
  const size = int32(request.pageSize, 'pageSize') ?? 0;
  if (size < 0) throw invalid('Page size must be nonnegative.');
  return size;
}

/** A token names the last item of its page, so that the next page continues after it whatever was deleted. */
function pageToken(last: unknown): string {
  return Buffer.from(JSON.stringify(last)).toString('base64');
}

/** The item that a request's token names, read by `decode`; null without a token. Throws on a token that isn't ours. */
function lastOf<T>(request: Json, decode: (item: unknown) => T): T | null {
  const { pageToken: token } = request;
  if (token === undefined || token === null || token === '') return null;
  try {
    return decode(JSON.parse(Buffer.from(String(token), 'base64').toString()));
  } catch {
    throw invalid('invalid page token');
  }
}

/** A part of an order: a path, whose quoted names may have any character, its direction, and a comma or the end. */
const ORDER = /((?:[^\s,`]|`(?:[^`\\]|\\.)*`)+)(?:\s+(asc|desc))?(\s*,\s*|$)/giy;

function ordersOf(request: Json): readonly Json[] {
  const clause = String(request.orderBy ?? '');
  if (clause === '') return [];
  const parts = [...clause.matchAll(ORDER)];
  if (parts.at(-1)?.[3] !== '') throw invalid(`Invalid order by clause "${clause}".`);
  return parts.map(([, fieldPath, direction = 'asc']) => ({
    field: { fieldPath },
    direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING',
  }));
}

/**
 * ListDocuments: a page of one collection by name (or `orderBy`), evaluated like a query that has the page's size as
 * its limit. For the owner, `showMissing` adds documents that exist only as parents.
 */
export function listDocuments(engine: Engine, caller: Caller, request: Json): Json {
  const parent = parseParentName(String(request.parent ?? ''));
  const context = engine.context(parent);
  const limit = Math.min(pageSizeOf(request) || PAGE, LARGEST_PAGE);
  const orderBy = ordersOf(request);
  const showMissing = request.showMissing === true;
  if (showMissing && orderBy.length > 0) throw invalid('cannot specify an order when show_missing is true');
  if (showMissing && !caller.owner) throw ownerOnly('Metadata operations');
  const fields = (request.mask as { fieldPaths?: readonly string[] } | undefined)?.fieldPaths;
  const select = fields && { fields: fields.map((fieldPath) => ({ fieldPath })) };
  const whole = decodeQuery({ from: [{ collectionId: request.collectionId }], orderBy, limit, select }, parent);
  const last = lastOf(request, (item) => (item as unknown[]).map((value) => decodeOperand(value)));
  if (last && last.length !== whole.orderBy.length) throw invalid('invalid page token');
  const query: Query = { ...whole, startAt: last && { values: last, before: false } };
  const after = last && pathOf(last.at(-1) as Value, parent);
  const listed = reading(engine, context, request, (state): readonly Listed[] => {
    const found = readQuery(engine, context, caller, query, state, asMany);
    const existing = found.map((document) => ({ path: document.path, document }));
    if (!showMissing) return existing;
    const missing = missingDocuments(context.transactions.viewOf(state.transaction), query, after);
    return [...existing, ...missing].sort((a, b) => comparePaths(a.path, b.path));
  });
  const page = listed.slice(0, limit);
  const end = page[limit - 1];
  return {
    ...(page.length > 0 && { documents: page.map((item) => encodeListed(parent, item, query)) }),
    ...(end && { nextPageToken: pageToken(query.orderBy.map(({ path }) => encodeValue(valueOf(parent, end, path)))) }),
  };
}

/** A document of a page; null when it exists only as a parent. */
interface Listed {
  readonly path: string;
  readonly document: StoredDocument | null;
}

function encodeListed(database: DatabaseName, { path, document }: Listed, query: Query): { readonly name: string } {
  return document ? encodeDocument(database, document, query.select) : { name: resourceName(database, path) };
}

/** The value that a listed document is ordered by; one without fields is ordered by its name. */
function valueOf(database: DatabaseName, { path, document }: Listed, field: FieldPath): Value {
  if (document === null || field[0] === NAME_FIELD) return { kind: 'reference', value: resourceName(database, path) };
  return getAt(document.fields, field) as Value;
}

/** The documents after a path that don't exist, but have collections with documents below them. */
function missingDocuments(view: View, query: Query, after: string | null): readonly Listed[] {
  const prefix = `${collectionPath(query)}/`;
  return [...idsBelow(view, prefix)]
    .map((id) => prefix + id)
    .filter((path) => !view.get(path) && (after === null || comparePaths(path, after) > 0))
    .map((path) => ({ path, document: null }));
}

/** The ids right after a prefix in the paths of the documents below it. */
function idsBelow(view: View, prefix: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const path of view.pathsIn(prefix)) ids.add(path.slice(prefix.length).split('/', 1)[0] as string);
  return ids;
}

/** ListCollectionIds: a page of the collections directly below a document or the root. Only for the owner. */
export function listCollectionIds(engine: Engine, caller: Caller, request: Json): Json {
  const parent = parseParentName(String(request.parent ?? ''));
  const context = engine.context(parent);
  const size = pageSizeOf(request) || Infinity;
  const last = lastOf(request, (item) => {
    if (typeof item !== 'string') throw new TypeError();
    return item;
  });
  if (!caller.owner) throw ownerOnly('Metadata operations');
  const view = reading(engine, context, request, ({ transaction }) => context.transactions.viewOf(transaction));
  const ids = idsBelow(view, parent.path === '' ? '' : `${parent.path}/`);
  const after = [...ids].filter((id) => last === null || compareText(id, last) > 0).sort(compareText);
  const page = after.slice(0, size);
  return {
    ...(page.length > 0 && { collectionIds: page }),
    ...(page.length === size && { nextPageToken: pageToken(page.at(-1)) }),
  };
}

/** PartitionQuery: the whole query is one partition. Only for the owner. */
export function partitionQuery(_engine: Engine, caller: Caller): Json {
  if (!caller.owner) throw ownerOnly('Metadata operations');
  return {};
}
