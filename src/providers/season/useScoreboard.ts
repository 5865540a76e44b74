import { useMemo } from 'react';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { LOADING, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { teamOf } from '@/domain/league/teams';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { useSeason } from './SeasonProvider';
import { useLeagueSeasons } from './useLeagueSeason';
import { useLocks } from '../lineup/useLocks';
import { usePreviousWeek } from './usePreviousWeek';
import { leagueWeekView, type LeagueWeekView } from '@/domain/season/leagueWeekView';

/** A drafted league, its season once it has loaded, and the user's week in it. */
export type Matchday = { league: League; season: LeagueSeason | null; view: Loadable<LeagueWeekView> };

/** The user's week in each of their drafted leagues. */
export function useScoreboard(leagues: readonly League[], uid: Uid): Matchday[] {
  const { week: current } = useSeason();
  const week = valueOr(current, null);
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
