import type { Fields, Timestamp, Value } from '../values/value';
import type { RulesValue } from './values';

/** The five methods of a request. Rules may also use `read` (get, list) and `write` (create, update, delete). */
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A stored document (or a Storage object's metadata), as rules see it. `path` is relative: `users/ann`. */
export interface RulesDocument {
  readonly path: string;
  readonly fields: Fields;
}

/** The signed-in user: the uid and the token's claims; null when signed out. */
export interface RulesAuth {
  readonly uid: string;
  readonly token: Fields;
}

/**
 * What a list query guarantees about every document it may return. Field paths are dotted, `__name__` is the document
 * name.
 */
export interface RulesQuery {
  readonly limit: number | null;
  readonly offset: number;
  readonly orderBy: readonly { readonly field: string; readonly descending: boolean }[];
  /** The where clause, or null. */
  readonly filter: QueryFilter | null;
}

export type QueryFilter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly QueryFilter[] }
  | {
      readonly kind: 'field';
      readonly field: string;
      readonly op: '<' | '<=' | '==' | '!=' | '>=' | '>' | 'array-contains' | 'in' | 'not-in' | 'array-contains-any';
      readonly value: Value;
    };

/**
 * One request to evaluate. For `list`, `path` is the collection's path and the authorizer binds a placeholder for the
 * document id.
 */
export interface RulesRequest {
  readonly service: 'cloud.firestore' | 'firebase.storage';
  /** Firestore: the database id, `(default)`. Storage: the bucket. */
  readonly database: string;
  readonly path: string;
  readonly method: RulesMethod;
  readonly auth: RulesAuth | null;
  readonly time: Timestamp;
  /** The document before the request; null when there is none (and for list). */
  readonly resource: RulesDocument | null;
  /** `request.resource` of a commit: the document as it would be afterwards, or null. Reads have none. */
  readonly newResource?: RulesDocument | null;
  /**
   * For `list`: the constraints. For a collection group query `allDescendants` is true and `path` ends with the
   * collection's id.
   */
  readonly query: RulesQuery | null;
  readonly allDescendants?: boolean;
  /**
   * One set shared by the requests of a batch or transaction. The authorizer records in it which documents the rules
   * have read, since a batch as a whole may read 20. Omit it for a read or a query.
   */
  readonly batchAccesses?: Set<string>;
}

/**
 * How rules read other documents: `get` returns the state before the request, `getAfter` the state after it (undefined
 * for a document that the request doesn't write). Synchronous; paths are relative.
 */
export interface RulesReader {
  get(path: string): RulesDocument | null;
  getAfter(path: string): RulesDocument | null | undefined;
}

/** The result of an evaluation, with its reasons. */
export interface Decision {
  readonly allowed: boolean;
  /** One paragraph for a log or an error: the clause that allowed, or each clause that failed, with line and values. */
  readonly explanation: string;
  /** 1-based line of the `allow` that decided, if one did. */
  readonly line: number | null;
  /**
   * Documents read through get, exists and similar functions (relative paths): an open listener is evaluated again when
   * one changes.
   */
  readonly documentsRead: readonly string[];
  /**
   * Expressions evaluated, of the 1,000 that a request may use; for a query with alternatives, those of the most
   * expensive one.
   */
  readonly expressions: number;
}

/** A compiler error or warning; line and column are 1-based. */
export interface RulesIssue {
  readonly line: number;
  readonly column: number;
  readonly severity: 'ERROR' | 'WARNING';
  readonly description: string;
}

/** The values of one expression in a source, with their counts. */
export interface ExpressionCoverage {
  readonly line: number;
  readonly column: number;
  /** Offsets of its text in the source. */
  readonly start: number;
  readonly end: number;
  /** Values in rules syntax, faults as `error: ...`, each with an example; empty when it was never evaluated. */
  readonly values: readonly {
    readonly value: string;
    readonly count: number;
    /** Undefined for a fault, and for values that are only counted. */
    readonly example: RulesValue | undefined;
  }[];
  readonly children: readonly ExpressionCoverage[];
}

/** The coverage of all requests evaluated so far, by condition and function. */
export interface CoverageReport {
  readonly fileName: string;
  readonly source: string;
  readonly expressions: readonly ExpressionCoverage[];
}

/** A compiled rules source. */
export interface Ruleset {
  evaluate(request: RulesRequest, reader: RulesReader): Decision;
  /** The coverage so far; only for a ruleset that was compiled with coverage. */
  coverage?(): CoverageReport;
}

/**
 * The result of `compileRules(source: string, fileName: string): Compiled` in `./index.ts`. The ruleset is null when an
 * issue is an ERROR.
 */
export interface Compiled {
  readonly ruleset: Ruleset | null;
  readonly issues: readonly RulesIssue[];
}
