import { nextTurn, type Turn } from '@/domain/moves/claims/claimAwards';
import type { Claim } from '@/domain/moves/claims/claims';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';

/** All turns that are left in a week's awards, in order. `claimsOf`: each manager's claims. */
export function allTurns(
  claimsOf: (manager: ManagerId) => readonly Claim[],
  league: Pick<League, 'slots' | 'benchSize'>,
  ledger: Ledger,
): Turn[] {
  const turns: Turn[] = [];
  for (let now = ledger; ;) {
    const turn = nextTurn(claimsOf(now.waivers?.turns[0] ?? ''), league, now);
    if (turn === null) return turns;
    turns.push(turn);
    now = turn.after;
  }
}
