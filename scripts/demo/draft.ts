import { answerDraw, drawOrder, setOrder } from '@/domain/draft/orderCommands';
import { drawnOrder, sealOf } from '@/domain/draft/orderDraw';
import { pick, startDraft } from '@/domain/draft/engine';
import { cappedUnits } from '@/domain/draft/legalPicks';
import { onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import type { Random } from '@/domain/kernel/random';
import type { Result } from '@/domain/kernel/result';
import { schoolOf, unitOf, type SquadId } from '@/domain/football/squads';
import type { DemoPerson } from './people';

/** How many of the best squads that are left a manager looks at before choosing. */
const LOOKS_AT = 5;

/**
 * Plays a whole draft with the domain's engine. Managers take one of the best squads left, and their favorite school's
 * when it is among them. `at` is the start in milliseconds; a pick takes 20 seconds. `secret` as in `drawn`.
 */
export function playDraft(
  draft: Draft,
  people: readonly DemoPerson[],
  at: number,
  random: Random,
  secret?: number,
): Draft {
  let now = must(startDraft(drawn(draft, at - 10 * 60_000, secret), at));
  for (let manager = onTheClock(now); manager !== null; manager = onTheClock(now)) {
    const person = people.find(({ uid }) => uid === manager);
    const squad = choose(now, manager, person, random);
    now = must(pick(now, { manager, squad, at: at + (now.picks.length + 1) * 20_000 }));
  }
  return now;
}

/**
 * A draft whose order was drawn among its members at a time in milliseconds, by one of the league's secrets: any number
 * names one.
 */
export function drawn(draft: Draft, at: number, number = 0): Draft {
  const action = { by: draft.commissioner, at };
  const secret = sealOf(`${draft.leagueId} ${String(number)}`).slice(0, 32);
  const sealed = must(drawOrder(draft, { ...action, houseTeams: [], seal: sealOf(secret) }));
  const other = draft.members.find((uid) => uid !== draft.commissioner) ?? draft.commissioner;
  const answered = must(answerDraw(sealed, { by: other, at }));
  const order = drawnOrder(draft.leagueId, { secret, at }, draft.members);
  return must(setOrder(answered, { ...action, order, how: 'drawn', secret }));
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function choose(draft: Draft, manager: string, person: DemoPerson | undefined, random: Random): SquadId {
  const taken = new Set(draft.picks);
  const capped = cappedUnits(draft, manager);
  const best = draft.ranking.filter((squad) => !taken.has(squad) && !capped.has(unitOf(squad))).slice(0, LOOKS_AT);
  const own = best.find((squad) => schoolOf(squad) === person?.favoriteTeam);
  const drawn = best[Math.floor(random() ** 2 * best.length)];
  const squad = own ?? drawn;
  if (squad === undefined) throw new Error('no squad is left to choose');
  return squad;
}
