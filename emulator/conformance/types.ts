import type { Data, Value } from './values';

/**
 * The clients that play cases: the SDK in Node (gRPC), in Chromium (WebChannel), `firestore/lite` (REST),
 * firebase-admin (gRPC), bare REST, and the SDK as @firebase/rules-unit-testing provides it, which plays the cases that
 * rules evaluate.
 */
export const CLIENTS = ['node', 'browser', 'lite', 'admin', 'rest', 'unit-testing'] as const;
export type ClientKind = (typeof CLIENTS)[number];

/** The web SDK in each of its forms. */
export const WEB: readonly ClientKind[] = ['node', 'browser', 'lite'];
/** Clients that are an SDK; bare REST has neither sentinels nor listeners. */
export const SDKS: readonly ClientKind[] = [...WEB, 'admin'];
/** Clients that rules apply to: the others act as the owner. */
export const UNDER_RULES: readonly ClientKind[] = [...WEB, 'unit-testing'];
/** The clients of cases without `clients`. */
export const ALL_CLIENTS: readonly ClientKind[] = [...SDKS, 'rest'];
/** Clients that can listen. */
export const LISTENERS: readonly ClientKind[] = ['node', 'browser', 'admin'];
/** Clients with a cache and a network switch. */
export const CACHING: readonly ClientKind[] = ['node', 'browser'];

/** A field: a dotted path as the SDKs accept it, or a list of names where a name has special characters. */
export type FieldName = string | readonly string[];

export type Operator =
  '<' | '<=' | '==' | '!=' | '>=' | '>' | 'array-contains' | 'in' | 'not-in' | 'array-contains-any';
export type Filter =
  | readonly [field: FieldName, op: Operator, value: Value]
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] };

/** A cursor: values for the first orders, or a document to read first. */
export type Cursor = readonly Value[] | { readonly document: string };

type Json = Readonly<Record<string, unknown>>;

/** A search for the documents whose vector is nearest. */
export interface Nearest {
  readonly field: string;
  readonly to: readonly number[];
  readonly by: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';
  readonly limit: number;
  readonly threshold?: number;
  /** The result field that receives the distance. */
  readonly distance?: string;
}

/** A query of a collection (by path) or of a collection group (by id). */
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

/** One write. An update names its fields by dotted paths; `fields` lists those that need a list of names instead. */
export type Write =
  | { readonly set: string; readonly data: Data; readonly merge?: true | readonly FieldName[] }
  | { readonly update: string; readonly data?: Data; readonly fields?: readonly (readonly [FieldName, Value])[] }
  | { readonly delete: string };

export type Number = 'count' | readonly ['sum' | 'average', FieldName];

/** One action of a client. Paths are relative to the case's sandbox; `$` in an id becomes unique to the sandbox. */
export type Step =
  | { readonly read: string }
  | { readonly query: QueryShape }
  | { readonly data: QueryShape }
  | { readonly aggregate: QueryShape; readonly numbers: Readonly<Record<string, Number>> }
  | { readonly write: readonly Write[] }
  /** Reads, then writes; `meddle` is what another client writes in between, on the first attempt. */
  | {
      readonly transaction: readonly string[];
      readonly writes: readonly Write[];
      readonly meddle?: Readonly<Record<string, Data | null>>;
    }
  /** Written by the owner over REST, without the client's knowledge; null deletes. */
  | { readonly put: Readonly<Record<string, Data | null>>; readonly database?: string }
  /** Whether a document exists, read as the owner. */
  | { readonly there: string }
  /** Like `put`, but gives what all listeners have received when they are next in sync. */
  | { readonly together: Readonly<Record<string, Data | null>> }
  /** The SDK's own network switch: open listeners disconnect or reconnect. */
  | { readonly network: 'on' | 'off' }
  | { readonly listen: string | QueryShape; readonly as: string }
  | { readonly next: string }
  | { readonly unlisten: string }
  /**
   * A structured query in the protocol's JSON form, sent as the owner; `@path` means a full name. Gives the ids of the
   * results, or the results of its aggregations.
   */
  | { readonly wire: Json; readonly aggregations?: readonly Json[] }
  /**
   * A bare request, as the owner unless it has another Authorization. In the body, `@path` means a full name; there and
   * in the address, `#kept.path.to.it` means part of a stored earlier response.
   */
  | { readonly rest: string; readonly body: unknown; readonly keep?: string; readonly authorization?: string };

/**
 * The outcome of a step, in a form that all clients share. An error is `{ error: code }`; with `says`, its message
 * contains that text, in which `@c/d` means the full name of a document.
 */
export type Outcome = unknown;

/** One row of the table. */
export interface Case {
  readonly name: string;
  /** The page that documents the expected outcome. */
  readonly page: string;
  /** Cases that only read may share documents: the name of their shared sandbox. */
  readonly sandbox?: string;
  /** The database; defaults to `(default)`. */
  readonly database?: string;
  readonly seed?: Readonly<Record<string, Data>>;
  readonly steps: readonly (readonly [Step, Outcome])[];
  /** The client gets a new connection for the case, so that its cache has nothing from other cases. */
  readonly alone?: true;
  /** Defaults to all clients; when given, `because` holds the reason. */
  readonly clients?: readonly ClientKind[];
  readonly because?: string;
  /** Evaluated by the table's security rules as this user (null: signed out). Without it, the rules are open. */
  readonly user?: { readonly sub: string; readonly [claim: string]: unknown } | null;
}
