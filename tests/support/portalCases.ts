import { Timestamp, type DocumentData } from 'firebase/firestore';
import { HOUSE_TEAM_IDS } from '@/domain/league/houseTeams';
import { parseLeague } from '@/domain/league/league';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { checkMove, ledgerAfter, transactionOf, type PortalMove } from '@/domain/moves/portal/portal';
import { PORTAL_DAYS } from '@/domain/league/options/portalHours';
import type { Result } from '@/domain/kernel/result';
import { MAX_STARTERS, perSlot, rosterSize, starterCount, type Slots } from '@/domain/lineup/slots';
import { ALL_SQUADS, type SquadId } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { LEAGUE, league, leagueUser, ledger as storedLedger, writeRate } from './documents';
import type { SeededRandom } from './seededRandom';
import { storedWeek } from './lineups';

/** A league in its season: its stored form, its people, and its ledger after the draft. */
export interface PortalLeague {
  home: DocumentData;
  people: string[];
  drafted: Ledger;
}

const HOUR_MS = 3_600_000;
const PEOPLE = ['ann', 'bob', 'cat', 'eve'];

function anySlots({ between }: SeededRandom): Slots {
  for (;;) {
    const slots = perSlot(() => between(0, 2));
    if (starterCount(slots) >= 1 && starterCount(slots) <= MAX_STARTERS) return slots;
  }
}

/**
 * A random league whose rosters are full, or nearly. Some leagues store portal hours, as older ones do, and in some
 * accepted trades hold squads.
 */
export function anyPortalLeague(roll: SeededRandom): PortalLeague {
  const people = PEOPLE.slice(0, roll.between(2, 4));
  const managers = [...people, ...HOUSE_TEAM_IDS.slice(0, roll.between(0, 1))];
  const slots = anySlots(roll);
  const benchSize = roll.between(0, 4);
  const size = Math.min(rosterSize(slots, benchSize), Math.floor(ALL_SQUADS.length / managers.length));
  const squads = roll.shuffled(ALL_SQUADS);
  const rosters = Object.fromEntries(
    managers.map((manager, i) => {
      const roster = squads.slice(i * size, (i + 1) * size);
      return [manager, roster.slice(0, roster.length - roll.between(0, 2))];
    }),
  );
  const options = {
    portalResumeDay: roll.one([...PORTAL_DAYS, 'Friday', 'someday']),
    portalResumeHour: roll.between(0, 23),
  };
  return {
    home: league(people, {
      slots,
      benchSize,
      draftStatus: 'complete',
      schedule: { managers },
      ...(roll.chance(0.6) ? { options } : {}),
    }),
    people,
    drafted: {
      leagueId: LEAGUE,
      settled: true,
      rosters,
      owned: Object.values(rosters).flat(),
      step: 0,
      history: {},
      ...(roll.chance(0.4) ? { held: roll.shuffled(Object.values(rosters).flat()).slice(0, roll.between(0, 4)) } : {}),
    },
  };
}

/**
 * A week around `now` (milliseconds) whose portal is open, or about to open or close; sometimes another week is
 * current.
 */
export function anyPortalWeek(id: string, { home }: PortalLeague, roll: SeededRandom, now: number): DocumentData {
  const { portalResumeDay, portalResumeHour } = parseLeague(LEAGUE, home).options;
  const day = Math.max(0, (PORTAL_DAYS as readonly string[]).indexOf(portalResumeDay.toLowerCase()));
  const minutes = (): number => roll.between(1, 600) * 60_000;
  const opensAt = now + (roll.chance(0.85) ? -minutes() : minutes());
  const closesAt = roll.chance(0.85) ? now + minutes() : roll.chance(0.5) ? now - minutes() : opensAt - minutes();
  return storedWeek(
    { ALA: Timestamp.fromMillis(closesAt) },
    {
      id,
      week: Number(id.slice(-2)),
      season: roll.chance(0.95) ? 2025 : 2024,
      isCurrent: roll.chance(0.95),
      monday: Timestamp.fromMillis(opensAt - (day * 24 + portalResumeHour) * HOUR_MS),
    },
  );
}

