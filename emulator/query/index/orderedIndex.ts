import { BTree } from '@tylerbu/sorted-btree-es6';
import type { FieldPath } from '../../paths/fieldPath';
import { getAt } from '../../paths/fieldPath';
import type { StoredDocument } from '../../documents/document';
import { compareValues } from '../../values/compare';
import type { Value } from '../../values/value';
import { comparePositions } from './position';
import type { Directions, Position } from './position';

/** The sort order of an index; documents that lack one of its fields aren't in it. */
export interface IndexShape extends Directions {
  /** Shapes of the same collection with the same name are identical. */
  readonly name: string;
  readonly fields: readonly FieldPath[];
  /** The first field is indexed by element: a document has one entry per element of its array. */
  readonly elements: boolean;
}

/** The documents of a collection, or of a collection group, in one order. */
export class OrderedIndex {
  private readonly tree: BTree<Position, StoredDocument>;

  constructor(
    private readonly shape: IndexShape,
    documents: Iterable<StoredDocument>,
  ) {
    const entries: [Position, StoredDocument][] = [];
    for (const document of documents)
      for (const position of this.positionsOf(document)) entries.push([position, document]);
    entries.sort(([a], [b]) => this.compare(a, b));
    this.tree = new BTree(entries, this.compare);
  }

  get size(): number {
    return this.tree.size;
  }

  /** Updates the index after a document changed, was created or was deleted. */
  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    const old = before ? this.positionsOf(before) : [];
    const now = after ? this.positionsOf(after) : [];
    const [only] = now;
    const stays = old.length === 1 && now.length === 1 && only && this.compare(old[0] as Position, only) === 0;
    if (!stays) for (const position of old) this.tree.delete(position);
    if (after) for (const position of now) this.tree.set(position, after);
  }

  /** The documents between two bounds, in the index's order or backwards. */
  *scan(low: Position, high: Position, backwards: boolean): Iterable<StoredDocument> {
    const pairs = backwards ? this.tree.entriesReversed(high, []) : this.tree.entries(low, []);
    for (const [position, document] of pairs) {
      if (backwards ? this.compare(position, low) < 0 : this.compare(position, high) > 0) return;
      yield document;
    }
  }

  private readonly compare = (a: Position, b: Position): number => comparePositions(a, b, this.shape);

  private positionsOf({ path, fields }: StoredDocument): readonly Position[] {
    const values: Value[] = [];
    for (const field of this.shape.fields) {
      const value = getAt(fields, field);
      if (value === undefined) return [];
      values.push(value);
    }
    if (!this.shape.elements) return [{ values, rank: null, path, edge: 0 }];
    const [list, ...others] = values;
    if (list?.kind !== 'array') return [];
    return distinct(list.values).map((element) => ({ values: [element, ...others], rank: null, path, edge: 0 }));
  }
}

function distinct(values: readonly Value[]): readonly Value[] {
  const sorted = [...values].sort(compareValues);
  return sorted.filter((value, i) => i === 0 || compareValues(sorted[i - 1] as Value, value) !== 0);
}
