'use client';

import { useState } from 'react';
import { EmptyState, FailureState, Field, PageHeader, Select, SkeletonRows } from '@/components';
import { schoolGames, type DeskGame } from '@/domain/admin/deskGames';
import { entryId } from '@/domain/admin/liveEntry';
import type { GameState, WeekResults } from '@/domain/scoring/results';
import type { Week } from '@/domain/football/weeks';
import { useWeekResults } from '@/providers/season/useWeekResults';
import { LiveEntryForm } from './LiveEntryForm';
import { SeasonGate } from '../SeasonGate';

/** The desk's live entry: one game's numbers typed in or pasted while it's played, and published with one press. */
export function LivePage() {
  return (
    <>
      <PageHeader
        title="Live"
        lead="Type in a game of the current week while it’s played. What you type is saved for every administrator; fans see it when it’s published."
      />
      <SeasonGate>{(current) => <CurrentGames week={current} />}</SeasonGate>
    </>
  );
}

function CurrentGames({ week }: { week: Week }) {
  const results = useWeekResults(week);
  if (results.state === 'loading') return <SkeletonRows rows={6} label="Loading the games" />;
  if (results.state === 'failed') return <FailureState title="Couldn’t load the games" message={results.message} />;
  if (results.state === 'missing')
    return <EmptyState title="The games aren’t published yet">Open the week first, on the Week page.</EmptyState>;
  const games = schoolGames(results.value.games);
  if (games.length === 0) return <EmptyState title="No games this week" />;
  return <Games standing={results.value} games={games} />;
}

const STATES: Record<GameState, string> = { pre: 'upcoming', live: 'live', final: 'final', bye: 'bye' };

function Games({ standing, games }: { standing: WeekResults; games: readonly DeskGame[] }) {
  const stateOf = ({ schools: [code] }: DeskGame) => standing.games[code]?.state ?? 'pre';
  // Stays where it is when the game becomes final.
  const [chosen, setChosen] = useState<string>(
    () => (games.find((one) => stateOf(one) !== 'final') ?? games[0]!).schools[0],
  );
  const game = games.find(({ schools: [code] }) => code === chosen) ?? games[0]!;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="max-w-md">
        <Field label="Game">
          {(control) => (
            <Select {...control} value={game.schools[0]} onChange={({ target }) => setChosen(target.value)}>
              {games.map((one) => (
                <option key={one.schools[0]} value={one.schools[0]}>
                  {`${one.title} (${STATES[stateOf(one)]})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <LiveEntryForm key={entryId(standing.weekId, game)} standing={standing} game={game} />
    </div>
  );
}
