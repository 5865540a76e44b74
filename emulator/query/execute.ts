import type { DatabaseName } from '../paths/resourceName';
import type { StoredDocument } from '../documents/document';
import type { View } from './view';
import { nearest } from './findNearest';
import type { Query } from './query';
import { selects } from './selection';

/**
 * The documents of a query at a view, in its order, with offset and limit applied; for a vector search, the nearest
 * ones. Reads no further than the last result.
 */
export function execute(query: Query, view: View, database: DatabaseName): readonly StoredDocument[] {
  const found = selected(query, view, database);
  return query.findNearest ? nearest(found, query.findNearest, database) : [...found];
}

function* selected(query: Query, view: View, database: DatabaseName): Iterable<StoredDocument> {
  const end = query.limit === null ? Infinity : query.offset + query.limit;
  if (end === 0) return;
  let passed = 0;
  for (const document of view.candidates(query)) {
    if (!selects(query, document, database)) continue;
    if (++passed > query.offset) yield document;
    if (passed >= end) return;
  }
}
