import type { Decision } from '../rules/types';
import type { Caller } from './caller';

/** A line for each request: who, what, and by which line of the rules it passed or failed. */
export class RequestLog {
  constructor(
    private readonly print: ((line: string) => void) | null,
    private readonly wall: () => number,
  ) {}

  /** Notes a judged request. `detail` says how much was read or written. */
  note(caller: Caller, action: string, target: string, decision: Decision, detail = ''): void {
    if (!this.print) return;
    const time = new Date(this.wall()).toISOString().slice(11, 23);
    const verdict = caller.owner
      ? 'owner'
      : decision.allowed
        ? `allowed${at(decision)}`
        : `DENIED: ${decision.explanation.replace(/\s*\n\s*/g, '; ')}`;
    this.print(`${time} ${caller.label} ${action} ${target}${detail && ` (${detail})`} ${verdict}`);
  }
}

/** The line that decided, and how much of the 1,000 expressions of a request it took to get there. */
function at({ line, expressions }: Decision): string {
  return line === null ? '' : ` by line ${line}, ${expressions} expressions`;
}
