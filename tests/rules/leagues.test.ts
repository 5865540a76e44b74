import {
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  increment,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  BENCH,
  CODE,
  LEAGUE,
  RETIRED,
  SEAT,
  SLOTS,
  ago,
  memberInfo,
  joinCode,
  league,
  leagueUser,
  ledger,
  people,
  previewDetails,
  put,
  rosterCode,
  scheduledDraft,
  scheduledLeague,
  user,
  writeRate,
  RANKING,
} from '../support/documents';
import { PUBLIC_PAGE } from '@/domain/league/league';
import { OPTION_LIST } from '@/domain/league/options/leagueOptions';
import { updateMarked } from '../support/marked';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';
import { onlySlots } from '../support/slots';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('leagues')));
afterAll(() => referee.close());

type Documents = Record<string, DocumentData>;
async function start(documents: Documents): Promise<void> {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, {
      ...people('ann', 'bob', 'cat', 'dan'),
      ...RANKING,
      'users/root@example_test': user('root', { admin: true }),
      ...documents,
    }),
  );
}
/**
 * Commits these sets (or, for a path that exists already, updates) as one batch by this user. Null leaves a write out.
 */
function commit(
  uid: string,
  sets: Record<string, DocumentData | null>,
  updates: Record<string, DocumentData | null> = {},
): Promise<void> {
  const db: Firestore = referee.as(uid);
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(sets)) if (data !== null) batch.set(doc(db, path), data);
  for (const [path, data] of Object.entries(updates)) if (data !== null) batch.update(doc(db, path), data);
  return batch.commit();
}

/** Invalid values of each option in the table. */
function outOfBounds(): Record<string, DocumentData> {
  const wrong = OPTION_LIST.flatMap(([name, option]): [string, unknown][] => {
    if (option.kind === 'choice') return [[name, 'nonsense']];
    if (option.kind === 'divisions') return ['East,', 'East, West,', 7].map((value) => [name, value]);
    return option.kind === 'number' ? [option.least - 1, option.most + 1].map((value) => [name, value]) : [];
  });
  return Object.fromEntries(wrong.map(([name, value]) => [`${name} ${String(value)}`, { [name]: value }]));
}

