import type { League } from '../league/types';
import { startersOf, type Lineup, type LineupSpot } from '../lineup/lineup';
import { fits, SLOTS, type Slot } from '../lineup/slots';
import { schoolOf, unitOf, type SquadId } from '../football/squads';
import { hasBye, type Week } from '../football/weeks';

/** A roster spot before and after a move: a starting slot, or a bench spot. Null is an empty one. */
export type MoveLine = { key: string; spot: LineupSpot; before: SquadId | null; after: SquadId | null };

/** What a move does to a roster and its lineup of the week. */
export type MovePreview = {
  lines: MoveLine[];
  /** The starting slots without a squad after the move. */
  holes: Slot[];
  /** The starters that have a bye this week. */
  byes: SquadId[];
  /** An open slot in which an added squad can start; null if there is none. */
  fillsHole: Slot | null;
};

/** `movesPreview` for an add, a drop, or both. */
export function movePreview({
  add,
  drop,
  ...rest
}: Omit<PreviewedMoves, 'adds' | 'drops'> & { add: SquadId | null; drop: SquadId | null }): MovePreview {
  return movesPreview({ ...rest, adds: add === null ? [] : [add], drops: drop === null ? [] : [drop] });
}

/** A manager's lineup of a week, and the squads that come and go. */
export type PreviewedMoves = {
  league: Pick<League, 'slots' | 'lineups'>;
  lineup: Lineup;
  week: Week;
  adds: readonly SquadId[];
  drops: readonly SquadId[];
};

/**
 * The roster before and after squads come and go, spot by spot. The starting slot of a squad that goes stays empty,
 * because a new squad goes to the bench (docs/game.md, Starters and bench); there it takes the spot of one that goes.
 * In best ball no slot is anyone's: each squad has a spot of its unit, and none stays empty.
 */
export function movesPreview({ league: { slots, lineups }, lineup, week, adds, drops }: PreviewedMoves): MovePreview {
  if (lineups === 'best') {
    const stay = (squad: SquadId) => (drops.includes(squad) ? null : squad);
    const lines = [
      ...[...startersOf(lineup), ...lineup.bench].map((squad) => ({ squad, before: squad, after: stay(squad) })),
      ...adds.map((squad) => ({ squad, before: null, after: squad })),
    ].map(({ squad, before, after }): MoveLine => ({ key: squad, spot: unitOf(squad), before, after }));
    return { lines, holes: [], byes: [], fillsHole: null };
  }
  const starters = SLOTS.flatMap((slot) => {
    const squads = lineup.starters[slot];
    return Array.from({ length: Math.max(slots[slot], squads.length) }, (_, i): MoveLine => {
      const before = squads[i] ?? null;
      const goes = before !== null && drops.includes(before);
      return { key: `${slot} ${String(i)}`, spot: slot, before, after: goes ? null : before };
    });
  });
  const waiting = [...adds];
  const bench = lineup.bench.map((squad): MoveLine => {
    const after = drops.includes(squad) ? (waiting.shift() ?? null) : squad;
    return { key: squad, spot: 'BENCH', before: squad, after };
  });
  const extra = waiting.map((squad): MoveLine => ({
    key: `added ${squad}`,
    spot: 'BENCH',
    before: null,
    after: squad,
  }));
  const holes = starters.flatMap(({ spot, after }) => (after === null ? [spot as Slot] : []));
  return {
    lines: [...starters, ...bench, ...extra],
    holes,
    byes: startersOf(lineup).filter((squad) => !drops.includes(squad) && hasBye(week, schoolOf(squad))),
    fillsHole: holes.find((slot) => adds.some((squad) => fits(unitOf(squad), slot))) ?? null,
  };
}
