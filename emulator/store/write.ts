import type { FieldPath } from '../paths/fieldPath';
import type { Micros } from '../values/timestamp';
import type { Fields, Value } from '../values/value';

/** What must hold of a document before a write to it. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: Micros } | null;

/** A change of one field that depends on its present value or on the time. */
export interface Transform {
  readonly field: FieldPath;
  readonly operation:
    | { readonly kind: 'serverTime' }
    | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
    | { readonly kind: 'union' | 'remove'; readonly elements: readonly Value[] };
}

/** A write of fields, of all of them or of some, followed by transforms. */
export interface SetWrite {
  readonly kind: 'set';
  readonly path: string;
  readonly fields: Fields;
  /** Fields to touch (those without a value are deleted); null replaces the whole document. */
  readonly mask: readonly FieldPath[] | null;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition;
}

/** One write of a commit, on one document. `verify` changes nothing and only checks its precondition. */
export type Write =
  SetWrite | { readonly kind: 'delete' | 'verify'; readonly path: string; readonly precondition: Precondition };
