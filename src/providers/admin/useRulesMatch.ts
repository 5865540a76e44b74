import { env } from '@/config/env';
import type { RulesMatch } from '@/data/backend/diagnostics';
import { loaded, type Loadable } from '@/domain/kernel/loadable';
import { useLoadable } from '@/hooks/useLoadable';

/**
 * Whether the deployed security rules are those that the app was built with. `attempt` differs when it's to be asked
 * again.
 */
export function useRulesMatch(attempt: number): Loadable<RulesMatch> {
  return useLoadable<RulesMatch>('rules match', String(attempt), async (next) => {
    const { compareRules } = await import('@/data/backend/diagnostics');
    const compared = await compareRules(env.rulesDigest);
    next(loaded(compared));
    return null;
  });
}
