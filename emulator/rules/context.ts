import type { Expression } from './ast';
import { Fault, LimitExceeded } from './faults';
import { LIMITS } from './limits';
import type { RulesMap, RulesValue } from './values';

/** How one evaluation reads documents: relative paths in, `resource` values or null out. */
export interface DocumentAccess {
  read(path: string, after: boolean): RulesMap | null;
}

/** What a request gives to the rules that judge it. */
export interface Variables {
  readonly request: RulesMap;
  readonly resource: RulesValue;
}

/** The state of judging one request: its variables, what it has read, and what it has used of its limits. */
export class Context {
  expressions = 0;
  depth = 0;
  /** The expression being computed: where a fault happens. */
  at: Expression | null = null;
  /** The values of the wildcards of the match being judged, by slot. */
  wildcards: readonly RulesValue[] = [];
  readonly documentsRead = new Set<string>();
  private readonly cache = new Map<string, RulesMap | null>();
  /** While a denial is explained nothing is counted and nothing new is read. */
  private explaining = false;

  constructor(
    readonly variables: Variables,
    readonly database: string,
    private readonly access: DocumentAccess,
    private readonly maxAccesses: number,
    private readonly batch: Set<string> | null,
  ) {}

  /** Counts one expression. */
  step(): void {
    this.expressions += 1;
    if (this.expressions > LIMITS.expressions && !this.explaining) {
      throw new LimitExceeded(`more than ${LIMITS.expressions} expressions were evaluated for one request`);
    }
  }

  /** A document as `resource`, or null when there is none; `after` sees the whole batch applied. Asking again is free. */
  read(path: string, after: boolean): RulesMap | null {
    const key = after ? `after:${path}` : path;
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    if (this.explaining) throw new Fault('not read');
    if (this.cache.size >= this.maxAccesses) throw new LimitExceeded(`more than ${this.maxAccesses} documents were read for one request`);
    if (this.batch !== null && !this.batch.has(key) && this.batch.size >= LIMITS.batchAccesses) {
      throw new LimitExceeded(`more than ${LIMITS.batchAccesses} documents were read for one batch`);
    }
    const document = this.access.read(path, after);
    this.cache.set(key, document);
    this.batch?.add(key);
    this.documentsRead.add(path);
    return document;
  }

  /** Computes something for an explanation, outside the limits. */
  explain<Result>(compute: () => Result): Result {
    this.explaining = true;
    try {
      return compute();
    } finally {
      this.explaining = false;
    }
  }
}

/** A compiled expression: the context, and the parameters and bindings of the function around it. */
export type Run = (context: Context, locals: RulesValue[]) => RulesValue;
