import { formatCount } from '@/domain/kernel/formatCount';
import type { SchoolCode } from '@/domain/football/schools';
import type { Locked, PickemGame } from '@/domain/solo/pickem';
import type { PickemPick } from '@/domain/solo/entries';

/** The picks that can still move, the most confident first. */
export function openRanking(picks: readonly PickemPick[], locked: Locked): PickemPick[] {
  return picks.filter(({ school }) => !locked.has(school)).sort((one, other) => other.confidence - one.confidence);
}

/**
 * The picks after one of them has moved by this many places among those that can still move. They share out the same
 * numbers; a pick whose game has kicked off keeps its own.
 */
export function movedPick(picks: readonly PickemPick[], locked: Locked, school: SchoolCode, by: number): PickemPick[] {
  const open = openRanking(picks, locked);
  const from = open.findIndex((one) => one.school === school);
  const moving = open[from];
  if (moving === undefined) return [...picks];
  const numbers = open.map(({ confidence }) => confidence);
  const to = Math.max(0, Math.min(open.length - 1, from + by));
  const others = open.filter((one) => one !== moving);
  const order = [...others.slice(0, to), moving, ...others.slice(to)];
  const given = new Map(order.map((one, place) => [one.school, numbers[place] ?? one.confidence]));
  return picks.map((one) => ({ ...one, confidence: given.get(one.school) ?? one.confidence }));
}

/** `3 of 14 games picked`. A game that was called off without a pick isn't one to pick any more. */
export function formatPicked(picks: readonly PickemPick[], games: readonly PickemGame[]): string {
  const open = games.filter(({ key, state }) => state !== 'off' || picks.some(({ school }) => school === key));
  return `${String(picks.length)} of ${formatCount(open.length, 'game')} picked`;
}
