'use client';

import { memo, useDeferredValue, useMemo } from 'react';
import {
  CalendarCard,
  ChampionBanner,
  FailureState,
  LeagueStates,
  LeagueSwitcher,
  Page,
  PageHeader,
  SampleMatchup,
  Skeleton,
  Tabs,
  WeekSwitcher,
} from '@/components';
import { championSummary } from '@/domain/season/champion';
import type { League } from '@/domain/league/types';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { withLaterLineups } from '@/domain/season/lineupAhead';
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

const VIEWS = ['matchups', 'standings', 'playoffs'] as const;
type View = (typeof VIEWS)[number];

/**
 * The /matchups page: the week's matchups, the standings and the bracket of the selected league. The address keeps the
 * week and the tab: `?week=7&view=standings`.
 */
export function MatchupsPage() {
  const { leagues, selected, select } = usePageLeague();
  const { week, weeks, weekFailure } = useSeason();
  const [tab, setTab] = useQueryParam('view');
  const { viewedId, viewWeek, weeks: calendar } = useViewedWeek(selected);
  const present = valueOr(week, null);
  const loading = leagues.state === 'loading' || weeks.state === 'loading';
  const view = VIEWS.find((one) => one === tab) ?? 'matchups';
  const showView = (next: View) => setTab(next === 'matchups' ? null : next);

  return (
    <Page>
      <PageHeader
        title="Matchups"
        switcher={
          selected === null ? (
            loading && <Skeleton className="h-11 w-full" />
          ) : (
            <LeagueSwitcher leagues={valueOr(leagues, [])} value={selected.id} onChange={select} />
          )
        }
        actions={
          view === 'matchups' &&
          (loading ? (
            <Skeleton className="h-11 w-full sm:w-64" />
          ) : (
            selected?.draftComplete === true &&
            placeOfSeason(selected.season, present) !== 'later' &&
            viewedId !== null &&
            calendar.length > 1 && <WeekSwitcher weeks={calendar} value={viewedId} onChange={viewWeek} />
          ))
        }
      />
      {weekFailure === null ? (
        <LeagueStates leagues={leagues} selected={selected} present={present} sample={<SampleMatchup />}>
          {(league) => <LeagueView key={league.id} league={league} viewedId={viewedId} view={view} onView={showView} />}
        </LeagueStates>
      ) : (
        <FailureState
          title={weekFailure}
          message="Matchups and standings show up once it loads."
          safe="Everything you saved is safe."
        />
      )}
    </Page>
  );
}

interface LeagueViewProps {
  league: League;
  viewedId: string | null;
  view: View;
  onView: (view: View) => void;
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
  onView,
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
  if (known === null || team === null || viewedId === null) {
    return <MatchupsSkeleton />;
  }
  const atTheEnd = view === 'playoffs' || (view === 'matchups' && viewed?.week === lastWeekOf(league.season));
  const champion = atTheEnd ? championSummary(known) : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {champion !== null && <ChampionBanner champion={champion} isMe={champion.manager === team} />}
      <Tabs<View>
        label="Matchups, standings and playoffs"
        value={view}
        onChange={onView}
        tabs={[
          {
            value: 'matchups',
            label: 'Matchups',
            content: (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <Matchups key={viewedId} season={known} me={team} weekId={viewedId} coming={coming} />
                <CalendarCard season={known} manager={team} />
              </div>
            ),
          },
          {
            value: 'standings',
            label: 'Standings',
            content: <Standings season={known} me={team} />,
          },
          {
            value: 'playoffs',
            label: 'Playoffs',
            content: <Bracket season={known} me={team} />,
          },
        ]}
      />
    </div>
  );
});
