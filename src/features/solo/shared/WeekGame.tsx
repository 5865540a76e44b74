'use client';

import type { ReactNode } from 'react';
import type { WeekResults } from '@/domain/scoring/results';
import type { SoloGame } from '@/domain/solo/soloGames';
import { useSoloEntry, type OwnEntry } from '@/providers/solo/useSoloEntry';
import { GameFrame } from './GameFrame';
import type { KnownWeek } from './knownWeek';
import { PicksGate } from './PicksGate';

/** A week with the user's picks in it, as stored. */
export interface WeekPicks {
  solo: KnownWeek;
  results: WeekResults | null;
  picks: readonly string[];
  entry: OwnEntry;
}

/**
 * The page of a game with an entry for each week: its frame, and in it the picks of the week that's shown, once they
 * are loaded.
 */
export function WeekGame({
  game,
  lead,
  children,
}: {
  game: SoloGame;
  lead: string;
  children: (week: WeekPicks) => ReactNode;
}) {
  return (
    <GameFrame game={game} lead={lead}>
      {(solo) => (
        <Week key={solo.week.id} game={game} solo={solo}>
          {children}
        </Week>
      )}
    </GameFrame>
  );
}

function Week({ game, solo, children }: { game: SoloGame; solo: KnownWeek; children: (week: WeekPicks) => ReactNode }) {
  const entry = useSoloEntry(game, solo.week.id);
  return (
    <PicksGate results={solo.results} picks={entry.picks}>
      {(results, picks) => children({ solo, results, picks, entry })}
    </PicksGate>
  );
}
