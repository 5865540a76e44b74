import {
  and,
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  where,
  type QueryFilterConstraint,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { LEAGUES_PER_QUERY } from '@/domain/moves/trades/trades';
import { LEAGUE, ago, league, leagueUser, put, user } from '../support/documents';
import { allowed, denied } from '../support/decision';
import { openReferee, type Referee } from '../support/referee';

const OFFER = `${LEAGUE}_ann_1`;
const VETOED = `${LEAGUE}_ann_2`;

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('trades')));
afterAll(() => referee.close());
beforeEach(async () => {
  await referee.clear();
  const trade = {
    leagueId: LEAGUE,
    number: 1,
    from: 'ann',
    to: 'bob',
    parties: ['ann', 'bob'],
    gives: ['ALA-QB'],
    gets: ['UK-QB'],
    fromDrops: [],
    note: '',
    counters: null,
    status: 'offered',
    offeredAt: ago(60),
  };
  await referee.arrange((db) =>
    put(db, {
      [`leagues/${LEAGUE}`]: league(['ann', 'bob', 'cat'], { draftStatus: 'complete' }),
      'users/root@example_test': user('root', { admin: true }),
      [`leagueUsers/${LEAGUE}_dan`]: leagueUser('dan'),
      [`trades/${OFFER}`]: trade,
      [`trades/${VETOED}`]: {
        ...trade,
        number: 2,
        toDrops: [],
        status: 'vetoed',
        acceptedAt: ago(30),
        closedAt: ago(20),
        reason: 'Collusion.',
      },
    }),
  );
});

const get = (uid: string, id: string) => getDoc(doc(referee.as(uid), 'trades', id));
const trades = (uid: string) => collection(referee.as(uid), 'trades');
const shared = (uid: string) =>
  getDocs(
    query(
      trades(uid),
      where('leagueId', '==', LEAGUE),
      where('status', 'in', ['accepted', 'vetoed', 'done']),
      orderBy('acceptedAt', 'desc'),
      limit(40),
    ),
  );

describe('an offer', () => {
  it('is read by its parties only', async () => {
    await allowed(get('ann', OFFER));
    await allowed(get('bob', OFFER));
    for (const uid of ['cat', 'dan', 'root']) await denied(get(uid, OFFER));
    await denied(getDoc(doc(referee.stranger(), 'trades', OFFER)));
  });

  it('is found by its parties only', async () => {
    const pending = (uid: string, party: string) =>
      getDocs(
        query(
          trades(uid),
          where('parties', 'array-contains', party),
          where('leagueId', '==', LEAGUE),
          where('status', 'in', ['offered', 'accepted']),
        ),
      );
    await allowed(pending('bob', 'bob'));
    await denied(pending('cat', 'bob'));
    const mine = query(
      trades('ann'),
      where('parties', 'array-contains', 'ann'),
      where('leagueId', '==', LEAGUE),
      orderBy('offeredAt', 'desc'),
      limit(40),
    );
    await allowed(getDocs(mine));
    await denied(getDocs(query(trades('cat'), where('leagueId', '==', LEAGUE))));
    await denied(getDocs(query(trades('cat'), where('leagueId', '==', LEAGUE), where('status', '==', 'offered'))));
  });
});

describe('a person’s trades in several leagues', () => {
  const LEAGUES = Array.from({ length: LEAGUES_PER_QUERY }, (_, i) => (i === 0 ? LEAGUE : `otherleague${String(i)}`));
  const find = (uid: string, team: string, leagues: readonly string[], ...rest: QueryFilterConstraint[]) =>
    query(
      trades(uid),
      and(
        or(...leagues.map((id) => and(where('leagueId', '==', id), where('parties', 'array-contains', team)))),
        ...rest,
      ),
    );
  const pending = where('status', 'in', ['offered', 'accepted']);
  beforeEach(() =>
    referee.arrange((db) =>
      put(
        db,
        Object.fromEntries(
          LEAGUES.slice(1).map((id) => [`leagues/${id}`, league(['ann', 'bob'], { draftStatus: 'complete' })]),
        ),
      ),
    ),
  );

  it('are found with one query by that person only', async () => {
    await allowed(getDocs(find('ann', 'ann', LEAGUES, pending)));
    const ended = find('ann', 'ann', LEAGUES, where('closedAt', '>=', ago(86_400)));
    await allowed(getDocs(query(ended, orderBy('closedAt', 'desc'), limit(40))));
    await denied(getDocs(find('cat', 'ann', LEAGUES.slice(0, 1), pending)));
    await denied(getDocs(find('dan', 'dan', LEAGUES.slice(0, 1), pending)));
  });

  it('aren’t found if one of the leagues isn’t theirs', async () => {
    await denied(getDocs(find('cat', 'cat', LEAGUES.slice(0, 2), pending)));
    await allowed(getDocs(find('cat', 'cat', LEAGUES.slice(0, 1), pending)));
    await denied(getDocs(query(trades('ann'), where('parties', 'array-contains', 'ann'))));
  });
});

describe('a trade that was accepted', () => {
  it('is read and found by the league’s members and administrators', async () => {
    for (const uid of ['ann', 'cat', 'root']) {
      await allowed(get(uid, VETOED));
      await allowed(shared(uid));
    }
    await denied(get('dan', VETOED));
    await denied(shared('dan'));
    await allowed(getDocs(query(trades('cat'), where('leagueId', '==', LEAGUE), where('status', '==', 'accepted'))));
  });
});
