import type { Expression } from './ast';
import { Fault, LimitExceeded } from './faults';
import { LIMITS } from './limits';
import { sizeOf } from './memory';
import type { RulesMap, RulesValue } from './values';

/** How one evaluation reads documents: relative paths in, `resource` values or null out. */
export interface DocumentAccess {
  read(path: string, after: boolean): RulesMap | null;
  /** Whether the request itself brings the document (the one it is about; of `after`, those it writes), so that reading it costs nothing. */
  isAtHand?(path: string, after: boolean): boolean;
}

/** What a request gives to the rules that evaluate it. */
export interface Variables {
  readonly request: RulesMap;
  readonly resource: RulesValue;
}

/** What evaluating an expression comes to: a value, or the fault in its place until something can decide without it. */
export type Outcome = RulesValue | Fault;

/** A compiled expression: the context, and the parameters and bindings of the function around it. */
export type Run = (context: Context, locals: Outcome[]) => Outcome;

/** The state of evaluating one request: its variables, what it has read, and what it has used of its limits. */
export class Context {
  expressions = 0;
  depth = 0;
  /** Bytes of the operands that wait for others to be evaluated. */
  held = 0;
  /** The expression last counted: where a limit is passed. */
  at: Expression | null = null;
  /** The values of the wildcards of the match being evaluated, by slot. */
  wildcards: readonly RulesValue[] = [];
  readonly documentsRead = new Set<string>();
  private readonly cache = new Map<string, RulesMap | null>();

  /** @param accesses the documents that this request has read so far; the alternatives of a query share them. */
  constructor(
    readonly variables: Variables,
    readonly database: string,
    private readonly access: DocumentAccess,
    private readonly maxAccesses: number,
    private readonly accesses: Set<string> = new Set(),
    private readonly batch: Set<string> | null = null,
  ) {}

  /** A context that evaluates the same again: the same documents and no others, and without limits. */
  replay(): Context {
    const known: DocumentAccess = {
      isAtHand: (path, after) => this.access.isAtHand?.(path, after) ?? false,
      read: (path, after) => {
        const document = this.cache.get(this.keyOf(path, after));
        if (document === undefined) throw new Fault('the document was not read');
        return document;
      },
    };
    const context = new Context(this.variables, this.database, known, Infinity);
    context.expressions = -Infinity;
    context.held = -Infinity;
    return context;
  }

  /** Counts an expression; some count as more than one. */
  count(expression: Expression, units: number): void {
    this.expressions += units;
    if (this.expressions > LIMITS.expressions) {
      this.at = expression;
      throw new LimitExceeded(`the maximum of ${LIMITS.expressions} expressions to evaluate has been reached`);
    }
  }

  /**
   * Keeps an operand until `held` is set back to what it was. All that are kept at a time, those of the expressions around included, may
   * take so much memory, and no more; what a function has bound with `let` does not count.
   */
  hold(value: Outcome): void {
    this.held += sizeOf(value);
    if (this.held > LIMITS.memoryBytes) throw new LimitExceeded('the maximum memory usage has been reached');
  }

  /**
   * A document as `resource`, or null when there is none; `after` sees the whole batch applied. Asking again is free, and a document that
   * the request does not write is the same before and after. An access beyond the limit is a fault like any other.
   */
  read(path: string, after: boolean): RulesMap | null {
    const key = this.keyOf(path, after);
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    if (!this.access.isAtHand?.(path, after)) this.countAccess(key);
    const document = this.access.read(path, after);
    this.cache.set(key, document);
    this.documentsRead.add(path);
    return document;
  }

  private keyOf(path: string, after: boolean): string {
    return after && this.access.isAtHand?.(path, true) ? `after:${path}` : path;
  }

  private countAccess(key: string): void {
    if (!this.accesses.has(key) && this.accesses.size >= this.maxAccesses)
      throw new Fault(`the maximum of ${this.maxAccesses} document access calls has been reached`);
    if (this.batch !== null && !this.batch.has(key) && this.batch.size >= LIMITS.batchAccesses)
      throw new Fault(`the maximum of ${LIMITS.batchAccesses} document access calls of a batch has been reached`);
    this.accesses.add(key);
    this.batch?.add(key);
  }
}
