import { checkPick } from '@/domain/draft/legal';
import { managerAt, onTheClock } from '@/domain/draft/order';
import { isAutomatic, type Draft } from '@/domain/draft/types';
import { squadName, type SquadId } from '@/domain/squads';

/**
 * The sentence for a pick that the server refused: `base` is the draft that the pick was made on, `now` the one that stands.
 * Null when nothing in the draft explains it.
 */
export function whyRefused(base: Draft, now: Draft, manager: string, squad: SquadId): string | null {
  const turn = base.picks.length;
  const landed = now.picks[turn];
  if (now.picks.length < base.picks.length)
    return 'The last pick was taken back a moment ago. Look at the board, then choose again.';
  if (landed !== undefined && managerAt(now, turn) === manager) {
    if (landed === squad) return `${squadName(squad)} is yours already: the pick had landed before.`;
    if (now.made[turn] === 'commissioner') {
      return `The commissioner has picked ${squadName(landed)} for you. ${squadName(squad)} was not picked.`;
    }
    return isAutomatic(now.made[turn])
      ? `Your clock had run out, and the automatic pick took ${squadName(landed)} for you. ${squadName(squad)} was not picked.`
      : `You had already picked ${squadName(landed)}, perhaps in another window. ${squadName(squad)} was not picked.`;
  }
  if (now.picks.includes(squad)) return `${squadName(squad)} was taken a moment ago. Choose another squad.`;
  if (now.pausedAt !== null) return 'The draft has been paused. Your pick was not made.';
  if (now.status === 'complete') return 'The draft is over. Your pick was not made.';
  if (onTheClock(now) !== manager) return 'It is not your turn any more. Your pick was not made.';
  const legal = checkPick(now, manager, squad);
  return legal.ok ? null : legal.refusal.message;
}