describe('creating a league', () => {
  beforeEach(() => start({}));
  const founded = (changes: DocumentData = {}): DocumentData =>
    league(['ann'], {
      createdAt: serverTimestamp(),
      userInfo: { ann: memberInfo('ann', { joinedAt: serverTimestamp() }) },
      ...changes,
    });
  const batch = (changes: Record<string, DocumentData | null> = {}): Record<string, DocumentData | null> => ({
    [`leagues/${LEAGUE}`]: founded(),
    [`joinCodes/${CODE}`]: joinCode(['ann']),
    [`leagueUsers/${LEAGUE}_ann`]: leagueUser('ann'),
    [`ledgers/${LEAGUE}`]: ledger(),
    [`drafts/${LEAGUE}`]: scheduledDraft(['ann']),
    'writeRates/ann/kinds/league': writeRate(LEAGUE, serverTimestamp()),
    ...changes,
  });
  const withLeague = (changes: DocumentData) => batch({ [`leagues/${LEAGUE}`]: founded(changes) });

  it('writes six documents in one batch', () => allowed(commit('ann', batch())));
  for (const missing of [
    `joinCodes/${CODE}`,
    `leagueUsers/${LEAGUE}_ann`,
    `ledgers/${LEAGUE}`,
    `drafts/${LEAGUE}`,
    `leagues/${LEAGUE}`,
    'writeRates/ann/kinds/league',
  ]) {
    it(`is refused without ${missing}`, () => denied(commit('ann', batch({ [missing]: null }))));
  }
  it('is denied on behalf of another user', async () => {
    await denied(commit('bob', batch()));
    await denied(commit('ann', withLeague({ createdBy: 'bob' })));
  });
  it('is denied with members other than the creator', async () => {
    await denied(
      commit('ann', {
        ...withLeague({
          members: ['ann', 'bob'],
          userInfo: { ann: memberInfo('ann', { joinedAt: serverTimestamp() }), bob: memberInfo('bob') },
        }),
        [`joinCodes/${CODE}`]: joinCode(['ann', 'bob']),
        [`drafts/${LEAGUE}`]: scheduledDraft(['ann', 'bob']),
      }),
    );
    await denied(
      commit(
        'ann',
        withLeague({
          userInfo: { ann: memberInfo('ann', { joinedAt: serverTimestamp() }), bob: memberInfo('bob') },
        }),
      ),
    );
  });
  it('is denied with another user’s username', async () => {
    await denied(
      commit(
        'ann',
        withLeague({ userInfo: { ann: memberInfo('ann', { joinedAt: serverTimestamp(), username: 'bob' }) } }),
      ),
    );
  });
  it('is denied with a time other than the server’s', async () => {
    await denied(commit('ann', withLeague({ createdAt: new Date(0) })));
    await denied(commit('ann', withLeague({ userInfo: { ann: memberInfo('ann') } })));
  });
  it('is denied when already drafting, settled or with an unknown field', async () => {
    await denied(commit('ann', withLeague({ draftStatus: 'active' })));
    await denied(commit('ann', withLeague({ draftComplete: true })));
    await denied(commit('ann', withLeague({ schedule: { managers: ['ann'] } })));
    await denied(commit('ann', withLeague({ more: 1 })));
  });
  for (const [what, changes] of Object.entries({
    'no name': { name: '' },
    'a name of 41 characters': { name: 'x'.repeat(41) },
    'a capacity of one': { capacity: 1 },
    'a capacity of seventeen': { capacity: 17 },
    'an unknown visibility': { visibility: 'secret' },
    'an unknown format': { draftFormat: 'auction' },
    'a clock of fourteen seconds': { clockSeconds: 14 },
    'a clock of more than a day': { clockSeconds: 86_401 },
    'two points a reception': { scoring: { reception: 2 } },
    'a touchdown of ten points': { scoring: { reception: 1, custom: 'pass_td=1000,' } },
    'an unknown slot': { slots: { ...SLOTS, QB2: 1 } },
    'a negative slot': { slots: { ...SLOTS, K: -1 } },
    'more squads than there are': { benchSize: 18 },
    'more quarterbacks than there are': { slots: { ...SLOTS, QB: 5 } },
    'seventeen starters': {
      capacity: 2,
      slots: onlySlots({ QB: 3, RB: 3, WR: 3, TE: 3, FLEX: 2, K: 2, DST: 1 }),
      benchSize: 0,
    },
    'a join code with letters that aren’t used': { joinCode: 'ABCIL0' },
    ...outOfBounds(),
  })) {
    it(`is refused with ${what}`, async () => {
      const bad = founded(changes);
      const starters = Object.values(bad.slots as Record<string, number>).reduce((sum, count) => sum + count, 0);
      await denied(
        commit('ann', {
          [`leagues/${LEAGUE}`]: bad,
          [`joinCodes/${bad.joinCode}`]: joinCode(['ann'], {
            leagueName: bad.name,
            capacity: bad.capacity,
            visibility: bad.visibility,
            details: previewDetails(bad),
          }),
          [`leagueUsers/${LEAGUE}_ann`]: leagueUser('ann'),
          [`ledgers/${LEAGUE}`]: ledger(),
          [`drafts/${LEAGUE}`]: scheduledDraft(['ann'], {
            leagueName: bad.name,
            format: bad.draftFormat,
            clockSeconds: bad.clockSeconds,
            slots: bad.slots,
            rounds: starters + bad.benchSize,
          }),
        }),
      );
    });
  }
  it('cannot take over the code of another league', async () => {
    await start({ [`joinCodes/${CODE}`]: joinCode(['bob'], { leagueId: 'other' }) });
    await denied(commit('ann', batch()));
  });
  it('must have a preview that matches the league', async () => {
    for (const lie of [
      { leagueName: 'Other' },
      { seats: 3 },
      { capacity: 16 },
      { visibility: 'public' },
      { draftStatus: 'active' },
      { managerName: 'bob' },
      { details: { ...previewDetails(), draftAt: Timestamp.now() } },
      { details: previewDetails({ scoring: { reception: 1 } }) },
      { details: previewDetails({ slots: { ...SLOTS, K: 0 } }) },
      { details: previewDetails({ benchSize: BENCH + 1 }) },
      { details: previewDetails({ lineups: 'best' }) },
      { details: previewDetails({ clockSeconds: 15 }) },
      { details: previewDetails({ waivers: 'closed' }) },
      { details: previewDetails({ tradeDeadline: 'draft' }) },
      { details: null },
      { details: { ...previewDetails(), more: 1 } },
      { more: 1 },
    ]) {
      await denied(commit('ann', batch({ [`joinCodes/${CODE}`]: joinCode(['ann'], lie) })));
    }
  });
  it('must have a preview with details', async () => {
    const { details: _, ...bare } = joinCode(['ann']);
    await denied(commit('ann', batch({ [`joinCodes/${CODE}`]: bare })));
    await allowed(commit('ann', batch()));
  });
  it('must have a draft that matches the league and ranks every squad', async () => {
    const whole = scheduledDraft(['ann']);
    for (const lie of [
      { commissioner: 'bob' },
      { members: ['ann', 'bob'] },
      { clockSeconds: 15 },
      { format: 'linear' },
      { rounds: 11 },
      { slots: { ...SLOTS, QB: 2 } },
      { status: 'active' },
      { picks: ['ALA-QB'] },
      { seats: { bob: { misses: 2 } } },
      { ranking: whole.ranking.slice(1) },
      { ranking: [...whole.ranking.slice(1), whole.ranking[1]] },
      { ranking: [...whole.ranking].reverse() },
      { order: ['ann'] },
      { log: { 1: { kind: 'pause', by: 'ann', at: null } } },
      { turn: { usedMs: -1 } },
      { quietHours: { activeMs: 1 } },
      { more: 1 },
    ]) {
      await denied(commit('ann', batch({ [`drafts/${LEAGUE}`]: scheduledDraft(['ann'], lie) })));
    }
  });
  it('must have an empty ledger and an empty roster', async () => {
    await denied(commit('ann', batch({ [`ledgers/${LEAGUE}`]: ledger({ owned: ['ALA-QB'] }) })));
    await denied(commit('ann', batch({ [`ledgers/${LEAGUE}`]: ledger({ settled: true }) })));
    await denied(commit('ann', batch({ [`leagueUsers/${LEAGUE}_ann`]: leagueUser('ann', { roster: ['ALA-QB'] }) })));
    await denied(
      commit('ann', batch({ [`leagueUsers/${LEAGUE}_ann`]: leagueUser('ann', { teamName: 'x'.repeat(41) }) })),
    );
  });
});

