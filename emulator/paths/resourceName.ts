import { invalid } from '../errors';
import { fitsIn, MAX_NAME_BYTES, MAX_PATH_BYTES, MAX_PATH_DEPTH } from '../limits';

/** Which database of which project a request speaks to. */
export interface DatabaseName {
  readonly project: string;
  readonly database: string;
}

/** A resource name taken apart: the database, and the path relative to its documents (empty for the root). */
export interface ResourceName extends DatabaseName {
  readonly path: string;
}

const DATABASE = /^projects\/([^/]+)\/databases\/([^/]+)$/;
const DOCUMENTS = /^projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.*))?$/s;

/** Reads `projects/P/databases/D`; refuses anything else. */
export function parseDatabaseName(name: string): DatabaseName {
  const match = DATABASE.exec(name);
  if (!match) throw invalid(`Invalid database name: "${name}".`);
  return { project: match[1] as string, database: match[2] as string };
}

/** Reads `projects/P/databases/D/documents[/a/b...]`, checking every segment; also accepts the bare database for the root. */
export function parseResourceName(name: string): ResourceName {
  const match = DOCUMENTS.exec(name);
  if (!match) {
    if (DATABASE.test(name)) return { ...parseDatabaseName(name), path: '' };
    throw invalid(`Document name "${name}" lacks "projects" at index 0 or "documents" after its database.`);
  }
  const path = match[3] ?? '';
  if (path !== '') checkPath(path);
  return { project: match[1] as string, database: match[2] as string, path };
}

/** Reads the name of a document: like a resource name, with an even and positive number of segments. */
export function parseDocumentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  if (parsed.path === '' || !isDocumentPath(parsed.path)) {
    throw invalid(
      `Document name "${name}" has an odd number of segments after "documents"; a document needs an even number.`,
    );
  }
  return parsed;
}

function checkPath(path: string): void {
  if (!fitsIn(MAX_PATH_BYTES, path)) throw invalid(`A document name is longer than ${MAX_PATH_BYTES} bytes.`);
  const segments = path.split('/');
  segments.forEach(checkSegment);
  if (segments.length > 2 * MAX_PATH_DEPTH)
    throw invalid(`A document lies at most ${MAX_PATH_DEPTH} collections deep.`);
}

function checkSegment(segment: string): void {
  if (segment === '') throw invalid('A path segment must not be empty.');
  if (segment === '.' || segment === '..') throw invalid(`A path segment must not be "${segment}".`);
  if (/^__.*__$/.test(segment) && !/^__id-?\d+__$/.test(segment))
    throw invalid(`Resource id "${segment}" is invalid because it is reserved.`);
  if (!fitsIn(MAX_NAME_BYTES, segment)) throw invalid(`A path segment is longer than ${MAX_NAME_BYTES} bytes.`);
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
