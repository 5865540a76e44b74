import { Timestamp, deleteField, type DocumentData } from 'firebase/firestore';
import { product } from '@/config/product';
import {
  CODE,
  LEAGUE,
  SLOTS,
  ago,
  memberInfo,
  joinCode,
  league,
  leagueUser,
  previewDetails,
  scheduledDraft,
  scheduledLeague,
} from '../../support/documents';
import {
  MEMBERS,
  at,
  bent,
  dissolve,
  enter,
  allUsers,
  found,
  foundWith,
  handOver,
  join,
  now,
  options,
  marking,
  part,
  plan,
  pictureOf,
  removal,
  takeOut,
  showName,
} from '../honest';
import { confused, type Kind } from '../support/junk';
import {
  ann,
  bob,
  cat,
  commit,
  dan,
  eve,
  listen,
  person,
  read,
  root,
  signedOut,
  write,
  type Batch,
  type Person,
  type Request,
} from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { bytes, double, plus, raw, remove, set, union, update, without } from '../support/wire';
import { onlySlots } from '../../support/slots';

const change = (fields: DocumentData): Request => write(at.league, update(fields));
/** A league whose draft hasn't started. */
const scheduled = (members: readonly string[] = MEMBERS, changes: DocumentData = {}): Documents => ({
  ...allUsers(),
  ...scheduledLeague(members, changes),
});
const stage = (draftStatus: string, members: readonly string[] = MEMBERS): Documents => ({
  ...scheduled(members, { draftStatus }),
  [at.joinCode]: joinCode(members, { draftStatus }),
  [at.draft]: scheduledDraft(members, { status: draftStatus }),
});
const LONG = 'x'.repeat(100_000);
const FORMER = {
  username: deleteField(),
  displayName: 'Former manager',
  profilePicUrl: deleteField(),
  favoriteTeam: deleteField(),
  renamed: deleteField(),
};
const PICTURE = 'https://firebasestorage.googleapis.com/v0/b/demo-saturday-squads.appspot.com/o/profilePictures%2F';

/** Creates a league with other fields in the founder's entry. */
const foundAs = (entry: DocumentData): Batch =>
  bent(found('dan'), at.league, { userInfo: { dan: memberInfo('dan', { joinedAt: now, ...entry }) } });
const foundAnd = (fields: DocumentData): Step => [dan, commit(bent(found('dan'), at.league, fields))];
const without5 = (path: string): Batch => ({ ...found('dan'), [path]: null });

/** Values that no entry in `userInfo` may have, by what is wrong with them. */
const WRONG_ENTRIES: Readonly<Record<string, DocumentData>> = {
  'the username of another': { username: 'bob' },
  'a username that no one has reserved': { username: 'unreserved' },
  'no username': { username: '' },
  'a username that is a map': { username: { lower: 'dan' } },
  'an empty display name': { displayName: '' },
  'a display name of blanks': { displayName: '     ' },
  'a display name of line breaks': { displayName: '\n\n\n' },
  'a display name of 61 characters': { displayName: 'x'.repeat(61) },
  'a display name that is a map': { displayName: { first: 'Dan' } },
  'a reserved name with a sign and a digit': { displayName: '@dm1n' },
  'a reserved name with a Cyrillic letter': { displayName: 'Оfficial' },
  'a reserved name with an invisible character': { displayName: 'О\u200Bfficial' },
  'a reserved name with a blank of another kind': { displayName: 'Help\u00A0Dеsk' },
  'a reserved name with a digit between its letters': { displayName: 'ad1min' },
  'a reserved name with an accent, among others': { displayName: 'The Süpport Team' },
  'a picture address of 100,000 characters': { profilePicUrl: LONG },
  'a picture on another host': { profilePicUrl: 'https://evil.example/track.png' },
  'a picture in another project’s bucket': {
    profilePicUrl: `${PICTURE.replace('demo-saturday-squads', 'evil')}dan%2Fme`,
  },
  'a picture of another person': { profilePicUrl: pictureOf('zoe') },
  'a picture without a token': { profilePicUrl: 'profilePictures/dan/picture?alt=media' },
  'a picture with a second question': { profilePicUrl: `${pictureOf('dan')}?x=1` },
  'a picture that walks up': { profilePicUrl: `profilePictures/dan/../zoe/picture?alt=media&token=a` },
  'a former name': { renamed: { from: 'Ann', at: now } },
  'a picture that is a script': { profilePicUrl: 'javascript:alert(1)' },
  'a picture that is a map': { profilePicUrl: { url: 'x' } },
  'a picture that is bytes': { profilePicUrl: bytes(5000) },
  'a favourite team of 100,000 characters': { favoriteTeam: LONG },
  'a favourite team that does not exist': { favoriteTeam: 'YALE' },
  'a favourite team that is a map': { favoriteTeam: { code: 'ALA' } },
  'a field more': { note: 'hi' },
};

const SOUND: readonly [string, DocumentData][] = [
  ['no name', { name: '' }],
  ['a name of blanks', { name: '      ' }],
  ['a name of line breaks', { name: '\n\n' }],
  ['a name of 61 characters', { name: 'x'.repeat(61) }],
  ['a capacity of one', { capacity: 1 }],
  ['a capacity of seventeen', { capacity: 17 }],
  ['a capacity of two and a half', { capacity: 2.5 }],
  ['a visibility that does not exist', { visibility: 'secret' }],
  ['a format that does not exist', { draftFormat: 'auction' }],
  ['an order that does not exist', { draftOrder: 'bribe' }],
  ['waivers that do not exist', { waivers: 'auction' }],
  ['a clock of fourteen seconds', { clockSeconds: 14 }],
  ['a clock of more than a day', { clockSeconds: 86_401 }],
  ['two points a reception', { scoring: { reception: 2 } }],
  ['another rule of scoring', { scoring: { reception: 0.5, touchdown: 100 } }],
  ['no scoring', { scoring: {} }],
  ['a slot that does not exist', { slots: { ...SLOTS, QB2: 1 } }],
  ['a slot less than none', { slots: { ...SLOTS, K: -1 } }],
  ['half a slot', { slots: { ...SLOTS, K: 0.5 } }],
  ['no starters', { slots: onlySlots({}) }],
  [
    'seventeen starters',
    { capacity: 2, slots: onlySlots({ QB: 3, RB: 3, WR: 3, TE: 3, FLEX: 2, K: 2, DST: 1 }), benchSize: 0 },
  ],
  ['more squads than there are', { benchSize: 18 }],
  ['more quarterbacks than there are', { slots: { ...SLOTS, QB: 5 } }],
  ['a bench of less than none', { benchSize: -1 }],
];

