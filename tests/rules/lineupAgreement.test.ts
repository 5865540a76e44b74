import { doc, writeBatch, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAGUE, WEEK, put } from '../support/documents';
import { seededRandom, type SeededRandom } from '../support/seededRandom';
import { NOW, compiledRules, authorizeRequest } from '../support/inProcess';
import { MOVE_NAMES, anyLineupCase, type LineupCase } from '../support/lineupCases';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';

const CASES = 4000;
/** Cases that also run on the running engine. */
const PLAYED = 30;
const PATH = `weeklyRosters/${LEAGUE}_${WEEK}`;
const MARK = `leagueUsers/${LEAGUE}_bob`;

type Forgery = (after: Record<string, DocumentData>, roll: SeededRandom) => Record<string, DocumentData>;
const listed = (after: Record<string, DocumentData>, change: (list: string[]) => unknown) => ({
  ...after,
  [PATH]: { ...after[PATH], users: { ...after[PATH]!.users, bob: change(after[PATH]!.users.bob as string[]) } },
});

/** Single changes to a legal batch. None of them is ever legal. */
const FORGERIES: Record<string, Forgery> = {
  'without the mark': (after) => ({ ...after, [MARK]: { ...after[MARK], lineupWeek: '2025-02' } }),
  'a field more': (after) => ({ ...after, [PATH]: { ...after[PATH], note: 'hi' } }),
  'another league': (after) => ({ ...after, [PATH]: { ...after[PATH], leagueId: 'other' } }),
  'another week': (after) => ({ ...after, [PATH]: { ...after[PATH], weekId: '2025-04' } }),
  'an entry of a stranger': (after) => ({
    ...after,
    [PATH]: { ...after[PATH], users: { ...after[PATH]!.users, dan: [] } },
  }),
  'a squad more': (after) => listed(after, (list) => [...list, 'YALE-QB_BENCH']),
  'a text that is empty': (after) => listed(after, (list) => [...list, '']),
  'a number': (after, roll) => listed(after, (list) => list.map((one) => (roll.chance(0.5) ? one : 7)).concat(7)),
  'two in one text': (after) => listed(after, ([one, ...rest]) => [`${one!} ${rest[0] ?? one!}`, ...rest]),
  'another word for the bench': (after) => listed(after, (list) => [...list.slice(0, -1), `${list.at(-1)!}_BN`]),
  'small letters': (after) => listed(after, (list) => list.map((one) => one.toLowerCase())),
  'a map': (after) => listed(after, (list) => Object.fromEntries(list.entries())),
  'a text': (after) => listed(after, (list) => list.join(' ')),
  'no list': (after) => ({ ...after, [PATH]: { ...after[PATH], users: {} } }),
};

describe('the lineup code and the rules', () => {
  it('agree on every lineup change, and the rules deny every forged write', { timeout: 180_000 }, () => {
    const rules = compiledRules();
    const authorize = ({ before }: LineupCase, path: string, after: Record<string, DocumentData>) =>
      authorizeRequest(rules, { uid: 'bob', method: path in before ? 'update' : 'create', path, before, after });
    const heard = { legal: 0, misshapen: 0, locked: 0, kinds: new Set<string>() };
    for (let seed = 1; seed <= CASES; seed++) {
      const roll = seededRandom(seed);
      const one = anyLineupCase(roll, NOW * 1000, true);
      const after = { ...one.before, ...one.writes };
      const where = `seed ${seed}: ${one.what}, ${one.verdict.ok ? 'legal' : one.verdict.error.code}`;
      const decision = authorize(one, PATH, after);
      expect(decision.allowed, where).toBe(one.verdict.ok);
      if (!one.verdict.ok) {
        heard[one.verdict.error.code === 'locked' ? 'locked' : 'misshapen'] += 1;
        continue;
      }
      heard.legal += 1;
      heard.kinds.add(one.what);
      if (one.before[MARK]!.lineupWeek !== WEEK) expect(authorize(one, MARK, after).allowed, where).toBe(true);
      const [name, forge] = roll.one(Object.entries(FORGERIES));
      expect(authorize(one, PATH, forge(after, roll)).allowed, `${where}, with ${name}`).toBe(false);
    }
    // Every kind of move was legal at least once in each of the three histories, except those that never are.
    expect(heard.legal).toBeGreaterThan(CASES / 5);
    expect(heard.misshapen).toBeGreaterThan(CASES / 10);
    expect(heard.locked).toBeGreaterThan(CASES / 20);
    expect(heard.kinds.size).toBeGreaterThanOrEqual(3 * (MOVE_NAMES.length - 3));
  });
});

describe('the lineup code and the running engine', () => {
  let referee: Referee;
  beforeAll(async () => void (referee = await openReferee('lineup-agreement')));
  afterAll(() => referee.close());

  it.each(Array.from({ length: PLAYED }, (_, i) => 10_000 + i))('agree on the change of seed %d', async (seed) => {
    const one = anyLineupCase(seededRandom(seed), Date.now(), false);
    await referee.clear();
    await referee.arrange((db) => put(db, one.before));
    const db = referee.as('bob');
    const batch = writeBatch(db);
    batch.set(doc(db, PATH), one.writes[PATH]!);
    if (one.before[MARK]!.lineupWeek !== WEEK) batch.update(doc(db, MARK), { lineupWeek: WEEK });
    await (one.verdict.ok ? allowed : denied)(batch.commit());
  });
});