describe('joining a league', () => {
  beforeEach(() => start({ ...scheduledLeague(['ann']), [`rosterCodes/${SEAT}`]: rosterCode() }));
  /** The batch of an honest member who joins; changes make it dishonest. */
  const join = (uid: string, code = CODE, changes: Record<string, DocumentData | null> = {}, teamName = 'My Roster') =>
    commit(
      uid,
      {
        [`leagueUsers/${LEAGUE}_${uid}`]: 'user' in changes ? (changes.user ?? null) : leagueUser(uid, { teamName }),
        [`writeRates/${uid}/kinds/join`]: writeRate(LEAGUE, serverTimestamp()),
      },
      {
        [`leagues/${LEAGUE}`]: changes.league ?? {
          members: arrayUnion(uid),
          [`userInfo.${uid}`]: memberInfo(uid, { joinedAt: serverTimestamp(), joinedWith: code }),
        },
        [`joinCodes/${CODE}`]: 'preview' in changes ? (changes.preview ?? null) : { seats: increment(1) },
        [`drafts/${LEAGUE}`]: 'draft' in changes ? (changes.draft ?? null) : { members: arrayUnion(uid) },
        ...(code === SEAT
          ? { [`rosterCodes/${SEAT}`]: 'seat' in changes ? (changes.seat ?? null) : { claimedBy: uid } }
          : {}),
      },
    );

  it('adds the signed-in user with the code', () => allowed(join('bob')));
  it('is denied without the code', async () => {
    await denied(join('bob', ''));
    await denied(join('bob', 'ZZZ999'));
  });
  it('is denied when signed out', async () => {
    await denied(updateDoc(doc(referee.stranger(), 'leagues', LEAGUE), { members: arrayUnion('x') }));
  });
  it('is denied for another user', async () => {
    await denied(
      join('bob', CODE, {
        league: { members: arrayUnion('cat'), 'userInfo.cat': memberInfo('cat', { joinedAt: serverTimestamp() }) },
      }),
    );
    await denied(
      join('bob', CODE, {
        league: {
          members: arrayUnion('bob', 'cat'),
          'userInfo.bob': memberInfo('bob', { joinedAt: serverTimestamp() }),
        },
      }),
    );
    await denied(
      join('bob', CODE, {
        league: {
          members: arrayUnion('bob'),
          'userInfo.bob': memberInfo('bob', { joinedAt: serverTimestamp() }),
          'userInfo.cat': memberInfo('cat'),
        },
      }),
    );
  });
  it('is denied with another user’s username', async () => {
    await denied(
      join('bob', CODE, {
        league: { members: arrayUnion('bob'), 'userInfo.bob': memberInfo('cat', { joinedAt: serverTimestamp() }) },
      }),
    );
  });
  it('is denied when it changes anything else', async () => {
    const me = { members: arrayUnion('bob'), 'userInfo.bob': memberInfo('bob', { joinedAt: serverTimestamp() }) };
    await denied(join('bob', CODE, { league: { ...me, createdBy: 'bob' } }));
    await denied(join('bob', CODE, { league: { ...me, capacity: 16 } }));
    await denied(join('bob', CODE, { league: { ...me, 'userInfo.ann.displayName': 'Other Name' } }));
    await denied(join('bob', CODE, { league: { ...me, 'userInfo.bob.teamName': '' } }));
  });
  it('is denied without the roster, preview and draft writes', async () => {
    await denied(join('bob', CODE, { user: null }));
    await denied(join('bob', CODE, { preview: null }));
    await denied(join('bob', CODE, { draft: null }));
    await denied(join('bob', CODE, { preview: { seats: increment(2) } }));
    await denied(join('bob', CODE, { draft: { members: arrayUnion('bob', 'cat') } }));
  });
  it('is denied when the league is full', async () => {
    const full = ['ann', 'f1', 'f2', 'f3'];
    await start({ ...scheduledLeague(full) });
    await denied(join('bob'));
  });
  it('is denied once the draft has begun', async () => {
    await start({
      ...scheduledLeague(['ann'], { draftStatus: 'active' }),
      [`joinCodes/${CODE}`]: joinCode(['ann'], { draftStatus: 'active' }),
    });
    await denied(join('bob'));
  });
  it('is denied for a member', async () => {
    await allowed(join('bob'));
    await denied(join('bob'));
  });
  it('works once with a roster code', async () => {
    await allowed(join('bob', SEAT, {}, 'Held for you'));
    await denied(join('cat', SEAT));
  });
  it('is denied with a roster code that is not claimed, claimed for another user, or of another league', async () => {
    await denied(join('bob', SEAT, { seat: null }));
    await denied(join('bob', SEAT, { seat: { claimedBy: 'cat' } }));
    await referee.arrange((db) => put(db, { [`rosterCodes/${SEAT}`]: rosterCode({ leagueId: 'other' }) }));
    await denied(join('bob', SEAT));
  });
  it('is denied with a used roster code', async () => {
    await referee.arrange((db) => put(db, { [`rosterCodes/${SEAT}`]: rosterCode({ claimedBy: 'bob' }) }));
    await denied(join('bob', SEAT, { seat: null }));
    await denied(join('bob', SEAT));
  });
});

