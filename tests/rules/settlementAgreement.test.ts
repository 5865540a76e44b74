import { doc, writeBatch, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDraft } from '@/domain/draft/parse';
import { HOUSE_TEAM_IDS } from '@/domain/league/houseTeams';
import { settlementOf } from '@/domain/moves/ledger/draftSettlement';
import { ALL_SQUADS } from '@/domain/football/squads';
import { CODE, LEAGUE, activeDraft, joinCode, ledger, put, scheduledLeague } from '../support/documents';
import { seededRandom, type SeededRandom } from '../support/seededRandom';
import { compiledRules, authorizeRequest } from '../support/inProcess';
import { atFullLength, inProcess, seedsOf } from '../support/randomPlay';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';

const CASES = 1500;
/** Cases that also run on the running engine. */
const PLAYED = 12;
const LEDGER = `ledgers/${LEAGUE}`;
const HOME = `leagues/${LEAGUE}`;
const FACE = `joinCodes/${CODE}`;
const rosterPath = (uid: string): string => `leagueUsers/${LEAGUE}_${uid}`;

type Documents = Record<string, DocumentData>;
interface SettlementCase {
  what: string;
  uid: string;
  legal: boolean;
  before: Documents;
  /** What the batch changes, by path. */
  changes: Documents;
}

/** A random draft and a user who settles it: what that writes, and whether the domain allows it. */
function anySettlement(roll: SeededRandom): SettlementCase {
  const managers = roll.between(2, 16);
  const houseTeams = HOUSE_TEAM_IDS.slice(0, roll.between(0, managers - 2));
  const people = Array.from({ length: managers - houseTeams.length }, (_, i) => `fan${i}`);
  const order = roll.shuffled([...people, ...houseTeams]);
  const rounds = roll.between(1, Math.floor(ALL_SQUADS.length / managers));
  const squads = roll.shuffled(ALL_SQUADS);
  const rosters = Object.fromEntries(order.map((uid, i) => [uid, squads.slice(i * rounds, (i + 1) * rounds)]));
  const status = roll.chance(0.7) ? 'complete' : roll.one(['scheduled', 'active']);
  const isSettled = roll.chance(0.15);
  const uid = roll.chance(0.85) ? roll.one(people) : roll.one(['dan', 'root']);
  const draft = activeDraft(people, {
    order,
    houseTeams,
    status,
    rounds,
    rosters,
    picks: roll.shuffled(squads.slice(0, managers * rounds)),
  });
  const settlement = settlementOf({ draftComplete: isSettled }, parseDraft(LEAGUE, draft));
  const written =
    settlement ?? settlementOf({ draftComplete: false }, { ...parseDraft(LEAGUE, draft), status: 'complete' })!;
  const leagueStatus = isSettled ? 'complete' : 'active';
  return {
    what: `${status}${isSettled ? ', settled before' : ''}, by ${uid}`,
    uid,
    legal: settlement !== null && people.includes(uid),
    before: {
      ...scheduledLeague(people, { draftStatus: leagueStatus, capacity: 16 }),
      [FACE]: joinCode(people, { draftStatus: leagueStatus, capacity: 16 }),
      [`drafts/${LEAGUE}`]: draft,
      [LEDGER]: isSettled ? ledger({ ...written.ledger }) : ledger(),
      'users/root@example_test': { uid: 'root', admin: true },
    },
    changes: {
      [LEDGER]: written.ledger,
      [HOME]: written.league,
      [FACE]: written.joinCode,
      [rosterPath(people[0]!)]: { roster: written.rosters[people[0]!]! },
    },
  };
}

const after = ({ before, changes }: SettlementCase): Documents => ({
  ...before,
  ...Object.fromEntries(Object.entries(changes).map(([path, fields]) => [path, { ...before[path], ...fields }])),
});

/** Single changes to an honest batch. None of them is ever legal. */
const FORGERIES: Record<string, (books: DocumentData, home: DocumentData) => [string, DocumentData]> = {
  'a squad more': (books) => [LEDGER, { ...books, owned: [...books.owned, 'YALE-QB'] }],
  'a squad less': (books) => [LEDGER, { ...books, owned: books.owned.slice(1) }],
  'a roster less': (books) => [
    LEDGER,
    { ...books, rosters: Object.fromEntries(Object.entries(books.rosters).slice(1)) },
  ],
  'a roster for an outsider': (books) => [LEDGER, { ...books, rosters: { ...books.rosters, dan: [] } }],
  'the ledger left open': (books) => [LEDGER, { ...books, settled: false }],
  'a step more': (books) => [LEDGER, { ...books, step: 1 }],
  'another league': (books) => [LEDGER, { ...books, leagueId: 'other' }],
  'a note in the ledger': (books) => [LEDGER, { ...books, note: 'hi' }],
  'a manager more in the schedule': (_, home) => [
    HOME,
    { ...home, schedule: { managers: [...home.schedule.managers, 'dan'] } },
  ],
  'another commissioner': (_, home) => [HOME, { ...home, createdBy: 'dan' }],
  'a league that is not complete': (_, home) => [HOME, { ...home, draftStatus: 'active' }],
};

describe('the settlement code and the rules', inProcess, () => {
  it('agree on every settlement, and the rules deny every forged write', { timeout: 180_000 }, () => {
    const rules = compiledRules();
    const heard = { legal: 0, illegal: 0 };
    for (const seed of seedsOf('settlements', 1, CASES, 150)) {
      const roll = seededRandom(seed);
      const one = anySettlement(roll);
      const { uid, before } = one;
      const where = `seed ${seed}: ${one.what}`;
      const all = after(one);
      const isAllowed = (made: Documents) =>
        Object.keys(one.changes).every(
          (path) => authorizeRequest(rules, { uid, method: 'update', path, before, after: made }).allowed,
        );
      expect(isAllowed(all), where).toBe(one.legal);
      heard[one.legal ? 'legal' : 'illegal'] += 1;
      if (!one.legal) continue;
      const rosterPath = Object.keys(one.changes).at(-1)!;
      const longer = { ...all[rosterPath], roster: [...(all[rosterPath]!.roster as string[]), 'YALE-QB'] };
      expect(isAllowed({ ...all, [rosterPath]: longer }), `${where}, roster document with one more squad`).toBe(false);
      const [name, forge] = roll.one(Object.entries(FORGERIES));
      const [path, forged] = forge(all[LEDGER]!, all[HOME]!);
      expect(isAllowed({ ...all, [path]: forged }), `${where}, with ${name}`).toBe(false);
    }
    expect(heard.legal).toBeGreaterThan(atFullLength(CASES) / 3);
    expect(heard.illegal).toBeGreaterThan(atFullLength(CASES) / 5);
  });
});

describe('the settlement code and the running engine', () => {
  let referee: Referee;
  beforeAll(async () => void (referee = await openReferee('settlement-agreement')));
  afterAll(() => referee.close());

  it.each(seedsOf('settlements on an engine', 20_000, PLAYED))('agree on the settlement of seed %d', async (seed) => {
    const one = anySettlement(seededRandom(seed));
    await referee.clear();
    await referee.arrange((db) => put(db, one.before));
    const db = referee.as(one.uid);
    const batch = writeBatch(db);
    for (const [path, fields] of Object.entries(one.changes)) batch.update(doc(db, path), fields);
    await (one.legal ? allowed : denied)(batch.commit());
  });
});
