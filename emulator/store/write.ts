import type { FieldPath } from '../paths/fieldPath';
import type { Micros } from '../values/timestamp';
import type { Fields, Value } from '../values/value';

/** What must be true of a document before a write to it. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: Micros } | null;

/** A change of one field that depends on its current value or on the time. */
export interface Transform {
  readonly field: FieldPath;
  readonly operation:
    | { readonly kind: 'serverTime' }
    | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
    | { readonly kind: 'union' | 'remove'; readonly elements: readonly Value[] };
}

/** A write of all or some fields, followed by transforms. */
export interface SetWrite {
  readonly kind: 'set';
  readonly path: string;
  readonly fields: Fields;
  /** Fields to write (those without a value are deleted); null replaces the whole document. */
  readonly mask: readonly FieldPath[] | null;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition;
}

/** One write of a commit, on one document. `verify` changes nothing; it only checks its precondition. */
export type Write =
  SetWrite | { readonly kind: 'delete' | 'verify'; readonly path: string; readonly precondition: Precondition };
