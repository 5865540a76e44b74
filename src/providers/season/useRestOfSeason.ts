import { useMemo } from 'react';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { nextToKickOff, restOfSeasonFrom, type RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';
import { useNow } from '@/hooks/useNow';
import { SERVER_CLOCK } from '../kernel/serverClock';

/** What a season's weeks that haven't kicked off say about squads. Null once the last one has, or without a season. */
export function useRestOfSeason(season: LeagueSeason | null): RestOfSeason | null {
  const now = useNow(SERVER_CLOCK, 60_000);
  const next = season === null ? null : nextToKickOff(season, now);
  return useMemo(() => (season === null || next === null ? null : restOfSeasonFrom(season, next)), [season, next]);
}
