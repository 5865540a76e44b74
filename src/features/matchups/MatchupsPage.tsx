'use client';

import { useMemo } from 'react';
import {
  CalendarCard,
  ChampionBanner,
  FailureState,
  LeagueStates,
  LeagueSwitcher,
  Page,
  PageHeader,
  SampleMatchup,
  Tabs,
  WeekSwitcher,
} from '@/components';
import { championSummary } from '@/domain/champion';
import type { League } from '@/domain/league';
import { withLaterLineups } from '@/domain/lineupAhead';
import { valueOr } from '@/domain/loadable';
import { lastWeekOf } from '@/domain/weeks';
import { useAuth } from '@/providers/AuthProvider';
import { useLeagues } from '@/providers/LeagueProvider';
import { useSeason } from '@/providers/SeasonProvider';
import { useComingWeek, useLeagueSeason } from '@/providers/useLeagueSeason';
import { useLaterLineups } from '@/providers/useLaterLineups';
import { useLeagueUsers } from '@/providers/useLeagueUsers';
import { useQueryParam } from '@/providers/useQueryParam';
import { useViewedWeek } from '@/providers/useViewedWeek';
import { Bracket } from './Bracket';
import { Matchups } from './Matchups';
import { MatchupsSkeleton } from './MatchupsSkeleton';
import { Standings } from './Standings';

const VIEWS = ['matchups', 'standings', 'playoffs'] as const;
type View = (typeof VIEWS)[number];

/** The /matchups page: the week's matchups, the standings and the bracket of the selected league. The address keeps the week and the tab: `?week=7&view=standings`. */
export function MatchupsPage() {
  const { leagues, selected, select } = useLeagues();
  const { weeks, weekFailure } = useSeason();
  const [tab, setTab] = useQueryParam('view');
  const { viewedId, viewWeek } = useViewedWeek();
  const calendar = valueOr(weeks, []);
  const view = VIEWS.find((one) => one === tab) ?? 'matchups';
  const showView = (next: View) => setTab(next === 'matchups' ? null : next);

  return (
    <Page>
      <PageHeader
        title="Matchups"
        switcher={
          selected !== null && <LeagueSwitcher leagues={valueOr(leagues, [])} value={selected.id} onChange={select} />
        }
        actions={
          view === 'matchups' &&
          selected?.draftComplete === true &&
          viewedId !== null &&
          calendar.length > 1 && <WeekSwitcher weeks={calendar} value={viewedId} onChange={viewWeek} />
        }
      />
      {weekFailure === null ? (
        <LeagueStates leagues={leagues} selected={selected} sample={<SampleMatchup />}>
          {(league) => <LeagueView league={league} viewedId={viewedId} view={view} onView={showView} />}
        </LeagueStates>
      ) : (
        <FailureState
          title={weekFailure}
          message="Matchups and standings show up once it loads."
          safe="Your lineups and points are safe."
          onRetry={() => window.location.reload()}
        />
      )}
    </Page>
  );
}

function LeagueView({
  league,
  viewedId,
  view,
  onView,
}: {
  league: League;
  viewedId: string | null;
  view: View;
  onView: (view: View) => void;
}) {
  const { uid } = useAuth();
  const { week } = useSeason();
  const season = useLeagueSeason(league);
  const leagueUsers = valueOr(useLeagueUsers(league), []);
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
      <FailureState
        title="Couldn’t load matchups"
        message={season.message}
        safe="Your lineups and points are safe."
        onRetry={() => window.location.reload()}
      />
    );
  }
  if (known === null || uid === null || viewedId === null) {
    return <MatchupsSkeleton />;
  }
  const atTheEnd = view === 'playoffs' || (view === 'matchups' && viewed?.week === lastWeekOf(league.season));
  const champion = atTheEnd ? championSummary(known, leagueUsers) : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {champion !== null && <ChampionBanner champion={champion} isMe={champion.manager === uid} />}
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
                <Matchups
                  key={viewedId}
                  season={known}
                  leagueUsers={leagueUsers}
                  me={uid}
                  weekId={viewedId}
                  coming={coming}
                />
                <CalendarCard season={known} leagueUsers={leagueUsers} manager={uid} />
              </div>
            ),
          },
          {
            value: 'standings',
            label: 'Standings',
            content: <Standings season={known} leagueUsers={leagueUsers} me={uid} />,
          },
          {
            value: 'playoffs',
            label: 'Playoffs',
            content: <Bracket season={known} leagueUsers={leagueUsers} me={uid} />,
          },
        ]}
      />
    </div>
  );
}
