import type { Data, Value } from './values';

/**
 * Who plays a case: the SDK in Node (gRPC), in Chromium (WebChannel), `firestore/lite` (REST), firebase-admin (gRPC), bare REST, and
 * the SDK as @firebase/rules-unit-testing hands it out, which plays what rules evaluate.
 */
export const CLIENTS = ['node', 'browser', 'lite', 'admin', 'rest', 'unit-testing'] as const;
export type ClientKind = (typeof CLIENTS)[number];

/** The web's SDK in each of its forms. */
export const WEB: readonly ClientKind[] = ['node', 'browser', 'lite'];
/** Clients that are an SDK; bare REST has neither sentinels nor listeners. */
export const SDKS: readonly ClientKind[] = [...WEB, 'admin'];
/** Clients that rules evaluate: the others speak for the owner. */
export const UNDER_RULES: readonly ClientKind[] = [...WEB, 'unit-testing'];
/** Clients that play what is not said to be for some only. */
export const ALL_CLIENTS: readonly ClientKind[] = [...SDKS, 'rest'];
/** Clients that can listen. */
export const LISTENERS: readonly ClientKind[] = ['node', 'browser', 'admin'];
/** Clients with a cache and a network that can be switched off. */
export const CACHING: readonly ClientKind[] = ['node', 'browser'];

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

type Json = Readonly<Record<string, unknown>>;

/** A search for the documents whose vector is nearest. */
export interface Nearest {
  readonly field: string;
  readonly to: readonly number[];
  readonly by: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';
  readonly limit: number;
  readonly threshold?: number;
  /** The field that the distance is put into. */
  readonly distance?: string;
}

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
  readonly select?: readonly FieldName[];
  readonly nearest?: Nearest;
}

/** One write. An update names its fields by paths; `fields` gives those whose names need taking apart. */
export type Write =
  | { readonly set: string; readonly data: Data; readonly merge?: true | readonly FieldName[] }
  | { readonly update: string; readonly data?: Data; readonly fields?: readonly (readonly [FieldName, Value])[] }
  | { readonly delete: string };

export type Number = 'count' | readonly ['sum' | 'average', FieldName];

/** One thing that a client does. Paths are relative to the case’s own sandbox; `$` in an id becomes unique to it. */
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
  | { readonly put: Readonly<Record<string, Data | null>>; readonly database?: string }
  /** Whether a document is there, as the owner sees it. */
  | { readonly there: string }
  /** The same as `put`, and what all listeners have told when they are next in sync. */
  | { readonly together: Readonly<Record<string, Data | null>> }
  /** The SDK's own switch: open listeners lose their connection, and find it again. */
  | { readonly network: 'on' | 'off' }
  | { readonly listen: string | QueryShape; readonly as: string }
  | { readonly next: string }
  | { readonly unlisten: string }
  /**
   * A structured query in the JSON of the protocol, as the owner; `@path` means a full name. Gives the ids of what it finds, or the
   * numbers of its aggregations.
   */
  | { readonly wire: Json; readonly aggregations?: readonly Json[] }
  /** A bare request as the owner: `@path` in the body means a full name, `#kept.path.to.it` for part of an answer kept before. */
  | { readonly rest: string; readonly body: unknown; readonly keep?: string };

/**
 * What a step gave, in a form that all clients share. An error is `{ error: code }`; with `says`, its sentence holds that text, in
 * which `@c/d` means the full name of a document.
 */
export type Outcome = unknown;

/** One row of the table. */
export interface Case {
  readonly name: string;
  /** The page that the expectation rests on. */
  readonly page: string;
  /** Cases that only read may share documents: the name of that sandbox. */
  readonly sandbox?: string;
  /** The database; `(default)` unless told. */
  readonly database?: string;
  readonly seed?: Readonly<Record<string, Data>>;
  readonly steps: readonly (readonly [Step, Outcome])[];
  /** The client connects anew for it, so that its cache holds nothing of what other cases have read. */
  readonly alone?: true;
  /** All clients unless given; then `because` says why. */
  readonly clients?: readonly ClientKind[];
  readonly because?: string;
  /** Evaluated by the table's security rules, as this person (null: signed out); else every rule is open. */
  readonly user?: { readonly sub: string; readonly [claim: string]: unknown } | null;
}
