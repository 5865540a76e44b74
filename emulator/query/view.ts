import type { StoredDocument } from '../documents/document';
import type { Query } from './query';

/** Something that can be read and queried: the present state, or the state at an earlier time. */
export interface View {
  get(path: string): StoredDocument | null;
  /** In a query's order, all documents that belong to it, and perhaps others; limit and offset aside. */
  candidates(query: Query): Iterable<StoredDocument>;
}
