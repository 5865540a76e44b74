import { deleteField, type DocumentData } from 'firebase/firestore';
import {
  LEAGUE,
  RETIRED,
  SEAT,
  activeDraft,
  ago,
  memberInfo,
  joinCode,
  league,
  leagueUser,
  ledger,
  rosterCode,
  scheduledDraft,
  scheduledLeague,
} from '../../support/documents';
import {
  MEMBERS,
  at,
  bent,
  deleteAccount,
  dissolve,
  enter,
  allUsers,
  found,
  mark,
  join,
  message,
  now,
  part,
  queue,
  removal,
  sendMessage,
  takeOut,
} from '../honest';
import {
  ann,
  bob,
  cat,
  commit,
  dan,
  eve,
  find,
  listen,
  read,
  root,
  signedOut,
  write,
  type Batch,
  type Request,
} from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { plus, remove, set, update } from '../support/wire';

const state = (more: Documents = {}): Documents => ({
  ...allUsers(),
  ...scheduledLeague(MEMBERS),
  [at.seat]: rosterCode(),
  ...more,
});
/** A league whose only member is its commissioner. */
const alone = (more: Documents = {}): Documents => ({
  ...allUsers(),
  ...scheduledLeague(['ann']),
  [at.seat]: rosterCode(),
  ...more,
});
const DISSOLVED = dissolve(['ann'], [at.seat]);
const dissolved: Step = [ann, commit(DISSOLVED)];
/** What a deleted league leaves behind. */
const remains = (): Documents => ({
  'messages/old': message('ann', { timestamp: ago(60) }),
  [at.presence]: { here: { bob: ago(60) } },
  [at.queue('bob')]: queue(['ALA-QB']),
});
const over = (): Documents => ({
  ...allUsers(),
  [at.league]: league(MEMBERS, { draftStatus: 'complete' }),
  [at.joinCode]: joinCode(MEMBERS, { draftStatus: 'complete' }),
  [at.draft]: scheduledDraft(MEMBERS, { status: 'complete', order: MEMBERS }),
  [at.ledger]: ledger({ settled: true }),
  ...Object.fromEntries(MEMBERS.map((uid) => [at.leagueUser(uid), leagueUser(uid)])),
});
const former = {
  username: deleteField(),
  displayName: 'Former manager',
  profilePicUrl: deleteField(),
  favoriteTeam: deleteField(),
  renamed: deleteField(),
  teamName: deleteField(),
};
const entry = (uid: string, fields: DocumentData, by = uid): Request =>
  commit(
    enter(by, Object.fromEntries(Object.entries(fields).map(([key, value]) => [`userInfo.${uid}.${key}`, value]))),
  );

const FULL_DISSOLVED: Batch = {
  'leagues/full': set(RETIRED),
  'joinCodes/FULL23': set(RETIRED),
  'drafts/full': remove,
  'ledgers/full': remove,
  'leagueUsers/full_ann': remove,
  'leagueUsers/full_bob': remove,
};

