import type { DemoLeague, Documents } from '../../../scripts/demo/league';
import { storedClaim, type Claim } from '@/domain/moves/claims/claims';
import { parseLeague } from '@/domain/league/league';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { publishedRanking } from '@/domain/draft/ranking';
import { storedWaivers } from '@/domain/moves/claims/waivers';
import { weekId } from '@/domain/football/weeks';
import { allTurns } from '../../support/allTurns';
import { SEASON, timeOf, weekOf } from './moments';

/** A league whose draft is over, with its documents. */
type Drafted = { league: DemoLeague; documents: Documents };

const WEEK = weekId(SEASON, weekOf('upcoming'));
const HOUR = 3_600_000;

/** The best squads that no manager of a league drafted. */
function freeSquads({ drafted }: DemoLeague) {
  return publishedRanking(SEASON).filter((squad) => drafted?.picks.includes(squad) !== true);
}

/** A manager's claims for a week, as stored. */
export function claimDocuments({ id }: DemoLeague, week: string, uid: string, claims: readonly Claim[]): Documents {
  return { [`claims/${id}_${week}_${uid}`]: { leagueId: id, weekId: week, uid, claims: claims.map(storedClaim) } };
}

/**
 * The awards in the week of the pictures in a league of four. The first manager's claims have every outcome: one is
 * lost to the second manager, who is ahead in line. `taken`: how many turns have been taken; by default all.
 */
export function awardDocuments({ league, documents }: Drafted, taken = Infinity): Documents {
  const { id, members, drafted } = league;
  const [me, rival, third, fourth] = members.map(({ uid }) => uid);
  const rosters = drafted?.rosters ?? {};
  const [one, two, three, four] = freeSquads(league);
  const drop = (uid: string | undefined, fromEnd = 1) => rosters[uid!]!.at(-fromEnd)!;
  const lists: Record<string, Claim[]> = {
    [me!]: [
      { add: one!, drop: drop(me) },
      { add: two!, drop: drop(me) },
      { add: four!, drop: drop(me) },
      { add: three!, drop: drop(me, 2) },
    ],
    [rival!]: [{ add: one!, drop: drop(rival) }],
    [fourth!]: [{ add: two!, drop: drop(fourth) }],
  };
  const priority = [rival!, me!, third!, fourth!];
  const ledger: Ledger = {
    leagueId: id,
    settled: true,
    rosters,
    owned: drafted?.picks ?? [],
    step: 0,
    history: {},
    waivers: { week: WEEK, priority, turns: priority.filter((uid) => uid in lists) },
  };
  const stored = parseLeague(id, documents[`leagues/${id}`]);
  const turns = allTurns((uid) => lists[uid] ?? [], stored, ledger).slice(0, taken);
  const after = turns.at(-1)!.after;
  const result: Documents = {
    ...documents,
    ...Object.assign({}, ...Object.entries(lists).map(([uid, claims]) => claimDocuments(league, WEEK, uid, claims))),
    [`ledgers/${id}`]: { ...after, waivers: storedWaivers(after.waivers!) },
  };
  let before = ledger;
  for (const { move, after: next } of turns) {
    if (move !== null) {
      result[`transactions/${id}_${String(next.step)}`] = {
        leagueId: id,
        step: next.step,
        kind: 'claim',
        ...move,
        by: rival,
        // Two days before the pictures, a few seconds after the portal opened on Monday at 9.
        at: new Date(timeOf('upcoming') - 51 * HOUR + next.step * 1000),
        week: WEEK,
        turns: storedWaivers(before.waivers!).turns,
      };
      const path = `leagueUsers/${id}_${move.manager}`;
      result[path] = { ...result[path], roster: next.rosters[move.manager] };
    }
    before = next;
  }
  return result;
}
