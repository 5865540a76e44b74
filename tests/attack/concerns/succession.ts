import { Timestamp, deleteField, type DocumentData } from 'firebase/firestore';
import { LEAGUE, WEEK, ago, joinCode, league, leagueUser, memberInfo, scheduledDraft } from '../../support/documents';
import { MAX_REMOVED } from '@/domain/league/league';
import { ROSTER, lineups, storedLineup, STARTERS } from '../../support/lineups';
import { MEMBERS, allUsers, at, bent, enter, mark, marking, now } from '../honest';
import { confused } from '../support/junk';
import {
  ann,
  bob,
  cat,
  commit,
  dan,
  eve,
  find,
  listen,
  person,
  read,
  root,
  sam,
  signedOut,
  write,
  type Batch,
  type Request,
} from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { plus, remove, set, union, update, without } from '../support/wire';
import { HERS, STEP, entryPath, move, season as portalSeason } from './portal';

const SINCE = Timestamp.fromMillis(0);
const NAME = 'The Bears';

/** A drafted league of Ann (commissioner), Bob and Cat. */
export const drafted = (
  changes: DocumentData = {},
  members: readonly string[] = MEMBERS,
  { vacant = {}, draftStatus = 'complete' }: DocumentData = changes,
): Documents => ({
  ...allUsers(),
  [at.league]: league(members, {
    draftStatus: 'complete',
    userInfo: Object.fromEntries(members.map((uid) => [uid, memberInfo(uid, { teamName: NAME })])),
    ...changes,
  }),
  [at.joinCode]: joinCode(members, { draftStatus, vacant }),
  [at.draft]: scheduledDraft(members, { status: draftStatus as string }),
  ...Object.fromEntries(MEMBERS.map((uid) => [at.leagueUser(uid), leagueUser(uid, { roster: ['ALA-QB'] })])),
});

/** Removes a manager after the draft, with changes to the note about it. */
export const removal = (by: string, gone: string, note: DocumentData = {}): Batch => ({
  [at.league]: update({
    members: without(gone),
    [`userInfo.${gone}`]: deleteField(),
    [`removed.${gone}`]: { team: gone, at: now, by, reason: 'Never sets a lineup', since: SINCE, ...note },
    [`vacant.${gone}`]: NAME,
  }),
  [at.joinCode]: update({ seats: plus(-1), [`vacant.${gone}`]: NAME }),
  [at.draft]: update({ members: without(gone) }),
  // Nothing limits how often the commissioner removes someone.
  ...(by === 'ann' ? {} : marking(by, 'join')),
});

const NOTE = { team: 'bob', at: ago(60), by: 'ann', reason: 'Gone', since: SINCE };
/** Bob was removed, and his team is vacant. */
export const vacated = (changes: DocumentData = {}): Documents =>
  drafted({ vacant: { bob: NAME }, removed: { bob: NOTE }, ...changes }, ['ann', 'cat']);

/** Takes over a team, with changes to the new member's entry. */
export const takeOver = (by: string, team = 'bob', entry: DocumentData = {}): Batch => ({
  [at.league]: update({
    members: union(by),
    [`userInfo.${by}`]: memberInfo(by, { joinedAt: now, team, ...entry }),
    [`vacant.${team}`]: deleteField(),
  }),
  [at.joinCode]: update({ seats: plus(1), [`vacant.${team}`]: deleteField() }),
  [at.draft]: update({ members: union(by) }),
  ...marking(by, 'join'),
});
const TAKEN: Step = [dan, commit(takeOver('dan'))];

/** The portal's league after Dan has taken over Bob's team. */
const succeeded = (more: Documents = {}): Documents =>
  portalSeason({
    [at.league]: league(['ann', 'dan'], {
      draftStatus: 'complete',
      schedule: { managers: ['ann', 'bob', 'house-1'] },
      userInfo: { ann: memberInfo('ann'), dan: memberInfo('dan', { team: 'bob' }) },
      removed: { bob: NOTE },
      vacant: {},
    }),
    ...more,
  });