describe('reading', () => {
  beforeEach(() => start(scheduledLeague(['ann', 'bob'])));

  it('allows a league to its members and admins', async () => {
    await allowed(getDoc(doc(referee.as('bob'), 'leagues', LEAGUE)));
    await allowed(getDoc(doc(referee.as('root'), 'leagues', LEAGUE)));
    await denied(getDoc(doc(referee.as('dan'), 'leagues', LEAGUE)));
    await denied(getDoc(doc(referee.stranger(), 'leagues', LEAGUE)));
    await allowed(getDoc(doc(referee.as('dan'), 'leagues', 'none')));
  });
  it('lists only the signed-in user’s leagues', async () => {
    const mine = (uid: string, member: string) =>
      query(collection(referee.as(uid), 'leagues'), where('members', 'array-contains', member));
    await allowed(getDocs(mine('bob', 'bob')));
    await denied(getDocs(mine('dan', 'bob')));
    await denied(getDocs(collection(referee.as('dan'), 'leagues')));
  });
  it('allows one preview by its code to anyone, and lists public previews only, one page at a time', async () => {
    await allowed(getDoc(doc(referee.stranger(), 'joinCodes', CODE)));
    await allowed(getDoc(doc(referee.stranger(), 'joinCodes', 'NONE22')));
    const previews = collection(referee.stranger(), 'joinCodes');
    const open = query(previews, where('visibility', '==', 'public'), where('draftStatus', '==', 'scheduled'));
    await allowed(getDocs(query(open, limit(PUBLIC_PAGE))));
    await denied(getDocs(query(open, limit(PUBLIC_PAGE + 1))));
    await denied(getDocs(open));
    await denied(getDocs(query(previews, where('draftStatus', '==', 'scheduled'))));
    await denied(getDocs(query(previews, where('visibility', '==', 'private'))));
  });
  it('allows leagueUsers to members, and each user’s own by query', async () => {
    const all = (uid: string) => collection(referee.as(uid), 'leagueUsers');
    await allowed(getDocs(query(all('bob'), where('userId', '==', 'bob'))));
    await allowed(getDocs(query(all('bob'), where('leagueId', '==', LEAGUE))));
    await allowed(getDocs(query(all('bob'), where('leagueId', '==', LEAGUE), where('userId', '==', 'ann'))));
    await denied(getDocs(query(all('dan'), where('leagueId', '==', LEAGUE))));
    await denied(getDocs(query(all('dan'), where('userId', '==', 'bob'))));
    await allowed(getDoc(doc(referee.as('bob'), 'leagueUsers', `${LEAGUE}_ann`)));
    await denied(getDoc(doc(referee.as('dan'), 'leagueUsers', `${LEAGUE}_ann`)));
    await allowed(getDoc(doc(referee.as('dan'), 'leagueUsers', `${LEAGUE}_dan`)));
  });
  it('allows the ledger to members', async () => {
    await allowed(getDoc(doc(referee.as('bob'), 'ledgers', LEAGUE)));
    await denied(getDoc(doc(referee.as('dan'), 'ledgers', LEAGUE)));
  });
});

