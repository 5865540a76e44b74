import { doc, serverTimestamp, writeBatch, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAGUE, WEEK, put, writeRate } from '../support/documents';
import { seededRandom, type SeededRandom } from '../support/seededRandom';
import { NOW, compiledRules, authorizeRequest } from '../support/inProcess';
import { MOVE_NAMES, RATE_MARK, anyLineupCase, type LineupCase } from '../support/lineupCases';
import { atFullLength, inProcess, seedsOf } from '../support/randomPlay';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';

const CASES = 4000;
/** Cases that also run on the running engine. */
const PLAYED = 30;
const MARK = `leagueUsers/${LEAGUE}_bob`;

type Documents = Record<string, DocumentData>;
type Forgery = (after: Documents, one: LineupCase, roll: SeededRandom) => Documents;
const changed = (after: Documents, { path }: LineupCase, change: DocumentData) => ({
  ...after,
  [path]: { ...after[path], ...change },
});
const listed = (after: Documents, one: LineupCase, change: (list: string[]) => unknown) =>
  changed(after, one, { users: { ...after[one.path]!.users, bob: change(after[one.path]!.users.bob as string[]) } });
const marked = (after: Documents, change: (weeks: string[]) => unknown) => ({
  ...after,
  [MARK]: { ...after[MARK], lineupWeeks: change(after[MARK]!.lineupWeeks as string[]) },
});

/** Whether the case's lineup is the manager's first for its week, so that the list of weeks changes too. */
const isNew = ({ before, weekId }: LineupCase) => !((before[MARK]!.lineupWeeks ?? []) as string[]).includes(weekId);

/** Single changes to a legal batch. None of them is ever legal. */
const FORGERIES: Record<string, Forgery> = {
  'without its week in the list': (after, { weekId }) => marked(after, (weeks) => weeks.filter((id) => id !== weekId)),
  'its week twice in the list': (after, { weekId }) => marked(after, (weeks) => [...weeks, weekId]),
  // At the other end of the list; a week that is alone in it is left out.
  'its week in another place of the list': (after, { weekId }) =>
    marked(after, (weeks) => {
      const others = weeks.filter((id) => id !== weekId);
      return others.length === 0 ? [] : weeks[0] === weekId ? [...others, weekId] : [weekId, ...others];
    }),
  'without its rate mark': ({ [RATE_MARK]: _, ...after }) => after,
  'the rate mark of another week': (after) => ({ ...after, [RATE_MARK]: { ...after[RATE_MARK], id: 'other' } }),
  'a field more': (after, one) => changed(after, one, { note: 'hi' }),
  'another league': (after, one) => changed(after, one, { leagueId: 'other' }),
  'another week': (after, one) => changed(after, one, { weekId: '2025-04' }),
  'an entry of a stranger': (after, one) => changed(after, one, { users: { ...after[one.path]!.users, dan: [] } }),
  'a squad more': (after, one) => listed(after, one, (list) => [...list, 'YALE-QB_BENCH']),
  'a text that is empty': (after, one) => listed(after, one, (list) => [...list, '']),
  'a number': (after, one, roll) =>
    listed(after, one, (list) => list.map((it) => (roll.chance(0.5) ? it : 7)).concat(7)),
  'two in one text': (after, one) => listed(after, one, ([it, ...rest]) => [`${it!} ${rest[0] ?? it!}`, ...rest]),
  'another word for the bench': (after, one) =>
    listed(after, one, (list) => [...list.slice(0, -1), `${list.at(-1)!}_BN`]),
  'small letters': (after, one) => listed(after, one, (list) => list.map((it) => it.toLowerCase())),
  'a map': (after, one) => listed(after, one, (list) => Object.fromEntries(list.entries())),
  'a text': (after, one) => listed(after, one, (list) => list.join(' ')),
  'no list': (after, one) => changed(after, one, { users: {} }),
};

describe('the lineup code and the rules', inProcess, () => {
  it('agree on every lineup change, and the rules deny every forged write', { timeout: 180_000 }, () => {
    const rules = compiledRules();
    const authorize = ({ before }: LineupCase, path: string, after: Record<string, DocumentData>) =>
      authorizeRequest(rules, { uid: 'bob', method: path in before ? 'update' : 'create', path, before, after });
    const heard = { legal: 0, later: 0, closed: 0, misshapen: 0, locked: 0, kinds: new Set<string>() };
    for (const seed of seedsOf('lineups', 1, CASES, 500)) {
      const roll = seededRandom(seed);
      const one = anyLineupCase(roll, NOW * 1000, true);
      const after = { ...one.before, ...one.writes };
      const where = `seed ${seed}: ${one.what}, ${one.verdict.ok ? 'legal' : one.verdict.error.code}`;
      const decision = authorize(one, one.path, after);
      expect(decision.allowed, where).toBe(one.verdict.ok);
      if (!one.verdict.ok) {
        const { code } = one.verdict.error;
        heard[code === 'locked' ? 'locked' : code === 'week' ? 'closed' : 'misshapen'] += 1;
        continue;
      }
      heard.legal += 1;
      if (one.weekId !== WEEK) heard.later += 1;
      heard.kinds.add(one.what);
      if (isNew(one)) expect(authorize(one, MARK, after).allowed, where).toBe(true);
      const [name, forge] = roll.one(Object.entries(FORGERIES));
      const forged = forge(after, one, roll);
      const isMarkSent = JSON.stringify(forged[MARK]) !== JSON.stringify(one.before[MARK]);
      const isAllowed =
        authorize(one, one.path, forged).allowed && (!isMarkSent || authorize(one, MARK, forged).allowed);
      expect(isAllowed, `${where}, with ${name}`).toBe(false);
    }
    // Every kind of move was legal at least once in each of the three histories, except those that never are.
    expect(heard.legal).toBeGreaterThan(atFullLength(CASES) / 5);
    expect(heard.misshapen).toBeGreaterThan(atFullLength(CASES) / 10);
    expect(heard.locked).toBeGreaterThan(atFullLength(CASES) / 20);
    expect(heard.later).toBeGreaterThan(atFullLength(CASES) / 20);
    expect(heard.closed).toBeGreaterThan(atFullLength(CASES) / 20);
    expect(heard.kinds.size).toBeGreaterThanOrEqual(atFullLength(3 * (MOVE_NAMES.length - 3)));
  });
});

describe('the lineup code and the running engine', () => {
  let referee: Referee;
  beforeAll(async () => void (referee = await openReferee('lineup-agreement')));
  afterAll(() => referee.close());

  it.each(seedsOf('lineups on an engine', 10_000, PLAYED))('agree on the change of seed %d', async (seed) => {
    const one = anyLineupCase(seededRandom(seed), Date.now(), false);
    await referee.clear();
    await referee.arrange((db) => put(db, one.before));
    const db = referee.as('bob');
    const batch = writeBatch(db);
    batch.set(doc(db, one.path), one.writes[one.path]!);
    batch.set(doc(db, RATE_MARK), writeRate(`${LEAGUE}_${one.weekId}`, serverTimestamp()));
    if (isNew(one)) batch.update(doc(db, MARK), { lineupWeeks: one.writes[MARK]!.lineupWeeks });
    await (one.verdict.ok ? allowed : denied)(batch.commit());
  });
});
