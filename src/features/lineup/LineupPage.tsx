'use client';

import Link from 'next/link';
import {
  Button,
  FailureState,
  LeagueStates,
  LeagueSwitcher,
  Notice,
  Page,
  PageHeader,
  SampleRoster,
  SkeletonRows,
  WeekSwitcher,
} from '@/components';
import { DEFAULT_TEAM_NAME, type League } from '@/domain/league';
import { valueOr } from '@/domain/loadable';
import { useAuth } from '@/providers/AuthProvider';
import { useLeagues } from '@/providers/LeagueProvider';
import { useSeason } from '@/providers/SeasonProvider';
import { useViewedWeek } from '@/providers/useViewedWeek';
import { WeekLineup, type DropRenderer } from './WeekLineup';

/**
 * The /roster page: the user's squads in the selected league, and this week's lineup to set. The address keeps the week: `?week=7`. `drop` renders
 * the dialog that drops a squad.
 */
export function LineupPage({ drop }: { drop: DropRenderer }) {
  const { leagues, selected, select, mine } = useLeagues();
  const { week, weeks, weekFailure } = useSeason();
  const { viewedId, viewWeek } = useViewedWeek();
  const calendar = valueOr(weeks, []);
  const team = valueOr(mine, null)?.teamName ?? DEFAULT_TEAM_NAME;
  const drafted = selected?.draftComplete === true;

  return (
    <Page>
      <PageHeader
        title={drafted ? team : 'Roster'}
        switcher={
          selected !== null && <LeagueSwitcher leagues={valueOr(leagues, [])} value={selected.id} onChange={select} />
        }
        actions={
          drafted && (
            <>
              <Button asChild size="small" className="max-sm:hidden">
                <Link href={`/portal?league=${selected.id}`}>Transfer Portal</Link>
              </Button>
              <Button asChild size="small" className="max-sm:hidden">
                <Link href={`/trades?league=${selected.id}`}>Trades</Link>
              </Button>
              {viewedId !== null && calendar.length > 0 && (
                <WeekSwitcher weeks={calendar} value={viewedId} onChange={viewWeek} />
              )}
            </>
          )
        }
      />
      {weekFailure !== null && (
        <div className="mb-4">
          <Notice
            tone="warn"
            title={weekFailure}
            action={
              <Button size="small" onClick={() => window.location.reload()}>
                Try again
              </Button>
            }
          >
            This is your lineup without the week’s games. Your squads are safe; you can’t make changes right now.
          </Notice>
        </div>
      )}
      <LeagueStates leagues={leagues} selected={selected} rowClass="h-14" sample={<SampleRoster />}>
        {(league) => {
          if (week.state === 'ready' && viewedId !== null) {
            return <OwnWeek key={`${league.id} ${viewedId}`} league={league} viewedId={viewedId} drop={drop} />;
          }
          if (week.state === 'failed' || weeks.state === 'failed') {
            return (
              <FailureState
                title="Couldn’t load the schedule"
                message={week.state === 'failed' ? week.message : undefined}
                safe="Your lineups are safe."
                onRetry={() => window.location.reload()}
              />
            );
          }
          return <SkeletonRows rows={10} rowClass="h-14" label="Loading your lineup" />;
        }}
      </LeagueStates>
    </Page>
  );
}

function OwnWeek({ league, viewedId, drop }: { league: League; viewedId: string; drop: DropRenderer }) {
  const { uid } = useAuth();
  return uid === null ? null : <WeekLineup league={league} uid={uid} viewedId={viewedId} drop={drop} />;
}
