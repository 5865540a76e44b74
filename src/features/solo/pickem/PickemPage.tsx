'use client';

import { formatRecord } from '@/domain/scoring/formatScores';
import { useMemo, useState } from 'react';
import { Card, EmptyState, Notice, SharePicture, lazyComponent } from '@/components';
import type { Result } from '@/domain/kernel/result';
import { SCHOOLS } from '@/domain/football/schools';
import { formatPickem, parsePickem, type PickemPick } from '@/domain/solo/entries';
import {
  checkPickem,
  choosePickem,
  clearPickem,
  pickemGames,
  scorePickem,
  setConfidence,
  withoutGone,
} from '@/domain/solo/pickem';
import { useAuth } from '@/providers/account/AuthProvider';
import { Figures } from '../shared/Figures';
import { NextLock, nextLock } from '../shared/NextLock';
import { NotEntered } from '../shared/PicksGate';
import { SaveState } from '../shared/SaveState';
import { pickemPicture } from '../shared/soloPicture';
import { WeekGame, type WeekPicks } from '../shared/WeekGame';
import { WeekOver } from '../shared/WeekOver';
import { PickemGames } from './PickemGames';
import { PlainRanking, type RankingProps } from './RankingRow';
import { formatPicked, movedPick, openRanking } from './ranking';

const SortableRanking = lazyComponent<RankingProps>(
  () => import('./SortableRanking').then((module) => module.SortableRanking),
  { waiting: PlainRanking, failed: PlainRanking },
);

/** The /solo/pickem page: every game of the week, each with a pick and its confidence. */
export function PickemPage() {
  return (
    <WeekGame
      game="pickem"
      lead="Pick every game and rank your picks. Correct picks earn their confidence points. Games lock at kickoff."
    >
      {(week) => <Picks {...week} />}
    </WeekGame>
  );
}

function Picks({ solo, results, picks: listed, entry }: WeekPicks) {
  const { week, locked, isCurrent, final } = solo;
  const { user } = useAuth();
  const [error, setError] = useState('');
  const [said, setSaid] = useState('');
  const games = useMemo(() => pickemGames(week, results), [week, results]);
  const picks = useMemo(() => withoutGone(games, parsePickem(listed), locked), [games, listed, locked]);
  const score = useMemo(() => scorePickem(games, picks), [games, picks]);
  const open = isCurrent ? openRanking(picks, locked) : [];

  if (games.length === 0) {
    return <EmptyState title="No games yet">This week’s games show up here once the schedule is out.</EmptyState>;
  }
  if (!isCurrent && picks.length === 0) return <NotEntered week={week.week} />;

  const take = (next: Result<PickemPick[]>) => {
    setError(next.ok ? '' : next.error.message);
    if (next.ok) entry.change(formatPickem(next.value));
    return next.ok;
  };
  const move = (school: PickemPick['school'], by: number) => {
    const next = movedPick(picks, locked, school, by);
    if (!take(checkPickem(games, picks, next, locked))) return;
    const now = next.find((one) => one.school === school);
    setSaid(`${nameOf(school)}: confidence ${String(now?.confidence ?? 0)}`);
  };
  const nameOf = (school: PickemPick['school']): string => {
    const game = games.find(({ key }) => key === school);
    const pick = picks.find((one) => one.school === school);
    return pick?.wins === false ? (game?.opponentName ?? '') : SCHOOLS[school].name;
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card>
        <div className="grid grid-cols-1 gap-3">
          <Figures
            figures={[
              { label: 'Points', value: score.points },
              { label: 'Correct', value: formatRecord({ wins: score.right, losses: score.wrong }) },
              { label: 'Max points', value: score.possible },
            ]}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm font-semibold">{formatPicked(picks, games)}</p>
            {isCurrent ? (
              <NextLock at={nextLock(week.kickoffs, locked)} />
            ) : (
              <p className="text-sm">{final ? 'Final' : 'Locked for the week'}</p>
            )}
          </div>
          {isCurrent && <SaveState saving={entry.saving} open={nextLock(week.kickoffs, locked) !== null} />}
          {error !== '' && <Notice tone="bad">{error}</Notice>}
          {isCurrent && final && <WeekOver week={week} />}
          {picks.length > 0 && (
            <SharePicture
              picture={() => pickemPicture(week, score, user?.username ?? '', final)}
              name={`pickem-week-${String(week.week)}`}
              title={`My Pick’em, week ${String(week.week)}`}
            />
          )}
        </div>
      </Card>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PickemGames
          rows={score.rows}
          count={games.length}
          locked={locked}
          isCurrent={isCurrent}
          onPick={(school, wins) => take(choosePickem(games, picks, { school, wins }, locked))}
          onClear={(school) => take(clearPickem(games, picks, school, locked))}
          onConfidence={(school, confidence) => take(setConfidence(games, picks, { school, confidence }, locked))}
        />
        {open.length > 0 && (
          <Card title="Your ranking">
            <p className="mb-3 text-sm text-ink-muted">Most confident first. Drag, or use the arrows.</p>
            <ol aria-label="Your ranking" className="flex flex-col gap-1">
              {open.length > 1 ? (
                <SortableRanking picks={open} nameOf={nameOf} onMove={move} />
              ) : (
                <PlainRanking picks={open} nameOf={nameOf} onMove={move} />
              )}
            </ol>
            <p className="sr-only" role="status">
              {said}
            </p>
          </Card>
        )}
      </div>
    </div>
  );
}
