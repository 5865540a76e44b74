import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import { FLEX_UNITS, type Slots } from '@/domain/slots';
import { perUnit, unitOf, type SquadId } from '@/domain/squads';
import type { PickKind } from '@/domain/draft/types';
import { changed, turnOf } from './documents';

/** Who picks at a place of the draft, counted out round by round (docs/documents.md, drafts). */
export function managerAt(draft: DocumentData, number: number): string {
  const order = draft.order as string[];
  const round = Math.floor(number / order.length);
  const seat = number % order.length;
  const backwards =
    draft.format === 'snake'
      ? round % 2 === 1
      : draft.format === 'thirdRoundReversal'
        ? round === 1 || (round > 1 && round % 2 === 0)
        : false;
  return order[backwards ? order.length - 1 - seat : seat]!;
}

const isFlex = (unit: string): boolean => (FLEX_UNITS as readonly string[]).includes(unit);

/** The empty places of a roster from their definition: own slots first, then FLEX, then the bench, whatever the order. */
function placesAfter(roster: readonly SquadId[], slots: Slots, rounds: number): Record<string, number> {
  const counts = (unit: string): number => roster.filter((squad) => unitOf(squad) === unit).length;
  const empty = perUnit((unit) => Math.max(0, slots[unit] - counts(unit)));
  const surplus = FLEX_UNITS.reduce((sum, unit) => sum + Math.max(0, counts(unit) - slots[unit]), 0);
  const FLEX = Math.max(0, slots.FLEX - surplus);
  const starters = Object.values(empty).reduce((sum, count) => sum + count, FLEX);
  return { ...empty, FLEX, BENCH: rounds - roster.length - starters };
}

/** What is to spare from its definition, over all rosters, without the rules' shortcut. */
function spareAfter(seats: Readonly<Record<string, Record<string, number>>>, picks: readonly SquadId[]): DocumentData {
  const spare: Record<string, number> = { ...perUnit(() => 16), FLEXGROUP: 16 * FLEX_UNITS.length };
  const less = (unit: string, count: number): void => {
    if (unit !== 'FLEX') spare[unit]! -= count;
    if (unit === 'FLEX' || isFlex(unit)) spare.FLEXGROUP! -= count;
  };
  picks.forEach((squad) => less(unitOf(squad), 1));
  for (const { BENCH: _, misses: __, ...empty } of Object.values(seats)) {
    for (const [unit, count] of Object.entries(empty)) less(unit, count);
  }
  return spare;
}

/** The place that is one less after a pick; the bench where none is, as for a squad that has no place. */
function placeTaken(before: Record<string, number>, after: Record<string, number>): string {
  return Object.keys(before).find((place) => after[place]! < before[place]!) ?? 'BENCH';
}

/** How an automatic pick is marked. */
function automaticKind(draft: DocumentData, manager: string): PickKind {
  return manager.startsWith('house-') ? 'house' : draft.seats[manager].misses >= 2 ? 'autopilot' : 'missed';
}

/**
 * The write of one pick for the manager on the clock, as an honest client sends it; `changes` makes it dishonest.
 * `how`: false for an own pick, true for the automatic one, or the very mark.
 */
export function pickWrite(
  draft: DocumentData,
  squad: string,
  how: boolean | PickKind = false,
  changes: DocumentData = {},
): DocumentData {
  const manager = managerAt(draft, draft.picks.length);
  const kind = how === false ? 'own' : how === true ? automaticKind(draft, manager) : how;
  const roster = [...(draft.rosters[manager] ?? []), squad];
  const { misses, ...before } = draft.seats[manager] as Record<string, number>;
  const after = placesAfter(roster, draft.slots, draft.rounds);
  const picks = [...draft.picks, squad];
  const seat = { ...after, misses: kind === 'own' ? 0 : misses! + (kind === 'missed' ? 1 : 0) };
  const seats = { ...draft.seats, [manager]: seat };
  const made = { kind, slot: placeTaken(before, after), at: serverTimestamp() };
  return changed(
    {
      picks,
      made: { ...draft.made, [draft.picks.length]: made },
      rosters: { ...draft.rosters, [manager]: roster },
      seats,
      spare: spareAfter(seats, picks),
      turn: turnOf(serverTimestamp(), draft),
      status: picks.length === draft.rounds * draft.order.length ? 'complete' : 'active',
    },
    changes,
  );
}

/** The draft as it is after picks of these squads in turn, all made by hand; every one as the first turn began. */
export function played(draft: DocumentData, squads: readonly string[], changes: DocumentData = {}): DocumentData {
  const began = draft.turn.startedAt;
  const after = squads.reduce((room, squad) => madeAt({ ...room, ...pickWrite(room, squad) }, began), draft);
  return changed(after, changes);
}

/** A draft with its last pick made at a moment, instead of the server's time of a write. */
export function madeAt(draft: DocumentData, moment: unknown): DocumentData {
  return changed(draft, { [`made.${draft.picks.length - 1}.at`]: moment, 'turn.startedAt': moment });
}
