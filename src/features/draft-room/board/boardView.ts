import { boardCells, isReversed, onTheClock } from '@/domain/draft/order';
import { isAutomatic, type Draft, type PickKind } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { SquadId } from '@/domain/football/squads';

/** A cell of the board, for display. */
export interface BoardSquare {
  pick: number;
  manager: ManagerId;
  squad: SquadId | null;
  /** How the pick was made, if it wasn't chosen in the draft. Null for house teams: their picks are all automatic. */
  how: 'auto' | 'kept' | null;
  onTheClock: boolean;
}

/**
 * A row of the board: a round with its squares, from the first seat to the last. `backwards` means that the last seat
 * picks first.
 */
export interface BoardRound {
  round: number;
  backwards: boolean;
  squares: BoardSquare[];
}

/** The rows of the board of a draft that has started. */
export function boardRounds(draft: Draft): BoardRound[] {
  const now = onTheClock(draft) === null || draft.pausedAt !== null ? -1 : draft.picks.length;
  const rounds = Array.from({ length: draft.rounds }, (_, round): BoardRound => ({
    round,
    backwards: isReversed(draft.format, round),
    squares: [],
  }));
  for (const { pick, round, seat, manager } of boardCells(draft)) {
    const row = rounds[round];
    if (row === undefined) continue;
    row.squares[seat] = {
      pick,
      manager,
      squad: draft.picks[pick] ?? null,
      how: howMade(draft.made[pick]),
      onTheClock: pick === now,
    };
  }
  return rounds;
}

function howMade(kind: PickKind | undefined): BoardSquare['how'] {
  if (kind === 'keeper') return 'kept';
  return isAutomatic(kind) && kind !== 'house' ? 'auto' : null;
}

/**
 * Returns a CSS font size for a name so that no word in it breaks. It's smaller than the surrounding text if the widest
 * word needs that to fit the container, but never below three quarters of it.
 */
export function nameSize(name: string): string {
  const widest = Math.max(...name.split(/\s+/).map(widthOf), 1);
  return `clamp(0.75em, 100cqw / ${widest.toFixed(2)}, 1em)`;
}

/** An estimate of a word's width in the bold font, in em. It errs on the wide side. */
function widthOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[fijlrt.'-]/.test(letter)) return 0.4;
  if (/[mw]/i.test(letter)) return 0.92;
  return /[A-Z0-9]/.test(letter) ? 0.68 : 0.6;
}
