import type { Data, Value } from './values';

/** Who plays a case: the SDK in Node (gRPC), in Chromium (WebChannel), `firestore/lite` (REST), and bare REST. */
export const CLIENTS = ['node', 'browser', 'lite', 'rest'] as const;
export type ClientKind = (typeof CLIENTS)[number];

/** Clients that are an SDK; bare REST has neither sentinels nor listeners of its own. */
export const SDKS: readonly ClientKind[] = ['node', 'browser', 'lite'];
/** Clients that can listen. */
export const LISTENERS: readonly ClientKind[] = ['node', 'browser'];

/** A field: a dotted path as the SDKs take it, or the names one by one where a name has odd letters. */
export type FieldName = string | readonly string[];

export type Operator =
  '<' | '<=' | '==' | '!=' | '>=' | '>' | 'array-contains' | 'in' | 'not-in' | 'array-contains-any';
export type Filter =
  | readonly [field: FieldName, op: Operator, value: Value]
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] };

/** A position: the values of the first orders, or a document that is read first. */
export type Cursor = readonly Value[] | { readonly document: string };

/** A query of a collection by its path, or of a collection group by its id. */
export interface QueryShape {
  readonly from: string | { readonly group: string };
  readonly where?: readonly Filter[];
  readonly orderBy?: readonly (readonly [field: FieldName, direction?: 'asc' | 'desc'])[];
  readonly startAt?: Cursor;
  readonly startAfter?: Cursor;
  readonly endAt?: Cursor;
  readonly endBefore?: Cursor;
  readonly limit?: number;
  readonly limitToLast?: number;
  readonly offset?: number;
  readonly select?: readonly string[];
}

/** One write. An update names its fields by paths; `fields` gives those whose names need taking apart. */
export type Write =
  | { readonly set: string; readonly data: Data; readonly merge?: true | readonly FieldName[] }
  | { readonly update: string; readonly data?: Data; readonly fields?: readonly (readonly [FieldName, Value])[] }
  | { readonly delete: string };

export type Number = 'count' | readonly ['sum' | 'average', FieldName];

/** One thing that a client does. Paths are relative to the case's own room; `$` in an id becomes unique to it. */
export type Step =
  | { readonly read: string }
  | { readonly query: QueryShape }
  | { readonly data: QueryShape }
  | { readonly aggregate: QueryShape; readonly numbers: Readonly<Record<string, Number>> }
  | { readonly write: readonly Write[] }
  /** Reads, then writes; `meddle` is what another client puts in between, the first time round. */
  | {
      readonly transaction: readonly string[];
      readonly writes: readonly Write[];
      readonly meddle?: Readonly<Record<string, Data | null>>;
    }
  /** What the owner puts over REST, behind the client's back; null deletes. */
  | { readonly put: Readonly<Record<string, Data | null>> }
  | { readonly listen: string | QueryShape; readonly as: string }
  | { readonly next: string }
  | { readonly unlisten: string }
  /** A bare request as the owner: `@path` in the body stands for a full name, `#kept.path.to.it` for part of an answer kept before. */
  | { readonly rest: string; readonly body: unknown; readonly keep?: string };

/** What a step gave, in a form that all clients share. */
export type Outcome = unknown;

/** One row of the table. */
export interface Case {
  readonly name: string;
  /** The page that the expectation rests on. */
  readonly page: string;
  /** Cases that only read may share documents: the name of the room where they stand. */
  readonly room?: string;
  readonly seed?: Readonly<Record<string, Data>>;
  readonly steps: readonly (readonly [Step, Outcome])[];
  /** The client connects anew for it, so that its cache holds nothing of what other cases have read. */
  readonly alone?: true;
  /** All clients unless told; then `because` says why. */
  readonly clients?: readonly ClientKind[];
  readonly because?: string;
  /** Judged by the table's security rules, as this person (null: nobody); else every rule is open. */
  readonly user?: { readonly sub: string; readonly [claim: string]: unknown } | null;
}
