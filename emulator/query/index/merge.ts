import type { StoredDocument } from '../../documents/document';

/**
 * Merges several sorted sequences of documents into one in the same order; a document in several sequences is yielded
 * once.
 */
export function* merged(
  rows: readonly Iterable<StoredDocument>[],
  compare: (a: StoredDocument, b: StoredDocument) => number,
): Iterable<StoredDocument> {
  const heads = rows.map((row) => {
    const iterator = row[Symbol.iterator]();
    return { iterator, next: iterator.next() };
  });
  let last: string | null = null;
  for (;;) {
    let first: (typeof heads)[number] | null = null;
    for (const head of heads) {
      if (head.next.done === true) continue;
      if (!first || compare(head.next.value, first.next.value as StoredDocument) < 0) first = head;
    }
    if (!first) return;
    const document = first.next.value as StoredDocument;
    first.next = first.iterator.next();
    if (document.path === last) continue;
    last = document.path;
    yield document;
  }
}
