import type { Expression } from './ast';
import { Fault, LimitExceeded } from './faults';
import { LIMITS } from './limits';
import { sizeOf } from './memory';
import type { RulesMap, RulesValue } from './values';

/** How one evaluation reads documents: takes relative paths, returns `resource` values or null. */
export interface DocumentAccess {
  read(path: string, after: boolean): RulesMap | null;
  /**
   * Whether the document comes with the request (the one it is about; with `after`, those it writes), so that reading
   * it is free.
   */
  isAtHand?(path: string, after: boolean): boolean;
}

/** The variables of a request that rules can read. */
export interface Variables {
  readonly request: RulesMap;
  readonly resource: RulesValue;
}

/** The outcome of an expression: a value, or a fault that remains until an operator can decide without it. */
export type Outcome = RulesValue | Fault;

/** A compiled expression. Takes the context, and the parameters and bindings of the enclosing function. */
export type Run = (context: Context, locals: Outcome[]) => Outcome;

/** The state of one request's evaluation: its variables, the documents it has read, and its use of the limits. */
export class Context {
  expressions = 0;
  depth = 0;
  /** Bytes of the operands held while others are evaluated. */
  held = 0;
  /** The last counted expression: where a limit was exceeded. */
  at: Expression | null = null;
  /** The wildcard values of the current match block, by slot. */
  wildcards: readonly RulesValue[] = [];
  readonly documentsRead = new Set<string>();
  private readonly cache = new Map<string, RulesMap | null>();

  /** @param accesses the documents that this request has read so far; the alternatives of a query share the set. */
  constructor(
    readonly variables: Variables,
    readonly database: string,
    private readonly access: DocumentAccess,
    private readonly maxAccesses: number,
    private readonly accesses: Set<string> = new Set(),
    private readonly batch: Set<string> | null = null,
  ) {}

  /** A context that repeats the evaluation: with only the documents already read, and without limits. */
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
   * Holds an operand until `held` is reset to its previous value. All operands held at a time, including those of
   * enclosing expressions, share one memory limit; `let` bindings don't count.
   */
  hold(value: Outcome): void {
    this.held += sizeOf(value);
    if (this.held > LIMITS.memoryBytes) throw new LimitExceeded('the maximum memory usage has been reached');
  }

  /**
   * A document as `resource`, or null when it doesn't exist; with `after`, as it will be after the whole batch.
   * Repeated reads are free, and a document that the request doesn't write is the same before and after. An access
   * beyond the limit is a fault like any other.
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