describe('league options before the draft', () => {
  beforeEach(() => start(scheduledLeague(['ann', 'bob'])));
  const change = (uid: string, league: DocumentData, preview: DocumentData | null, draft: DocumentData | null) =>
    commit(uid, {}, { [`leagues/${LEAGUE}`]: league, [`joinCodes/${CODE}`]: preview, [`drafts/${LEAGUE}`]: draft });

  it('are changed by the commissioner only', async () => {
    const shown = { leagueName: 'New', details: previewDetails({ clockSeconds: 30 }) };
    await denied(change('bob', { name: 'New', clockSeconds: 30 }, shown, { leagueName: 'New', clockSeconds: 30 }));
    await allowed(change('ann', { name: 'New', clockSeconds: 30 }, shown, { leagueName: 'New', clockSeconds: 30 }));
  });
  it('must change in the league, the preview and the draft together', async () => {
    await denied(change('ann', { name: 'New' }, { leagueName: 'New' }, null));
    await denied(change('ann', { name: 'New' }, null, { leagueName: 'New' }));
    await denied(change('ann', { clockSeconds: 30 }, null, null));
    await denied(change('ann', { visibility: 'public' }, null, null));
    await denied(updateDoc(doc(referee.as('ann'), 'drafts', LEAGUE), { clockSeconds: 30 }));
    await denied(updateDoc(doc(referee.as('ann'), 'joinCodes', CODE), { leagueName: 'New' }));
    const shorter = { details: previewDetails({ benchSize: BENCH - 1 }) };
    await denied(change('ann', { benchSize: BENCH - 1 }, null, { rounds: 9 }));
    await denied(change('ann', { benchSize: BENCH - 1 }, { details: null }, { rounds: 9 }));
    await allowed(change('ann', { benchSize: BENCH - 1 }, shorter, { rounds: 9 }));
  });
  it('must stay within their limits', async () => {
    await denied(
      change('ann', { clockSeconds: 5 }, { details: previewDetails({ clockSeconds: 5 }) }, { clockSeconds: 5 }),
    );
    await denied(change('ann', { capacity: 1 }, { capacity: 1 }, null));
    await denied(change('ann', { benchSize: 30 }, { details: previewDetails({ benchSize: 30 }) }, { rounds: 37 }));
  });
  it('cannot be used to change other fields', async () => {
    await denied(change('ann', { members: ['ann'] }, null, null));
    await denied(change('ann', { createdBy: 'bob' }, null, null));
    await denied(change('ann', { draftStatus: 'complete' }, null, null));
    await denied(deleteDoc(doc(referee.as('ann'), 'leagues', LEAGUE)));
  });
  it('cannot change once the draft has begun', async () => {
    await start(scheduledLeague(['ann', 'bob'], { draftStatus: 'active' }));
    await denied(change('ann', { name: 'New' }, { leagueName: 'New' }, { leagueName: 'New' }));
  });
});

