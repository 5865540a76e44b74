'use client';

import { memo, useDeferredValue, useMemo } from 'react';
import {
  CalendarCard,
  ChampionBanner,
  FailureState,
  LeagueHeader,
  LeagueStates,
  LoadError,
  Page,
  SampleMatchup,
  Skeleton,
  WeekSwitcher,
  lazyComponent,
} from '@/components';
import { championSummary } from '@/domain/season/playoffs/champion';
import type { League } from '@/domain/league/types';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { withLaterLineups } from '@/domain/season/lineups/laterLineups';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import { lastWeekOf } from '@/domain/football/seasons';
import { placeOfSeason } from '@/domain/football/weeks';
import { useMyTeam } from '@/providers/league/useMyTeam';
import { usePageLeague } from '@/providers/league/usePageLeague';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useComingWeek, useLeagueSeason } from '@/providers/season/useLeagueSeason';
import { useLaterLineups } from '@/providers/lineup/useLaterLineups';
import { useQueryParam } from '@/providers/kernel/useQueryParam';
import { useViewedWeek } from '@/providers/season/useViewedWeek';
import { Bracket } from './Bracket';
import { Matchups } from './Matchups';
import { MatchupsSkeleton } from './MatchupsSkeleton';
import { Standings } from './Standings';

const Recap = lazyComponent(() => import('./recap/Recap').then((module) => module.Recap), {
  waiting: () => <MatchupsSkeleton />,
  failed: ({ retry }) => <LoadError as="panel" title="The recap didn’t load" retry={retry} />,
});

const TITLES = { matchups: 'Matchups', recap: 'Recap', standings: 'Standings', playoffs: 'Playoffs' } as const;
type View = keyof typeof TITLES;

/**
 * The /matchups page of the selected league: the week's matchups or its recap, the standings, or the bracket. The
 * address keeps the week and what is shown: `?week=7&view=standings`.
 */
export function MatchupsPage() {
  const { leagues, selected, select } = usePageLeague();
  const { week, weeks, weekFailure } = useSeason();
  const [named] = useQueryParam('view');
  const { viewedId, viewWeek, weeks: calendar } = useViewedWeek(selected);
  const present = valueOr(week, null);
  const loading = leagues.state === 'loading' || weeks.state === 'loading';
  const view = named !== null && Object.hasOwn(TITLES, named) ? (named as View) : 'matchups';
  const [asked] = useQueryParam('week');
  // Only decided weeks have a recap, so it begins with the latest of them.
  const told = calendar.filter(
    ({ id, week: number, lastFinal }) =>
      number >= (selected?.firstWeek ?? 1) &&
      present !== null &&
      (id < present.id || (id === present.id && lastFinal !== null)),
  );
  const shownId = view === 'recap' && asked === null ? (told.at(-1)?.id ?? null) : viewedId;
  const choice = view === 'recap' ? calendar.filter((one) => told.includes(one) || one.id === shownId) : calendar;

  return (
    <Page>
      <LeagueHeader
        title={TITLES[view]}
        here={view}
        leagues={leagues}
        selected={selected}
        onSelect={select}
        aside={
          (view === 'matchups' || view === 'recap') &&
          (loading ? (
            <Skeleton className="h-11 w-32 sm:w-64" />
          ) : (
            selected?.draftComplete === true &&
            placeOfSeason(selected.season, present) !== 'later' &&
            shownId !== null &&
            choice.length > 1 && <WeekSwitcher weeks={choice} value={shownId} onChange={viewWeek} />
          ))
        }
      />
      <LeagueStates
        leagues={leagues}
        selected={selected}
        present={present}
        failure={
          weekFailure === null ? null : { title: weekFailure, message: 'Matchups and standings show up once it loads.' }
        }
        sample={<SampleMatchup />}
      >
        {(league) => <LeagueView key={league.id} league={league} viewedId={shownId} view={view} />}
      </LeagueStates>
    </Page>
  );
}

interface LeagueViewProps {
  league: League;
  viewedId: string | null;
  view: View;
}

function LeagueView(props: LeagueViewProps) {
  // New points of a whole Saturday are drawn in parts, so that the page stays quick to the touch.
  const season = useDeferredValue(useLeagueSeason(props.league));
  return <SeasonView {...props} season={season} />;
}

/** Not drawn again for new points that are still deferred. */
const SeasonView = memo(function SeasonView({
  league,
  viewedId,
  view,
  season,
}: LeagueViewProps & { season: Loadable<LeagueSeason> }) {
  const team = useMyTeam(league);
  const { week } = useSeason();
  const present = valueOr(week, null);
  const calendar = valueOr(season, null)?.weeks ?? [];
  // Up to a later week, managers may have set lineups ahead. Until they have loaded, the current ones are shown.
  const later = useLaterLineups(
    league.id,
    present === null || viewedId === null
      ? []
      : calendar.map((one) => one.week.id).filter((id) => id > present.id && id <= viewedId),
  );
  const known = useMemo(
    () => (season.state === 'ready' ? withLaterLineups(season.value, valueOr(later, {})) : null),
    [season, later],
  );
  const viewed = known?.weeks.find((one) => one.week.id === viewedId)?.week ?? null;
  const coming = useComingWeek(known, viewed, present);
  if (season.state === 'failed') {
    return (
      <FailureState title="Couldn’t load matchups" message={season.message} safe="Everything you saved is safe." />
    );
  }
  if (known === null || team === null) return <MatchupsSkeleton />;
  if (view === 'recap') return <Recap season={known} me={team} weekId={viewedId} />;
  if (viewedId === null) return <MatchupsSkeleton />;
  const atTheEnd = view === 'playoffs' || (view === 'matchups' && viewed?.week === lastWeekOf(league.season));
  const champion = atTheEnd ? championSummary(known) : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {champion !== null && <ChampionBanner champion={champion} isMe={champion.manager === team} />}
      {view === 'matchups' && (
        <>
          <Matchups key={viewedId} season={known} me={team} weekId={viewedId} coming={coming} />
          <CalendarCard season={known} manager={team} />
        </>
      )}
      {view === 'standings' && <Standings season={known} me={team} />}
      {view === 'playoffs' && <Bracket season={known} me={team} />}
    </div>
  );
});
