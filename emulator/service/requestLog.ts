import type { DatabaseName } from '../paths/resourceName';
import type { Decision } from '../rules/types';
import type { Caller } from './caller';
import type { Usage } from './stats';

/** One request, as a line tells it. */
export interface LoggedRequest {
  readonly caller: Caller;
  /** The database, when it is not plain which one it is. */
  readonly database: DatabaseName | null;
  readonly action: string;
  readonly target: string;
  /** What the rules said; null for what needs no evaluation. */
  readonly decision: Decision | null;
  /** Why the request was refused although the rules allow it. */
  readonly error?: string | undefined;
  /** What it cost: `3 read`. */
  readonly cost?: string | undefined;
  /** What its caller has cost so far. */
  readonly usage: Usage;
}

/** A line for each request: who, what, by which line of the rules it passed or failed, and what its caller has cost. */
export class RequestLog {
  constructor(
    private readonly print: ((line: string) => void) | null,
    private readonly wall: () => number,
  ) {}

  /** False when the log is off: then nothing needs to be written. */
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

/** The line that decided, and how much of the 1,000 expressions of a request it took to get there. */
function describeDecision(caller: Caller, decision: Decision | null): string {
  if (decision === null) return '';
  if (!decision.allowed) return `DENIED: ${decision.explanation.replace(/\s*\n\s*/g, '; ')}`;
  if (caller.owner) return 'the owner passes';
  return decision.line === null ? 'allowed' : `allowed by line ${decision.line}, ${decision.expressions} expressions`;
}
