import { Timestamp, type DocumentData } from 'firebase/firestore';
import { checkLineupCorrection, MAX_REASON_LENGTH, starterMoves } from '@/domain/moves/ledger/corrections';
import { parseLeague } from '@/domain/league/league';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { ledgerAfter } from '@/domain/moves/portal/portal';
import type { Result } from '@/domain/kernel/result';
import type { SquadId } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { LEAGUE, leagueUser } from './documents';
import { anyLineupCase } from './lineupCases';
import { portalLedger } from './portalCases';
import type { SeededRandom } from './seededRandom';

/**
 * A correction of a lineup that someone tries: the domain's verdict, all documents before it, and the writes of its
 * batch.
 */
export interface LineupCorrectionCase {
  what: string;
  uid: string;
  manager: string;
  weekId: string;
  verdict: Result<void>;
  before: Record<string, DocumentData>;
  writes: Record<string, DocumentData>;
}

/** Fits every roster of `anyLineupCase`. */
const BENCH = 8;

/**
 * A random correction of bob's lineup, nearly always by ann, the commissioner: legal or not, with kickoffs around `now`
 * (milliseconds). With `exact`, some kickoffs are exactly at `now`, which is the time of the request.
 */
export function anyLineupCorrectionCase(roll: SeededRandom, now: number, exact: boolean): LineupCorrectionCase {
  const one = anyLineupCase(roll, now, exact);
  const { weekId, path } = one;
  const roster = (one.before[`ledgers/${LEAGUE}`]!.rosters as { bob: SquadId[] }).bob;
  const uid = roll.chance(0.9) ? 'ann' : roll.one(['bob', 'dan']);
  // The commissioner's own lineup is her own affair; the house team's follows from projections.
  const manager = roll.chance(0.95) ? 'bob' : roll.one(['ann', 'house-1']);
  const mark = `leagueUsers/${LEAGUE}_${manager}`;
  const reason = roll.chance(0.9) ? 'Bob asked.' : roll.one(['', ' ', 'x'.repeat(MAX_REASON_LENGTH + 1)]);
  const begun = roll.chance(0.5);
  const ledger: Ledger = {
    leagueId: LEAGUE,
    settled: true,
    rosters: { bob: roster },
    owned: roster,
    step: begun ? 7 : 0,
    history: begun ? { '2025-02': { bob: roster.slice(1) } } : {},
  };
  const home = { ...one.before[`leagues/${LEAGUE}`], benchSize: BENCH };
  const before: Record<string, DocumentData> = {
    ...one.before,
    [`leagues/${LEAGUE}`]: home,
    [`ledgers/${LEAGUE}`]: portalLedger(ledger),
    [`leagueUsers/${LEAGUE}_ann`]: leagueUser('ann'),
    [`leagueUsers/${LEAGUE}_bob`]: { ...one.before[`leagueUsers/${LEAGUE}_bob`], roster },
  };
  const verdict = checkLineupCorrection(
    {
      league: parseLeague(LEAGUE, home),
      ledger,
      week: parseWeek(weekId, before[`currentWeek/${weekId}`]),
      me: uid,
      names: {},
      now,
    },
    { manager, before: one.standing, lineup: one.next, reason },
  );
  const after = ledgerAfter(ledger, { manager, adds: [], drops: [] }, weekId);
  const bobs = one.writes[path]!.users.bob as string[];
  const others = (before[path]?.users ?? {}) as DocumentData;
  const weeks = (one.before[`leagueUsers/${LEAGUE}_bob`]!.lineupWeeks ?? []) as string[];
  return {
    what: `${uid} corrects ${manager}, ${one.what}: ${verdict.ok ? 'legal' : verdict.error.code}`,
    uid,
    manager,
    weekId,
    verdict,
    before,
    writes: {
      [path]: { ...one.writes[path], users: { ...others, [manager]: bobs } },
      [`ledgers/${LEAGUE}`]: portalLedger(after),
      [`transactions/${LEAGUE}_${String(after.step)}`]: {
        leagueId: LEAGUE,
        step: after.step,
        kind: 'lineup',
        by: uid,
        at: Timestamp.fromMillis(now),
        week: weekId,
        manager,
        adds: [],
        drops: [],
        reason,
        ...starterMoves(roster, one.standing, one.next),
      },
      ...(weeks.includes(weekId) ? {} : { [mark]: { ...before[mark], lineupWeeks: [...weeks, weekId].sort() } }),
    },
  };
}
