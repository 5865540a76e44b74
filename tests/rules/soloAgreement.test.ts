import { deleteDoc, doc, getDoc, setDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOLO_GAMES, type SoloGame } from '@/domain/solo/soloGames';
import { weekRow } from '@/domain/solo/leaderboards';
import { lastKickoff } from '@/domain/football/kickoffs';
import { WEEKS, type Documents } from '../support/agreement';
import { put, user } from '../support/documents';
import { NOW, authorizeRequest, compiledRules } from '../support/inProcess';
import { FIRST_SEED, atFullLength, engineSeeds, expectMet, inProcess, seedsOf } from '../support/randomPlay';
import { openReferee, type Referee } from '../support/referee';
import { seededRandom } from '../support/seededRandom';
import {
  anySoloCase,
  anySoloWeek,
  scoredEntry,
  soloEntry,
  soloPath,
  soloWeekAt,
  type SoloCase,
} from '../support/soloCases';
import { SOLO_FORGERIES, savesEntry, type SoloRequest } from '../support/soloForgeries';

/** Seasons to play in-process. */
const SEASONS = 60;
const CHANGES_A_WEEK = 15;
/** What the rules can't know: a week's games. */
const BEYOND_RULES = ['game', 'confidence', 'bye'];

type Decide = (request: SoloRequest, before: Documents) => boolean | Promise<boolean>;

/** What happened in the seasons that were played. */
const newCount = () => ({ legal: 0, beyond: 0, shown: 0, codes: new Set<string>(), forged: new Set<string>() });
type Count = ReturnType<typeof newCount>;

/**
 * Plays a season of a game, a legal or illegal change at a time while the kickoffs pass, and checks that the domain and
 * `decide` agree on each.
 */
async function playSeason(
  seed: number,
  game: SoloGame,
  changes: number,
  now: () => number,
  decide: Decide,
  count: Count,
) {
  const roll = seededRandom(seed);
  let was: readonly string[] = [];
  let saved = false;
  for (const id of WEEKS) {
    const plan = anySoloWeek(id, roll);
    if (game !== 'survivor') [was, saved] = [[], false];
    for (let change = 0; change < changes; change++) {
      const hours = (change * 6) / changes;
      const moment = now();
      const stored = soloWeekAt(plan, hours, moment, roll.chance(0.95));
      const before: Documents = {
        [`currentWeek/${id}`]: stored,
        'currentWeek/2025-09': soloWeekAt({ ...plan, id: '2025-09' }, 0, moment, false),
        ...(saved ? { [soloPath(game, id)]: soloEntry(id, was) } : {}),
      };
      const one = anySoloCase(game, plan, stored, was, roll, moment);
      const where = `seed ${String(seed)}, ${id}, ${one.what}, ${one.was.join(' ')} to ${one.next.join(' ')}`;
      await checkReading(one, moment, saved, before, decide, where, count);
      const allowed = await decide(savesEntry(one), before);
      if (!one.verdict.ok) {
        count.codes.add(one.verdict.error.code);
        if (BEYOND_RULES.includes(one.verdict.error.code) && allowed) {
          const row = weekRow(scoredEntry(one, one.pointless), id, [plan.results]);
          expect(one.pointless, where).not.toEqual([]);
          expect(row?.points ?? 0, where).toBe(0);
          count.beyond += 1;
        } else expect(allowed, `${where}: ${one.verdict.error.code}`).toBe(false);
        continue;
      }
      expect(allowed, where).toBe(true);
      count.legal += 1;
      await checkForgery(one, roll, before, decide, where, count);
      was = one.next;
      saved = true;
    }
  }
}

/** Another player's entry is shown from the last kickoff on. */
async function checkReading(
  one: SoloCase,
  moment: number,
  saved: boolean,
  before: Documents,
  decide: Decide,
  where: string,
  count: Count,
) {
  if (!saved) return;
  const last = lastKickoff(one.week.kickoffs);
  const shown = last !== null && last <= moment;
  const path = soloPath(one.game, one.week.id);
  expect(await decide({ uid: 'eve', method: 'get', path }, before), `${where}, read`).toBe(shown);
  if (shown) count.shown += 1;
}

/** One random forgery of a legal change is denied. */
async function checkForgery(
  one: SoloCase,
  roll: ReturnType<typeof seededRandom>,
  before: Documents,
  decide: Decide,
  where: string,
  count: Count,
) {
  for (const [name, forge] of roll.shuffled(Object.entries(SOLO_FORGERIES))) {
    const forged = forge(one, roll);
    if (forged === null) continue;
    expect(await decide(forged, before), `${where}, with ${name}: ${JSON.stringify(forged)}`).toBe(false);
    count.forged.add(name);
    return;
  }
}

describe('the solo games and the rules', inProcess, () => {
  it('agree on every change of an entry, and the rules deny every forged one', { timeout: 120_000 }, async () => {
    const rules = compiledRules();
    const people: Documents = { 'users/bob@example_test': user('bob'), 'users/eve@example_test': user('eve') };
    const decide: Decide = ({ uid, method, path, data }, before) => {
      const all = { ...people, ...before };
      const { [path]: _, ...others } = all;
      const after: Record<string, DocumentData> = data === undefined ? others : { ...others, [path]: data };
      const kind = method === 'set' ? (path in all ? 'update' : 'create') : method;
      return authorizeRequest(rules, { uid, method: kind, path, before: all, after }).allowed;
    };
    const count = newCount();
    for (const seed of seedsOf('solo games', FIRST_SEED, SEASONS))
      for (const game of SOLO_GAMES) await playSeason(seed, game, CHANGES_A_WEEK, () => NOW * 1000, decide, count);
    expect(count.legal).toBeGreaterThan(atFullLength(3000));
    expect(count.beyond).toBeGreaterThan(atFullLength(100));
    expect(count.shown).toBeGreaterThan(atFullLength(300));
    expectMet(count.codes, ['bye', 'confidence', 'game', 'locked', 'school', 'week']);
    expectMet(count.forged, Object.keys(SOLO_FORGERIES));
  });
});

describe('the solo games and the running engine', () => {
  let referee: Referee;
  beforeAll(async () => void (referee = await openReferee('solo-agreement')));
  afterAll(() => referee.close());

  const decide: Decide = async ({ uid, method, path, data }, before) => {
    await referee.arrange(async (db) => {
      await put(db, before);
      // What only the domain refused is stored, but isn't played on.
      if (!(path in before)) await deleteDoc(doc(db, path));
    });
    const place = doc(referee.as(uid), path);
    try {
      await (method === 'get' ? getDoc(place) : method === 'delete' ? deleteDoc(place) : setDoc(place, data!));
      return true;
    } catch (error) {
      if ((error as { code?: string }).code !== 'permission-denied') throw error;
      return false;
    }
  };

  it.each(engineSeeds('solo games', FIRST_SEED + SEASONS))(
    'agree on the season of seed %d',
    { timeout: 60_000 },
    async (seed) => {
      const count = newCount();
      for (const game of SOLO_GAMES) {
        await referee.clear();
        await referee.arrange((db) =>
          put(db, { 'users/bob@example_test': user('bob'), 'users/eve@example_test': user('eve') }),
        );
        await playSeason(seed, game, 5, Date.now, decide, count);
      }
      expect(count.legal).toBeGreaterThan(10);
    },
  );
});