/** An add for Bob's team, by a person in their own name or another's. */
const adds = (by: string, manager = 'bob', name = by): Batch =>
  move(manager, ['UGA-QB'], [manager === 'bob' ? 'UK-QB' : 'TENN-QB'], { by, entry: { by: name } });
/** A team’s first lineup of the week, set by a person. */
export const lineupOf = (team: string, lineup: readonly string[], by: string): Batch => ({
  [at.lineups]: set(lineups({ [team]: [...lineup] })),
  [at.leagueUser(team)]: update({ lineupWeeks: [WEEK] }),
  ...marking(by, 'move', `${LEAGUE}_${WEEK}`),
});
const lineupBy = (by: string): Batch => lineupOf('bob', storedLineup(STARTERS, ROSTER), by);
const offerOf = (team: string, by: string): Batch => ({
  [`trades/${LEAGUE}_${team}_1`]: set({
    leagueId: LEAGUE,
    number: 1,
    from: team,
    to: team === 'bob' ? 'ann' : 'bob',
    parties: team === 'bob' ? ['bob', 'ann'] : ['ann', 'bob'],
    gives: [team === 'bob' ? 'UK-QB' : HERS[0]],
    gets: [team === 'bob' ? HERS[0] : 'UK-QB'],
    fromDrops: [],
    note: '',
    counters: null,
    status: 'offered',
    offeredAt: now,
  }),
  [at.writeRate(by, 'offer')]: set(mark(`${LEAGUE}_${team}_1`)),
});
/** Ann's offer to Bob's team. */
const OFFER = `trades/${LEAGUE}_ann_1`;
const offered: DocumentData = {
  leagueId: LEAGUE,
  number: 1,
  from: 'ann',
  to: 'bob',
  parties: ['ann', 'bob'],
  gives: [HERS[0]],
  gets: ['UK-QB'],
  fromDrops: [],
  note: '',
  counters: null,
  status: 'offered',
  offeredAt: ago(60),
};
const declines: Request = write(OFFER, update({ status: 'declined', closedAt: now }));

