'use client';

import { formatRecord } from '@/domain/scoring/formatScores';
import type { ReactNode } from 'react';
import { Card, EmptyState, FailureState, IntentLink, SkeletonRows, Table, type Column } from '@/components';
import { parseSurvivor, type SoloEntry } from '@/domain/solo/entries';
import { soloGame, type SoloGame } from '@/domain/solo/soloGames';
import { bestWeek, pickemStreak, soloHistory, type SoloHistoryWeek } from '@/domain/solo/history';
import { bestSixOfWeek } from '@/domain/solo/sixWeek';
import { survivorState } from '@/domain/solo/survivor';
import type { WeekResults } from '@/domain/scoring/results';
import { valueOr } from '@/domain/kernel/loadable';
import { formatPoints } from '@/domain/kernel/hundredths';
import { parseWeekId } from '@/domain/football/weeks';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useMySoloEntries } from '@/providers/solo/useSoloEntries';
import { useSeasonResults } from '@/providers/season/useSeasonResults';
import { Figures } from './Figures';
import { SurvivorWeeks } from './SurvivorWeeks';

/** The user's weeks in a game this season, with the best one and streaks. */
export function HistoryView({ game }: { game: SoloGame }) {
  const season = valueOr(useSeason().week, null)?.season ?? null;
  const entries = useMySoloEntries(game);
  const played = useSeasonResults();
  const failure = [entries, played].find((one) => one.state === 'failed');
  if (failure?.state === 'failed') {
    return (
      <FailureState title="Couldn’t load your history" message={failure.message} safe="Everything you saved is safe." />
    );
  }
  if (entries.state !== 'ready' || played.state !== 'ready')
    return <SkeletonRows rows={6} label="Loading your history" />;
  const own = entries.value.filter(({ weekId }) => parseWeekId(weekId)?.season === season);
  const History = HISTORIES[game];
  return <History own={own} played={played.value} />;
}

/** The user's entries of the season, and its published weeks. */
interface Season {
  own: readonly SoloEntry[];
  played: readonly WeekResults[];
}

const HISTORIES: Record<SoloGame, (season: Season) => ReactNode> = {
  pickem: PickemHistory,
  six: SixHistory,
  survivor: SurvivorHistory,
};

function PickemHistory(season: Season) {
  const { current, longest } = pickemStreak(season.own, season.played);
  const streak = (
    <>
      {current} <span className="block font-sans text-sm">best {longest}</span>
    </>
  );
  return (
    <Weeks
      {...season}
      game="pickem"
      figure={() => ({ label: 'Streak', value: streak })}
      column={{
        key: 'record',
        header: 'Correct',
        numeric: true,
        cell: ({ row }) => formatRecord({ wins: row.right, losses: row.wrong }),
      }}
    />
  );
}

function SixHistory(season: Season) {
  return (
    <Weeks
      {...season}
      game="six"
      figure={(weeks) => ({ label: 'Weeks', value: weeks.length })}
      column={{
        key: 'best',
        header: 'Best six',
        numeric: true,
        cell: ({ weekId, final }) => {
          const results = final ? season.played.find((one) => one.weekId === weekId) : undefined;
          const most = results && bestSixOfWeek(results);
          return most == null ? '–' : formatPoints(most.points);
        },
      }}
    />
  );
}

function SurvivorHistory({ own, played }: Season) {
  const state = survivorState(
    own.flatMap((entry) => parseSurvivor(entry.picks)),
    played,
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card>
        <Figures
          figures={[
            { label: 'Survived', value: state.survived },
            { label: 'Losses', value: state.losses },
            { label: 'Streak', value: state.streak },
          ]}
        />
      </Card>
      <SurvivorWeeks state={state} />
    </div>
  );
}

/** A game with an entry for each week: their points, and what the game has besides. */
function Weeks({
  game,
  own,
  played,
  figure,
  column,
}: Season & {
  game: SoloGame;
  figure: (weeks: readonly SoloHistoryWeek[]) => { label: string; value: ReactNode };
  column: Column<SoloHistoryWeek>;
}) {
  const { format } = soloGame(game);
  const history = soloHistory(own, played);
  if (history.length === 0) {
    return <EmptyState title="No weeks yet">Your weeks show up here once you’ve made picks.</EmptyState>;
  }
  const best = bestWeek(history);
  const total = history.reduce((sum, { row, final }) => sum + (final ? row.points : 0), 0);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card>
        <Figures
          figures={[
            { label: 'Season', value: format(total) },
            { label: 'Best week', value: best === null ? '–' : format(best.row.points) },
            figure(history),
          ]}
        />
      </Card>
      <Card title="Your weeks" flush>
        <Table<SoloHistoryWeek>
          caption="Your weeks"
          rows={[...history].reverse()}
          rowKey={({ weekId }) => weekId}
          columns={[
            {
              key: 'week',
              header: 'Week',
              rowHeader: true,
              cell: ({ weekId, final }) => {
                const number = String(parseWeekId(weekId)?.week ?? '');
                return (
                  <IntentLink href={`/solo/${game}?week=${number}`} className="underline underline-offset-4">
                    Week {number}
                    {!final && ', so far'}
                  </IntentLink>
                );
              },
            },
            column,
            {
              key: 'points',
              header: 'Points',
              numeric: true,
              cell: ({ row }) => <b className="figures">{format(row.points)}</b>,
            },
          ]}
        />
      </Card>
    </div>
  );
}
