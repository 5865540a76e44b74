import { Timestamp, type DocumentData } from 'firebase/firestore';
import { isAwardTime, nextTurn, type Turn } from '@/domain/moves/claims/claimAwards';
import { checkClaims } from '@/domain/moves/claims/claimChecks';
import { MAX_CLAIMS, parseClaims, storedClaim, type Claim } from '@/domain/moves/claims/claims';
import { parseLeague } from '@/domain/league/league';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { PORTAL_DAYS } from '@/domain/league/options/portalHours';
import type { Result } from '@/domain/kernel/result';
import { ALL_SQUADS } from '@/domain/football/squads';
import { storedWaivers, waiversWith } from '@/domain/moves/claims/waivers';
import { parseWeek } from '@/domain/football/weeks';
import { allTurns } from './allTurns';
import { LEAGUE, leagueUser } from './documents';
import { storedWeek } from './lineups';
import { anyPortalLeague, portalLedger, type PortalLeague } from './portalCases';
import type { SeededRandom } from './seededRandom';

const HOUR_MS = 3_600_000;

/** Everyone's claims for a week, as stored, by uid. */
export type StoredClaims = Readonly<Record<string, readonly string[]>>;

/** A random league that takes claims; a few don't. */
export function anyClaimsLeague(roll: SeededRandom): PortalLeague {
  const one = anyPortalLeague(roll);
  return { ...one, home: { ...one.home, waivers: roll.chance(0.95) ? 'claims' : 'open' } };
}

/** The hours from Monday to the portal's opening. */
function openingHours({ home }: PortalLeague): number {
  const { portalResumeDay, portalResumeHour } = parseLeague(LEAGUE, home).options;
  return Math.max(0, (PORTAL_DAYS as readonly string[]).indexOf(portalResumeDay.toLowerCase())) * 24 + portalResumeHour;
}

/**
 * A week in which claims are made at `now` (milliseconds). With `late`, the time for it has just passed, or hasn't
 * come.
 */
export function claimsWeek(id: string, one: PortalLeague, roll: SeededRandom, now: number, late = false): DocumentData {
  const open = openingHours(one) + 24;
  const hours = late ? roll.one([-1, open + 1]) : roll.between(0, open - 1) + 0.5;
  return weekAt(id, one, now - (hours - 24) * HOUR_MS, roll.chance(late ? 1 : 0.95) ? 2025 : 2024);
}

/** A week in which claims are awarded at `now`. With `late`, the portal has closed, or isn't open yet. */
export function awardsWeek(id: string, one: PortalLeague, roll: SeededRandom, now: number, late = false): DocumentData {
  const hours = late ? roll.one([-1, 100]) : roll.between(0, 90);
  return weekAt(id, one, now - (openingHours(one) + hours) * HOUR_MS, 2025);
}

/** A week that begins on this Monday. Its first kickoff is 95 hours after the portal's opening. */
function weekAt(id: string, one: PortalLeague, monday: number, season: number): DocumentData {
  const kickoff = Timestamp.fromMillis(monday + (openingHours(one) + 95) * HOUR_MS);
  return storedWeek(
    { ALA: kickoff },
    { id, week: Number(id.slice(-2)), season, isCurrent: true, monday: Timestamp.fromMillis(monday) },
  );
}

/** Random claims: mostly possible, with the same squads wanted by many. */
export function anyClaims(ledger: Ledger, manager: string, roll: SeededRandom): Claim[] {
  const own = ledger.rosters[manager] ?? [];
  const free = ALL_SQUADS.filter((squad) => !ledger.owned.includes(squad)).slice(0, 12);
  const count = roll.chance(0.05) ? MAX_CLAIMS + 1 : roll.between(0, 5);
  return Array.from({ length: count }, () => ({
    add: roll.chance(0.85) && free.length > 0 ? roll.one(free) : roll.one(ALL_SQUADS),
    drop: roll.chance(0.25) ? null : roll.chance(0.9) && own.length > 0 ? roll.one(own) : roll.one(ALL_SQUADS),
  }));
}

/** Claims that a person tries to save: the domain's verdict, the ledger after it, and the writes of the batch. */
export interface ClaimsCase {
  what: string;
  uid: string;
  verdict: Result<void>;
  after: Ledger;
  writes: Record<string, DocumentData>;
}

export const claimsPath = (weekId: string, uid: string): string => `claims/${LEAGUE}_${weekId}_${uid}`;

