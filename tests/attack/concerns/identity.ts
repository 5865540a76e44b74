import type { DocumentData } from 'firebase/firestore';
import { NOTICE_KINDS } from '@/domain/notices/kinds';
import { product } from '@/config/product';
import { ago, emailKeyOf, user, username } from '../../support/documents';
import { at, bent, deleteAccount, allUsers, mark, now, pictureOf, rename, signUp } from '../honest';
import { confused } from '../support/junk';
import {
  ann,
  bob,
  commit,
  find,
  listen,
  listenTo,
  person,
  read,
  readAll,
  root,
  sam,
  signedOut,
  write,
  type Batch,
} from '../support/requests';
import { concern, type Step } from '../support/scene';
import { bytes, raw, remove, set, update } from '../support/wire';

const newcomer = person('new');
const LONG = 'x'.repeat(100_000);
const PICTURES = 'https://firebasestorage.googleapis.com/v0/b/';
const signs = (batch: Batch): Step => [newcomer, commit(batch)];
const withUser = (changes: DocumentData): Step => signs(bent(signUp('new'), at.user('new'), changes));
const withName = (changes: DocumentData): Step => signs(bent(signUp('new'), at.username('new'), changes));
/** Signs up with this name in the user document, the reservation and its key. */
const called = (name: string): Step => signs(signUp('new', name));

/** Values that a user document must not have, by what is wrong with them. */
const WRONG_FIELDS: Readonly<Record<string, DocumentData>> = {
  'an empty display name': { displayName: '' },
  'a display name of blanks': { displayName: '    ' },
  'a display name of line breaks': { displayName: '\n\n' },
  'a display name of 61 characters': { displayName: 'x'.repeat(61) },
  'a display name that is a map': { displayName: { first: 'Dan' } },
  'a display name that is a number': { displayName: 7 },
  'a display name of the product’s support': { displayName: `${product.name} Support` },
  'a name of 61 characters': { name: 'x'.repeat(61) },
  'a name that is a list': { name: ['Dan'] },
  'a favourite team of eleven characters': { favoriteTeam: 'x'.repeat(11) },
  'a favourite team that does not exist': { favoriteTeam: 'YALE' },
  'a favourite team that is a number': { favoriteTeam: 7 },
  'a picture address of 2,001 characters': { profilePicUrl: `https://x/${'x'.repeat(2001)}` },
  'a picture on another host': { profilePicUrl: 'https://evil.example/track.png' },
  'a picture in another project’s bucket': {
    profilePicUrl: `${PICTURES}evil.appspot.com/o/profilePictures%2Fnew%2Fme?alt=media`,
  },
  'a picture of another person': { profilePicUrl: pictureOf('zoe') },
  'a picture without a token': { profilePicUrl: 'profilePictures/new/picture?alt=media' },
  'a picture that is a script': { profilePicUrl: 'javascript:alert(1)' },
  'a picture within the address': { profilePicUrl: `data:text/html;base64,${'A'.repeat(100)}` },
  'a picture that is a map': { profilePicUrl: { url: 'x' } },
  'a picture that is bytes': { profilePicUrl: bytes(100) },
  'a last login of 41 characters': { lastLogin: 'x'.repeat(41) },
  'a last login that is a map': { lastLogin: { at: 1 } },
  'read conversations that are a text': { lastRead: 'league1' },
  'read conversations that are a list': { lastRead: ['league1'] },
  'a conversation read up to a text of 2,001 characters': { lastRead: { league1: 'x'.repeat(2001) } },
  'a conversation read up to a map': { lastRead: { league1: { at: 1 } } },
  'a conversation with an id of 1,400 characters, twice': {
    lastRead: { [`a${'x'.repeat(1399)}`]: 1, [`b${'x'.repeat(1399)}`]: 1 },
  },
  'sent feedback that is a text': { sentFeedback: 'x'.repeat(100_000) },
  'sent feedback that is a map': { sentFeedback: { often: true } },
  'a kind of person of 21 characters': { userType: 'x'.repeat(21) },
  'a kind of person that is an administrator': { userType: 'admin' },
  'a mark of onboarding of 100,000 characters': { isOnboarding: LONG },
  'a mark of onboarding that is a map': { isOnboarding: { x: 1 } },
  'a finished onboarding that is a map': { onboardingCompleted: { x: LONG } },
  'a mark of newness that is a list': { isNewUser: [LONG] },
  'a mark of Google that is a text': { isGoogleSignIn: LONG },
  'a roster code of 100,000 characters': { rosterCode: LONG },
  'a roster code that is a map': { rosterCode: { x: 1 } },
  'a device of 1,000 characters': { notices: { ['c'.repeat(22)]: 'x'.repeat(1000) } },
  'a device that is a map': { notices: { ['c'.repeat(22)]: { since: 1_760_000_000_000 } } },
  'more devices than there are settings': {
    notices: Object.fromEntries(
      Array.from({ length: NOTICE_KINDS.length + 7 }, (_, i) => [`c${String(i)}`.padEnd(22, '-'), 1_760_000_000_000]),
    ),
  },
  'a field more': { role: 'boss' },
  'a field more of odd letters': { 'x.y': 1 },
};

