import type { PathVariable } from './pathVariable';

/** A position in a rules source: offsets of its text, and line and column (1-based) for messages. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  /** Pairs of parentheses around an expression; they count toward the nesting limit. */
  readonly groups?: number;
}

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

/** One segment of a path: literal text, `{name}` or `{name=**}`, or `$(expression)`. */
export type PathPart = string | PathVariable | Expression;

export type Expression = Span &
  (
    | { readonly kind: 'literal'; readonly value: null | boolean | bigint | number | string | Uint8Array }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly target: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly target: Expression; readonly index: Expression }
    | { readonly kind: 'range'; readonly target: Expression; readonly from: Expression; readonly to: Expression }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
    | {
        readonly kind: 'method';
        readonly target: Expression;
        readonly name: string;
        readonly args: readonly Expression[];
      }
    | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
    | {
        readonly kind: 'ternary';
        readonly condition: Expression;
        readonly whenTrue: Expression;
        readonly whenFalse: Expression;
      }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly { readonly key: Expression; readonly value: Expression }[] }
    | { readonly kind: 'path'; readonly parts: readonly PathPart[] }
  );

export interface LetBinding extends Span {
  readonly name: string;
  readonly value: Expression;
}

export interface FunctionDeclaration extends Span {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly LetBinding[];
  readonly result: Expression;
}

export type AllowMethod = 'get' | 'list' | 'create' | 'update' | 'delete' | 'read' | 'write';

export interface Allow extends Span {
  readonly methods: readonly AllowMethod[];
  /** Null means allowed without a condition. */
  readonly condition: Expression | null;
}

/** One segment of a match path: a literal, `{name}` or `{name=**}`. */
export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

export interface MatchBlock extends Span {
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly Allow[];
  readonly matches: readonly MatchBlock[];
}

export interface ServiceBlock extends Span {
  readonly name: string;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}

/** A whole source. Without `rules_version` it is version 1. */
export interface RulesSource {
  readonly version: 1 | 2;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly ServiceBlock[];
}
