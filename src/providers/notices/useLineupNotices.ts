import { useMemo } from 'react';
import type { League } from '@/domain/league/types';
import { lineupInWeek } from '@/domain/season/lineups/lineupInWeek';
import { valueOr } from '@/domain/kernel/loadable';
import { lineupNotices } from '@/domain/notices/lineupNotices';
import { leagueTeamsOf, type Notice } from '@/domain/notices/notice';
import { useNow } from '@/hooks/useNow';
import { useAuth } from '../account/AuthProvider';
import { useSeason } from '../season/SeasonProvider';
import { SERVER_CLOCK } from '../kernel/serverClock';
import { useLeagueSeasons } from '../season/useLeagueSeason';

/** The gaps in the user's lineups in these leagues, in the hour before a kickoff. Reads the seasons of the leagues. */
export function useLineupNotices(leagues: readonly League[]): readonly Notice[] {
  const { uid } = useAuth();
  const week = valueOr(useSeason().week, null);
  const seasons = useLeagueSeasons(leagues);
  const now = useNow(SERVER_CLOCK, 60_000);
  return useMemo(
    () =>
      leagueTeamsOf(leagues, uid ?? '').flatMap((place) => {
        const season = valueOr(seasons[place.league.id] ?? { state: 'loading' }, null);
        if (season === null || week === null) return [];
        return lineupNotices(place, lineupInWeek(season, place.team, week), week, now);
      }),
    [leagues, uid, seasons, week, now],
  );
}
