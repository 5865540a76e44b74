'use client';

import { formatRecord } from '@/domain/scoring/scores';
import { Card, EmptyState, FailureState, IntentLink, SkeletonRows, Table } from '@/components';
import type { WeekId } from '@/domain/kernel/ids';
import type { SoloGame } from '@/domain/solo/entries';
import { bestWeek, pickemStreak, soloHistory, type SoloHistoryWeek } from '@/domain/solo/history';
import { bestSixOfWeek } from '@/domain/solo/sixWeek';
import { survivorState } from '@/domain/solo/survivor';
import { parseSurvivor } from '@/domain/solo/entries';
import { valueOr } from '@/domain/kernel/loadable';
import { formatPoints } from '@/domain/kernel/hundredths';
import { parseWeekId } from '@/domain/football/weeks';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useMySoloEntries } from '@/providers/solo/useSoloEntries';
import { useSeasonResults } from '@/providers/season/useSeasonResults';
import { Figures } from './Figures';
import { formatScore } from './formatPicks';
import { SurvivorWeeks } from './SurvivorWeeks';

const PATHS: Record<SoloGame, string> = { pickem: '/solo/pickem', six: '/solo/six', survivor: '/solo/survivor' };

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
  if (game === 'survivor') {
    const picks = own.flatMap((entry) => parseSurvivor(entry.picks));
    const state = survivorState(picks, played.value);
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
  const history = soloHistory(own, played.value);
  if (history.length === 0) {
    return <EmptyState title="No weeks yet">Your weeks show up here once you’ve made picks.</EmptyState>;
  }
  const best = bestWeek(history);
  const total = history.reduce((sum, { row, final }) => sum + (final ? row.points : 0), 0);
  const streak = pickemStreak(own, played.value);
  const bestSixIn = (weekId: WeekId) => {
    const results = played.value.find((one) => one.weekId === weekId);
    return results === undefined ? null : bestSixOfWeek(results);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card>
        <Figures
          figures={[
            { label: 'Season', value: formatScore(game, total) },
            { label: 'Best week', value: best === null ? '–' : formatScore(game, best.row.points) },
            game === 'pickem'
              ? {
                  label: 'Streak',
                  value: (
                    <>
                      {streak.current} <span className="block font-sans text-sm">best {streak.longest}</span>
                    </>
                  ),
                }
              : { label: 'Weeks', value: history.length },
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
                  <IntentLink href={`${PATHS[game]}?week=${number}`} className="underline underline-offset-4">
                    Week {number}
                    {!final && ', so far'}
                  </IntentLink>
                );
              },
            },
            game === 'pickem'
              ? {
                  key: 'record',
                  header: 'Correct',
                  numeric: true,
                  cell: ({ row }) => formatRecord({ wins: row.right, losses: row.wrong }),
                }
              : {
                  key: 'best',
                  header: 'Best six',
                  numeric: true,
                  cell: ({ weekId, final }) => {
                    const most = final ? bestSixIn(weekId) : null;
                    return most === null ? '–' : formatPoints(most.score.points);
                  },
                },
            {
              key: 'points',
              header: 'Points',
              numeric: true,
              cell: ({ row }) => <b className="figures">{formatScore(game, row.points)}</b>,
            },
          ]}
        />
      </Card>
    </div>
  );
}
