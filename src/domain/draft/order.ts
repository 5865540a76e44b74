import type { ManagerId } from '../league/houseTeams';
import type { DraftFormat } from '../league/league';
import type { Draft } from './types';

type Turns = Pick<Draft, 'order' | 'format' | 'rounds'>;

/** Whether a round (counted from 0) runs from the last seat to the first. */
export function isReversed(format: DraftFormat, round: number): boolean {
  if (format === 'linear') return false;
  if (format === 'snake') return round % 2 === 1;
  return round === 1 || (round >= 2 && round % 2 === 0);
}

/** How many picks the whole draft has. */
export function pickCount(draft: Turns): number {
  return draft.order.length * draft.rounds;
}

/** The manager who makes pick number `pick` (counted from 0), or null past the end. */
export function managerAt(draft: Turns, pick: number): ManagerId | null {
  const managers = draft.order.length;
  if (pick < 0 || pick >= pickCount(draft)) return null;
  const seat = pick % managers;
  const reversed = isReversed(draft.format, Math.floor(pick / managers));
  return draft.order[reversed ? managers - 1 - seat : seat] ?? null;
}

/** The manager on the clock, or null unless the draft is active. */
export function onTheClock(draft: Draft): ManagerId | null {
  return draft.status === 'active' ? managerAt(draft, draft.picks.length) : null;
}

/** The managers of the next picks, starting with the one on the clock; fewer than `count` near the end. */
export function upcoming(draft: Draft, count: number): ManagerId[] {
  if (draft.status !== 'active') return [];
  return Array.from({ length: count }, (_, i) => managerAt(draft, draft.picks.length + i)).filter(
    (manager) => manager !== null,
  );
}

/** The number of picks until the manager's next one: 0 on the clock, 1 on deck; null when they have none left. */
export function picksUntil(draft: Draft, manager: ManagerId): number | null {
  if (draft.status !== 'active') return null;
  for (let pick = draft.picks.length; pick < pickCount(draft); pick++) {
    if (managerAt(draft, pick) === manager) return pick - draft.picks.length;
  }
  return null;
}

/** A cell of the board, counted from 0. `seat` is the column: the manager's place in the first round. */
export type BoardCell = { pick: number; round: number; seat: number; manager: ManagerId };

/** Every pick of the draft as a cell of the board, in pick order. */
export function boardCells(draft: Turns): BoardCell[] {
  return Array.from({ length: pickCount(draft) }, (_, pick) => {
    const manager = managerAt(draft, pick)!;
    return { pick, round: Math.floor(pick / draft.order.length), seat: draft.order.indexOf(manager), manager };
  });
}

/** Whether the order may be drawn: there was no draw yet, or the members have changed since. */
export function mayDraw(draft: Draft): boolean {
  return draft.draw === null || !sameList(draft.draw.members, draft.members);
}

/** Whether two lists contain the same items in the same order. */
export function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, i) => item === other[i]);
}