describe('the planned draft time', () => {
  beforeEach(() => start(scheduledLeague(['ann', 'bob'])));
  const plan = (uid: string, fields: DocumentData, shown: unknown = fields.draftAt) =>
    commit(uid, {}, { [`leagues/${LEAGUE}`]: fields, [`joinCodes/${CODE}`]: { 'details.draftAt': shown } });

  it('is set and removed by the commissioner only, in the league and its preview', async () => {
    const draftAt = Timestamp.fromMillis(Date.now() + 3_600_000);
    await denied(plan('ann', { draftAt }, null));
    await denied(updateDoc(doc(referee.as('ann'), 'joinCodes', CODE), { 'details.draftAt': draftAt }));
    await denied(plan('bob', { draftAt }));
    await denied(plan('eve', { draftAt }));
    await allowed(plan('ann', { draftAt }));
    await denied(plan('ann', { draftAt: deleteField() }, draftAt));
    await allowed(plan('ann', { draftAt: deleteField() }, null));
  });
  it('must be a timestamp, with no other change', async () => {
    await denied(plan('ann', { draftAt: 'tomorrow' }));
    await denied(plan('ann', { draftAt: null }));
    await denied(plan('ann', { draftAt: ago(-3600), season: 2031 }));
    await denied(plan('ann', { draftAt: ago(-3600), draftStatus: 'active' }));
  });
  it('cannot change once the draft has begun', async () => {
    await start(scheduledLeague(['ann', 'bob'], { draftStatus: 'active' }));
    await denied(plan('ann', { draftAt: null }));
  });
});

describe.each([
  ['note', 'House rules:\nno tanking.', 1000],
  ['history', '2023,Champion,Dawg Pound\n2022,Champion,Tide,11–3', 4000],
])('the league’s %s', (field, text, longest) => {
  const pin = (uid: string, value: unknown) =>
    commit(
      uid,
      { [`writeRates/${uid}/kinds/note`]: writeRate(LEAGUE, serverTimestamp()) },
      { [`leagues/${LEAGUE}`]: { [field]: value, [`${field}By`]: uid } },
    );

  it.each(['scheduled', 'active', 'complete'])('is the commissioner’s, in a league that is %s', async (draftStatus) => {
    await start(scheduledLeague(['ann', 'bob'], { draftStatus }));
    await denied(pin('bob', 'Mine.'));
    await allowed(pin('ann', text));
  });

  it('can be as long as the app allows, and taken away', async () => {
    await start(scheduledLeague(['ann', 'bob'], { [field]: text }));
    await denied(pin('ann', 'x'.repeat(longest + 1)));
    await allowed(pin('ann', 'x'.repeat(longest)));
    await start(scheduledLeague(['ann', 'bob'], { [field]: text }));
    await allowed(pin('ann', ''));
  });
});

