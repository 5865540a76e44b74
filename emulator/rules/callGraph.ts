import type { ScopedFunction } from './scope';
import { functionsCalledBy } from './traverse';

/** A chain of calls that cannot be: the names along it. */
export interface CallProblem {
  readonly kind: 'recursive' | 'deep';
  readonly names: readonly string[];
}

/** Whether a function can come back to itself, or leads into more than `limit` functions on one stack. */
export function findCallProblem(from: ScopedFunction, limit: number): CallProblem | null {
  const depths = new Map<ScopedFunction, readonly string[]>();
  /** The longest chain of names from a function on, or the problem found on the way. */
  const longest = (scoped: ScopedFunction, above: readonly ScopedFunction[]): readonly string[] | CallProblem => {
    const known = depths.get(scoped);
    if (known !== undefined) return known;
    let best: readonly string[] = [];
    for (const called of functionsCalledBy(scoped.declaration, scoped.scope)) {
      const start = [...above, scoped].indexOf(called);
      if (start >= 0) {
        const cycle = [...above, scoped].slice(start);
        if (cycle.includes(from))
          return { kind: 'recursive', names: [...cycle, called].map((each) => each.declaration.name) };
        continue;
      }
      const chain = longest(called, [...above, scoped]);
      if ('kind' in chain) return chain;
      if (chain.length > best.length) best = chain;
    }
    const names = [scoped.declaration.name, ...best];
    depths.set(scoped, names);
    return names;
  };
  const chain = longest(from, []);
  if ('kind' in chain) return chain;
  return chain.length > limit ? { kind: 'deep', names: chain } : null;
}
