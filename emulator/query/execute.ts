import type { DatabaseName } from '../paths/resourceName';
import type { StoredDocument } from '../store/document';
import type { View } from '../store/view';
import type { Query } from './query';
import { selects } from './selection';

/** The documents of a query at a view, in its order, offset and limit applied. Reads no further than the last of them. */
export function execute(query: Query, view: View, database: DatabaseName): readonly StoredDocument[] {
  const end = query.limit === null ? Infinity : query.offset + query.limit;
  const found: StoredDocument[] = [];
  if (end === 0) return found;
  let passed = 0;
  for (const document of view.candidates(query)) {
    if (!selects(query, document, database)) continue;
    if (++passed > query.offset) found.push(document);
    if (passed >= end) break;
  }
  return found;
}
