import { invalid } from '../errors';
import { fitsIn, isReservedName, MAX_NAME_BYTES, MAX_PATH_BYTES, MAX_PATH_DEPTH } from '../limits';

/** The project and database of a request. */
export interface DatabaseName {
  readonly project: string;
  readonly database: string;
}

/** A parsed resource name: the database, and the path relative to its documents (empty for the root). */
export interface ResourceName extends DatabaseName {
  readonly path: string;
}

const DATABASE = /^projects\/([^/]+)\/databases\/([^/]+)$/;

/** The start of every document name; null where an id is. */
const PREFIX = ['projects', null, 'databases', null, 'documents'] as const;

/** Parses `projects/P/databases/D`. Throws on anything else. */
export function parseDatabaseName(name: string): DatabaseName {
  const match = DATABASE.exec(name);
  if (!match) throw invalid(`Invalid database name: "${name}".`);
  return { project: match[1] as string, database: match[2] as string };
}

/**
 * Parses `projects/P/databases/D/documents[/a/b...]` and checks every segment; also accepts the bare database for the
 * root. Error messages call the name by its `label`.
 */
export function parseResourceName(name: string, label = 'Document name'): ResourceName {
  if (DATABASE.test(name)) return { ...parseDatabaseName(name), path: '' };
  const segments = name.split('/');
  let start = 0;
  PREFIX.forEach((wanted, i) => {
    const segment = segments[i];
    if (segment === undefined) throw lacks(label, name, '/', name.length);
    if (wanted !== null && segment !== wanted) throw lacks(label, name, wanted, start);
    if (segment === '') throw invalid(`${label} "${name}" lacks a resource id at index ${start}.`);
    start += segment.length + 1;
  });
  const [, project, , database] = segments as [string, string, string, string];
  const path = segments.slice(PREFIX.length);
  if (path.length === 1 && path[0] === '') throw invalid(`${label} "${name}" is invalid: Omit trailing "/".`);
  for (const [i, segment] of path.entries()) {
    checkSegment(segment, i, path.length, `${label} "${name}"`, start);
    start += segment.length + 1;
  }
  const text = path.join('/');
  if (!fitsIn(MAX_PATH_BYTES, text)) throw invalid(`A document name is longer than ${MAX_PATH_BYTES} bytes.`);
  if (path.length > 2 * MAX_PATH_DEPTH)
    throw invalid(`Key path is too long. Cannot exceed ${MAX_PATH_DEPTH} elements.`);
  return { project, database, path: text };
}

/** Parses a document's name: like a resource name, but with a positive and even number of segments. */
export function parseDocumentName(name: string, label = 'Document name'): ResourceName {
  const parsed = parseParentName(name, label);
  if (parsed.path !== '') return parsed;
  if (DATABASE.test(name)) throw lacks(label, name, '/', name.length);
  throw invalid(
    `${label} "${name}" is invalid: Omit "/documents" when referencing a database (except as the parent of a document).`,
  );
}

/** Parses the name of a parent of collections: a document, or the root of the documents. */
export function parseParentName(name: string, label = 'Document parent name'): ResourceName {
  const parsed = parseResourceName(name, label);
  if (parsed.path !== '' && !isDocumentPath(parsed.path)) throw lacks(label, name, '/', name.length);
  return parsed;
}

function lacks(label: string, name: string, what: string, index: number): Error {
  return invalid(`${label} "${name}" lacks "${what}" at index ${index}.`);
}

/**
 * Throws on a segment that can't be an id. Segments alternate between collection and document ids, beginning with a
 * collection.
 */
function checkSegment(segment: string, at: number, length: number, subject: string, index: number): void {
  const isCollection = at % 2 === 0;
  if (segment === '')
    throw invalid(
      at === length - 1 ? `${subject} has invalid trailing "/".` : `${subject} lacks a resource id at index ${index}.`,
    );
  if (segment === '.' || segment === '..')
    throw invalid(
      `${subject} contains a ${isCollection ? 'collection' : 'resource'} id "${segment}" at index ${index}.`,
    );
  if (isReservedName(segment) && (isCollection || !/^__id-?\d+__$/.test(segment)))
    throw invalid(`${isCollection ? 'Collection' : 'Resource'} id "${segment}" is invalid because it is reserved.`);
  if (!fitsIn(MAX_NAME_BYTES, segment))
    throw invalid(`The key path element ${isCollection ? 'kind' : 'name'} is longer than ${MAX_NAME_BYTES} bytes.`);
}

/** Throws on an id that no collection can have. */
export function checkCollectionId(id: string): void {
  if (id.includes('/')) throw invalid(`Collection id "${id}" is invalid because it contains "/".`);
  if (id === '.' || id === '..' || isReservedName(id))
    throw invalid(`Collection id "${id}" is invalid because it is reserved.`);
  if (!fitsIn(MAX_NAME_BYTES, id)) throw invalid(`The query kind is longer than ${MAX_NAME_BYTES} bytes.`);
}

/** True when two names are of the same database. */
export function sameDatabase(a: DatabaseName, b: DatabaseName): boolean {
  return a.project === b.project && a.database === b.database;
}

export function databaseName({ project, database }: DatabaseName): string {
  return `projects/${project}/databases/${database}`;
}

/** The full name of a document or collection; the empty path is the root of the documents. */
export function resourceName(database: DatabaseName, path: string): string {
  return path === '' ? `${databaseName(database)}/documents` : `${databaseName(database)}/documents/${path}`;
}

/** True when a relative path has an even number of segments (a document), false for a collection. */
export function isDocumentPath(path: string): boolean {
  let slashes = 0;
  for (let i = 0; i < path.length; i++) if (path.charCodeAt(i) === 47) slashes++;
  return slashes % 2 === 1;
}

/** Everything before the last segment; empty at the top. */
export function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** The last segment. */
export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
