import { useMemo } from 'react';
import { serverClock } from '@/data/backend/serverClock';
import { latestEnded, type Week } from '@/domain/football/weeks';
import type { Uid } from '@/domain/kernel/ids';
import { failed, LOADING, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { teamOf } from '@/domain/league/teams';
import type { League } from '@/domain/league/types';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { leagueWeekView, type LeagueWeekView } from '@/domain/season/matchups/leagueWeekView';
import { useLoadable } from '@/hooks/useLoadable';
import { useLocks } from '../lineup/useLocks';
import { useSeason } from './SeasonProvider';
import { useLeagueSeasons } from './useLeagueSeason';

/** A drafted league, its season once it has loaded, and the user's week in it. */
export type Matchday = { league: League; season: LeagueSeason | null; view: Loadable<LeagueWeekView> };

/** The user's week in each of their drafted leagues. */
export function useScoreboard(leagues: readonly League[], uid: Uid): Matchday[] {
  const week = valueOr(useSeason().week, null);
  const drafted = useMemo(() => leagues.filter(({ draftComplete }) => draftComplete), [leagues]);
  const seasons = useLeagueSeasons(drafted);
  const kickedOff = useLocks(week?.kickoffs ?? null);
  const previous = usePreviousWeek(week);
  return drafted.map((league) => {
    const season = seasons[league.id] ?? LOADING;
    if (season.state !== 'ready') return { league, season: null, view: season };
    if (week === null || previous.state === 'loading') return { league, season: null, view: LOADING };
    const ended = valueOr(previous, null);
    const before = ended?.season === league.season && ended.id !== week.id ? ended.week : null;
    const view = leagueWeekView(season.value, week, teamOf(league, uid), kickedOff, before);
    return { league, season: season.value, view: view === null ? { state: 'missing' } : ready(view) };
  });
}

/**
 * The week that ended most recently (docs/requirements.md R4.5): from the season's calendar, else fetched once per
 * current week. Null if there is none.
 */
function usePreviousWeek(present: Week | null): Loadable<Week | null> {
  const { weeks } = useSeason();
  const ended = weeks.state === 'ready' ? latestEnded(weeks.value, serverClock.now()) : null;
  const asked = present !== null && weeks.state !== 'loading' && ended === null ? present.id : null;
  const fetched = useLoadable('previous week', asked, async () => {
    const { getPreviousWeek } = await import('@/data/season/weeks');
    return getPreviousWeek(serverClock.now()).then(ready, () => failed('Last week didn’t load.'));
  });
  return present !== null && ended !== null ? ready(ended) : fetched;
}