describe('the trade block', () => {
  const puts = (uid: string, entry: unknown) =>
    commit(
      uid,
      { [`writeRates/${uid}/kinds/note`]: writeRate(LEAGUE, serverTimestamp()) },
      { [`leagues/${LEAGUE}`]: { 'block.bob': entry } },
    );
  const squads = (...some: string[]) => Object.fromEntries(some.map((squad) => [squad, serverTimestamp()]));

  it('is each manager’s for the squads that they own', async () => {
    await start({
      ...scheduledLeague(['ann', 'bob'], { draftStatus: 'complete' }),
      [`ledgers/${LEAGUE}`]: ledger({ settled: true, rosters: { bob: ['ALA-QB', 'TEX-K'], ann: ['UK-QB'] } }),
    });
    await denied(puts('ann', squads('ALA-QB')));
    await denied(puts('bob', squads('ALA-QB', 'UK-QB')));
    await allowed(puts('bob', squads('ALA-QB', 'TEX-K')));
  });

  it('is taken down by its manager', async () => {
    await start({
      ...scheduledLeague(['ann', 'bob'], { draftStatus: 'complete', block: { bob: { 'ALA-QB': ago(60) } } }),
      [`ledgers/${LEAGUE}`]: ledger({ settled: true, rosters: { bob: ['ALA-QB'], ann: ['UK-QB'] } }),
    });
    await denied(puts('ann', deleteField()));
    await allowed(puts('bob', deleteField()));
  });
});

describe('roster codes', () => {
  beforeEach(() => start(scheduledLeague(['ann', 'bob'])));
  const seat = (uid: string, changes: DocumentData = {}) =>
    commit(uid, {
      [`rosterCodes/${SEAT}`]: rosterCode({ createdAt: serverTimestamp(), ...changes }),
      [`writeRates/${uid}/kinds/code`]: writeRate(SEAT, serverTimestamp()),
    });

  it('are created by the commissioner', async () => {
    await denied(seat('bob'));
    await denied(seat('ann', { managerName: 'ann' }));
    await denied(seat('ann', { joinCode: 'ZZZ999' }));
    await denied(seat('ann', { claimedBy: 'cat' }));
    await denied(seat('ann', { rosterCode: 'OTHER234' }));
    await denied(seat('ann', { teamName: '' }));
    await allowed(seat('ann'));
  });
  it('cannot be created once the draft has begun', async () => {
    await start(scheduledLeague(['ann'], { draftStatus: 'active' }));
    await denied(seat('ann'));
  });
  it('can be read by anyone, and listed and retired by the commissioner only', async () => {
    await referee.arrange((db) => put(db, { [`rosterCodes/${SEAT}`]: rosterCode() }));
    await allowed(getDoc(doc(referee.stranger(), 'rosterCodes', SEAT)));
    await allowed(getDoc(doc(referee.stranger(), 'rosterCodes', 'NONE2345')));
    const list = (uid: string) =>
      getDocs(query(collection(referee.as(uid), 'rosterCodes'), where('leagueId', '==', LEAGUE)));
    await allowed(list('ann'));
    await denied(list('bob'));
    await denied(setDoc(doc(referee.as('bob'), 'rosterCodes', SEAT), RETIRED));
    await denied(deleteDoc(doc(referee.as('ann'), 'rosterCodes', SEAT)));
    await allowed(setDoc(doc(referee.as('ann'), 'rosterCodes', SEAT), RETIRED));
    await denied(seat('ann'));
  });
  it('cannot be claimed without joining', async () => {
    await referee.arrange((db) => put(db, { [`rosterCodes/${SEAT}`]: rosterCode() }));
    await denied(updateDoc(doc(referee.as('cat'), 'rosterCodes', SEAT), { claimedBy: 'cat' }));
    await denied(updateDoc(doc(referee.as('bob'), 'rosterCodes', SEAT), { claimedBy: 'bob' }));
  });
});

