import type { ScopedFunction } from './scope';
import { functionsCalledBy } from './traverse';

/** An invalid chain of calls: the function to report it at, and the names along the chain. */
export interface CallProblem {
  readonly kind: 'recursive' | 'deep';
  readonly at: ScopedFunction;
  readonly names: readonly string[];
}

/** Recursive functions beyond this many aren't reported: the source is rejected anyway, and each costs a search. */
const MAX_REPORTED = 10;

/**
 * The functions that can call themselves, directly or indirectly, and those with more than `limit` nested calls below
 * them.
 */
export function findCallProblems(functions: readonly ScopedFunction[], limit: number): CallProblem[] {
  const calls = new Map(functions.map((each) => [each, functionsCalledBy(each.declaration, each.scope)] as const));
  const chains = longestChains(calls);
  const problems: CallProblem[] = [];
  for (const [each, chain] of chains) {
    if (chain.length - 1 > limit) problems.push({ kind: 'deep', at: each, names: namesAlong(each, chains) });
  }
  // A function without a longest chain leads into a cycle, and may itself be on one.
  for (const each of functions) {
    if (problems.length >= MAX_REPORTED) break;
    const cycle = chains.has(each) ? null : findCycle(each, calls);
    if (cycle !== null) problems.push({ kind: 'recursive', at: each, names: cycle });
  }
  return problems;
}

/** The maximum number of functions in a chain of calls, including the first, and the next function on that chain. */
interface Chain {
  readonly length: number;
  readonly next: ScopedFunction | null;
}

/**
 * The longest call chain of each function, computed from the functions that call nothing; functions that lead into a
 * cycle have none.
 */
function longestChains(calls: ReadonlyMap<ScopedFunction, ReadonlySet<ScopedFunction>>): Map<ScopedFunction, Chain> {
  const callers = new Map<ScopedFunction, ScopedFunction[]>();
  const open = new Map<ScopedFunction, number>();
  for (const [caller, called] of calls) {
    open.set(caller, called.size);
    for (const each of called) callers.set(each, [...(callers.get(each) ?? []), caller]);
  }
  const chains = new Map<ScopedFunction, Chain>();
  const ready = [...calls.keys()].filter((each) => open.get(each) === 0);
  for (let each = ready.pop(); each !== undefined; each = ready.pop()) {
    let best: Chain = { length: 1, next: null };
    for (const called of calls.get(each) ?? []) {
      const below = chains.get(called)?.length ?? 0;
      if (below + 1 > best.length) best = { length: below + 1, next: called };
    }
    chains.set(each, best);
    for (const caller of callers.get(each) ?? []) {
      const left = (open.get(caller) ?? 0) - 1;
      open.set(caller, left);
      if (left === 0) ready.push(caller);
    }
  }
  return chains;
}

function namesAlong(from: ScopedFunction, chains: ReadonlyMap<ScopedFunction, Chain>): string[] {
  const names: string[] = [];
  for (let each: ScopedFunction | null = from; each !== null; each = chains.get(each)?.next ?? null) {
    names.push(each.declaration.name);
  }
  return names;
}

/** The shortest path from a function back to itself, as names. */
function findCycle(
  from: ScopedFunction,
  calls: ReadonlyMap<ScopedFunction, ReadonlySet<ScopedFunction>>,
): string[] | null {
  const cameFrom = new Map<ScopedFunction, ScopedFunction>();
  const waiting = [from];
  for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) {
    for (const called of calls.get(each) ?? []) {
      if (called === from) return [...wayTo(each, from, cameFrom), from.declaration.name];
      if (cameFrom.has(called)) continue;
      cameFrom.set(called, each);
      waiting.push(called);
    }
  }
  return null;
}

function wayTo(
  end: ScopedFunction,
  from: ScopedFunction,
  cameFrom: ReadonlyMap<ScopedFunction, ScopedFunction>,
): string[] {
  const names: string[] = [end.declaration.name];
  for (let each = end; each !== from;) {
    each = cameFrom.get(each) ?? from;
    names.unshift(each.declaration.name);
  }
  return names;
}
