import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import { FLEX_UNITS, type Slots } from '@/domain/lineup/slots';
import { perUnit, unitOf, type SquadId } from '@/domain/football/squads';
import type { PickKind } from '@/domain/draft/types';
import { changed, turnOf } from './documents';

/** The manager who makes a pick, by its number, counted round by round (docs/documents.md, drafts). */
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

/**
 * The open slots of a roster by definition: own slots first, then FLEX, then the bench, whatever the roster's order.
 */
function placesAfter(roster: readonly SquadId[], slots: Slots, rounds: number): Record<string, number> {
  const counts = (unit: string): number => roster.filter((squad) => unitOf(squad) === unit).length;
  const empty = perUnit((unit) => Math.max(0, slots[unit] - counts(unit)));
  const surplus = FLEX_UNITS.reduce((sum, unit) => sum + Math.max(0, counts(unit) - slots[unit]), 0);
  const FLEX = Math.max(0, slots.FLEX - surplus);
  const starters = Object.values(empty).reduce((sum, count) => sum + count, FLEX);
  return { ...empty, FLEX, BENCH: rounds - roster.length - starters };
}

/** The free squads that no lineup needs, by definition: counted over all rosters, without the rules' shortcut. */
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

/** The slot that a pick fills; the bench when it fills none, as for a squad that has no slot. */
function placeTaken(before: Record<string, number>, after: Record<string, number>): string {
  return Object.keys(before).find((place) => after[place]! < before[place]!) ?? 'BENCH';
}

/** The pick kind of an automatic pick. */
function automaticKind(draft: DocumentData, manager: string): PickKind {
  return manager.startsWith('house-') ? 'house' : draft.seats[manager].misses >= 2 ? 'autopilot' : 'missed';
}

/**
 * The write of one pick for the manager on the clock, as an honest client sends it; `changes` makes it dishonest.
 * `how`: false for the manager's own pick, true for an automatic one, or the exact pick kind.
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

/** The write of a commissioner who chooses the squad for the manager on the clock, and marks the pick as theirs. */
export function chosenFor(draft: DocumentData, squad: string): DocumentData {
  return pickWrite(draft, squad, 'autopilot', { [`made.${draft.picks.length}.kind`]: 'commissioner' });
}

/** The draft after these squads were picked in turn by their managers, each at the time the first turn started. */
export function played(draft: DocumentData, squads: readonly string[], changes: DocumentData = {}): DocumentData {
  const began = draft.turn.startedAt;
  const after = squads.reduce((room, squad) => madeAt({ ...room, ...pickWrite(room, squad) }, began), draft);
  return changed(after, changes);
}

/** The draft with its last pick made at `moment`, instead of at the server's time of a write. */
export function madeAt(draft: DocumentData, moment: unknown): DocumentData {
  return changed(draft, { [`made.${draft.picks.length - 1}.at`]: moment, 'turn.startedAt': moment });
}
