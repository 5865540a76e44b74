'use client';

import Link from 'next/link';
import { useMemo, useState } from 'react';
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
import { chosenTeamName, DEFAULT_TEAM_NAME } from '@/domain/league';
import { valueOr } from '@/domain/loadable';
import { placeOfSeason } from '@/domain/weeks';
import { usePageLeague } from '@/providers/usePageLeague';
import { useSeason } from '@/providers/SeasonProvider';
import { useMyTeam } from '@/providers/useMyTeam';
import { useViewedWeek } from '@/providers/useViewedWeek';
import type { EditMemory, LineupEdit } from './useLineupEditor';
import { WeekLineup, type DropRenderer, type WeekLineupProps } from './WeekLineup';

/**
 * The /roster page: the user's squads in the selected league, and the lineup of this week or a later one to set. The address keeps the week: `?week=7`. `drop` renders
 * the dialog that drops a squad.
 */
export function LineupPage({ drop }: { drop: DropRenderer }) {
  const { leagues, selected, select } = usePageLeague();
  const { week, weeks, weekFailure } = useSeason();
  const { viewedId, viewWeek, weeks: calendar } = useViewedWeek(selected);
  // Unsaved changes by league and week, kept while another is shown.
  const [edits] = useState(() => new Map<string, LineupEdit>());
  const present = valueOr(week, null);
  const team = useMyTeam(selected);
  const title = selected === null || team === null ? DEFAULT_TEAM_NAME : chosenTeamName(selected, team);
  const drafted = selected?.draftComplete === true;

  return (
    <Page>
      <PageHeader
        title={drafted ? title : 'Roster'}
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
              {viewedId !== null && calendar.length > 0 && placeOfSeason(selected.season, present) !== 'later' && (
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
      <LeagueStates leagues={leagues} selected={selected} present={present} rowClass="h-14" sample={<SampleRoster />}>
        {(league) => {
          if (week.state === 'ready' && viewedId !== null) {
            return (
              <OwnWeek
                key={`${league.id} ${viewedId}`}
                league={league}
                viewedId={viewedId}
                drop={drop}
                edits={edits}
                onWeek={viewWeek}
              />
            );
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

function OwnWeek({ edits, ...props }: Omit<WeekLineupProps, 'team' | 'memory'> & { edits: Map<string, LineupEdit> }) {
  const team = useMyTeam(props.league);
  const key = `${props.league.id} ${props.viewedId}`;
  const memory = useMemo(
    (): EditMemory => ({
      edit: edits.get(key) ?? null,
      keep: (edit) => (edit === null ? void edits.delete(key) : void edits.set(key, edit)),
    }),
    [edits, key],
  );
  return team === null ? null : <WeekLineup {...props} team={team} memory={memory} />;
}
