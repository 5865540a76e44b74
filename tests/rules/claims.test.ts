import { collection, doc, getDoc, getDocs, query, serverTimestamp, where, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { ALL_SQUADS } from '@/domain/football/squads';
import { LEAGUE, WEEK, ago, league, leagueUser, put, user } from '../support/documents';
import { allowed, denied } from '../support/decision';
import { claimsCase, claimsDocuments, claimsPath, turnCase, type StoredClaims } from '../support/claimCases';
import { storedWeek } from '../support/lineups';
import { openReferee, type Referee } from '../support/referee';

const MANAGERS = Array.from({ length: 16 }, (_, i) => `fan${String(i)}`);
const SLOTS = { QB: 1, RB: 1, WR: 1, TE: 1, FLEX: 0, K: 1, DST: 0 };
const home = league(MANAGERS, {
  capacity: 16,
  draftStatus: 'complete',
  schedule: { managers: MANAGERS },
  slots: SLOTS,
  benchSize: 0,
});
const rosters = Object.fromEntries(MANAGERS.map((uid, i) => [uid, ALL_SQUADS.slice(i * 5, i * 5 + 5)]));
const drafted: Ledger = {
  leagueId: LEAGUE,
  settled: true,
  rosters,
  owned: ALL_SQUADS.slice(0, 80),
  step: 0,
  history: {},
};
const WANTED = ALL_SQUADS[90]!;
/** Everyone is in line, the last of the draft first, and wants the same squad for the first one on the roster. */
const inLine: Ledger = {
  ...drafted,
  waivers: { week: WEEK, priority: [...MANAGERS].reverse(), turns: [...MANAGERS].reverse() },
};
const claims: StoredClaims = Object.fromEntries(MANAGERS.map((uid) => [uid, [`${WANTED}_${rosters[uid]![0]!}`]]));

const sealed = () => storedWeek({ ALA: ago(-5 * 86_400) }, { monday: ago(3600) });
const opened = () => storedWeek({ ALA: ago(-3600) });

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('claims')));
afterAll(() => referee.close());
beforeEach(() => referee.clear());

const arrange = (ledger: Ledger, week = opened(), stored: StoredClaims = claims): Promise<void> =>
  referee.arrange((db) =>
    put(db, {
      ...claimsDocuments({ home, people: MANAGERS, drafted }, ledger, week, stored),
      'users/root@example_test': user('root', { admin: true }),
      [`leagueUsers/${LEAGUE}_dan`]: leagueUser('dan'),
    }),
  );

function commit(uid: string, writes: Record<string, object>): Promise<void> {
  const db = referee.as(uid);
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(writes)) {
    batch.set(doc(db, path), path.startsWith('transactions/') ? { ...data, at: serverTimestamp() } : data);
  }
  return batch.commit();
}

describe('claims', () => {
  const read = (uid: string) => getDoc(doc(referee.as(uid), claimsPath(WEEK, 'fan3')));
  const readAll = (uid: string) =>
    getDocs(query(collection(referee.as(uid), 'claims'), where('leagueId', '==', LEAGUE), where('weekId', '==', WEEK)));

  it('are read by their manager only before the portal’s opening, and by members afterwards', async () => {
    await arrange(inLine, sealed());
    await allowed(read('fan3'));
    await denied(read('fan4'));
    await denied(read('root'));
    await denied(readAll('fan3'));
    await arrange(inLine);
    await allowed(read('fan4'));
    await allowed(read('root'));
    expect((await readAll('fan4')).size).toBe(16);
    await denied(read('dan'));
    await denied(readAll('dan'));
  });

  it('that were never made can be looked for by their manager', async () => {
    await arrange(drafted, sealed(), {});
    await allowed(read('fan3'));
    await denied(read('fan4'));
  });

  it('of two managers who save at once: one is saved, and the other after looking again', async () => {
    await arrange(drafted, sealed(), {});
    const save = (uid: string, ledger: Ledger) =>
      claimsCase({ home, ledger, week: sealed(), uid, claims: [{ add: WANTED, drop: null }], now: Date.now() });
    const [one, other] = [save('fan3', drafted), save('fan4', drafted)];
    const sent = await Promise.allSettled([commit('fan3', one.writes), commit('fan4', other.writes)]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [first, late] = sent[0]!.status === 'fulfilled' ? [one, 'fan4'] : [other, 'fan3'];
    const again = save(late, first.after);
    await allowed(commit(late, again.writes));
    const ledger = (await getDoc(doc(referee.as(late), 'ledgers', LEAGUE))).data()!;
    expect(ledger.waivers.turns).toEqual(['fan3', 'fan4']);
    await allowed(commit(late, { [claimsPath(WEEK, late)]: { ...again.writes[claimsPath(WEEK, late)], claims: [] } }));
  });
});

describe('one turn that sixteen clients take at once', () => {
  it('is taken once', async () => {
    await arrange(inLine);
    const week = opened();
    const sent = await Promise.allSettled(
      MANAGERS.map((uid) => commit(uid, turnCase({ home, ledger: inLine, week, uid, claims, now: Date.now() }).writes)),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const ledger = (await getDoc(doc(referee.as('fan0'), 'ledgers', LEAGUE))).data()!;
    expect(ledger.step).toBe(1);
    expect(ledger.rosters.fan15).toEqual([...rosters.fan15!.slice(1), WANTED]);
    expect(ledger.waivers.turns).toEqual(['fan15', ...MANAGERS.slice(0, 15)]);
  });
});
