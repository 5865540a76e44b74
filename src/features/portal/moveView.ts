import { spotOf, startersOf, type Lineup, type LineupSpot } from '@/domain/lineup';
import { fits, SLOTS, type Slot, type Slots } from '@/domain/slots';
import { schoolOf, unitOf, type SquadId } from '@/domain/squads';
import { hasBye, type Week } from '@/domain/weeks';

/** A roster spot before and after a move: a starting slot, or a bench spot. Null is an empty one. */
export type MoveLine = { key: string; spot: LineupSpot; before: SquadId | null; after: SquadId | null };

/** What a move does to a roster and its lineup of the week. */
export type MovePreview = {
  lines: MoveLine[];
  /** The starting slots without a squad after the move. */
  holes: Slot[];
  /** The starters that have a bye this week. */
  byes: SquadId[];
  /** An open slot in which the added squad can start; null if there is none. */
  fillsHole: Slot | null;
};

/**
 * The roster before and after a move, spot by spot. The dropped squad's starting slot stays empty, because an added squad goes to the bench
 * (docs/game.md, Starters and bench); on the bench it takes the dropped squad's spot.
 */
export function movePreview({
  lineup,
  slots,
  week,
  add,
  drop,
}: {
  lineup: Lineup;
  slots: Slots;
  week: Week;
  add: SquadId | null;
  drop: SquadId | null;
}): MovePreview {
  const starters = SLOTS.flatMap((slot) => {
    const squads = lineup.starters[slot];
    return Array.from({ length: Math.max(slots[slot], squads.length) }, (_, i): MoveLine => {
      const before = squads[i] ?? null;
      return { key: `${slot} ${String(i)}`, spot: slot, before, after: before === drop ? null : before };
    });
  });
  const onBench = drop !== null && spotOf(lineup, drop) === 'BENCH';
  const bench = lineup.bench.map((squad): MoveLine => ({
    key: squad,
    spot: 'BENCH',
    before: squad,
    after: squad === drop ? add : squad,
  }));
  const extra: MoveLine[] = add === null || onBench ? [] : [{ key: 'added', spot: 'BENCH', before: null, after: add }];
  const holes = starters.flatMap(({ spot, after }) => (after === null ? [spot as Slot] : []));
  return {
    lines: [...starters, ...bench, ...extra],
    holes,
    byes: startersOf(lineup).filter((squad) => squad !== drop && hasBye(week, schoolOf(squad))),
    fillsHole: add === null ? null : (holes.find((slot) => fits(unitOf(add), slot)) ?? null),
  };
}
