import { idOf, parentOf } from '../paths/resourceName';
import type { StoredDocument } from './document';

/** Something that can be read and queried: the present state, or the state at an earlier time. */
export interface View {
  get(path: string): StoredDocument | null;
  /** The documents of one collection, in no particular order. */
  inCollection(collectionPath: string): Iterable<StoredDocument>;
  /** The documents of every collection with this id below a parent (empty: anywhere). A null id means all collections. */
  inGroup(parent: string, collectionId: string | null): Iterable<StoredDocument>;
}

/** True when a document stands in a collection with this id (null: any) below the parent. */
export function inGroup(path: string, parent: string, collectionId: string | null): boolean {
  if (parent !== '' && !path.startsWith(`${parent}/`)) return false;
  return collectionId === null || idOf(parentOf(path)) === collectionId;
}

/** A view with some documents replaced (or, when null, gone). The replacements win over what lies below. */
export class OverlayView implements View {
  constructor(
    private readonly below: View,
    private readonly replaced: ReadonlyMap<string, StoredDocument | null>,
  ) {}

  get(path: string): StoredDocument | null {
    const replacement = this.replaced.get(path);
    return replacement !== undefined ? replacement : this.below.get(path);
  }

  *inCollection(collectionPath: string): Iterable<StoredDocument> {
    for (const document of this.below.inCollection(collectionPath))
      if (!this.replaced.has(document.path)) yield document;
    for (const [path, document] of this.replaced) if (document && parentOf(path) === collectionPath) yield document;
  }

  *inGroup(parent: string, collectionId: string | null): Iterable<StoredDocument> {
    for (const document of this.below.inGroup(parent, collectionId))
      if (!this.replaced.has(document.path)) yield document;
    for (const [path, document] of this.replaced) if (document && inGroup(path, parent, collectionId)) yield document;
  }
}
