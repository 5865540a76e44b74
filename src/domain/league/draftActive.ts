import type { League } from './types';

/**
 * Whether the draft is under way (docs/requirements.md R4.6). In a separate file because the page shell needs it, so
 * pages don't have to load the rest of `league.ts`.
 */
export function isDraftActive(league: Pick<League, 'draftStatus' | 'draftComplete'>): boolean {
  return league.draftStatus === 'active' && !league.draftComplete;
}
