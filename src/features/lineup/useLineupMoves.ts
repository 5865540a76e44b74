import { useCallback, useEffect, useState, type RefObject } from 'react';
import { spotOf, type Lineup } from '@/domain/lineup/lineup';
import { squadName, type SquadId } from '@/domain/football/squads';
import type { Line } from './lineupView';
import { moveTo, type MoveRules, type Target } from './lineupMoves';

/** Moving the squads of a lineup: a press chooses one, the next says where it goes. */
export interface LineupMoves {
  /** The squad that is being moved, if any. */
  chosen: SquadId | null;
  /** What to do next, or why something couldn't be done; stays until the next press. */
  hint: string;
  /** What just happened, for a screen reader. */
  said: string;
  canMove: (squad: SquadId, target: Target) => boolean;
  move: (squad: SquadId, target: Target) => void;
  onPress: (line: Line) => void;
  /** Lets the chosen squad go, and says something instead. */
  say: (said: string, hint: string) => void;
}

/**
 * Moves squads in a lineup with `change`, by press or drag. Nothing moves while `busy`. `tables`: the element with the
 * lineup's tables.
 */
export function useLineupMoves(
  lineup: Lineup,
  { slots, locked }: MoveRules,
  busy: boolean,
  change: (lineup: Lineup) => void,
  tables: RefObject<HTMLElement | null>,
): LineupMoves {
  const [chosen, setChosen] = useState<SquadId | null>(null);
  const [said, setSaid] = useState('');
  const [hint, setHint] = useState('');
  useEscape(chosen !== null, () => {
    setChosen(null);
    setHint('');
  });
  const move = useCallback(
    (squad: SquadId, target: Target) => {
      const moved = moveTo(lineup, squad, target, { slots, locked });
      setChosen(null);
      setHint(moved.ok ? '' : moved.error.message);
      if (!moved.ok) return setSaid(moved.error.message);
      change(moved.value);
      setSaid(whereTo(moved.value, [squad, target.squad]));
    },
    [lineup, slots, locked, change],
  );
  const onPress = useCallback(
    (line: Line) => {
      const pressed = line.squad?.squad ?? null;
      if (busy) return;
      if (chosen === null || pressed === chosen) {
        const next =
          pressed === null || pressed === chosen ? '' : `${squadName(pressed)} selected. Choose a slot for it.`;
        setChosen(pressed === chosen ? null : pressed);
        setSaid(next);
        setHint(next);
        return;
      }
      move(chosen, { place: line.place, squad: pressed });
    },
    [busy, chosen, move],
  );
  const say = useCallback((words: string, next: string) => {
    setChosen(null);
    setHint(next);
    setSaid(words);
  }, []);
  useEffect(() => {
    if (chosen !== null) showTarget(tables.current);
  }, [chosen, tables]);
  const canMove = (squad: SquadId, target: Target) => !busy && moveTo(lineup, squad, target, { slots, locked }).ok;
  return { chosen, hint, said, canMove, move, onPress, say };
}

/** Scrolls to the first line that the chosen squad can move to, unless one is in view. */
function showTarget(tables: HTMLElement | null): void {
  const targets = [...(tables?.querySelectorAll('[data-target]') ?? [])];
  // The bars at the bottom of a phone's window take this much of it.
  const bottom = window.innerHeight - 150;
  const inView = targets.some((target) => {
    const box = target.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= bottom;
  });
  if (inView || targets[0] === undefined) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  targets[0].scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
}

function whereTo(lineup: Lineup, squads: readonly (SquadId | null)[]): string {
  return squads
    .filter((squad) => squad !== null)
    .map(
      (squad) =>
        `${squadName(squad)} ${spotOf(lineup, squad) === 'BENCH' ? 'is on the bench' : `starts at ${spotOf(lineup, squad) ?? ''}`}.`,
    )
    .join(' ');
}

function useEscape(active: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!active) return;
    const hear = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  });
}
