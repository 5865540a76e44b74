import type { League } from '../../league/types';
import { defaultLineup, fitToRoster, startersOf, type Lineup, type LineupSpot } from '../../lineup/lineup';
import { withSubstitutes } from '../../lineup/substitutes';
import { fits, SLOTS, type Slot } from '../../lineup/slots';
import { schoolOf, unitOf, type SquadId } from '../../football/squads';
import { hasBye, type Week } from '../../football/weeks';

/** A roster spot before and after a move: a starting slot, or a bench spot. Null is an empty one. */
export type MoveLine = { key: string; spot: LineupSpot; before: SquadId | null; after: SquadId | null };

/** What a move does to a roster and its lineup of the week. */
export type MovePreview = {
  lines: MoveLine[];
  /** The starting slots without a squad after the move that no substitute fills. */
  holes: Slot[];
  /** The starters that have a bye this week, and no substitute. */
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

/** A manager's lineup of a week. `unset`: the roster in its order, if it's the lineup of one who never set any. */
export type PreviewedLineup = { lineup: Lineup; unset: readonly SquadId[] | null };

/** A manager's lineup of a week, and the squads that come and go. */
export type PreviewedMoves = PreviewedLineup & {
  league: Pick<League, 'slots' | 'lineups'>;
  week: Week;
  adds: readonly SquadId[];
  drops: readonly SquadId[];
};

/**
 * The roster before and after squads come and go, spot by spot. The starting slot of a squad that goes stays empty,
 * because a new squad goes to the bench (docs/game.md, Starters and bench); there it takes the spot of one that goes.
 * If no lineup was ever set, the first squads that fit start. In best ball no slot is anyone's: each squad has a spot
 * of its unit, and none stays empty.
 */
export function movesPreview({
  league: { slots, lineups },
  lineup,
  unset,
  week,
  adds,
  drops,
}: PreviewedMoves): MovePreview {
  const owned = [...startersOf(lineup), ...lineup.bench];
  const stay = (squad: SquadId) => (drops.includes(squad) ? null : squad);
  if (lineups === 'best') {
    const lines = [
      ...owned.map((squad) => ({ squad, before: squad, after: stay(squad) })),
      ...adds.map((squad) => ({ squad, before: null, after: squad })),
    ].map(({ squad, before, after }): MoveLine => ({ key: squad, spot: unitOf(squad), before, after }));
    return { lines, holes: [], byes: [], fillsHole: null };
  }
  const roster = [...(unset ?? owned).flatMap((squad) => stay(squad) ?? []), ...adds];
  const then = unset === null ? fitToRoster(lineup, roster) : defaultLineup(roster, slots);
  const starters = SLOTS.flatMap((slot) => spotLines(slot, lineup.starters[slot], then.starters[slot], slots[slot]));
  const filled = lineups === 'subs' ? withSubstitutes(then, { roster, slots, week }) : then;
  const holes = SLOTS.flatMap((slot) => Array<Slot>(slots[slot]).fill(slot).slice(filled.starters[slot].length));
  return {
    lines: [...starters, ...spotLines('BENCH', lineup.bench, then.bench, 0)],
    holes,
    byes: startersOf(filled).filter((squad) => hasBye(week, schoolOf(squad))),
    fillsHole: holes.find((slot) => adds.some((squad) => fits(unitOf(squad), slot))) ?? null,
  };
}

/** The lines of a slot, or of the bench: who stays keeps the place, and those who come take what is left. */
function spotLines(
  spot: LineupSpot,
  before: readonly SquadId[],
  after: readonly SquadId[],
  places: number,
): MoveLine[] {
  const waiting = after.filter((squad) => !before.includes(squad));
  return Array.from({ length: Math.max(places, before.length, after.length) }, (_, i): MoveLine => {
    const was = before[i] ?? null;
    const now = was !== null && after.includes(was) ? was : (waiting.shift() ?? null);
    return { key: `${spot} ${String(i)}`, spot, before: was, after: now };
  });
}
