'use client';

import type { ManagerId } from '@/domain/houseTeams';
import type { League } from '@/domain/league';
import { teamOf } from '@/domain/teams';
import { useAuth } from './AuthProvider';

/** The team that the signed-in user runs in a league; null while signed out or without a league. */
export function useMyTeam(league: League | null): ManagerId | null {
  const { uid } = useAuth();
  return uid === null || league === null ? null : teamOf(league, uid);
}
