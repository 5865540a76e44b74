import type { League } from './league';

/**
 * Whether the draft is under way (specification, section 4, Draft). In a file of its own because every page's frame asks it, and what else
 * `league.ts` knows need not come with every page.
 */
export function isDraftActive(league: Pick<League, 'draftStatus' | 'draftComplete'>): boolean {
  return league.draftStatus === 'active' && !league.draftComplete;
}
