import type { League } from './league';

/**
 * Whether the draft is under way (docs/requirements.md R4.6). In its own file: every page's frame asks it; what else
 * `league.ts` knows need not come with every page.
 */
export function isDraftActive(league: Pick<League, 'draftStatus' | 'draftComplete'>): boolean {
  return league.draftStatus === 'active' && !league.draftComplete;
}
