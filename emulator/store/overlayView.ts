import { parentOf } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { merged } from '../query/index/merge';
import type { Query } from '../query/query';
import { compareDocuments, selects } from '../query/selection';
import type { View } from '../query/view';
import type { StoredDocument } from '../documents/document';

/** A view with some documents replaced (or, when null, deleted). Replacements take precedence over the view below. */
export class OverlayView implements View {
  constructor(
    private readonly database: DatabaseName,
    private readonly below: View,
    private readonly replaced: ReadonlyMap<string, StoredDocument | null>,
  ) {}

  get(path: string): StoredDocument | null {
    const replacement = this.replaced.get(path);
    return replacement !== undefined ? replacement : this.below.get(path);
  }

  candidates(query: Query): Iterable<StoredDocument> {
    const compare = (a: StoredDocument, b: StoredDocument): number => compareDocuments(a, b, query, this.database);
    const own = [...this.replaced.values()].filter(
      (document): document is StoredDocument => document !== null && selects(query, document, this.database),
    );
    return merged([this.kept(this.below.candidates(query)), own.sort(compare)], compare);
  }

  *pathsIn(prefix: string): Iterable<string> {
    for (const path of this.below.pathsIn(prefix)) if (!this.replaced.has(path)) yield path;
    for (const [path, document] of this.replaced) if (document && parentOf(path).startsWith(prefix)) yield path;
  }

  private *kept(documents: Iterable<StoredDocument>): Iterable<StoredDocument> {
    for (const document of documents) if (!this.replaced.has(document.path)) yield document;
  }
}
