import { invalid } from '../errors';
import { parseDocumentName, parseParentName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { decodeQuery } from '../query/decode';
import { execute } from '../query/execute';
import { selects } from '../query/selection';
import type { Query } from '../query/query';
import type { Change } from '../store/database';
import type { StoredDocument } from '../documents/document';
import type { View } from '../query/view';
import { identicalFields } from '../values/compare';

/** What a target watches: documents by name, or a query. */
export type Watched =
  { readonly kind: 'documents'; readonly paths: readonly string[] } | { readonly kind: 'query'; readonly query: Query };

/**
 * The documents that belong to a target, by path. Updated in place, since a collection may be large while a commit is
 * small.
 */
export type Members = Map<string, StoredDocument>;

/** The change of one document for one target: it was added or changed, it left the result, or it was deleted. */
export interface Delta {
  readonly path: string;
  readonly kind: 'present' | 'left' | 'deleted';
  readonly document: StoredDocument | null;
}

type Json = Readonly<Record<string, unknown>>;

/** Parses what a target of a Listen request watches. */
export function decodeWatched(target: Json, database: DatabaseName): Watched {
  const documents = target.documents as { documents?: unknown } | undefined;
  if (documents) {
    if (!Array.isArray(documents.documents)) throw invalid('A documents target needs documents.');
    const names = documents.documents.map((name) => parseDocumentName(String(name)));
    if (names.some((name) => name.project !== database.project || name.database !== database.database)) {
      throw invalid('A target names a document of another database.');
    }
    return { kind: 'documents', paths: names.map(({ path }) => path) };
  }
  const query = target.query as { parent?: unknown; structuredQuery?: unknown } | undefined;
  if (!query) throw invalid('A target needs documents or a query.');
  const parent = parseParentName(String(query.parent ?? ''));
  if (parent.project !== database.project || parent.database !== database.database)
    throw invalid('A target queries another database.');
  return { kind: 'query', query: decodeQuery(query.structuredQuery, parent) };
}

/** The documents that belong to a target in a given state of the database. */
export function membersOf(watched: Watched, view: View, database: DatabaseName): Members {
  const documents =
    watched.kind === 'query'
      ? execute(watched.query, view, database)
      : watched.paths.flatMap((path) => view.get(path) ?? []);
  return new Map(documents.map((document) => [document.path, document]));
}

/**
 * Whether a document is unchanged. Documents of a vector search that include their distance are new objects each time.
 */
function isUnchanged(before: StoredDocument | undefined, after: StoredDocument): boolean {
  if (before === after) return true;
  return before?.updateTime === after.updateTime && identicalFields(before.fields, after.fields);
}

/** Whether one document can displace another from the result. */
function hasLimit({ limit, offset, findNearest }: Query): boolean {
  return limit !== null || offset > 0 || findNearest !== null;
}

/** The deltas from one set of members to another; `view` shows whether a document that left still exists. */
export function difference(before: Members, after: Members, view: View): readonly Delta[] {
  const deltas: Delta[] = [];
  for (const [path, document] of before) {
    if (after.has(path)) continue;
    const present = view.get(path);
    deltas.push(
      present
        ? { path, kind: 'left', document: present === document ? null : present }
        : { path, kind: 'deleted', document: null },
    );
  }
  for (const [path, document] of after)
    if (!isUnchanged(before.get(path), document)) deltas.push({ path, kind: 'present', document });
  return deltas;
}

/**
 * Updates the members with a commit; returns them and the deltas. A plain query only checks the documents that the
 * commit changed. One with a limit or offset, or a vector search, is executed again when a document it selects has
 * changed.
 */
export function advance(
  watched: Watched,
  members: Members,
  changes: readonly Change[],
  view: View,
  database: DatabaseName,
): { members: Members; deltas: readonly Delta[] } {
  const belongs = (document: StoredDocument | null): document is StoredDocument =>
    document !== null &&
    (watched.kind === 'query' ? selects(watched.query, document, database) : watched.paths.includes(document.path));
  if (watched.kind === 'query' && hasLimit(watched.query)) {
    const concerns = ({ path, before, after }: Change): boolean =>
      members.has(path) || belongs(before) || belongs(after);
    if (!changes.some(concerns)) return { members, deltas: [] };
    const next = membersOf(watched, view, database);
    return { members: next, deltas: difference(members, next, view) };
  }
  const deltas: Delta[] = [];
  for (const { path, after } of changes) {
    const was = members.get(path);
    if (belongs(after)) {
      members.set(path, after);
      if (was !== after) deltas.push({ path, kind: 'present', document: after });
    } else if (members.delete(path)) {
      deltas.push({ path, kind: after ? 'left' : 'deleted', document: after });
    }
  }
  return { members, deltas };
}

/** The number of documents sent to a client, which is what it reads. */
export function countDelivered(deltas: readonly Delta[]): number {
  return deltas.reduce((sum, { kind }) => sum + (kind === 'present' ? 1 : 0), 0);
}

/** What a target that begins anew reads: a document that is missing counts, and a query counts at least once. */
export function readsOf(watched: Watched, deltas: readonly Delta[]): number {
  return watched.kind === 'documents' ? watched.paths.length : Math.max(1, countDelivered(deltas));
}

/** The documents that a client reads, and those that left its result, for the log. */
export function describeDeltas(deltas: readonly Delta[]): string {
  const sent = countDelivered(deltas);
  return sent === deltas.length ? `${sent} read` : `${sent} read, ${deltas.length - sent} gone`;
}
