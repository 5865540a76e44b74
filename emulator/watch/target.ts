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

/** The documents that belong to a target, by path. They are kept up in place: a collection may be large, a commit is small. */
export type Members = Map<string, StoredDocument>;

/** How one document changed for one target: it joined or changed, it left, or it is gone. */
export interface Delta {
  readonly path: string;
  readonly kind: 'present' | 'left' | 'deleted';
  readonly document: StoredDocument | null;
}

type Json = Readonly<Record<string, unknown>>;

/** Reads what a target of a Listen request watches. */
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

/** The documents that belong to a target in some state of the database. */
export function membersOf(watched: Watched, view: View, database: DatabaseName): Members {
  const documents =
    watched.kind === 'query'
      ? execute(watched.query, view, database)
      : watched.paths.flatMap((path) => view.get(path) ?? []);
  return new Map(documents.map((document) => [document.path, document]));
}

/** Whether a document is as it was. Those of a vector search that come with their distance are made anew each time. */
function isUnchanged(before: StoredDocument | undefined, after: StoredDocument): boolean {
  if (before === after) return true;
  return before?.updateTime === after.updateTime && identicalFields(before.fields, after.fields);
}

/** Whether one document may put another out of the result. */
function hasLimit({ limit, offset, findNearest }: Query): boolean {
  return limit !== null || offset > 0 || findNearest !== null;
}

/** What leads from one set of members to another; `view` tells whether a document that left still exists. */
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
 * Brings the members up to date with a commit; answers them and what changed. A plain query looks only at what the commit changed; one with
 * a limit or offset, or a vector search, is asked again when something changed among what it selects.
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

/** How many documents a client is sent: that is what it reads. */
export function countDelivered(deltas: readonly Delta[]): number {
  return deltas.reduce((sum, { kind }) => sum + (kind === 'present' ? 1 : 0), 0);
}

/** What a client hears, for the log: how many documents it reads, and how many are gone from its result. */
export function describeDeltas(deltas: readonly Delta[]): string {
  const sent = countDelivered(deltas);
  return sent === deltas.length ? `${sent} read` : `${sent} read, ${deltas.length - sent} gone`;
}