export const deletion = concern('deletion & tombstones', {
  'dissolving a league': () => ({
    state: alone({
      'leagues/full': league(['ann', 'bob'], { joinCode: 'FULL23' }),
      'joinCodes/FULL23': joinCode(['ann', 'bob'], { leagueId: 'full' }),
      'drafts/full': scheduledDraft(['ann', 'bob'], { leagueId: 'full' }),
      'ledgers/full': ledger({ leagueId: 'full' }),
      'leagueUsers/full_ann': leagueUser('ann', { leagueId: 'full' }),
      'leagueUsers/full_bob': leagueUser('bob', { leagueId: 'full' }),
      'leagueUsers/other_dan': leagueUser('dan', { leagueId: 'other' }),
    }),
    honest: dissolved,
    attempts: {
      'by another': [bob, commit(DISSOLVED)],
      'by an outsider': [dan, commit(DISSOLVED)],
      'by an administrator': [root, commit(DISSOLVED)],
      'by a client that is signed out': [signedOut, commit(DISSOLVED)],
      'with its public preview left': [ann, commit({ ...DISSOLVED, [at.joinCode]: null })],
      'with its draft left': [ann, commit({ ...DISSOLVED, [at.draft]: null })],
      'with its ledger left': [ann, commit({ ...DISSOLVED, [at.ledger]: null })],
      'with own roster document left': [ann, commit({ ...DISSOLVED, [at.leagueUser('ann')]: null })],
      'with the league left': [ann, commit({ ...DISSOLVED, [at.league]: null })],
      'with a note in its place': [ann, commit({ ...DISSOLVED, [at.league]: set({ ...RETIRED, note: 'x' }) })],
      'with its fields left': [ann, commit({ ...DISSOLVED, [at.league]: update(RETIRED) })],
      'with nothing in its place': [ann, commit({ ...DISSOLVED, [at.league]: remove })],
      'with nothing in the place of its code': [ann, commit({ ...DISSOLVED, [at.joinCode]: remove })],
      'while another is in it': [ann, commit(FULL_DISSOLVED)],
      'while another is in it, whose roster document is left': [
        ann,
        commit({ ...FULL_DISSOLVED, 'leagueUsers/full_bob': null }),
      ],
      'and founding it anew in the same batch': [
        ann,
        commit([
          ...Object.entries(DISSOLVED).map(([path, one]) => [path, one!] as const),
          ...Object.entries(found('ann')).map(([path, write]) => [path, write!] as const),
        ]),
      ],
      'with the roster document of another league': [ann, commit({ ...DISSOLVED, 'leagueUsers/other_dan': remove })],
      'of its draft alone': [ann, write(at.draft, remove)],
      'of its ledger alone': [ann, write(at.ledger, remove)],
      'of its preview alone': [ann, write(at.joinCode, remove)],
    },
  }),

  'a league that was dissolved': () => ({
    state: alone({ ...remains(), [at.leagueUser('bob')]: leagueUser('bob') }),
    honest: dissolved,
    attempts: {
      'is founded again by an outsider': { by: dan, request: commit(found('dan')), after: [dissolved] },
      'is founded again by an outsider, under another code': {
        by: dan,
        request: commit(found('dan', LEAGUE, 'BBB222')),
        after: [dissolved],
      },
      'is founded again over what is left': {
        by: dan,
        request: commit({
          ...found('dan'),
          [at.league]: update((found('dan')[at.league] as { set: DocumentData }).set),
        }),
        after: [dissolved],
      },
      'has its code renewed by another league': {
        by: dan,
        request: commit({
          'leagues/a1B2c3D4e5F6g7H8i9J0': update({ joinCode: 'ABC234' }),
          'joinCodes/BBB222': set(RETIRED),
          [at.joinCode]: set(joinCode(['dan'], { leagueId: 'a1B2c3D4e5F6g7H8i9J0' })),
          [at.writeRate('dan', 'code')]: set(mark('ABC234')),
        }),
        after: [dissolved, [dan, commit(found('dan', 'a1B2c3D4e5F6g7H8i9J0', 'BBB222'))]],
      },
      'is founded again by a former member': { by: bob, request: commit(found('bob')), after: [dissolved] },
      'is founded again by its founder': { by: ann, request: commit(found('ann')), after: [dissolved] },
      'has its code founded again under another id': {
        by: dan,
        request: commit(found('dan', 'a1B2c3D4e5F6g7H8i9J0')),
        after: [dissolved],
      },
      'has its seat’s code made again by an outsider': {
        by: dan,
        request: commit({
          [at.seat]: set(rosterCode({ leagueId: 'a1B2c3D4e5F6g7H8i9J0', joinCode: 'BBB222', createdAt: now })),
          [at.writeRate('dan', 'code')]: set(mark(SEAT)),
        }),
        after: [dissolved, [dan, commit(found('dan', 'a1B2c3D4e5F6g7H8i9J0', 'BBB222'))]],
      },
      'has a new public preview': { by: dan, request: write(at.joinCode, set(joinCode(['dan']))), after: [dissolved] },
      'has a new draft': { by: dan, request: write(at.draft, set(scheduledDraft(['dan']))), after: [dissolved] },
      'has a new ledger': { by: dan, request: write(at.ledger, set(ledger())), after: [dissolved] },
      'has new roster document': {
        by: dan,
        request: write(at.leagueUser('dan'), set(leagueUser('dan'))),
        after: [dissolved],
      },
      'has its messages read by an outsider': {
        by: dan,
        request: find('messages', [['leagueId', '==', LEAGUE]]),
        after: [dissolved],
      },
      'has its messages read by a former member': {
        by: bob,
        request: find('messages', [['leagueId', '==', LEAGUE]]),
        after: [dissolved],
      },
      'has its presence read': { by: bob, request: read(at.presence), after: [dissolved] },
      'has a message read': {
        by: bob,
        request: write('messages/old', update({ 'readBy.bob': true })),
        after: [dissolved],
      },
      'gets a message': { by: bob, request: commit(sendMessage('bob')), after: [dissolved] },
      'gets a queue': { by: bob, request: write(at.queue('bob'), set(queue(['ALA-QB']))), after: [dissolved] },
      'has a queue read by another': { by: cat, request: read(at.queue('bob')), after: [dissolved] },
      'is made again without its documents': {
        by: dan,
        request: write(at.league, set(league(['dan']))),
        after: [dissolved],
      },
      'gets a person present': {
        by: bob,
        request: write(at.presence, update({ 'here.bob': now })),
        after: [dissolved],
      },
    },
  }),

  'a league of which the draft is over': () => ({
    state: over(),
    honest: [bob, entry('bob', former)],
    attempts: {
      'is dissolved': [ann, commit(dissolve(MEMBERS))],
      'is left': [bob, commit(part('bob'))],
      'loses a member by the commissioner': [ann, commit(removal('bob'))],
      'loses an entry': [bob, commit(enter('bob', { 'userInfo.bob': deleteField() }))],
      'loses the entry of another': [ann, commit(enter('ann', { 'userInfo.bob': deleteField() }))],
      'has a former manager who is not gone': [ann, entry('bob', former, 'ann')],
      'has a former manager with a picture': [
        bob,
        entry('bob', { ...former, profilePicUrl: 'https://evil.example/p.jpg' }),
      ],
      'has a former manager with a school': [bob, entry('bob', { ...former, favoriteTeam: 'ALA' })],
      'has a former manager with a team name': [bob, entry('bob', { ...former, teamName: 'The Bobs' })],
      'has a former manager under another name': [bob, entry('bob', { ...former, displayName: 'Other Name' })],
      'has a former manager who joined at another time': [bob, entry('bob', { ...former, joinedAt: ago(5) })],
      'has a former manager with another code': [bob, entry('bob', { ...former, joinedWith: 'ZZZ999' })],
      'loses roster document by their person': [bob, write(at.leagueUser('bob'), remove)],
      'loses roster document by the commissioner': [ann, write(at.leagueUser('bob'), remove)],
      'loses its ledger': [ann, write(at.ledger, remove)],
      'loses its draft': [ann, write(at.draft, remove)],
      'loses its preview': [ann, write(at.joinCode, remove)],
      'gets a member': [dan, commit(join('dan'))],
    },
  }),

  'deleting an account': () => {
    const gone = deleteAccount('ann');
    return {
      state: state(remains()),
      honest: [ann, commit(gone)],
      attempts: {
        'of another': [bob, commit(gone)],
        'of another by an administrator': [root, commit(gone)],
        'of another with one’s own': [bob, commit({ ...deleteAccount('bob'), ...gone })],
        'without the reservation': [ann, commit({ ...gone, [at.username('ann')]: null })],
        'without who owns the name': [ann, commit({ ...gone, [at.usernameOwner('ann')]: null })],
        'of the user document alone': [ann, write(at.user('ann'), remove)],
        'of the reservation alone': [ann, write(at.username('ann'), remove)],
        'of who owns the name alone': [ann, write(at.usernameOwner('ann'), remove)],
        'with the queue of another': [ann, commit({ ...gone, [at.queue('bob')]: remove })],
        'with a message': [ann, commit({ ...gone, 'messages/old': remove })],
        'with presence of all': [ann, commit({ ...gone, [at.presence]: remove })],
        'with the league left by its commissioner': [ann, commit({ ...gone, ...part('ann') })],
        'with the reservation of another': [ann, commit({ ...gone, [at.username('bob')]: remove })],
      },
    };
  },

  'a member who was removed': () => {
    const removed: Step = [ann, commit(removal('bob'))];
    const rejoins = join('bob');
    return {
      state: state({
        ...remains(),
        [at.seat]: rosterCode({ claimedBy: 'bob' }),
        'rosterCodes/FREE2345': rosterCode({ rosterCode: 'FREE2345' }),
      }),
      honest: removed,
      attempts: {
        'joins with a seat that was held before': {
          by: bob,
          request: commit({
            ...join('bob', 'FREE2345'),
            'rosterCodes/FREE2345': update({ claimedBy: 'bob' }),
          }),
          after: [removed],
        },
        'is removed without a note': [ann, commit(takeOut('bob'))],
        'is removed with a note of another': [ann, commit(bent(takeOut('bob'), at.league, { 'removed.cat': now }))],
        'is removed with a note of long ago': [ann, commit(bent(takeOut('bob'), at.league, { 'removed.bob': ago(9) }))],
        'is removed with a note for 100,000 characters': [
          ann,
          commit(bent(takeOut('bob'), at.league, { 'removed.bob': 'x'.repeat(100_000) })),
        ],
        'leaves and notes another': [bob, commit(bent(part('bob'), at.league, { 'removed.cat': now }))],
        'notes a member as removed without removing': [ann, write(at.league, update({ 'removed.bob': now }))],
        'has the note taken away by the commissioner': {
          by: ann,
          request: write(at.league, update({ removed: {} })),
          after: [removed],
        },
        'takes the note away while joining': {
          by: bob,
          request: commit(bent(rejoins, at.league, { removed: {} })),
          after: [removed],
        },
        'joins again with the same code': { by: bob, request: commit(rejoins), after: [removed] },
        'joins again with the seat that was theirs': { by: bob, request: commit(join('bob', SEAT)), after: [removed] },
        'joins again with another team name': {
          by: bob,
          request: commit(bent(rejoins, at.leagueUser('bob'), { teamName: 'Another Team' })),
          after: [removed],
        },
        'reads the league': { by: bob, request: read(at.league), after: [removed] },
        'listens to the league': { by: bob, request: listen(at.league), after: [removed] },
        'reads the draft': { by: bob, request: read(at.draft), after: [removed] },
        'reads the ledger': { by: bob, request: read(at.ledger), after: [removed] },
        'reads the messages': { by: bob, request: find('messages', [['leagueId', '==', LEAGUE]]), after: [removed] },
        'reads a fellow’s roster document': { by: bob, request: read(at.leagueUser('cat')), after: [removed] },
        'reads who is present': { by: bob, request: read(at.presence), after: [removed] },
        'is present': { by: bob, request: write(at.presence, update({ 'here.bob': now })), after: [removed] },
        'writes a queue': { by: bob, request: write(at.queue('bob'), set(queue(['LSU-K']))), after: [removed] },
        'writes own roster document': {
          by: bob,
          request: write(at.leagueUser('bob'), set(leagueUser('bob'))),
          after: [removed],
        },
        'writes an entry': {
          by: bob,
          request: write(at.league, update({ 'userInfo.bob': memberInfo('bob') })),
          after: [removed],
        },
        'removes another': { by: bob, request: commit(removal('cat')), after: [removed] },
        'gives the seat back to the preview': {
          by: bob,
          request: write(at.joinCode, update({ seats: plus(1) })),
          after: [removed],
        },
      },
    };
  },

  'a board that was shared': () => {
    const draft = activeDraft(MEMBERS, { status: 'complete' });
    const { leagueId, leagueName, format, rounds, picks } = draft;
    const board = (changes: DocumentData = {}): DocumentData => ({
      leagueId,
      leagueName,
      format,
      rounds,
      picks,
      teams: 'Ann’s\nBob’s\nCat’s',
      sharedAt: now,
      ...changes,
    });
    const shares = (changes: DocumentData): Step => [ann, write(at.board, set(board(changes)))];
    return {
      state: { ...over(), [at.draft]: draft },
      honest: [ann, write(at.board, set(board({ teams: 'Ann’s\nFormer manager\nCat’s' })))],
      attempts: {
        'by a member': [bob, write(at.board, set(board()))],
        'by an outsider': [dan, write(at.board, set(board()))],
        'by an administrator': [root, write(at.board, set(board()))],
        'under another league’s name': shares({ leagueName: 'Other' }),
        'with other picks': shares({ picks: ['ALA-QB'] }),
        'with who missed a clock': shares({ made: ['missed'] }),
        'with the members’ uids': shares({ members: MEMBERS }),
        'with more rounds': shares({ rounds: 11 }),
        'in another format': shares({ format: 'linear' }),
        'of another league': shares({ leagueId: 'other' }),
        'with a team fewer': shares({ teams: 'Ann’s\nBob’s' }),
        'with a team more': shares({ teams: 'Ann’s\nBob’s\nCat’s\nDan’s' }),
        'with an empty team name': shares({ teams: 'Ann’s\n\nCat’s' }),
        'with an empty last team name': shares({ teams: 'Ann’s\nBob’s\n' }),
        'with a line more': shares({ teams: 'Ann’s\nBob’s\nCat’s\n' }),
        'with a team name of blanks': shares({ teams: 'Ann’s\nBob’s\n    ' }),
        'with a team name of 41 characters': shares({ teams: `Ann’s\nBob’s\n${'x'.repeat(41)}` }),
        'with teams that are a map': shares({ teams: { 0: 'Ann’s', 1: 'Bob’s', 2: 'Cat’s' } }),
        'with teams that are a number': shares({ teams: 3 }),
        'with a team named like the people who run this': shares({
          teams: 'Ann’s\nSaturday Squads Official\nCat’s',
        }),
        'with the first team named like them': shares({ teams: 'The Admin\nBob’s\nCat’s' }),
        'with the last team named like them': shares({ teams: 'Ann’s\nBob’s\nHelp-Desk' }),
        'with teams that are a list': shares({ teams: ['Ann’s', 'Bob’s', 'Cat’s'] }),
        'at another time': shares({ sharedAt: ago(60) }),
        'taken back by a member': { by: bob, request: write(at.board, remove), after: [shares({})] },
        'with the seat of another renamed': {
          by: bob,
          request: write(at.board, update({ teams: 'Losers\nBob’s\nCat’s' })),
          after: [shares({})],
        },
        'with the seat of another renamed by the commissioner': {
          by: ann,
          request: write(at.board, update({ teams: 'Ann’s\nLosers\nCat’s' })),
          after: [shares({})],
        },
        'with one’s own seat named by an empty text': {
          by: bob,
          request: write(at.board, update({ teams: 'Ann’s\n\nCat’s' })),
          after: [shares({})],
        },
        'with a seat for an outsider': {
          by: dan,
          request: write(at.board, update({ teams: 'Ann’s\nBob’s\nCat’s\nDan’s' })),
          after: [shares({})],
        },
        'with picks changed by a member': {
          by: bob,
          request: write(at.board, update({ picks: [] })),
          after: [shares({})],
        },
      },
    };
  },

  'presence and queues': () => {
    const here = (fields: DocumentData): Request => write(at.presence, update(fields));
    const own = (changes: DocumentData): Request => write(at.queue('bob'), set({ ...queue(['ALA-QB']), ...changes }));
    return {
      state: state({ ...remains(), 'draftQueues/X_eve/managers/bob': queue(['ALA-QB']) }),
      honest: [bob, here({ 'here.bob': now })],
      attempts: {
        'an outsider is present': [dan, here({ 'here.dan': now })],
        'a client that is signed out is present': [signedOut, here({ 'here.x': now })],
        'a member is present for another': [bob, here({ 'here.ann': now })],
        'a member is present for two': [bob, here({ 'here.bob': now, 'here.ann': now })],
        'a member is present tomorrow': [bob, here({ 'here.bob': ago(-86_400) })],
        'a member is present with a text': [bob, here({ 'here.bob': 'x'.repeat(100_000) })],
        'a member is present with a map': [bob, here({ 'here.bob': { at: 1 } })],
        'a member is present no more': [bob, here({ 'here.bob': deleteField() })],
        'a member sends another away': [ann, here({ 'here.bob': deleteField() })],
        'a member replaces all': [ann, here({ here: { ann: now } })],
        'a member writes a field more': [bob, here({ 'here.bob': now, note: 'hi' })],
        'a member deletes it': [bob, write(at.presence, remove)],
        'an outsider reads it': [dan, read(at.presence)],
        'an outsider makes one of a league that does not exist': [
          dan,
          write('draftPresence/none', set({ here: { dan: now } })),
        ],
        'a queue is written by an outsider': [dan, write(at.queue('dan'), set(queue([])))],
        'a queue is written for another': [ann, write(at.queue('bob'), set(queue([])))],
        'a queue is deleted by another': [ann, write(at.queue('bob'), remove)],
        'a queue is deleted by an administrator': [root, write(at.queue('bob'), remove)],
        'a queue is read by another before the draft': [ann, read(at.queue('bob'))],
        'a queue is listened to by another before the draft': [ann, listen(at.queue('bob'))],
        'a queue is listed by another': [ann, find('draftQueues', [['leagueId', '==', LEAGUE]])],
        'a queue is listed by its owner': [bob, find('draftQueues', [['userId', '==', 'bob']])],
        'a queue holds a squad that does not exist': [bob, own({ squads: ['YALE-QB'] })],
        'a queue holds a hundred squads': [bob, own({ squads: Array.from({ length: 97 }, () => 'ALA-QB') })],
        'a queue holds maps': [bob, own({ squads: [{ id: 'ALA-QB' }] })],
        'a queue is a text': [bob, own({ squads: 'ALA-QB'.repeat(10) })],
        'a queue is a map': [bob, own({ squads: { 0: 'ALA-QB' } })],
        'a queue is null': [bob, own({ squads: null })],
        'a queue has a field more': [bob, own({ note: 'x'.repeat(100_000) })],
        'a queue names a league': [bob, own({ leagueId: LEAGUE })],
        'a queue names another owner': [bob, own({ userId: 'ann' })],
        'a queue is of a league that does not exist': [bob, write('draftQueues/a/managers/bob', set(queue([])))],
        'a queue is beside the queues of a league': [bob, write(`draftQueues/${LEAGUE}_bob`, set(queue([])))],
        'a queue is under the queues of a league': [bob, write(`${at.queue('bob')}/more/bob`, set(queue([])))],
        'a queue of a league named by another’s uid is read': [eve, read('draftQueues/X_eve/managers/bob')],
        'a queue of a league named by another’s uid is deleted': [eve, write('draftQueues/X_eve/managers/bob', remove)],
        'the queues of a league are listed by a member': [ann, find('managers', [])],
        'the ranking is written by a member': [bob, write(at.ranking, set({ squads: ['ALA-QB'] }))],
        'the ranking is changed by the commissioner': [ann, write(at.ranking, update({ squads: [] }))],
        'the ranking is deleted by the commissioner': [ann, write(at.ranking, remove)],
        'the ranking of another season is made by the commissioner': [
          ann,
          write('rankings/2026', set({ squads: ['ALA-QB'] })),
        ],
        'the ranking is read by a client that is signed out': [signedOut, read(at.ranking)],
      },
    };
  },
});
