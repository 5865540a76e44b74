import type { StoredDocument } from '../documents/document';
import type { Query } from './query';

/** A state that can be read and queried: the current one, or one at an earlier time. */
export interface View {
  get(path: string): StoredDocument | null;
  /** The paths of all documents in the collections whose paths begin with a prefix, in no particular order. */
  pathsIn(prefix: string): Iterable<string>;
  /** In the query's order, all documents that match it, and possibly others; ignores limit and offset. */
  candidates(query: Query): Iterable<StoredDocument>;
}