/**
 * A move that a person tries: the domain's verdict, the ledger after it, and the writes of its batch, with `now` as the
 * server's time. `uid` is who tries it, `manager` whose roster it changes.
 */
export interface PortalCase {
  what: string;
  uid: string;
  manager: string;
  verdict: Result<void>;
  after: Ledger;
  writes: Record<string, DocumentData>;
}

/** A random move, legal or not, in a league with this ledger, in this stored week. */
export function anyPortalCase(
  { home, people }: PortalLeague,
  ledger: Ledger,
  week: DocumentData,
  roll: SeededRandom,
  now: number,
): PortalCase {
  const uid = roll.chance(0.95) ? roll.one(people) : 'dan';
  const own = ledger.rosters[uid] ?? [];
  const free = ALL_SQUADS.filter((squad) => !ledger.owned.includes(squad));
  const add = roll.chance(0.2) ? null : roll.chance(0.8) && free.length > 0 ? roll.one(free) : roll.one(ALL_SQUADS);
  const drop = roll.chance(0.4) ? null : roll.chance(0.8) && own.length > 0 ? roll.one(own) : roll.one(ALL_SQUADS);
  return portalCase({ home, ledger, week, uid, move: { add, drop }, now });
}

/** One move of a person in a league. */
export function portalCase({
  home,
  ledger,
  week,
  uid,
  move,
  now,
}: {
  home: DocumentData;
  ledger: Ledger;
  week: DocumentData;
  uid: string;
  move: PortalMove;
  now: number;
}): PortalCase {
  const parsed = parseWeek(week.id as string, week);
  const transaction = transactionOf(uid, move);
  const after = ledgerAfter(ledger, transaction, parsed.id);
  const verdict = checkMove(
    { league: parseLeague(LEAGUE, home), ledger, week: parsed, manager: uid, names: {}, now },
    move,
  );
  return {
    what: `${uid} adds ${move.add ?? 'nothing'} and drops ${move.drop ?? 'nothing'}: ${verdict.ok ? 'legal' : verdict.error.code}`,
    uid,
    manager: uid,
    verdict,
    after,
    writes: {
      [`ledgers/${LEAGUE}`]: portalLedger(after),
      [`transactions/${LEAGUE}_${String(after.step)}`]: {
        leagueId: LEAGUE,
        step: after.step,
        ...transaction,
        by: uid,
        at: Timestamp.fromMillis(now),
        week: parsed.id,
      },
      [`leagueUsers/${LEAGUE}_${uid}`]: leagueUser(uid, { roster: after.rosters[uid] }),
      [markPath(uid)]: writeRate(`${LEAGUE}_${String(after.step)}`, Timestamp.fromMillis(now)),
    },
  };
}

const markPath = (uid: string): string => `writeRates/${uid}/kinds/move`;

/**
 * A ledger as stored. Before its first step it has neither step nor history, like those settled before there were
 * steps.
 */
export function portalLedger({ step, history, rosters, owned, held }: Ledger): DocumentData {
  return storedLedger({
    settled: true,
    rosters,
    owned,
    ...(step === 0 ? {} : { step, history }),
    ...(held === undefined ? {} : { held }),
  });
}

/** The documents around a ledger. Everyone's last move was long ago. */
export function portalDocuments(
  { home, people }: PortalLeague,
  ledger: Ledger,
  week: DocumentData,
): Record<string, DocumentData> {
  return {
    [`leagues/${LEAGUE}`]: home,
    [`ledgers/${LEAGUE}`]: portalLedger(ledger),
    [`currentWeek/${week.id as string}`]: week,
    ...Object.fromEntries(
      people.flatMap((uid) => [
        [`leagueUsers/${LEAGUE}_${uid}`, leagueUser(uid, { roster: ledger.rosters[uid] as SquadId[] })],
        [markPath(uid), writeRate('', Timestamp.fromMillis(0))],
      ]),
    ),
  };
}
