import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import type { LeagueId } from '@/domain/kernel/ids';
import { allReady, failed, LOADING, mapReady, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { checkJoin } from '@/domain/league/joinCodes';
import type { League, LeaguePreview } from '@/domain/league/types';
import { allTime, earlierSeasons, historyOf, type AllTime } from '@/domain/season/history/allTime';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { useLoadable } from '@/hooks/useLoadable';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '../account/AuthProvider';
import { SERVER_CLOCK } from '../kernel/serverClock';
import { useLeagues } from '../league/LeagueProvider';
import { useLeagueSeasons } from './useLeagueSeason';

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
  const asked = next === null || joined || mine === null ? null : next;
  const preview = useLoadable('preview', asked && asked.joinCode, async () => {
    if (asked === null) return LOADING;
    const { getNextLeague } = await import('@/data/league/nextSeason');
    return getNextLeague(asked).catch(() => failed('Couldn’t load the next season. Check your connection.'));
  });
  if (next === null) return null;
  const joinable = preview.state === 'ready' ? checkJoin(preview.value) : null;
  return { ...next, joined, preview, closed: joinable?.ok === false ? joinable.error.message : null };
}

/** Joins a league's next season and goes to it. `error` is why the last attempt failed. */
export function useJoinNextSeason(): { busy: boolean; error: string | null; join: (preview: LeaguePreview) => void } {
  const { user } = useAuth();
  const router = useRouter();
  const { busy, error, submit } = useSubmit('You weren’t added to the league. Check your connection and try again.');
  const join = async (preview: LeaguePreview) => {
    if (user === null) return;
    const { uid, username, displayName, profilePicUrl, favoriteTeam } = user;
    const joined = await submit(async () => {
      const { joinNextSeason } = await import('@/data/league/nextSeason');
      return joinNextSeason(preview, { uid, username, displayName, profilePicUrl, favoriteTeam });
    });
    if (joined.ok) router.push(`/leagues?league=${joined.value}`);
  };
  return { busy, error: error?.message ?? null, join: (preview) => void join(preview) };
}

/** The first season after a league's that has a calendar, for its commissioner; missing until there is one. */
export function useSeasonAfter(league: League | null) {
  return useLoadable('first week', league && String(league.season), async () => {
    const { seasonAfter } = await import('@/data/season/presentSeason');
    return seasonAfter(league?.season ?? 0, SERVER_CLOCK.now()).then(
      (found) => (found === null ? { state: 'missing' as const } : ready(found)),
      () => failed('Couldn’t load the calendar. Check your connection and try again.'),
    );
  });
}

/**
 * A league over its seasons, from those that the user was a member of. `complete`: whether that is all of them.
 * `entered`: its history from elsewhere, and the first season here.
 */
export interface LeagueHistory {
  seasons: LeagueSeason[];
  allTime: AllTime;
  complete: boolean;
  entered: ReturnType<typeof historyOf>;
}

/** Reads a league's earlier seasons, and what there was before them. */
export function useLeagueHistory(league: League): Loadable<LeagueHistory> {
  const { leagues } = useLeagues();
  const mine = valueOr(leagues, null);
  const { drafted, complete, entered } = useMemo(() => {
    const earlier = earlierSeasons(league, mine ?? []);
    const all = [league, ...earlier.leagues];
    return {
      drafted: all.filter(({ draftComplete }) => draftComplete),
      complete: earlier.complete,
      entered: historyOf(league, earlier.leagues),
    };
  }, [league, mine]);
  const seasons = useLeagueSeasons(drafted);
  return useMemo(() => {
    if (leagues.state !== 'ready') return leagues;
    const loaded = allReady(drafted.map(({ id }) => seasons[id] ?? LOADING));
    return mapReady(loaded, (known) => ({ seasons: known, allTime: allTime(known), complete, entered }));
  }, [leagues, drafted, seasons, complete, entered]);
}
