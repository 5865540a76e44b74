'use client';

import { useCallback } from 'react';
import {
  FailureState,
  LeagueHeader,
  LeagueStates,
  Page,
  SampleRoster,
  SkeletonRows,
  WeekSwitcher,
  FailureNotice,
} from '@/components';
import { chosenTeamName, DEFAULT_TEAM_NAME } from '@/domain/league/teamNames';
import { valueOr } from '@/domain/kernel/loadable';
import { asMap } from '@/domain/kernel/parse';
import { decodeLineup, encodeLineup } from '@/domain/lineup/storedLineup';
import { placeOfSeason } from '@/domain/football/weeks';
import { useAuth } from '@/providers/account/AuthProvider';
import { usePageLeague } from '@/providers/league/usePageLeague';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useMyTeam } from '@/providers/league/useMyTeam';
import { useUnsent } from '@/providers/kernel/useUnsent';
import { useViewedWeek } from '@/providers/season/useViewedWeek';
import type { EditMemory } from './useLineupEditor';
import { WeekLineup, type DropRenderer, type WeekLineupProps } from './WeekLineup';

/**
 * The /roster page: the user's squads in the selected league, and the lineup of this week or a later one to set. The
 * address keeps the week: `?week=7`. `drop` renders the dialog that drops a squad.
 */
export function LineupPage({ drop }: { drop: DropRenderer }) {
  const { leagues, selected, select } = usePageLeague();
  const { week, weeks, weekFailure } = useSeason();
  const { viewedId, viewWeek, weeks: calendar } = useViewedWeek(selected);
  const present = valueOr(week, null);
  const team = useMyTeam(selected);
  const title = selected === null || team === null ? DEFAULT_TEAM_NAME : chosenTeamName(selected, team);
  const drafted = selected?.draftComplete === true;

  return (
    <Page>
      <LeagueHeader
        title={drafted ? title : 'Roster'}
        here="lineup"
        leagues={leagues}
        selected={selected}
        onSelect={select}
        aside={
          drafted &&
          viewedId !== null &&
          calendar.length > 0 &&
          placeOfSeason(selected.season, present) !== 'later' && (
            <WeekSwitcher weeks={calendar} value={viewedId} onChange={viewWeek} />
          )
        }
      />
      {weekFailure !== null && (
        <div className="mb-4">
          <FailureNotice title={weekFailure}>
            This is your lineup without the week’s games. Everything you saved is safe; you can’t make changes right
            now.
          </FailureNotice>
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
                onWeek={viewWeek}
              />
            );
          }
          if (week.state === 'failed' || weeks.state === 'failed') {
            return (
              <FailureState
                title="Couldn’t load the schedule"
                message={week.state === 'failed' ? week.message : undefined}
                safe="Everything you saved is safe."
              />
            );
          }
          return <SkeletonRows rows={10} rowClass="h-14" label="Loading your lineup" />;
        }}
      </LeagueStates>
    </Page>
  );
}

/**
 * A week of the user's lineup. Its unsaved changes are kept in this tab while another week, league or page is shown,
 * and over a reload.
 */
function OwnWeek(props: Omit<WeekLineupProps, 'team' | 'memory'>) {
  const { uid } = useAuth();
  const team = useMyTeam(props.league);
  const [kept, keep] = useUnsent(uid, `lineup.${props.league.id}.${props.viewedId}`, parseKept);
  const keepEdit = useCallback<EditMemory['keep']>(
    (edit) => keep(edit && { lineup: encodeLineup(edit.lineup), from: encodeLineup(edit.from) }),
    [keep],
  );
  const edit = kept && { lineup: decodeLineup(kept.lineup), from: decodeLineup(kept.from) };
  const memory = { edit, keep: keepEdit };
  return team === null ? null : <WeekLineup {...props} team={team} memory={memory} />;
}

/** An unsaved lineup and the one that it began from, in stored form. */
type Kept = { lineup: unknown; from: unknown };

function parseKept(stored: unknown): Kept | null {
  return stored === null ? null : { lineup: asMap(stored).lineup, from: asMap(stored).from };
}
