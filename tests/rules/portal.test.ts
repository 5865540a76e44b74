import { collection, doc, getDoc, getDocs, limit, orderBy, query, where, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { DEFAULT_BENCH, DEFAULT_SLOTS } from '@/domain/lineup/slots';
import { ALL_SQUADS } from '@/domain/football/squads';
import { withServerTime } from '../support/agreement';
import { LEAGUE, ago, league, leagueUser, put, user } from '../support/documents';
import { allowed, denied } from '../support/decision';
import { storedWeek } from '../support/lineups';
import { portalCase, portalDocuments, type PortalCase } from '../support/portalCases';
import { openReferee, type Referee } from '../support/referee';

const MANAGERS = Array.from({ length: 16 }, (_, i) => `fan${String(i)}`);
const home = league(MANAGERS, {
  capacity: 16,
  draftStatus: 'complete',
  slots: { ...DEFAULT_SLOTS, FLEX: 0, K: 0 },
  benchSize: DEFAULT_BENCH - 2,
});
const drafted: Ledger = (() => {
  const rosters = Object.fromEntries(MANAGERS.map((uid, i) => [uid, ALL_SQUADS.slice(i * 5, i * 5 + 5)]));
  return { leagueId: LEAGUE, settled: true, rosters, owned: ALL_SQUADS.slice(0, 80), step: 0, history: {} };
})();
const WANTED = ALL_SQUADS[90]!;

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('portal')));
afterAll(() => referee.close());
beforeEach(async () => {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, {
      ...portalDocuments({ home, people: MANAGERS, drafted }, drafted, week()),
      'users/root@example_test': user('root', { admin: true }),
      [`leagueUsers/${LEAGUE}_dan`]: leagueUser('dan'),
    }),
  );
});

const week = () => storedWeek({ ALA: ago(-3600) });

function commit({ uid, writes }: PortalCase): Promise<void> {
  const db = referee.as(uid);
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(writes)) batch.set(doc(db, path), withServerTime(path, data));
  return batch.commit();
}

/** A manager adds the wanted squad to a roster that has an open spot. */
const addOf = (uid: string): PortalCase =>
  portalCase({ home, ledger: drafted, week: week(), uid, move: { add: WANTED, drop: null }, now: Date.now() });

describe('one squad that sixteen managers add at once', () => {
  it('goes to one of them, in one step', async () => {
    const sent = await Promise.allSettled(MANAGERS.map((uid) => commit(addOf(uid))));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = MANAGERS[sent.findIndex(({ status }) => status === 'fulfilled')]!;
    const db = referee.as('fan0');
    const ledger = (await getDoc(doc(db, 'ledgers', LEAGUE))).data()!;
    expect(ledger).toMatchObject({
      step: 1,
      rosters: { ...drafted.rosters, [winner]: [...drafted.rosters[winner]!, WANTED] },
    });
    const log = await getDocs(query(collection(db, 'transactions'), where('leagueId', '==', LEAGUE)));
    expect(log.docs.map((entry) => [entry.id, entry.get('by')])).toEqual([[`${LEAGUE}_1`, winner]]);
  });
});

describe('transactions', () => {
  const newest = (uid: string) =>
    getDocs(
      query(
        collection(referee.as(uid), 'transactions'),
        where('leagueId', '==', LEAGUE),
        orderBy('step', 'desc'),
        limit(20),
      ),
    );

  const ofTeam = (uid: string) =>
    getDocs(
      query(
        collection(referee.as(uid), 'transactions'),
        where('leagueId', '==', LEAGUE),
        where('manager', '==', 'fan3'),
        orderBy('step', 'desc'),
        limit(5),
      ),
    );

  it('are read by members and administrators only', async () => {
    await allowed(commit(addOf('fan3')));
    await allowed(newest('fan4'));
    await allowed(newest('root'));
    await denied(newest('dan'));
    await allowed(ofTeam('fan4'));
    await denied(ofTeam('dan'));
    await denied(getDoc(doc(referee.as('dan'), 'transactions', `${LEAGUE}_1`)));
    await denied(getDoc(doc(referee.stranger(), 'transactions', `${LEAGUE}_1`)));
  });
});