export const succession = concern('succession', {
  'a league whose next season is open': () => ({
    state: drafted({ next: { leagueId: 'league2', joinCode: 'NEXT22', season: 2026 }, coCommissioner: 'cat' }),
    honest: [bob, commit(removal('bob', 'bob'))],
    attempts: {
      'loses a manager to the commissioner': [ann, commit(removal('ann', 'bob'))],
      'loses a manager to the co-commissioner': [cat, commit({ ...removal('cat', 'bob'), ...marking('cat', 'join') })],
      'has a vacant team taken over': { by: dan, request: TAKEN[1], after: [[bob, commit(removal('bob', 'bob'))]] },
    },
  }),

  'a log of removals that is almost full': () => {
    const filled = (count: number): DocumentData => ({
      removed: Object.fromEntries(Array.from({ length: count }, (_, i) => [`gone${String(i)}`, NOTE])),
    });
    return {
      state: drafted(filled(MAX_REMOVED - 1)),
      honest: [ann, commit(removal('ann', 'bob'))],
      attempts: {
        'grows over its bound': {
          by: ann,
          request: commit(removal('ann', 'cat')),
          after: [[ann, commit(removal('ann', 'bob'))]],
        },
      },
    };
  },

  'removing a manager after the draft': () => {
    const honest = removal('ann', 'bob');
    const lies = (note: DocumentData): Step => [ann, commit(removal('ann', 'bob', note))];
    const forges = (fields: DocumentData): Step => [ann, commit(bent(honest, at.league, fields))];
    const named = (name: string): Batch =>
      bent(bent(honest, at.league, { 'vacant.bob': name }), at.joinCode, { 'vacant.bob': name });
    return {
      state: drafted(),
      honest: [ann, commit(honest)],
      attempts: {
        'by another member': [cat, commit(removal('cat', 'bob'))],
        'by another member in the commissioner’s name': [
          cat,
          commit({ ...removal('ann', 'bob'), ...marking('cat', 'join') }),
        ],
        'by an outsider': [dan, commit(removal('dan', 'bob'))],
        'by an administrator': [root, commit(removal('root', 'bob'))],
        'by a member of the staff': [sam, commit(removal('sam', 'bob'))],
        'by a client that is signed out': [signedOut, commit(honest)],
        'of the commissioner by a member': [cat, commit(removal('cat', 'ann'))],
        'of the commissioner by herself': [ann, commit(removal('ann', 'ann'))],
        'of two at once': [
          ann,
          commit(
            bent(honest, at.league, {
              members: without('bob', 'cat'),
              'userInfo.cat': deleteField(),
              'vacant.cat': 'Crew',
            }),
          ),
        ],
        'without a reason': lies({ reason: '' }),
        'with a blank reason': lies({ reason: ' \n\t' }),
        'with an invisible reason': lies({ reason: '\u200b\u2060' }),
        'with a reason of 281 characters': lies({ reason: 'x'.repeat(281) }),
        'with a field more in the note': lies({ name: 'Bob' }),
        backdated: lies({ at: ago(600) }),
        'dated ahead': lies({ at: Timestamp.fromMillis(4e12) }),
        'in another’s name': lies({ by: 'cat' }),
        'with another team in the note': lies({ team: 'cat' }),
        'with another beginning': lies({ since: ago(60) }),
        'without a note': forges({ 'removed.bob': undefined }),
        'with a time alone, as before the draft': forges({ 'removed.bob': now }),
        'with a note on another as well': forges({ 'removed.cat': { ...NOTE, team: 'cat', at: now } }),
        'that leaves the team out of the vacant ones': forges({ 'vacant.bob': undefined }),
        'that makes another team vacant': forges({ 'vacant.bob': undefined, 'vacant.cat': NAME }),
        'that makes another team vacant as well': forges({ 'vacant.cat': NAME }),
        'that makes a house team vacant as well': forges({ 'vacant.house-1': NAME }),
        'under an empty name': forges({ 'vacant.bob': '' }),
        'under a name of 41 characters': forges({ 'vacant.bob': 'x'.repeat(41) }),
        'under a name that the team didn’t have': [ann, commit(named('The Wolves'))],
        'under a number with more to it': [ann, commit(named('Team 2 of Ann'))],
        'that keeps the entry': forges({ 'userInfo.bob': undefined }),
        'that keeps the membership': forges({ members: undefined }),
        'with another member’s entry changed': forges({ 'userInfo.cat.teamName': 'Cat’s' }),
        'with other options': forges({ tradeReview: 'none' }),
        'with the schedule changed': forges({ schedule: { managers: ['ann', 'cat'] } }),
        'without the preview': [ann, commit({ ...honest, [at.joinCode]: null })],
        'with another name in the preview': [ann, commit(bent(honest, at.joinCode, { 'vacant.bob': 'Other' }))],
        'with the seat kept in the preview': [ann, commit(bent(honest, at.joinCode, { seats: plus(0) }))],
        'without the draft': [ann, commit({ ...honest, [at.draft]: null })],
        'with the roster document deleted': [ann, commit({ ...honest, [at.leagueUser('bob')]: remove })],
        'a second time': { by: ann, request: commit(honest), after: [[ann, commit(honest)]] },
        ...confused(
          { reason: ['null', 'a list', 'a map', 'a number', 'a boolean'], at: ['null', 'a number'] },
          (field, value) => lies({ [field]: value }),
        ),
        ...confused({ name: ['null', 'a list', 'a map', 'a number'] }, (_, value) => forges({ 'vacant.bob': value })),
      },
    };
  },

  'leaving after the draft': () => {
    const honest = removal('bob', 'bob');
    return {
      state: drafted(),
      honest: [bob, commit(honest)],
      attempts: {
        'without a note': [bob, commit(bent(honest, at.league, { 'removed.bob': undefined }))],
        'called a removal by the commissioner': [bob, commit(removal('bob', 'bob', { by: 'ann' }))],
        'of another member': [bob, commit(removal('bob', 'cat'))],
        'as before the draft': [
          bob,
          commit({
            [at.league]: update({ members: without('bob'), 'userInfo.bob': deleteField() }),
            [at.joinCode]: update({ seats: plus(-1) }),
            [at.draft]: update({ members: without('bob') }),
            [at.leagueUser('bob')]: remove,
            ...marking('bob', 'join'),
          }),
        ],
        'and back in with the code': {
          by: bob,
          request: commit(takeOver('bob')),
          after: [[bob, commit(honest)]],
        },
      },
    };
  },

  'removing during the draft': () => ({
    state: drafted({ draftStatus: 'active' }),
    honest: [ann, read(at.league)],
    attempts: {
      'by the commissioner': [ann, commit(removal('ann', 'bob'))],
      'by the manager who leaves': [bob, commit(removal('bob', 'bob'))],
      'and called complete at the same time': [
        ann,
        commit(bent(removal('ann', 'bob'), at.league, { draftStatus: 'complete' })),
      ],
    },
  }),

  'taking over a vacant team': () => {
    const honest = takeOver('dan');
    const enters = (entry: DocumentData): Step => [dan, commit(takeOver('dan', 'bob', entry))];
    const forges = (fields: DocumentData): Step => [dan, commit(bent(honest, at.league, fields))];
    return {
      state: vacated(),
      honest: [dan, commit(honest)],
      attempts: {
        'by the manager who was removed': [bob, commit(takeOver('bob'))],
        'by a member, as a second team': [cat, commit(takeOver('cat'))],
        'by the commissioner, as a second team': [ann, commit(takeOver('ann'))],
        'by a user without a username': [person('new'), commit(takeOver('new'))],
        'by a client that is signed out': [signedOut, commit(honest)],
        'for another person': [
          eve,
          commit({ ...honest, [at.writeRate('dan', 'join')]: null, ...marking('eve', 'join') }),
        ],
        'of a team that has a manager': [dan, commit(takeOver('dan', 'cat'))],
        'of a house team': [dan, commit(takeOver('dan', 'house-1'))],
        'of a team of one’s own': [dan, commit(takeOver('dan', 'dan'))],
        'that another person has taken': { by: eve, request: commit(takeOver('eve')), after: [TAKEN] },
        'with a code that is no longer the league’s': enters({ joinedWith: 'OLD234' }),
        'without a code': enters({ joinedWith: null }),
        'with a roster code': enters({ joinedWith: 'SEAT2345' }),
        backdated: enters({ joinedAt: ago(600) }),
        'in another’s name': enters({ username: 'cat' }),
        'with a field more': enters({ note: 'x' }),
        'without a team': enters({ team: undefined }),
        'with another team in the entry': enters({ team: 'cat' }),
        'that stays vacant': forges({ 'vacant.bob': undefined }),
        'under another name of the vacant team': forges({ 'vacant.bob': 'Dan’s' }),
        'with the removal forgotten': forges({ 'removed.bob': deleteField() }),
        'with another member put out': forges({ 'userInfo.cat': deleteField() }),
        'without the preview': [dan, commit({ ...honest, [at.joinCode]: null })],
        'without the draft': [dan, commit({ ...honest, [at.draft]: null })],
      },
    };
  },

  'taking over when two teams are vacant': () => ({
    state: drafted({ vacant: { bob: NAME, cat: 'Crew' }, removed: { bob: NOTE, cat: { ...NOTE, team: 'cat' } } }, [
      'ann',
    ]),
    honest: [dan, commit(takeOver('dan'))],
    attempts: {
      'both at once': [
        dan,
        commit(
          bent(bent(takeOver('dan'), at.league, { 'vacant.cat': deleteField() }), at.joinCode, {
            'vacant.cat': deleteField(),
          }),
        ),
      ],
      'the other one later': { by: dan, request: commit(takeOver('dan', 'cat')), after: [TAKEN] },
    },
  }),

  'the profile of a manager who took over': () => {
    const changes = (fields: DocumentData): Step => [
      dan,
      commit(enter('dan', Object.fromEntries(Object.entries(fields).map(([key, v]) => [`userInfo.dan.${key}`, v])))),
    ];
    return {
      state: succeeded({ [at.joinCode]: joinCode(['ann', 'dan'], { draftStatus: 'complete' }) }),
      honest: changes({ teamName: 'Dan’s' }),
      attempts: {
        'with another team': changes({ team: 'ann' }),
        'with the team of a house team': changes({ team: 'house-1' }),
        'without a team': changes({ team: deleteField() }),
        'with a new name and another team': changes({ teamName: 'Dan’s', team: 'ann' }),
      },
    };
  },

  'a roster that changed hands': () => ({
    state: succeeded(),
    honest: [dan, commit(adds('dan'))],
    attempts: {
      'changed by the former manager': [bob, commit(adds('bob'))],
      'changed by the former manager in the new one’s name': [bob, commit(adds('bob', 'bob', 'dan'))],
      'changed by the new manager in the former one’s name': [dan, commit(adds('dan', 'bob', 'bob'))],
      'while the new manager changes another’s': [dan, commit(adds('dan', 'ann'))],
      'read in the ledger by the former manager': [bob, read(at.ledger)],
      'followed in the ledger by the former manager': [bob, listen(at.ledger)],
      'read in the league by the former manager': [bob, read(at.league)],
      'read in the log by the former manager': [bob, read(entryPath(STEP))],
      'found in the log by the former manager': [bob, find('transactions', [['leagueId', '==', LEAGUE]])],
      'renamed by the former manager': [
        bob,
        commit({ [at.leagueUser('bob')]: update({ teamName: 'Mine' }), ...marking('bob', 'profile') }),
      ],
      'deleted by the new manager': [dan, write(at.leagueUser('bob'), remove)],
    },
  }),

  'a lineup of a team that changed hands': () => ({
    state: succeeded(),
    honest: [dan, commit(lineupBy('dan'))],
    attempts: {
      'set by the former manager': [bob, commit(lineupBy('bob'))],
      'while the new manager sets another’s': [
        dan,
        commit(
          lineupOf(
            'ann',
            HERS.map((squad) => `${squad}_BENCH`),
            'dan',
          ),
        ),
      ],
      'under the new manager’s own id': [
        dan,
        commit({ ...lineupBy('dan'), [at.lineups]: set(lineups({ dan: storedLineup(STARTERS, ROSTER) })) }),
      ],
      'read by the former manager': [bob, read(at.lineups)],
    },
  }),

  'an offer of a team that changed hands': () => ({
    state: succeeded(),
    honest: [dan, commit(offerOf('bob', 'dan'))],
    attempts: {
      'by the former manager': [bob, commit(offerOf('bob', 'bob'))],
      'by the new manager for another team': [dan, commit(offerOf('ann', 'dan'))],
    },
  }),

  'an offer to a team that changed hands': () => ({
    state: succeeded({ [OFFER]: offered }),
    honest: [dan, declines],
    attempts: {
      'answered by the former manager': [bob, declines],
      'accepted by the former manager': [
        bob,
        write(OFFER, update({ status: 'accepted', acceptedAt: now, toDrops: [], note: '' })),
      ],
      'read by the former manager': [bob, read(OFFER)],
      'found by the former manager': [
        bob,
        find('trades', [
          ['leagueId', '==', LEAGUE],
          ['parties', 'has', 'bob'],
        ]),
      ],
      'withdrawn by the new manager for its sender': [
        dan,
        write(OFFER, update({ status: 'withdrawn', closedAt: now })),
      ],
    },
  }),
});