const enters = (uid: string, fields: DocumentData): Request => commit(enter(uid, fields));

export const leagues = concern('leagues & joining', {
  'founding a league': () => ({
    state: allUsers(),
    honest: [dan, commit(found('dan'))],
    attempts: {
      'in the name of another': [eve, commit(found('dan'))],
      'with another as commissioner': foundAnd({ createdBy: 'ann' }),
      'by a client that is signed out': [signedOut, commit(found('dan'))],
      'without the league itself': [dan, commit(without5(at.league))],
      'without its public preview': [dan, commit(without5(at.joinCode))],
      'without the founder’s own document': [dan, commit(without5(at.leagueUser('dan')))],
      'without its ledger': [dan, commit(without5(at.ledger))],
      'without its draft': [dan, commit(without5(at.draft))],
      'with another member': [
        dan,
        commit({
          ...bent(found('dan'), at.league, {
            members: ['dan', 'ann'],
            userInfo: { dan: memberInfo('dan', { joinedAt: now }), ann: memberInfo('ann') },
          }),
          [at.joinCode]: set(joinCode(['dan', 'ann'])),
          [at.draft]: set(scheduledDraft(['dan', 'ann'])),
        }),
      ],
      'with the founder as member twice': foundAnd({ members: ['dan', 'dan'] }),
      'with no members': foundAnd({ members: [] }),
      'with an entry for another person': foundAnd({
        userInfo: { dan: memberInfo('dan', { joinedAt: now }), ann: memberInfo('ann') },
      }),
      'at another time': foundAnd({ createdAt: ago(86_400) }),
      'in the future': foundAnd({ createdAt: ago(-86_400) }),
      'with another time of joining': [dan, commit(foundAs({ joinedAt: ago(60) }))],
      'with a joining code of 100,000 characters': [dan, commit(foundAs({ joinedWith: LONG }))],
      'with a joining code that is a map': [dan, commit(foundAs({ joinedWith: { code: CODE } }))],
      'with a draft that has begun': foundAnd({ draftStatus: 'active' }),
      'with a draft that is complete': foundAnd({ draftComplete: true }),
      'with a schedule': foundAnd({ schedule: { managers: ['dan'] } }),
      'with a field more': foundAnd({ pinned: true }),
      'without one of its fields': foundAnd({ firstWeek: undefined }),
      'with a season of long ago': foundAnd({ season: 1869 }),
      'with a season of the far future': foundAnd({ season: 999_999 }),
      'with a season below zero': foundAnd({ season: -1 }),
      'with a first week of nought': foundAnd({ firstWeek: 0 }),
      'with a first week after the last': foundAnd({ firstWeek: 400 }),
      'with a first week of one and a half': foundAnd({ firstWeek: 1.5 }),
      'with three playoff teams': foundAnd({ playoffs: 'three' }),
      'with a portal day that does not exist': foundAnd({
        options: { portalResumeDay: 'someday', portalResumeHour: 9 },
      }),
      'with a portal day of 100,000 characters': foundAnd({ options: { portalResumeDay: LONG, portalResumeHour: 9 } }),
      'with a portal hour of 25': foundAnd({ options: { portalResumeDay: 'monday', portalResumeHour: 25 } }),
      'with a portal hour that is a map': foundAnd({
        options: { portalResumeDay: 'monday', portalResumeHour: { x: LONG } },
      }),
      'with an option more': foundAnd({ options: { portalResumeDay: 'monday', portalResumeHour: 9, x: 1 } }),
      ...Object.fromEntries(
        SOUND.map(([what, fields]) => [`with ${what}`, [dan, commit(foundWith('dan', fields))] as Step]),
      ),
      ...Object.fromEntries(
        Object.entries(WRONG_ENTRIES).map(([what, entry]) => [`with ${what}`, [dan, commit(foundAs(entry))] as Step]),
      ),
      ...confused(
        {
          name: ['null', 'a map', 'a list', 'a text of 100,000 characters'],
          visibility: ['null', 'a map'],
          season: ['null', 'a map', 'NaN', 'a text of 100,000 characters'],
          firstWeek: ['null', 'a map', 'NaN'],
          playoffs: ['null', 'a map'],
          options: ['null', 'a list', 'a map', 'a text of 100,000 characters'],
          members: ['null', 'a map'],
          userInfo: ['null', 'a list'],
        } satisfies Record<string, Kind[]>,
        (field, value) => foundAnd({ [field]: value }),
      ),
    },
  }),

  'the ids of a new league': () => ({
    state: { ...allUsers(), 'joinCodes/BBB222': joinCode(['ann'], { leagueId: 'other' }) },
    honest: [eve, commit(found('eve', 'a1B2c3D4e5F6g7H8i9J0'))],
    attempts: {
      'an id that ends in an underscore and a uid': [eve, commit(found('eve', 'X_eve'))],
      'an id with an underscore': [eve, commit(found('eve', 'a1B2c3D4e5_6g7H8i9J0'))],
      'an id with a blank': [eve, commit(found('eve', 'a league of mine here'))],
      'an id of one letter': [eve, commit(found('eve', 'x'))],
      'an id of 400 letters': [eve, commit(found('eve', 'x'.repeat(400)))],
      'an id with a dot': [eve, commit(found('eve', 'a1B2c3D4e5.6g7H8i9J0'))],
      'an id of signs': [eve, commit(found('eve', '(.*)'))],
      'an id with letters that look like others': [eve, commit(found('eve', 'а1B2c3D4e5F6g7H8i9J0'))],
      'a code that is another league’s': [eve, commit(found('eve', 'a1B2c3D4e5F6g7H8i9J0', 'BBB222'))],
      'a code in lower case': [eve, commit(found('eve', 'a1B2c3D4e5F6g7H8i9J0', 'abc234'))],
      'a code with a letter left out': [eve, commit(found('eve', 'a1B2c3D4e5F6g7H8i9J0', 'ABCIL0'))],
      'a code of five characters': [eve, commit(found('eve', 'a1B2c3D4e5F6g7H8i9J0', 'ABC23'))],
      'a code of a hundred characters': [eve, commit(found('eve', 'a1B2c3D4e5F6g7H8i9J0', 'A'.repeat(100)))],
      'a preview under another code than the league’s': [
        eve,
        commit({
          ...found('eve', 'a1B2c3D4e5F6g7H8i9J0'),
          [at.joinCode]: null,
          'joinCodes/ZZZ999': set(joinCode(['eve'], { leagueId: 'a1B2c3D4e5F6g7H8i9J0' })),
        }),
      ],
      'a second preview for the same league': [
        eve,
        commit({
          ...found('eve', 'a1B2c3D4e5F6g7H8i9J0'),
          'joinCodes/ZZZ999': set(joinCode(['eve'], { leagueId: 'a1B2c3D4e5F6g7H8i9J0' })),
        }),
      ],
      'roster document under another id': [
        eve,
        commit({
          ...found('eve', 'a1B2c3D4e5F6g7H8i9J0'),
          'leagueUsers/other_eve': set(leagueUser('eve', { leagueId: 'a1B2c3D4e5F6g7H8i9J0' })),
        }),
      ],
    },
  }),

  'the documents that come with a league': () => {
    const lies = (path: string, lie: DocumentData): Step => [dan, commit(bent(found('dan'), path, lie))];
    const promises = (details: DocumentData): Step => lies(at.joinCode, { details: previewDetails(details) });
    return {
      state: allUsers(),
      honest: [dan, commit(found('dan'))],
      attempts: {
        'a preview with another name': lies(at.joinCode, { leagueName: 'Other' }),
        'a preview with more spots filled': lies(at.joinCode, { seats: 3 }),
        'a preview that promises another scoring': promises({ scoring: { reception: 1 } }),
        'a preview that promises another roster': promises({ slots: { ...SLOTS, QB: 2 } }),
        'a preview that promises a longer bench': promises({ benchSize: 9 }),
        'a preview that promises best ball': promises({ lineups: 'best' }),
        'a preview that promises a shorter clock': promises({ clockSeconds: 15 }),
        'a preview that promises no portal': promises({ waivers: 'closed' }),
        'a preview that promises no trades': promises({ tradeDeadline: 'draft' }),
        'a preview that promises a draft time': promises({ draftAt: ago(-3600) }),
        'a preview without details': lies(at.joinCode, { details: null }),
        'a preview with a larger capacity': lies(at.joinCode, { capacity: 16 }),
        'a preview that is public': lies(at.joinCode, { visibility: 'public' }),
        'a preview whose draft has begun': lies(at.joinCode, { draftStatus: 'active' }),
        'a preview under another’s name': lies(at.joinCode, { managerName: 'ann' }),
        'a preview with a field more': lies(at.joinCode, { note: 'Win money at evil.example' }),
        'a preview of another league': lies(at.joinCode, { leagueId: 'other' }),
        'a draft with another commissioner': lies(at.draft, { commissioner: 'ann' }),
        'a draft with more members': lies(at.draft, { members: ['dan', 'ann'] }),
        'a draft with a shorter clock': lies(at.draft, { clockSeconds: 15 }),
        'a draft with more rounds': lies(at.draft, { rounds: 11 }),
        'a draft with other slots': lies(at.draft, { slots: { ...SLOTS, QB: 2 } }),
        'a draft that has begun': lies(at.draft, { status: 'active' }),
        'a draft with a pick': lies(at.draft, { picks: ['ALA-QB'] }),
        'a draft with a person on autopilot': lies(at.draft, { seats: { ann: { misses: 2 } } }),
        'a draft with an order': lies(at.draft, { order: ['dan'] }),
        'a draft with a house team twice': lies(at.draft, { houseTeams: ['house-1', 'house-1'] }),
        'a draft with a log': lies(at.draft, { log: { 1: { kind: 'pause', by: 'dan', at: null } } }),
        'a draft with time used up': lies(at.draft, { turn: { usedMs: -1 } }),
        'a draft with time used up that is no number': lies(at.draft, { turn: { usedMs: NaN } }),
        'a draft whose clock runs for a millisecond a day': lies(at.draft, { quietHours: { activeMs: 1 } }),
        'a draft with made-up squads to spare': lies(at.draft, { spare: { QB: LONG } }),
        'a draft with places made up': lies(at.draft, { seats: { dan: { QB: 16, note: LONG } } }),
        'a draft with rosters made up': lies(at.draft, { rosters: { dan: ['ALA-QB'] } }),
        'a draft that began long ago': lies(at.draft, { startedAt: LONG }),
        'a draft whose clock is a text': lies(at.draft, { turn: { startedAt: LONG } }),
        'a draft with a made-up ranking': lies(at.draft, {
          ranking: [...(scheduledDraft(['dan']).ranking as string[])].reverse(),
        }),
        'a draft with a squad twice in its ranking': lies(at.draft, {
          ranking: [...(scheduledDraft(['dan']).ranking as string[]).slice(1), 'LSU-K'],
        }),
        'a draft without its ranking': lies(at.draft, { ranking: [] }),
        'a draft with misses of 1,000 names': lies(at.draft, {
          seats: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`x${i}`, { misses: 0 }])),
        }),
        'a draft with a field more': lies(at.draft, { note: 'hi' }),
        'a ledger that is settled': lies(at.ledger, { settled: true }),
        'a ledger with squads in it': lies(at.ledger, { owned: ['ALA-QB'] }),
        'a ledger of another league': lies(at.ledger, { leagueId: 'other' }),
        'a ledger with a field more': lies(at.ledger, { note: 'hi' }),
        'own roster document with a roster': lies(at.leagueUser('dan'), { roster: ['ALA-QB'] }),
        'own roster document with a lineup’s week': lies(at.leagueUser('dan'), { lineupWeeks: ['2025-03'] }),
        'own roster document with an empty team name': lies(at.leagueUser('dan'), { teamName: '' }),
        'own roster document with a team name of blanks': lies(at.leagueUser('dan'), { teamName: '    ' }),
        'own roster document with a team name of 41 characters': lies(at.leagueUser('dan'), {
          teamName: 'x'.repeat(41),
        }),
        'own roster document with a team name that is a map': lies(at.leagueUser('dan'), { teamName: { x: LONG } }),
        'own roster document of another person': lies(at.leagueUser('dan'), { userId: 'ann' }),
        'own roster document with a field more': lies(at.leagueUser('dan'), { admin: true }),
        'a roster document for another person beside them': [
          dan,
          commit({ ...found('dan'), [at.leagueUser('ann')]: set(leagueUser('ann')) }),
        ],
        'a message in the same batch, from the future': [
          dan,
          commit({
            ...found('dan'),
            'messages/x': set({
              leagueId: LEAGUE,
              senderId: 'dan',
              senderName: 'dan',
              text: 'x',
              timestamp: Timestamp.fromMillis(4e12),
              readBy: { dan: true },
            }),
          }),
        ],
      },
    };
  },

  'joining by code': () => {
    const joinWith = (fields: DocumentData): Request => commit(bent(join('dan'), at.league, fields));
    const entry = (changes: DocumentData): Request =>
      joinWith({ 'userInfo.dan': memberInfo('dan', { joinedAt: now, ...changes }) });
    return {
      state: scheduled(['ann', 'bob']),
      honest: [dan, commit(join('dan'))],
      attempts: {
        'without a code': [dan, entry({ joinedWith: '' })],
        'with a wrong code': [dan, entry({ joinedWith: 'ZZZ999' })],
        'with the league’s id as code': [dan, entry({ joinedWith: LEAGUE })],
        'with the code in lower case': [dan, entry({ joinedWith: CODE.toLowerCase() })],
        'with a code that is a list': [dan, entry({ joinedWith: [CODE] })],
        'with a code that is null': [dan, entry({ joinedWith: null })],
        'by a client that is signed out': [signedOut, commit(join('dan'))],
        'for another person': [eve, commit(join('dan', CODE, 'eve'))],
        'for another person, under one’s own name': [
          dan,
          commit({
            ...join('eve', CODE, 'dan'),
            [at.leagueUser('eve')]: null,
            [at.leagueUser('dan')]: set(leagueUser('dan')),
          }),
        ],
        'by an administrator for another': [root, commit(join('dan', CODE, 'root'))],
        'with a friend': [
          dan,
          commit({
            ...bent(join('dan'), at.league, { members: union('dan', 'eve') }),
            [at.joinCode]: update({ seats: plus(2) }),
            [at.draft]: update({ members: union('dan', 'eve') }),
          }),
        ],
        'twice in the list of members': [
          dan,
          commit({
            ...bent(join('dan'), at.league, { members: ['ann', 'bob', 'dan', 'dan'] }),
            [at.joinCode]: update({ seats: plus(2) }),
            [at.draft]: update({ members: ['ann', 'bob', 'dan', 'dan'] }),
          }),
        ],
        'as the first of the members': [
          dan,
          commit({
            ...bent(join('dan'), at.league, { members: ['dan', 'ann', 'bob'] }),
            [at.draft]: update({ members: ['dan', 'ann', 'bob'] }),
          }),
        ],
        'in the place of another': [
          dan,
          commit({
            ...bent(join('dan'), at.league, { members: ['ann', 'dan'] }),
            [at.joinCode]: null,
            [at.draft]: update({ members: ['ann', 'dan'] }),
          }),
        ],
        'with an entry for another person': [dan, joinWith({ 'userInfo.eve': memberInfo('eve') })],
        'with the entry of another changed': [
          dan,
          commit(bent(join('dan'), at.league, { 'userInfo.ann.favoriteTeam': 'LSU' })),
        ],
        'with all entries replaced': [
          dan,
          joinWith({ 'userInfo.dan': undefined, userInfo: { dan: memberInfo('dan', { joinedAt: now }) } }),
        ],
        'as commissioner': [dan, joinWith({ createdBy: 'dan' })],
        'with a larger capacity': [dan, joinWith({ capacity: 16 })],
        'with the draft begun': [dan, joinWith({ draftStatus: 'active' })],
        'with a name for the league': [dan, joinWith({ name: 'Dan’s league' })],
        'with another joining code for the league': [dan, joinWith({ joinCode: 'ZZZ999' })],
        'without own roster document': [dan, commit({ ...join('dan'), [at.leagueUser('dan')]: null })],
        'without the seat on the preview': [dan, commit({ ...join('dan'), [at.joinCode]: null })],
        'without the draft': [dan, commit({ ...join('dan'), [at.draft]: null })],
        'with two seats on the preview': [dan, commit({ ...join('dan'), [at.joinCode]: update({ seats: plus(2) }) })],
        'with no seat on the preview': [dan, commit({ ...join('dan'), [at.joinCode]: update({ seats: plus(0) }) })],
        'with a seat and a half': [
          dan,
          commit({ ...join('dan'), [at.joinCode]: update({ seats: plus(double(1.5)) }) }),
        ],
        'with the preview’s name changed': [
          dan,
          commit({ ...join('dan'), [at.joinCode]: update({ seats: plus(1), leagueName: 'Other' }) }),
        ],
        'with another person in the draft': [
          dan,
          commit({ ...join('dan'), [at.draft]: update({ members: union('dan', 'eve') }) }),
        ],
        'as commissioner of the draft': [
          dan,
          commit({ ...join('dan'), [at.draft]: update({ members: union('dan'), commissioner: 'dan' }) }),
        ],
        'with a roster': [dan, commit(bent(join('dan'), at.leagueUser('dan'), { roster: ['ALA-QB'] }))],
        'with a roster document of another person too': [
          dan,
          commit({ ...join('dan'), [at.leagueUser('eve')]: set(leagueUser('eve')) }),
        ],
        'with a lineup’s week': [dan, commit(bent(join('dan'), at.leagueUser('dan'), { lineupWeeks: ['2030-01'] }))],
        'with an empty team name': [dan, commit(bent(join('dan'), at.leagueUser('dan'), { teamName: '' }))],
        'with another’s roster document deleted': [dan, commit({ ...join('dan'), [at.leagueUser('bob')]: remove })],
        'a moment ago': [dan, entry({ joinedAt: ago(1) })],
        'by a person who has no username': [person('new'), commit(join('new'))],
        ...Object.fromEntries(
          Object.entries(WRONG_ENTRIES).map(([what, wrong]) => [`with ${what}`, [dan, entry(wrong)] as Step]),
        ),
        twice: { by: dan, request: commit(join('dan')), after: [[dan, commit(join('dan'))]] },
        'after having been removed, with the same code': {
          by: dan,
          request: commit(join('dan')),
          after: [
            [dan, commit(join('dan'))],
            [ann, commit(removal('dan'))],
          ],
        },
      },
    };
  },

  'a league that is full': () => {
    const full = ['ann', 'bob', 'cat', 'eve'];
    return {
      state: scheduled(full),
      honest: [ann, commit(removal('eve'))],
      attempts: {
        'a person joins': [dan, commit(join('dan'))],
        'a person joins and makes it larger': [dan, commit(bent(join('dan'), at.league, { capacity: 5 }))],
        'a person joins in the place of another, removed in the same batch': [
          dan,
          commit({
            [at.league]: update({
              members: ['ann', 'bob', 'cat', 'dan'],
              'userInfo.dan': memberInfo('dan', { joinedAt: now }),
            }),
            [at.draft]: update({ members: ['ann', 'bob', 'cat', 'dan'] }),
            [at.leagueUser('dan')]: set(leagueUser('dan')),
            ...marking('dan', 'join'),
          }),
        ],
        'the commissioner makes it smaller than its members': [
          ann,
          commit(options({ capacity: 3 }, { capacity: 3 }, {})),
        ],
      },
    };
  },

  'a league whose draft is under way': () => ({
    state: stage('active'),
    honest: [bob, commit(showName('bob', 'bob', 'Bobby'))],
    attempts: {
      'a person joins': [dan, commit(join('dan'))],
      'a member leaves': [bob, commit(part('bob'))],
      'the commissioner removes a member': [ann, commit(removal('bob'))],
      'the commissioner renames it': [
        ann,
        commit(options({ name: 'New' }, { leagueName: 'New' }, { leagueName: 'New' })),
      ],
      'the commissioner makes it larger': [ann, commit(options({ capacity: 16 }, { capacity: 16 }, {}))],
      'the commissioner changes the scoring': [
        ann,
        commit(options({ scoring: { reception: 1 } }, { details: previewDetails({ scoring: { reception: 1 } }) }, {})),
      ],
      'the commissioner changes the slots': [
        ann,
        commit(
          options(
            { slots: { ...SLOTS, QB: 2 } },
            { details: previewDetails({ slots: { ...SLOTS, QB: 2 } }) },
            { slots: { ...SLOTS, QB: 2 } },
          ),
        ),
      ],
      'the commissioner plans the draft': [ann, commit(plan(ago(-3600)))],
      'the commissioner sets it back to scheduled': [ann, change({ draftStatus: 'scheduled' })],
      'the commissioner ends its draft': [ann, change({ draftStatus: 'complete', schedule: { managers: MEMBERS } })],
      'the commissioner deletes it': [ann, commit(dissolve(MEMBERS))],
      'a member deletes their own roster document': [bob, write(at.leagueUser('bob'), remove)],
    },
  }),

  'leaving before the draft': () => {
    const parts = part('bob');
    const partBy = (uid: string): Request => commit({ ...takeOut('bob'), ...marking(uid, 'join') });
    return {
      state: scheduled(),
      honest: [bob, commit(parts)],
      attempts: {
        'a member removes another': [cat, partBy('cat')],
        'an outsider removes a member': [dan, partBy('dan')],
        'an administrator removes a member': [root, partBy('root')],
        'the commissioner leaves': [ann, commit(part('ann'))],
        'without the public preview': [bob, commit({ ...parts, [at.joinCode]: null })],
        'without the draft': [bob, commit({ ...parts, [at.draft]: null })],
        'without own roster document': [bob, commit({ ...parts, [at.leagueUser('bob')]: null })],
        'with the entry left behind': [bob, commit({ ...parts, [at.league]: update({ members: without('bob') }) })],
        'with the entry alone gone': [
          bob,
          commit({ [at.league]: update({ userInfo: { ann: memberInfo('ann'), cat: memberInfo('cat') } }) }),
        ],
        'with another, too': [
          ann,
          commit({
            ...takeOut('bob'),
            ...bent(removal('cat'), at.league, { members: without('bob', 'cat') }),
            [at.joinCode]: update({ seats: plus(-2) }),
          }),
        ],
        'with two seats less': [bob, commit({ ...parts, [at.joinCode]: update({ seats: plus(-2) }) })],
        'with a new member in the place': [
          bob,
          commit({ ...parts, [at.league]: update({ members: ['ann', 'dan', 'cat'] }), [at.joinCode]: null }),
        ],
        'with the members in another order': [
          bob,
          commit({
            ...bent(parts, at.league, { members: ['cat', 'ann'] }),
            [at.draft]: update({ members: ['cat', 'ann'] }),
          }),
        ],
        'with another commissioner': [bob, commit(bent(parts, at.league, { createdBy: 'cat' }))],
        'with the roster document of another gone': [bob, commit({ ...parts, [at.leagueUser('cat')]: remove })],
        'own roster document alone are deleted': [bob, write(at.leagueUser('bob'), remove)],
        'the roster document of another are deleted': [ann, write(at.leagueUser('cat'), remove)],
      },
    };
  },

  'the options before the draft': () => {
    const honest = options(
      { name: 'New', clockSeconds: 30 },
      { leagueName: 'New', details: previewDetails({ clockSeconds: 30 }) },
      { leagueName: 'New', clockSeconds: 30 },
    );
    const storedPreview = (fields: DocumentData): DocumentData => ({
      ...Object.fromEntries(
        [
          ['name', 'leagueName'],
          ['capacity', 'capacity'],
          ['visibility', 'visibility'],
        ].flatMap(([from, to]) => (from! in fields ? [[to, fields[from!]]] : [])),
      ),
      details: previewDetails(fields),
    });
    const draftOf = (fields: DocumentData): DocumentData => {
      const slots = (fields.slots ?? SLOTS) as Record<string, number>;
      const starters = Object.values(slots).reduce((sum, number) => sum + number, 0);
      return {
        leagueName: fields.name ?? 'The Saturday League',
        format: fields.draftFormat ?? 'snake',
        clockSeconds: fields.clockSeconds ?? 90,
        slots,
        rounds: starters + ((fields.benchSize as number | undefined) ?? 3),
      };
    };
    return {
      state: scheduled(),
      honest: [ann, commit(honest)],
      attempts: {
        'are changed by a member': [bob, commit(honest)],
        'are changed by an outsider': [dan, commit(honest)],
        'are changed by an administrator': [root, commit(honest)],
        'change in the league alone': [ann, change({ name: 'New' })],
        'change without the draft': [ann, commit({ ...honest, [at.draft]: null })],
        'change without the preview': [ann, commit({ ...honest, [at.joinCode]: null })],
        'change in the draft alone': [ann, write(at.draft, update({ clockSeconds: 30 }))],
        'change in the preview alone': [ann, write(at.joinCode, update({ leagueName: 'New' }))],
        'change with the members': [ann, commit(bent(honest, at.league, { members: ['ann', 'bob'] }))],
        'change with the commissioner': [ann, commit(bent(honest, at.league, { createdBy: 'bob' }))],
        'change with the joining code alone': [ann, change({ joinCode: 'ZZZ999' })],
        'change with the season': [ann, commit(bent(honest, at.league, { season: 2030 }))],
        'change with a first week of nought': [ann, commit(bent(honest, at.league, { firstWeek: 0 }))],
        'change with a first week after the last': [ann, commit(bent(honest, at.league, { firstWeek: 400 }))],
        'change with a field of older leagues': [ann, commit(bent(honest, at.league, { playoffTeams: 8 }))],
        'change with the end of the draft': [ann, commit(bent(honest, at.league, { draftStatus: 'complete' }))],
        'change with a field more': [ann, commit(bent(honest, at.league, { motto: LONG }))],
        'change with another’s entry': [ann, commit(bent(honest, at.league, { 'userInfo.bob.displayName': 'Loser' }))],
        'change with the time of founding': [ann, commit(bent(honest, at.league, { createdAt: now }))],
        'change by replacing the whole league': [
          ann,
          commit({ ...honest, [at.league]: set(league(['ann'], { name: 'New', clockSeconds: 30 })) }),
        ],
        ...Object.fromEntries(
          SOUND.map(([what, fields]) => [
            `become ${what}`,
            [ann, commit(options(fields, storedPreview(fields), draftOf(fields)))] as Step,
          ]),
        ),
        'the portal’s day becomes 100,000 characters': [
          ann,
          change({ options: { portalResumeDay: LONG, portalResumeHour: 9 } }),
        ],
        'the portal’s hour becomes below zero': [
          ann,
          change({ options: { portalResumeDay: 'monday', portalResumeHour: -1 } }),
        ],
      },
    };
  },

  'the time of the draft': () => ({
    state: scheduled(),
    honest: [ann, commit(plan(ago(-3600)))],
    attempts: {
      'is set by a member': [bob, commit(plan(ago(-3600)))],
      'is set by an outsider': [dan, commit(plan(ago(-3600)))],
      'is set in the league alone': [ann, change({ draftAt: ago(-3600) })],
      'is set in the preview alone': [ann, write(at.joinCode, update({ 'details.draftAt': ago(-3600) }))],
      'is another in the preview': [
        ann,
        commit(bent(plan(ago(-3600)), at.joinCode, { 'details.draftAt': ago(-7200) })),
      ],
      'is a text': [ann, commit(plan('tomorrow'))],
      'is a number': [ann, commit(plan(1_800_000_000))],
      'is a map': [ann, commit(plan({ at: 1 }))],
      'comes with the start': [
        ann,
        commit(
          bent(bent(plan(ago(-3600)), at.league, { draftStatus: 'active' }), at.joinCode, { draftStatus: 'active' }),
        ),
      ],
      'comes with another season': [ann, commit(bent(plan(ago(-3600)), at.league, { season: 2030 }))],
    },
  }),

  'the league’s note': () => {
    const pinned = (note: unknown): Batch => ({
      [at.league]: update({ note, noteBy: 'ann' }),
      ...marking('ann', 'note'),
    });
    const by = (who: Person, uid: string): Step => [
      who,
      commit({ [at.league]: update({ note: 'Pay up.', noteBy: uid }), ...marking(uid, 'note') }),
    ];
    const lies = (note: unknown): Step => [ann, commit(pinned(note))];
    return {
      state: scheduled(),
      honest: [ann, commit(pinned('House rules:\nno tanking.'))],
      attempts: {
        'is pinned by a member': by(bob, 'bob'),
        'is pinned by an outsider': by(dan, 'dan'),
        'is pinned by an administrator': by(root, 'root'),
        'is pinned by a client that is signed out': [signedOut, change({ note: 'Pay up.' })],
        'is pinned by a member with the commissioner’s mark': by(bob, 'ann'),
        'is pinned without a mark': [ann, change({ note: 'Pay up.', noteBy: 'ann' })],
        'is pinned in another’s name': [ann, commit(bent(pinned('Pay up.'), at.league, { noteBy: 'bob' }))],
        'is pinned by no one': [ann, commit(bent(pinned('Pay up.'), at.league, { noteBy: undefined }))],
        'has 1,001 characters': lies('x'.repeat(1001)),
        'has 100,000 characters': lies('x'.repeat(100_000)),
        'has 151 lines': lies('x\n'.repeat(150) + 'x'),
        'is a blank': lies(' '),
        'begins with a line break': lies('\nHouse rules'),
        'turns the direction around': lies('House \u202e rules'),
        'is null': lies(null),
        'is a list of lines': lies(['House rules']),
        'is a map': lies({ text: 'House rules' }),
        'is a number': lies(1),
        'comes with another name of the league': [
          ann,
          commit(bent(pinned('House rules'), at.league, { name: 'Another' })),
        ],
        'comes with another commissioner': [ann, commit(bent(pinned('House rules'), at.league, { createdBy: 'bob' }))],
      },
    };
  },

  'the league’s history from elsewhere': () => {
    const TEXT = '2023,Champion,Dawg Pound,11–3\n2022,Champion,"Geaux, Joe"';
    const entered = (history: unknown, uid = 'ann'): Batch => ({
      [at.league]: update({ history, historyBy: uid }),
      ...marking(uid, 'note'),
    });
    const lies = (history: unknown): Step => [ann, commit(entered(history))];
    const beside = (fields: DocumentData): Step => [ann, commit(bent(entered(TEXT), at.league, fields))];
    return {
      state: scheduled(),
      honest: [ann, commit(entered(TEXT))],
      attempts: {
        'is entered by a member': [bob, commit(entered(TEXT, 'bob'))],
        'is entered by an outsider': [dan, commit(entered(TEXT, 'dan'))],
        'is entered by an administrator': [root, commit(entered(TEXT, 'root'))],
        'is entered by a client that is signed out': [signedOut, change({ history: TEXT })],
        'is entered by a member with the commissioner’s mark': [bob, commit(entered(TEXT))],
        'is entered without a mark': [ann, change({ history: TEXT, historyBy: 'ann' })],
        'is entered in another’s name': [ann, commit(bent(entered(TEXT), at.league, { historyBy: 'bob' }))],
        'has 4,001 characters': lies('x'.repeat(4001)),
        'has 100,000 characters': lies('x'.repeat(100_000)),
        'has 151 lines': lies('x\n'.repeat(150) + 'x'),
        'is a blank': lies(' '),
        'begins with a line break': lies(`\n${TEXT}`),
        'begins with a byte order mark': lies(`\ufeff${TEXT}`),
        'has tabs': lies(TEXT.replaceAll(',', '\t')),
        'has carriage returns': lies(TEXT.replace('\n', '\r\n')),
        'turns the direction around': lies('2023,Champion,Dawg \u202e Pound'),
        'is null': lies(null),
        'is a list of lines': lies(TEXT.split('\n')),
        'is a map': lies({ 2023: 'Dawg Pound' }),
        'is a number': lies(2023),
        'comes with a note': beside({ note: 'House rules' }),
        'comes with another name of the league': beside({ name: 'Another' }),
        'comes with another commissioner': beside({ createdBy: 'bob' }),
        'comes with another season': beside({ season: 2030 }),
        'comes with a former season': beside({ previousLeagueId: 'another' }),
        'is that of a new league': foundAnd({ history: TEXT }),
      },
    };
  },

  'one’s own entry': () => {
    /** Changes fields of bob’s entry. With another display name, the former one is stored too. */
    const shows = (fields: DocumentData): Step => {
      const own = Object.fromEntries(Object.entries(fields).map(([field, value]) => [`userInfo.bob.${field}`, value]));
      const named = 'displayName' in fields ? showName('bob', 'bob', fields.displayName) : enter('bob', {});
      return [bob, commit(bent(named, at.league, own))];
    };
    return {
      state: scheduled(),
      honest: shows({ displayName: 'Bobby', favoriteTeam: 'LSU' }),
      attempts: {
        'of another is changed': [bob, commit(showName('cat', 'cat', 'Other Name', 'bob'))],
        'of a member is changed by the commissioner': [ann, commit(showName('bob', 'bob', 'Other Name', 'ann'))],
        'of an outsider is added': [dan, enters('dan', { 'userInfo.dan': memberInfo('dan') })],
        'of an administrator is added': [root, enters('root', { 'userInfo.root': memberInfo('root') })],
        'of a removed member is added again': [
          eve,
          enters('eve', { 'userInfo.eve': memberInfo('eve', { joinedAt: now }) }),
        ],
        'under another key': [bob, enters('bob', { 'userInfo.bob2': memberInfo('bob') })],
        'all entries are replaced': [bob, enters('bob', { userInfo: { bob: memberInfo('bob') } })],
        'is deleted': [bob, enters('bob', { userInfo: { ann: memberInfo('ann'), cat: memberInfo('cat') } })],
        'has another time of joining': shows({ joinedAt: ago(5) }),
        'has another code': shows({ joinedWith: 'SEAT2345' }),
        'comes with another name for the league': [
          bob,
          commit(bent(showName('bob', 'bob', 'Bobby'), at.league, { name: 'Bob’s' })),
        ],
        ...Object.fromEntries(
          Object.entries(WRONG_ENTRIES).map(([what, wrong]) => [
            `has ${what}`,
            shows(what === 'the username of another' ? { username: 'cat' } : wrong),
          ]),
        ),
        'has the picture of another': shows({ profilePicUrl: pictureOf('cat') }),
        'changes its name and shows no former one': [bob, enters('bob', { 'userInfo.bob.displayName': 'Bobby' })],
        'changes its name and shows another former one': shows({
          displayName: 'Bobby',
          renamed: { from: 'Ann', at: now },
        }),
        'changes its name and says that it was long ago': shows({
          displayName: 'Bobby',
          renamed: { from: 'bob', at: ago(864_000) },
        }),
        'changes its name and says that it will be': shows({
          displayName: 'Bobby',
          renamed: { from: 'bob', at: ago(-864_000) },
        }),
        'shows a former name without a change': shows({ renamed: { from: 'Ann', at: now } }),
        'shows a former name of 100,000 characters': shows({ renamed: { from: LONG, at: now } }),
        'is that of a former manager, with a picture': shows({ ...FORMER, profilePicUrl: pictureOf('bob') }),
        'is that of a former manager, with another name': shows({ ...FORMER, displayName: 'Other Name' }),
        'is named as the product’s support': shows({ displayName: `${product.name} Support` }),
        'has a name with letters that turn the line around': shows({ displayName: '\u202Enna' }),
      },
    };
  },

  'an entry that was renamed': () => ({
    state: scheduled(MEMBERS, {
      userInfo: {
        ann: memberInfo('ann'),
        bob: memberInfo('bob', { displayName: 'Ann', renamed: { from: 'bob', at: ago(60) } }),
        cat: memberInfo('cat'),
      },
    }),
    honest: [bob, commit(showName('bob', 'Ann', 'bob'))],
    attempts: {
      'drops its former name': [bob, enters('bob', { 'userInfo.bob.renamed': null })],
      'dates its former name back': [bob, enters('bob', { 'userInfo.bob.renamed.at': ago(864_000) })],
      'is renamed back as if nothing had been': [
        bob,
        enters('bob', { 'userInfo.bob.displayName': 'bob', 'userInfo.bob.renamed': null }),
      ],
    },
  }),

  'handing over': () => ({
    state: scheduled(),
    honest: [ann, commit(handOver('ann', 'bob'))],
    attempts: {
      'by a member to themselves': [bob, commit(handOver('bob', 'bob'))],
      'by a member in the commissioner’s name': [bob, commit(handOver('ann', 'bob'))],
      'by an outsider to themselves': [dan, commit(handOver('dan', 'dan'))],
      'by an administrator': [root, commit(handOver('root', 'bob'))],
      'to an outsider': [ann, commit(handOver('ann', 'dan'))],
      'to a house team': [ann, commit(handOver('ann', 'house-1'))],
      'to no one': [
        ann,
        commit(bent(bent(handOver('ann', 'bob'), at.league, { createdBy: null }), at.draft, { commissioner: null })),
      ],
      'of the league alone': [ann, change({ createdBy: 'bob', coCommissioner: 'bob' })],
      'without a word about the co-commissioner': [
        ann,
        commit(bent(handOver('ann', 'bob'), at.league, { coCommissioner: undefined })),
      ],
      'of the draft alone': [ann, write(at.draft, update({ commissioner: 'bob' }))],
      'with the draft to another': [ann, commit(bent(handOver('ann', 'bob'), at.draft, { commissioner: 'cat' }))],
      'with another name on the preview': [
        ann,
        commit(bent(handOver('ann', 'bob'), at.joinCode, { managerName: 'cat' })),
      ],
      'with the preview left as it was': [ann, commit({ ...handOver('ann', 'bob'), [at.joinCode]: null })],
      'with another name for the league': [ann, commit(bent(handOver('ann', 'bob'), at.league, { name: 'Bob’s' }))],
      'a second time by the former one': {
        by: ann,
        request: commit(handOver('ann', 'ann', 2)),
        after: [[ann, commit(handOver('ann', 'bob'))]],
      },
    },
  }),

  'own roster document': () => {
    const updateRoster = (fields: DocumentData, by = 'bob'): Request =>
      commit({ [at.leagueUser('bob')]: update(fields), ...marking(by, 'profile') });
    return {
      state: scheduled(),
      honest: [bob, updateRoster({ teamName: 'The Bobs' })],
      attempts: {
        'of another get a name': [ann, updateRoster({ teamName: 'The Losers' }, 'ann')],
        'get an empty name': [bob, updateRoster({ teamName: '' })],
        'get a name of blanks': [bob, updateRoster({ teamName: '     ' })],
        'get a name of 41 characters': [bob, updateRoster({ teamName: 'x'.repeat(41) })],
        'get a name that is a map': [bob, updateRoster({ teamName: { x: 1 } })],
        'get a roster': [bob, updateRoster({ roster: ['ALA-QB'] })],
        'get a lineup’s week': [bob, updateRoster({ lineupWeeks: ['2025-03'] })],
        'get another person': [bob, updateRoster({ userId: 'ann' })],
        'get another league': [bob, updateRoster({ leagueId: 'other' })],
        'get a field more': [bob, updateRoster({ teamName: 'The Bobs', points: 1000 })],
        'are made anew': [bob, write(at.leagueUser('bob'), set(leagueUser('bob', { roster: ['ALA-QB'] })))],
        'of an outsider are made': [dan, write(at.leagueUser('dan'), set(leagueUser('dan')))],
        'of a league that does not exist are made': [
          dan,
          write('leagueUsers/none_dan', set(leagueUser('dan', { leagueId: 'none' }))),
        ],
        'of another are made by the commissioner': [ann, write(at.leagueUser('dan'), set(leagueUser('dan')))],
        'are read by an outsider': [dan, read(at.leagueUser('bob'))],
        'are listened to by an outsider': [dan, listen(at.leagueUser('bob'))],
        'are read by a client that is signed out': [signedOut, read(at.leagueUser('bob'))],
        'that are missing are looked for by another': [dan, read(at.leagueUser('eve'))],
      },
    };
  },

  'the league itself': () => ({
    state: scheduled(),
    honest: [bob, read(at.league)],
    attempts: {
      'is read by an outsider': [dan, read(at.league)],
      'is listened to by an outsider': [dan, listen(at.league)],
      'is read by a client that is signed out': [signedOut, read(at.league)],
      'is read by a person with a member’s name as email': [
        person('dan', { email: 'bob@example.test' }),
        read(at.league),
      ],
      'is read by an outsider whose token says administrator and staff': [
        { uid: 'dan', claims: { email: 'dan@example.test', admin: true, staff: true } },
        read(at.league),
      ],
      'is touched by an outsider with an empty mask': [
        dan,
        write(
          at.league,
          raw((name) => ({
            update: { name, fields: {} },
            updateMask: { fieldPaths: [] },
            currentDocument: { exists: true },
          })),
        ),
      ],
      'is touched by an outsider with what it holds already': [dan, change({ name: 'The Saturday League' })],
      'is touched by an outsider who adds a member that is one already': [dan, change({ members: union('bob') })],
      'is replaced by an outsider': [dan, write(at.league, set(league(['dan'])))],
      'is deleted by an outsider': [dan, write(at.league, remove)],
      'is deleted by a member': [bob, commit(dissolve(MEMBERS))],
      'is deleted by an administrator': [root, commit(dissolve(MEMBERS))],
      'is deleted alone by the commissioner': [ann, write(at.league, remove)],
      'has a subcollection written': [ann, write(`${at.league}/notes/x`, set({ a: 1 }))],
      'has a subcollection read': [ann, read(`${at.league}/notes/x`)],
      'gets a member from the commissioner': [ann, commit({ ...join('dan') })],
      'has its members emptied': [ann, change({ members: [] })],
      'has its members made a map': [ann, change({ members: { ann: true } })],
    },
  }),
});
