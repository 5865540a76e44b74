import { isFormer } from './formerManagers';
import type { Uid } from '../kernel/ids';
import type { League } from './types';

/** Whether a person has the commissioner's powers in a league: as its commissioner or as its co-commissioner. */
export function isCommissioner(league: Pick<League, 'createdBy' | 'coCommissioner'>, uid: Uid | null): boolean {
  return uid !== null && (uid === league.createdBy || uid === league.coCommissioner);
}

/** What a member who runs the league is called; null for everyone else, and a co-commissioner without an account. */
export function commissionerTitle(league: League, uid: Uid): 'Commissioner' | 'Co-commissioner' | null {
  if (uid === league.createdBy) return 'Commissioner';
  return uid === league.coCommissioner && !isFormer(league, uid) ? 'Co-commissioner' : null;
}