describe('a member’s entry in the league', () => {
  beforeEach(() => start(scheduledLeague(['ann', 'bob'])));
  const marked = (uid: string, updates: Record<string, DocumentData | null>) =>
    updateMarked(referee, uid, 'profile', updates);
  const show = (uid: string, change: DocumentData) => marked(uid, { [`leagues/${LEAGUE}`]: change });

  it('is updated by that member only, within limits', async () => {
    const renamed = {
      'userInfo.bob.displayName': 'Bobby',
      'userInfo.bob.renamed': { from: 'bob', at: serverTimestamp() },
    };
    await denied(show('bob', { 'userInfo.bob.displayName': 'Bobby' }));
    await denied(show('bob', { ...renamed, 'userInfo.bob.renamed': { from: 'Ben', at: serverTimestamp() } }));
    await denied(show('bob', { ...renamed, 'userInfo.bob.renamed': { from: 'bob', at: ago(3600) } }));
    await allowed(show('bob', { ...renamed, 'userInfo.bob.favoriteTeam': 'LSU' }));
    await denied(show('bob', { 'userInfo.bob.renamed': null }));
    await denied(show('bob', { 'userInfo.bob.profilePicUrl': 'https://example.test/p.png' }));
    await denied(show('bob', { 'userInfo.bob.favoriteTeam': 'x'.repeat(100_000) }));
    await denied(show('bob', { 'userInfo.ann.displayName': 'Other Name' }));
    await denied(show('bob', { 'userInfo.bob.username': 'ann' }));
    await denied(show('bob', { 'userInfo.bob.joinedWith': 'SEAT2345' }));
    await denied(show('dan', { 'userInfo.dan': memberInfo('dan') }));
  });
  it('updates the manager’s name in the preview when the commissioner is renamed', async () => {
    const renamed = {
      'userInfo.ann.displayName': 'Annie',
      'userInfo.ann.renamed': { from: 'ann', at: serverTimestamp() },
    };
    const rename = (preview: DocumentData | null) =>
      marked('ann', { [`leagues/${LEAGUE}`]: renamed, [`joinCodes/${CODE}`]: preview });
    await denied(rename(null));
    await denied(rename({ managerName: 'Other Name' }));
    await denied(updateDoc(doc(referee.as('ann'), 'joinCodes', CODE), { managerName: 'Annie' }));
    await allowed(rename({ managerName: 'Annie' }));
  });
  it('has a team name that only its manager can change', async () => {
    const rename = (uid: string, change: DocumentData) => marked(uid, { [`leagueUsers/${LEAGUE}_bob`]: change });
    await allowed(rename('bob', { teamName: 'The Bobs' }));
    await denied(rename('ann', { teamName: 'The Anns' }));
    await denied(rename('bob', { teamName: '' }));
    await denied(rename('bob', { roster: ['ALA-QB'] }));
    await denied(rename('bob', { userId: 'ann' }));
  });
  it('shows the league the team name that its manager gives it, if it is a valid one', async () => {
    const rename = (uid: string, of: string, teamName: unknown) => show(uid, { [`userInfo.${of}.teamName`]: teamName });
    await allowed(rename('bob', 'bob', 'The Bobs'));
    await denied(rename('ann', 'bob', 'The Anns'));
    await denied(rename('dan', 'dan', 'The Dans'));
    for (const name of ['', ' ', 'x'.repeat(41), 'The\nBobs', 7, null]) await denied(rename('bob', 'bob', name));
    await allowed(rename('bob', 'bob', deleteField()));
    const both = (leagueName: string, documentName: string) =>
      marked('bob', {
        [`leagues/${LEAGUE}`]: { 'userInfo.bob.teamName': leagueName },
        [`leagueUsers/${LEAGUE}_bob`]: { teamName: documentName },
      });
    await allowed(both('Bob’s Barges', 'Bob’s Barges'));
    await denied(both('', 'Bob’s Barges'));
    await denied(both('Bob’s Barges', ''));
  });
});
