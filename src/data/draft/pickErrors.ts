import { checkPick } from '@/domain/draft/legalPicks';
import { managerAt, onTheClock } from '@/domain/draft/order';
import { isAutomatic, type Draft } from '@/domain/draft/types';
import { squadName, type SquadId } from '@/domain/football/squads';

/** The text for a rejected pick, made in `base` while the draft was `now`; null when neither explains it. */
export function explainRejectedPick(base: Draft, now: Draft, manager: string, squad: SquadId): string | null {
  const turn = base.picks.length;
  const landed = now.picks[turn];
  if (now.picks.length < base.picks.length) return 'The last pick was just undone. Check the board, then pick again.';
  if (landed !== undefined && managerAt(now, turn) === manager) {
    if (landed === squad) return `${squadName(squad)} is already yours: your pick went through.`;
    if (now.made[turn] === 'keeper') return `This pick was your keeper: ${squadName(landed)}.`;
    return isAutomatic(now.made[turn])
      ? `Your clock ran out, and the automatic pick took ${squadName(landed)} for you. You didn’t get ${squadName(squad)}.`
      : `You already picked ${squadName(landed)}, perhaps in another tab. You didn’t get ${squadName(squad)}.`;
  }
  if (now.picks.includes(squad)) return `${squadName(squad)} was just taken. Pick another squad.`;
  if (now.pausedAt !== null) return 'The draft is paused, so your pick didn’t count.';
  if (now.status === 'complete') return 'The draft is over, so your pick didn’t count.';
  if (onTheClock(now) !== manager) return 'It’s no longer your turn, so your pick didn’t count.';
  const legal = checkPick(now, manager, squad);
  return legal.ok ? null : legal.error.message;
}
