import type { ManagerId } from '@/domain/league/houseTeams';
import type { League } from '@/domain/league/types';
import { teamOf } from '@/domain/league/teams';
import { useAuth } from '../account/AuthProvider';

/** The team that the signed-in user runs in a league; null while signed out or without a league. */
export function useMyTeam(league: League | null): ManagerId | null {
  const { uid } = useAuth();
  return uid === null || league === null ? null : teamOf(league, uid);
}
