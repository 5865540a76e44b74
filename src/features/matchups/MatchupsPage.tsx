'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import {
  FailureState,
  LeagueStates,
  LeagueSwitcher,
  Notice,
  Page,
  PageHeader,
  SampleMatchup,
  SkeletonRows,
  Tabs,
  WeekSwitcher,
} from '@/components';
import type { League } from '@/domain/league';
import { valueOr } from '@/domain/loadable';
import { useAuth } from '@/providers/AuthProvider';
import { useLeagues } from '@/providers/LeagueProvider';
import { useSeason } from '@/providers/SeasonProvider';
import { useComingWeek, useLeagueSeason } from '@/providers/useLeagueSeason';
import { useLeagueUsers } from '@/providers/useLeagueUsers';
import { Matchups } from './Matchups';
import { Standings } from './Standings';

type View = 'matchups' | 'standings';

/** The /matchups page: the week's matchups and the standings of the selected league. `?view=standings` opens the standings. */
export function MatchupsPage() {
  const { leagues, selected, select } = useLeagues();
  const { week, weeks, weekFailure } = useSeason();
  const [view, setView] = useState<View>(useSearchParams().get('view') === 'standings' ? 'standings' : 'matchups');
  const [wanted, setWanted] = useState<string | null>(null);
  const present = valueOr(week, null);
  const calendar = valueOr(weeks, []);
  const viewedId = calendar.find(({ id }) => id === wanted)?.id ?? present?.id ?? null;

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
          calendar.length > 0 && <WeekSwitcher weeks={calendar} value={viewedId} onChange={setWanted} />
        }
      />
      {weekFailure !== null && (
        <div className="mb-4">
          <Notice tone="warn" title={weekFailure}>
            We’re showing Week 1 until it loads.
          </Notice>
        </div>
      )}
      <LeagueStates leagues={leagues} selected={selected} sample={<SampleMatchup />}>
        {(league) => <LeagueView league={league} viewedId={viewedId} view={view} onView={setView} />}
      </LeagueStates>
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
  const known = valueOr(season, null);
  const viewed = known?.weeks.find((one) => one.week.id === viewedId)?.week ?? null;
  const coming = useComingWeek(known, viewed, valueOr(week, null));
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
    return <SkeletonRows rows={8} rowClass="h-16" label="Loading matchups" />;
  }
  return (
    <Tabs<View>
      label="Matchups and standings"
      value={view}
      onChange={onView}
      tabs={[
        {
          value: 'matchups',
          label: 'Matchups',
          content: (
            <Matchups
              key={viewedId}
              season={known}
              leagueUsers={leagueUsers}
              me={uid}
              weekId={viewedId}
              coming={coming}
            />
          ),
        },
        {
          value: 'standings',
          label: 'Standings',
          content: <Standings season={known} leagueUsers={leagueUsers} me={uid} />,
        },
      ]}
    />
  );
}