export const identity = concern('users & usernames', {
  'signing up': () => ({
    state: allUsers(),
    honest: [newcomer, commit(signUp('new'))],
    attempts: {
      'under a key that is another’s uid': signs(signUp('new', 'new', 'zoe')),
      'under a key that is another’s email': signs(signUp('new', 'new', emailKeyOf('zoe'))),
      'under the email itself as key': signs(signUp('new', 'new', 'new@example.test')),
      'under the email key in capitals': signs(signUp('new', 'new', 'NEW@EXAMPLE_TEST')),
      'in the name of another uid': withUser({ uid: 'zoe' }),
      'with the email of another': withUser({ email: 'zoe@example.test' }),
      'with no email': withUser({ email: null }),
      'with an email that is a list': withUser({ email: ['new@example.test'] }),
      'as an administrator': withUser({ admin: true }),
      'as an administrator by a text': withUser({ admin: 'true' }),
      'with admin left out': withUser({ admin: undefined }),
      'with admin null': withUser({ admin: null }),
      'as staff': withUser({ staff: true }),
      'with staff left out': withUser({ staff: undefined }),
      ...Object.fromEntries(Object.entries(WRONG_FIELDS).map(([what, fields]) => [`with ${what}`, withUser(fields)])),
      'by a client that is signed out': [signedOut, commit(signUp('new'))],
      'by a token without an email': [{ uid: 'new', claims: {} }, commit(signUp('new', 'new', 'new'))],
      'by a token with another email': [person('new', { email: 'zoe@example.test' }), commit(signUp('new'))],
      'by a token whose email is a number': [person('new', { email: 7 }), commit(signUp('new'))],
      'by a token whose email is null': [person('new', { email: null }), commit(signUp('new', 'new', 'new'))],
      'with a username that was not reserved': [newcomer, write(at.user('new'), set(user('new')))],
      'with a username that is another’s': [newcomer, write(at.user('new'), set(user('new', { username: 'ann' })))],
      'with a username taken from another in the batch': signs({ ...signUp('new', 'ann') }),
      'with a username deleted from another in the batch': [
        newcomer,
        commit([
          [at.username('ann'), remove],
          [at.username('ann'), set(username('new', { username: 'ann', lowercaseUsername: 'ann' }))],
          [at.user('new'), set(user('new', { username: 'ann' }))],
        ]),
      ],
      'with a document for another person beside it': signs({
        ...signUp('new'),
        [at.user('zoe')]: set(user('zoe', { username: '' })),
      }),
      'with two documents and two names': signs({ ...signUp('new'), ...signUp('new', 'newer', 'new') }),
    },
  }),

  'reserving a username': () => ({
    state: allUsers(),
    honest: [newcomer, commit(signUp('new', 'New'))],
    attempts: {
      'without the user document': [newcomer, write(at.username('new'), set(username('new')))],
      'of two characters': called('ab'),
      'of 21 characters': called('a'.repeat(21)),
      'of signs alone': called('-.-'),
      'with a blank': called('an n'),
      'with a sign': called('ann!'),
      'with letters of another script': called('аnn'),
      'with an accent': called('ánn'),
      'with a picture': called('ann😀'),
      'with letters of no width': called('an\u200Bn'),
      'with a line break at the end': called('new\n'),
      'that is “admin”': called('admin'),
      'that is “administrator”': called('administrator'),
      'that is “support”': called('support'),
      'that is “commissioner”': called('commissioner'),
      'that is the product’s': called(product.name.toLowerCase().replaceAll(' ', '')),
      'that is “Saturday_Squads”': called('Saturday_Squads'),
      'that is “moderator”': called('moderator'),
      'that is “former_manager”': called('former_manager'),
      'under another key': signs({
        ...signUp('new'),
        [at.username('new')]: null,
        [at.username('newer')]: set(username('new')),
      }),
      'under a key in capitals': signs({
        ...signUp('new'),
        [at.username('new')]: null,
        'usernames/New': set(username('new', { lowercaseUsername: 'New', username: 'New' })),
      }),
      'with another name inside': withName({ username: 'newer' }),
      'with another name in lower case': withName({ lowercaseUsername: 'newer' }),
      'in the name of another uid': withName({ originalUid: 'ann' }),
      'for another’s user document': withName({ uid: emailKeyOf('ann') }),
      'for a user document that does not exist': withName({ uid: 'new' }),
      'from another source': withName({ source: 'gift' }),
      'with a time that is no text': withName({ createdAt: 7 }),
      'with a time of 41 characters': withName({ createdAt: 'x'.repeat(41) }),
      'with a field more': withName({ verified: true }),
      'for a second time by a person who has one': [
        ann,
        commit({ [at.username('annie')]: set(username('ann', { username: 'annie', lowercaseUsername: 'annie' })) }),
      ],
      'and keeping the former one': [ann, commit({ ...rename('ann', 'ann', 'annie'), [at.username('ann')]: null })],
      'by way of a second user document': [
        ann,
        commit({
          'users/ann': set(user('ann', { username: 'annie' })),
          [at.username('annie')]: set(username('ann', { uid: 'ann', username: 'annie', lowercaseUsername: 'annie' })),
        }),
      ],
      'by way of a second user document, which then owns the name': [
        ann,
        commit({
          'users/ann': set(user('ann', { username: 'annie' })),
          [at.username('annie')]: set(username('ann', { uid: 'ann', username: 'annie', lowercaseUsername: 'annie' })),
          [at.usernameOwner('ann')]: set({ username: 'annie' }),
        }),
      ],
      'and another in the same batch': signs({
        ...signUp('new'),
        [at.username('newer')]: set(username('new', { username: 'newer', lowercaseUsername: 'newer' })),
      }),
      'for a list of names by one user document': [
        ann,
        commit({
          ...rename('ann', 'ann', 'annie'),
          [at.username('annie2')]: set(username('ann', { username: 'annie2', lowercaseUsername: 'annie2' })),
        }),
      ],
      'by a client that is signed out': [signedOut, commit(signUp('new'))],
    },
  }),

  'a reservation': () => {
    const change = (fields: DocumentData): Step => [ann, write(at.username('ann'), update(fields))];
    return {
      state: allUsers(),
      honest: [
        ann,
        commit({ [at.username('ann')]: update({ username: 'Ann' }), [at.user('ann')]: update({ username: 'Ann' }) }),
      ],
      attempts: {
        'is changed by another': [bob, write(at.username('ann'), update({ username: 'ANN' }))],
        'is taken over by another': [bob, write(at.username('ann'), update({ originalUid: 'bob' }))],
        'is replaced by another': [
          bob,
          write(at.username('ann'), set(username('bob', { username: 'ann', lowercaseUsername: 'ann' }))),
        ],
        'is deleted by another': [bob, write(at.username('ann'), remove)],
        'is deleted by an administrator': [root, write(at.username('ann'), remove)],
        'is deleted while the user document carries it': [ann, write(at.username('ann'), remove)],
        'is given to another': change({ originalUid: 'bob' }),
        'leads to another’s user document': change({ uid: emailKeyOf('bob') }),
        'becomes another name': change({ username: 'Anna' }),
        'becomes another name in its lower case': change({ lowercaseUsername: 'anna' }),
        'gets a field more': change({ verified: true }),
        'gets another source': change({ source: 'admin' }),
        'gets a made-up time': change({ createdAt: 'now' }),
        'is read by another': [bob, read(at.username('ann'))],
        'is listened to by another': [bob, listen(at.username('ann'))],
        'is read among others by another': [bob, readAll(at.username('bob'), at.username('ann'))],
        'is read by a client that is signed out': [signedOut, read(at.username('ann'))],
        'that is free is looked for by a client that is signed out': [signedOut, read(at.username('free'))],
        'is listed by its owner': [ann, find('usernames', [['originalUid', '==', 'ann']])],
        'is listed by another': [bob, find('usernames', [['lowercaseUsername', '==', 'ann']])],
        'is listened to in a list': [bob, listenTo('usernames')],
        'is listed by an administrator': [root, find('usernames')],
      },
    };
  },

  'who owns a username': () => {
    const owns = (data: DocumentData, uid = 'ann'): Step => [ann, write(at.usernameOwner(uid), set(data))];
    return {
      state: allUsers(),
      honest: [ann, commit(rename('ann', 'ann', 'annie'))],
      attempts: {
        'becomes the owner of another’s name': owns({ username: 'bob' }),
        'becomes the owner of a name that is not reserved': owns({ username: 'annie' }),
        'becomes the owner of an empty name': owns({ username: '' }),
        'becomes the owner of null': owns({ username: null }),
        'becomes the owner of a list of names': owns({ username: ['ann', 'annie'] }),
        'says more': owns({ username: 'ann', verified: true }),
        'is written by another': [bob, write(at.usernameOwner('ann'), set({ username: 'bob' }))],
        'is deleted by another': [bob, write(at.usernameOwner('ann'), remove)],
        'is deleted while the reservation exists': [ann, write(at.usernameOwner('ann'), remove)],
        'is deleted with the reservation kept by a new one': [
          ann,
          commit({ ...rename('ann', 'ann', 'annie'), [at.usernameOwner('ann')]: remove }),
        ],
        'is made for another person': [ann, write(at.usernameOwner('zoe'), set({ username: 'ann' }))],
        'is read by another': [bob, read(at.usernameOwner('ann'))],
        'is read by a client that is signed out': [signedOut, read(at.usernameOwner('ann'))],
        'is listed': [ann, find('usernameOwners', [['username', '==', 'bob']])],
        'takes a new name and leaves the user document': [
          ann,
          commit({ ...rename('ann', 'ann', 'annie'), [at.username('ann')]: null, [at.user('ann')]: null }),
        ],
        'lets the name go that the user document keeps': [
          ann,
          commit({ ...deleteAccount('ann'), [at.user('ann')]: null }),
        ],
        'lets the name go and takes it in the same batch for another': [
          ann,
          commit({
            ...deleteAccount('ann'),
            [at.username('ann')]: set(username('bob', { username: 'ann', lowercaseUsername: 'ann' })),
          }),
        ],
      },
    };
  },

  'how often a person writes': () => {
    // Offers are counted for an hour, so on a slow machine these marks are still valid when the last attempt is sent.
    const marks = (changes: DocumentData, path = at.writeRate('ann', 'offer')): Step => [
      ann,
      write(path, set(mark('new', { since, count: 20, ...changes }))),
    ];
    const since = ago(30);
    // Feedback is counted for ten seconds, which may pass before the next request: so its mark is from later.
    const later = ago(-3600);
    const anew = { since: now, count: 1 };
    return {
      state: {
        ...allUsers(),
        [at.writeRate('ann')]: mark('old', { since: ago(3600) }),
        [at.writeRate('ann', 'feedback')]: mark('old', { since: later }),
        [at.writeRate('ann', 'code')]: mark('old', { since, count: 20 }),
        [at.writeRate('ann', 'offer')]: mark('old', { since, count: 19 }),
        [at.writeRate('ann', 'league')]: mark('old', { since: ago(7200), count: 5 }),
      },
      honest: marks({}),
      attempts: {
        'is counted from now while it counts already': marks(anew),
        'is counted from later': marks({ since: ago(10) }),
        'is counted from long ago': marks({ since: ago(7200) }),
        'is counted from the future': marks({ since: ago(-7200) }),
        'is not counted': marks({ count: 19 }),
        'is counted back': marks({ count: 1 }),
        'is counted by a half': marks({ count: 19.5 }),
        'is dated back': marks({ since: ago(60) }),
        'is dated forward': marks({ since: ago(-60) }),
        'says more': marks({ note: 'x'.repeat(100_000) }),
        'has a long id': marks({ id: 'x'.repeat(100_000) }),
        'has an id that is a map': marks({ id: { x: 1 } }),
        'is counted above its bound': { by: ann, request: marks({ count: 21 })[1], after: [marks({})] },
        'is of a sixth league': marks({ since: ago(7200), count: 6 }, at.writeRate('ann', 'league')),
        'is of a league, counted anew': marks(anew, at.writeRate('ann', 'league')),
        'is of a second feedback': marks({ since: later, count: 2 }, at.writeRate('ann', 'feedback')),
        'is of a code above its bound': marks({ count: 21 }, at.writeRate('ann', 'code')),
        'is of a kind that does not exist': marks(anew, at.writeRate('ann', 'like')),
        'is under another id': marks(anew, 'writeRates/ann_2/kinds/message'),
        'is under the uid alone': marks(anew, 'writeRates/ann'),
        'is in another collection': marks(anew, 'writeRates/ann/more/message'),
        'is deleted while it counts': [ann, write(at.writeRate('ann', 'league'), remove)],
        'is deleted while a feedback counts': [ann, write(at.writeRate('ann', 'feedback'), remove)],
        'is deleted when an offer was made a moment ago': {
          by: bob,
          request: write(at.writeRate('bob', 'offer'), remove),
          after: [[bob, write(at.writeRate('bob', 'offer'), set(mark('new')))]],
        },
        'is written by another': [bob, write(at.writeRate('ann'), set(mark('new')))],
        'is deleted by another': [bob, write(at.writeRate('ann'), remove)],
        'is read by another': [bob, read(at.writeRate('ann'))],
      },
    };
  },

  'one’s own record': () => {
    const change = (fields: DocumentData): Step => [ann, write(at.user('ann'), update(fields))];
    return {
      state: allUsers(),
      honest: [
        ann,
        write(at.user('ann'), update({ name: 'Ann', favoriteTeam: 'LSU', lastLogin: '2025-09-02T00:00:00.000Z' })),
      ],
      attempts: {
        'of another is changed': [bob, write(at.user('ann'), update({ name: 'Bob was here' }))],
        'of another is replaced': [bob, write(at.user('ann'), set(user('bob')))],
        'of another is deleted': [bob, write(at.user('ann'), remove)],
        'of another is touched with an empty mask': [
          bob,
          write(
            at.user('ann'),
            raw((name) => ({
              update: { name, fields: {} },
              updateMask: { fieldPaths: [] },
              currentDocument: { exists: true },
            })),
          ),
        ],
        'of another is changed by staff': [sam, write(at.user('ann'), update({ name: 'Sam was here' }))],
        'gets another uid': change({ uid: 'bob' }),
        'gets the email of another': change({ email: 'bob@example.test' }),
        'becomes an administrator’s': change({ admin: true }),
        'becomes staff’s': change({ staff: true }),
        'gets the username of another': change({ username: 'bob' }),
        'gets a username that is free and not reserved': change({ username: 'annie' }),
        'loses its username and keeps the reservation': change({ username: '' }),
        'gets a username that is a map': change({ username: { x: 1 } }),
        ...Object.fromEntries(
          Object.entries(WRONG_FIELDS)
            .filter(([what]) => !what.endsWith('odd letters'))
            .map(([what, fields]) => [`gets ${what}`, change(fields)]),
        ),
        ...confused(
          {
            uid: ['null', 'a map'],
            email: ['null', 'a map', 'a list'],
            admin: ['null', 'a map', 'a number', 'an empty text'],
            staff: ['null', 'a map', 'a number'],
            username: ['a list', 'a number'],
          },
          (field, value) => change({ [field]: value }),
        ),
        'is deleted with the reservation kept': [ann, write(at.user('ann'), remove)],
        'is deleted with another’s reservation': [
          ann,
          commit({ [at.user('ann')]: remove, [at.username('ann')]: remove, [at.username('bob')]: remove }),
        ],
        'is read by another': [bob, read(at.user('ann'))],
        'is read by a fellow member': [bob, readAll(at.user('ann'))],
        'is listened to by another': [bob, listen(at.user('ann'))],
        'is read by a client that is signed out': [signedOut, read(at.user('ann'))],
        'is found by its email': [bob, find('users', [['email', '==', 'ann@example.test']])],
        'is found by one’s own uid': [bob, find('users', [['uid', '==', 'bob']])],
        'that is missing is looked for under another’s key': [bob, read(at.user('zoe'))],
        'has a subcollection written': [ann, write(`${at.user('ann')}/private/x`, set({ a: 1 }))],
      },
    };
  },

  'an email changed outside the app': () => {
    const moved = person('ann', { email: 'ann.new@example.test' });
    return {
      state: allUsers(),
      honest: [moved, write(at.user('ann'), update({ name: 'Ann' }))],
      attempts: {
        'does not let another change the record': [
          person('bob', { email: 'ann@example.test' }),
          write(at.user('ann'), update({ name: 'Bob' })),
        ],
        'does not let another read the record': [person('bob', { email: 'ann@example.test' }), read(at.user('ann'))],
        'does not let another delete the record': [
          person('bob', { email: 'ann@example.test' }),
          commit(deleteAccount('ann')),
        ],
        'does not put the record under another’s email': [
          moved,
          write(at.user('ann'), update({ email: 'bob@example.test' })),
        ],
        'does not free the reservation for another': [
          person('bob', { email: 'ann@example.test' }),
          write(at.username('ann'), remove),
        ],
        'does not make a second record with a second name': [
          moved,
          commit({
            'users/ann_new@example_test': set(user('ann', { email: 'ann.new@example.test', username: 'annie' })),
            [at.username('annie')]: set(
              username('ann', { uid: 'ann_new@example_test', username: 'annie', lowercaseUsername: 'annie' }),
            ),
          }),
        ],
      },
    };
  },

  'a token with the email in capitals': () => {
    const loud = person('ann', { email: 'Ann@Example.TEST' });
    return {
      state: allUsers(),
      honest: [loud, write(at.user('ann'), update({ name: 'Ann' }))],
      attempts: {
        'of another person reads nothing': [person('bob', { email: 'Ann@Example.TEST' }), read(at.user('ann'))],
        'of another person changes nothing': [
          person('bob', { email: 'Ann@Example.TEST' }),
          write(at.user('ann'), update({ name: 'B' })),
        ],
        'makes a record under the key in capitals': [
          loud,
          write('users/Ann@Example_TEST', set(user('ann', { username: '' }))),
        ],
      },
    };
  },

  'two emails that give one key': () => {
    const twin = person('twin', { email: 'ann@example_test' });
    return {
      state: allUsers(),
      honest: [twin, write('users/twin', set(user('twin', { email: 'ann@example_test', username: '' })))],
      attempts: {
        'read the other’s record': [twin, read(at.user('ann'))],
        'change the other’s record': [twin, write(at.user('ann'), update({ name: 'Twin' }))],
        'take the other’s record over': [
          twin,
          write(at.user('ann'), set(user('twin', { email: 'ann@example_test', username: '' }))),
        ],
        'delete the other’s record': [twin, write(at.user('ann'), remove)],
        'have the other’s reservation': [twin, write(at.username('ann'), update({ username: 'ANN' }))],
      },
    };
  },
});
