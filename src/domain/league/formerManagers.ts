import type { Uid } from '../kernel/ids';
import type { League } from './types';

/** Replaces the name of a member whose account is deleted; the rules contain the same text. */
export const FORMER_MANAGER = 'Former manager';

/** Whether a member's account has been deleted. */
export function isFormer(league: League, uid: Uid): boolean {
  const profile = league.userInfo[uid];
  return profile !== undefined && profile.username === '' && profile.displayName === FORMER_MANAGER;
}