/** Saving these claims, as a client does. */
export function claimsCase({
  home,
  ledger,
  week,
  uid,
  claims,
  now,
}: {
  home: DocumentData;
  ledger: Ledger;
  week: DocumentData;
  uid: string;
  claims: readonly Claim[];
  now: number;
}): ClaimsCase {
  const league = parseLeague(LEAGUE, home);
  const parsed = parseWeek(week.id as string, week);
  const after = { ...ledger, waivers: waiversWith(ledger, league, parsed.id, uid) };
  const verdict = checkClaims({ league, ledger, week: parsed, manager: uid, now }, claims);
  const isNew = ledger.waivers?.week !== parsed.id || !ledger.waivers.turns.includes(uid);
  return {
    what: `${uid} claims ${claims.map(storedClaim).join(' ')}: ${verdict.ok ? 'legal' : verdict.error.code}`,
    uid,
    verdict,
    after,
    writes: {
      [claimsPath(parsed.id, uid)]: {
        leagueId: LEAGUE,
        weekId: parsed.id,
        uid,
        claims: claims.map(storedClaim),
      },
      ...(isNew ? { [`ledgers/${LEAGUE}`]: claimsLedger(after) } : {}),
    },
  };
}

/**
 * A turn of the awards that a person's client takes: whether it's time, the turn, and the writes of the batch, with
 * `now` as the server's time.
 */
export interface TurnCase {
  uid: string;
  allowed: boolean;
  turn: Turn;
  writes: Record<string, DocumentData>;
}

/** The next turn, taken by a person. The ledger must have one. */
export function turnCase({
  home,
  ledger,
  week,
  uid,
  claims,
  now,
}: {
  home: DocumentData;
  ledger: Ledger;
  week: DocumentData;
  uid: string;
  claims: StoredClaims;
  now: number;
}): TurnCase {
  const league = parseLeague(LEAGUE, home);
  const turn = nextTurn(parseClaims(claims[ledger.waivers!.turns[0]!]), league, ledger)!;
  const parsed = parseWeek(week.id as string, week);
  return {
    uid,
    allowed: isAwardTime(league, ledger, parsed, now) && home.userInfo[uid] !== undefined,
    turn,
    writes: turnWrites(ledger, turn, uid, now),
  };
}

/** What a client writes for a turn. */
export function turnWrites(
  before: Ledger,
  { manager, move, after }: Turn,
  uid: string,
  now: number,
): Record<string, DocumentData> {
  const ledger = { [`ledgers/${LEAGUE}`]: claimsLedger(after) };
  if (move === null) return ledger;
  const { week, turns } = storedWaivers(before.waivers!);
  return {
    ...ledger,
    [`transactions/${LEAGUE}_${String(after.step)}`]: {
      leagueId: LEAGUE,
      step: after.step,
      kind: 'claim',
      by: uid,
      at: Timestamp.fromMillis(now),
      week,
      ...move,
      turns,
    },
    [`leagueUsers/${LEAGUE}_${manager}`]: leagueUser(manager, { roster: after.rosters[manager] }),
  };
}

/** A ledger as stored. */
function claimsLedger({ waivers, ...ledger }: Ledger): DocumentData {
  return { ...portalLedger(ledger), ...(waivers === undefined ? {} : { waivers: storedWaivers(waivers) }) };
}

/** The documents around a ledger and the claims of a week. */
export function claimsDocuments(
  { home, people }: PortalLeague,
  ledger: Ledger,
  week: DocumentData,
  claims: StoredClaims,
): Record<string, DocumentData> {
  const weekId = week.id as string;
  return {
    [`leagues/${LEAGUE}`]: home,
    [`ledgers/${LEAGUE}`]: claimsLedger(ledger),
    [`currentWeek/${weekId}`]: week,
    ...Object.fromEntries(
      people.map((uid) => [`leagueUsers/${LEAGUE}_${uid}`, leagueUser(uid, { roster: ledger.rosters[uid] })]),
    ),
    ...Object.fromEntries(
      Object.entries(claims).map(([uid, list]) => [
        claimsPath(weekId, uid),
        { leagueId: LEAGUE, weekId, uid, claims: list },
      ]),
    ),
  };
}

/** The ledger after all turns that are left, by the domain alone. */
export function afterAllTurns(home: DocumentData, ledger: Ledger, claims: StoredClaims): Ledger {
  const turns = allTurns((manager) => parseClaims(claims[manager]), parseLeague(LEAGUE, home), ledger);
  return turns.at(-1)?.after ?? ledger;
}
