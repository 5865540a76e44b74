import type { DatabaseName } from '../paths/resourceName';
import type { Decision } from '../rules/types';
import type { Caller } from './caller';
import type { Usage } from './stats';

/** One request, as logged. */
export interface LoggedRequest {
  readonly caller: Caller;
  /** The database; null when it is obvious. */
  readonly database: DatabaseName | null;
  readonly action: string;
  readonly target: string;
  /** The decision of the rules; null for requests without evaluation. */
  readonly decision: Decision | null;
  /** Why the request failed although the rules allow it. */
  readonly error?: string | undefined;
  /** The request's cost: `3 read`. */
  readonly cost?: string | undefined;
  /** The caller's total usage so far. */
  readonly usage: Usage;
}

/**
 * Logs a line for each request: the caller, the action, the line of the rules that allowed or denied it, and the
 * caller's total usage.
 */
export class RequestLog {
  constructor(
    private readonly print: ((line: string) => void) | null,
    private readonly wall: () => number,
  ) {}

  /** False when the log is off: then nothing needs to be formatted. */
  get on(): boolean {
    return this.print !== null;
  }

  note({ caller, database, action, target, decision, error, cost, usage }: LoggedRequest): void {
    if (!this.print) return;
    const time = new Date(this.wall()).toISOString().slice(11, 23);
    const where = database ? `${database.project}/${database.database} ` : '';
    const what = [describeDecision(caller, decision), error && `REFUSED: ${error}`, cost].filter(Boolean).join('; ');
    const total = `${usage.get + usage.query + usage.listen} read, ${usage.writes} written so far`;
    this.print(`${time} ${caller.label} ${where}${action} ${target}: ${what} [${total}]`);
  }
}

/** The line that decided, and how many of a request's 1,000 expressions were used. */
function describeDecision(caller: Caller, decision: Decision | null): string {
  if (decision === null) return '';
  if (!decision.allowed) return `DENIED: ${decision.explanation.replace(/\s*\n\s*/g, '; ')}`;
  if (caller.owner) return 'the owner passes';
  return decision.line === null ? 'allowed' : `allowed by line ${decision.line}, ${decision.expressions} expressions`;
}
