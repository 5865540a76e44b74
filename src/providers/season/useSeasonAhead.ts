import { useMemo } from 'react';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { nextToKickOff, seasonAhead, type Ahead } from '@/domain/season/moveWorth/seasonAhead';
import { useNow } from '@/hooks/useNow';
import { SERVER_CLOCK } from '../kernel/serverClock';

/** What a season's weeks that haven't kicked off say about squads. Null once the last one has, or without a season. */
export function useSeasonAhead(season: LeagueSeason | null): Ahead | null {
  const now = useNow(SERVER_CLOCK, 60_000);
  const next = season === null ? null : nextToKickOff(season, now);
  return useMemo(() => (season === null || next === null ? null : seasonAhead(season, next)), [season, next]);
}
