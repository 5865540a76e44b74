import { invalid } from '../errors';
import type { Write } from './write';

/** The combined effect so far of one commit's writes to one document. */
interface Combined {
  /** What the first write requires of the stored document; null when its existence doesn't matter. */
  readonly demands: Demand;
  /** The required update time of the stored document; null for any. */
  readonly version: number | null;
  /** Whether the last write deleted it. */
  readonly deleted: boolean;
}

type Demand = 'exists' | 'missing' | null;

/**
 * What a write requires of the document before it. A delete with an update time accepts a missing document here; its
 * precondition is checked later.
 */
export function demandOf({ kind, precondition }: Write): Demand {
  if (precondition === null) return null;
  if ('exists' in precondition) return precondition.exists ? 'exists' : 'missing';
  return kind === 'delete' ? null : 'exists';
}

function versionOf({ precondition }: Write): number | null {
  return precondition && 'updateTime' in precondition ? precondition.updateTime : null;
}

function verb(demands: Demand, deleted: boolean): string {
  if (deleted) return 'delete';
  if (demands === null) return 'upsert';
  return demands === 'exists' ? 'update' : 'insert';
}

/** Throws on a `verify` without a precondition, and on one combined with another write to the same document. */
export function requireSoundVerifies(writes: readonly Write[]): void {
  const kinds = new Map<string, 'verified' | 'written'>();
  for (const { kind, path } of writes) {
    const earlier = kinds.get(path);
    if (kind === 'verify' && earlier === 'verified')
      throw invalid('the same document cannot be verified more than once in a single request');
    const now = kind === 'verify' ? 'verified' : 'written';
    if (earlier && earlier !== now)
      throw invalid(
        `the same document cannot be ${earlier} and then ${kind === 'verify' ? 'verified' : 'written'} in a single request`,
      );
    kinds.set(path, now);
  }
  if (writes.some(({ kind, precondition }) => kind === 'verify' && precondition === null))
    throw invalid('a verify must contain a precondition');
}

/**
 * Throws on a commit in which one write to a document makes a later write's precondition impossible. All writes to a
 * document must also agree on its stored update time, which the first of them names.
 */
export function requireConsistentWrites(writes: readonly Write[]): void {
  const byPath = new Map<string, Combined>();
  for (const write of writes) {
    const earlier = byPath.get(write.path);
    const deleted = write.kind === 'delete';
    const demands = demandOf(write);
    const version = versionOf(write);
    if (!earlier) {
      byPath.set(write.path, { demands, version, deleted });
      continue;
    }
    if ((demands === 'exists' && earlier.deleted) || (demands === 'missing' && !earlier.deleted))
      throw invalid(
        `Cannot ${verb(earlier.demands, earlier.deleted)} then ${verb(demands, deleted)} an entity in the same request.`,
      );
    if (version !== null && version !== earlier.version)
      throw invalid('Cannot collapse mutations with different version preconditions.');
    byPath.set(write.path, { ...earlier, deleted });
  }
}
