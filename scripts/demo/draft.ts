import { drawOrder, setOrder } from '@/domain/draft/orderCommands';
import { drawnOrder } from '@/domain/draft/draw';
import { pick, startDraft } from '@/domain/draft/engine';
import { cappedUnits } from '@/domain/draft/legal';
import { onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import type { Random } from '@/domain/random';
import { schoolOf, unitOf, type SquadId } from '@/domain/squads';
import type { DemoPerson } from './people';

/** How many of the best squads that are left a manager looks at before choosing. */
const LOOKS_AT = 5;

/**
 * Plays a whole draft with the domain's engine. Managers take one of the best squads left, and their favorite school's when it is
 * among them. `at` is the start in milliseconds; a pick takes 20 seconds.
 */
export function playDraft(draft: Draft, people: readonly DemoPerson[], at: number, random: Random): Draft {
  const begun = startDraft(drawn(draft, at), at);
  if (!begun.ok) throw new Error(begun.error.message);
  let now = begun.value;
  for (let manager = onTheClock(now); manager !== null; manager = onTheClock(now)) {
    const person = people.find(({ uid }) => uid === manager);
    const picked = pick(now, {
      manager,
      squad: choose(now, manager, person, random),
      at: at + (now.picks.length + 1) * 20_000,
    });
    if (!picked.ok) throw new Error(picked.error.message);
    now = picked.value;
  }
  return now;
}

/** The draft with its order drawn ten minutes before it begins. */
function drawn(draft: Draft, at: number): Draft {
  const action = { by: draft.commissioner, at: at - 10 * 60_000 };
  const lots = drawOrder(draft, { ...action, houseTeams: [] });
  if (!lots.ok) throw new Error(lots.error.message);
  const order = drawnOrder(draft.leagueId, action.at, draft.members);
  const settled = setOrder(lots.value, { ...action, order, how: 'drawn' });
  if (!settled.ok) throw new Error(settled.error.message);
  return settled.value;
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
