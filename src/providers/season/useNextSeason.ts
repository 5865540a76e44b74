import { useMemo } from 'react';
import { allTime, earlierSeasons, type AllTime } from '@/domain/season/allTime';
import type { LeagueId } from '@/domain/kernel/ids';
import type { League, LeaguePreview } from '@/domain/league/types';
import { checkJoin } from '@/domain/league/leagueChecks';
import { failed, LOADING, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { FirstWeek } from '@/data/league/leagues';
import { useAuth } from '../account/AuthProvider';
import { useLeagues } from '../league/LeagueProvider';
import { useLeagueSeasons } from './useLeagueSeason';
import { useLoadable } from '@/hooks/useLoadable';
import { SERVER_CLOCK } from '../kernel/serverClock';

/**
 * The next season's league from its former season. `joined`: the user is in it. Else `preview` is what they see of it,
 * with `closed` saying why it can't be joined any more.
 */
export interface NextSeason {
  leagueId: LeagueId;
  season: number;
  joined: boolean;
  preview: Loadable<LeaguePreview>;
  closed: string | null;
}

/** The league that follows a league, or null while there is none. One read, unless the user is in it. */
export function useNextSeason({ next }: League): NextSeason | null {
  const mine = valueOr(useLeagues().leagues, null);
  const joined = mine?.some(({ id }) => id === next?.leagueId) ?? false;
  const preview = useLoadable<LeaguePreview>(
    'preview',
    next === null || joined || mine === null ? null : next.joinCode,
    async (tell) => {
      const { getNextLeague } = await import('@/data/league/nextSeason');
      if (next !== null) {
        await getNextLeague(next).then(tell, () =>
          tell(failed('Couldn’t load the next season. Check your connection.')),
        );
      }
      return null;
    },
  );
  if (next === null) return null;
  const joinable = preview.state === 'ready' ? checkJoin(preview.value) : null;
  return {
    leagueId: next.leagueId,
    season: next.season,
    joined,
    preview,
    closed: joinable?.ok === false ? joinable.error.message : null,
  };
}

/**
 * The first season after a league's that has a calendar, for a commissioner who may open it. `missing` until there is
 * one.
 */
export function useSeasonAfter(league: League | null): Loadable<FirstWeek> {
  return useLoadable<FirstWeek>('first week', league === null ? null : String(league.season), async (next) => {
    const { seasonAfter } = await import('@/data/season/presentSeason');
    await seasonAfter(league?.season ?? 0, SERVER_CLOCK.now()).then(
      (found) => next(found === null ? { state: 'missing' } : ready(found)),
      () => next(failed('Couldn’t load the calendar. Check your connection and try again.')),
    );
    return null;
  });
}

/** A league over all the seasons that the user can read. `complete`: whether that is all of them. */
export interface LeagueHistory {
  allTime: AllTime;
  complete: boolean;
}

/**
 * Champions and records of a league over its seasons, from those that the user was a member of. Reads the earlier ones.
 */
export function useLeagueHistory(league: League): Loadable<LeagueHistory> {
  const { uid } = useAuth();
  const { leagues } = useLeagues();
  const mine = valueOr(leagues, null);
  const { all, complete } = useMemo(() => {
    const earlier = earlierSeasons(league, mine ?? []);
    return {
      all: [league, ...earlier.leagues].filter(({ draftComplete }) => draftComplete),
      complete: earlier.complete,
    };
  }, [league, mine]);
  const seasons = useLeagueSeasons(all);
  return useMemo(() => {
    if (leagues.state === 'failed') return leagues;
    if (mine === null || uid === null) return LOADING;
    const loaded = all.map(({ id }) => seasons[id] ?? LOADING);
    const failure = loaded.find(({ state }) => state === 'failed');
    if (failure?.state === 'failed') return failure;
    if (loaded.some(({ state }) => state === 'loading')) return LOADING;
    const known = loaded.flatMap((one) => (one.state === 'ready' ? [one.value] : []));
    return ready({ allTime: allTime(known), complete });
  }, [leagues, mine, uid, all, seasons, complete]);
}
