import type { DocumentData } from 'firebase/firestore';
import { ago, face, league, scheduledLeague } from '../../support/documents';
import { MEMBERS, at, everybody, message, now, part } from '../honest';
import { confused } from '../support/junk';
import {
  ann,
  bob,
  cat,
  commit,
  count,
  dan,
  eve,
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
  type Request,
} from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { raw, remove, set, union, update } from '../support/wire';

const HOME = { ann: face('ann', { displayName: 'Ann of the Stands' }), bob: face('bob'), cat: face('cat') };
const state = (more: Documents = {}): Documents => ({
  ...everybody(),
  ...scheduledLeague(MEMBERS, { userInfo: HOME }),
  'messages/old': message('ann', { timestamp: ago(60) }),
  'messages/bobs': message('bob', { timestamp: ago(50) }),
  ...more,
});
const NEW = 'messages/new';
const says = (changes: DocumentData = {}): Step => [bob, write(NEW, set(message('bob', changes)))];
const change = (fields: DocumentData, path = 'messages/old'): Request => write(path, update(fields));

export const messages = concern('messages', {
  'sending a message': () => ({
    state: state(),
    honest: says(),
    attempts: {
      'by an outsider': [dan, write(NEW, set(message('dan')))],
      'by a removed member': { by: cat, request: write(NEW, set(message('cat'))), after: [[ann, commit(part('cat'))]] },
      'by an administrator who is no member': [root, write(NEW, set(message('root')))],
      'by a client that is signed out': [signedOut, write(NEW, set(message('bob')))],
      'in the name of another uid': says({ senderId: 'ann', readBy: { ann: true } }),
      'in the name of another uid, read by oneself': says({ senderId: 'ann' }),
      'under the username of another': says({ senderName: 'ann' }),
      'under the display name of another': says({ senderName: 'Ann of the Stands' }),
      'under a name of its own': says({ senderName: 'The Commissioner' }),
      'under the name of the product': says({ senderName: 'Saturday Squads' }),
      'under the name of a former manager': says({ senderName: 'Former manager' }),
      'under an empty name': says({ senderName: '' }),
      'under no name': says({ senderName: null }),
      'under one’s own name in capitals': says({ senderName: 'BOB' }),
      'under one’s own name with a blank': says({ senderName: 'bob ' }),
      'into another league': says({ leagueId: 'other' }),
      'into no league': says({ leagueId: '' }),
      'into a league by a path': says({ leagueId: `../${at.league}` }),
      'without text': says({ text: '' }),
      'with a text of blanks': says({ text: '     ' }),
      'with a text of line breaks': says({ text: '\n\n\n\n' }),
      'with a text of 1,001 characters': says({ text: 'x'.repeat(1001) }),
      'a minute ago': says({ timestamp: ago(60) }),
      'in a minute': says({ timestamp: ago(-60) }),
      'in a hundred years': says({ timestamp: ago(-3_153_600_000) }),
      'read by somebody else already': says({ readBy: { bob: true, ann: true } }),
      'read by nobody': says({ readBy: {} }),
      'read by oneself as a text': says({ readBy: { bob: 'yes' } }),
      'read by oneself as false': says({ readBy: { bob: false } }),
      pinned: says({ pinned: true }),
      'with an answer to another': says({ replyTo: 'old' }),
      'edited already': says({ editedAt: now }),
      ...confused(
        {
          text: ['null', 'a map', 'a list', 'a number', 'a text of 100,000 characters'],
          senderId: ['null', 'a map', 'a list'],
          senderName: ['a map', 'a list', 'a text of 100,000 characters'],
          leagueId: ['null', 'a map', 'a number'],
          timestamp: ['null', 'a number', 'an empty text', 'a timestamp'],
          readBy: ['null', 'a list', 'a boolean', 'a text of 100,000 characters'],
        },
        (field, value) => says({ [field]: value }),
      ),
      'over a message of another': [bob, write('messages/old', set(message('bob')))],
      'over one’s own message': [bob, write('messages/bobs', set(message('bob', { text: 'I never said that.' })))],
      'in a subcollection': [bob, write('messages/old/replies/x', set(message('bob')))],
      'and another in the name of a fellow member': [
        bob,
        commit({ [NEW]: set(message('bob')), 'messages/newer': set(message('ann')) }),
      ],
      'with a name taken for the moment of the batch': [
        bob,
        commit([
          [at.league, update({ 'userInfo.bob.displayName': 'Ann of the Stands' })],
          [NEW, set(message('bob', { senderName: 'Ann of the Stands' }))],
        ]),
      ],
      'with the name of another taken before': {
        by: bob,
        request: write(NEW, set(message('bob', { senderName: 'Ann of the Stands' }))),
        after: [[bob, write(at.league, update({ 'userInfo.bob.displayName': 'Ann of the Stands' }))]],
      },
      'with the username of another taken as display name before': {
        by: bob,
        request: write(NEW, set(message('bob', { senderName: 'ann' }))),
        after: [[bob, write(at.league, update({ 'userInfo.bob.displayName': 'ann' }))]],
      },
    },
  }),

  'reading messages': () => {
    const ours = (uid: string): Request =>
      find('messages', [['leagueId', '==', uid]], { descending: 'timestamp', limit: 20 });
    return {
      state: state(),
      honest: [bob, ours('league1')],
      attempts: {
        'of a league that is not one’s own': [dan, ours('league1')],
        'by a removed member': { by: cat, request: ours('league1'), after: [[ann, commit(part('cat'))]] },
        'by a member of the staff': [sam, ours('league1')],
        'by a client that is signed out': [signedOut, ours('league1')],
        'one of them by an outsider': [dan, read('messages/old')],
        'several of them by an outsider': [dan, readAll('messages/old', 'messages/bobs')],
        'by a listener of an outsider': [dan, listen('messages/old')],
        'by a listener of an outsider on the league': [dan, listenTo('messages', ['leagueId', 'league1'])],
        'of all leagues': [bob, find('messages', [], { descending: 'timestamp', limit: 20 })],
        'of all leagues by a listener': [bob, listenTo('messages')],
        'of one’s own league and another': [bob, find('messages', [['leagueId', 'in', ['league1', 'other']]])],
        'of one sender': [bob, find('messages', [['senderId', '==', 'ann']])],
        'of all leagues but one': [bob, find('messages', [['leagueId', '!=', 'x']])],
        'by collection group': [dan, find('messages', [['leagueId', '==', 'league1']], { group: true })],
        'by counting them': [dan, count('messages', [['leagueId', '==', 'league1']])],
        'by counting those of all': [bob, count('messages')],
        'by one with a uid like a member’s': [person('Bob'), ours('league1')],
      },
    };
  },

  'a message of another': () => ({
    state: state(),
    honest: [bob, change({ 'readBy.bob': true })],
    attempts: {
      'is read by an outsider': [dan, change({ 'readBy.dan': true })],
      'is touched by an outsider with an empty mask': [
        dan,
        write(
          'messages/old',
          raw((name) => ({
            update: { name, fields: {} },
            updateMask: { fieldPaths: [] },
            currentDocument: { exists: true },
          })),
        ),
      ],
      'is unread by another': [bob, change({ 'readBy.ann': false })],
      'is read for somebody else': [bob, change({ 'readBy.cat': true })],
      'is read for somebody else, too': [bob, change({ 'readBy.bob': true, 'readBy.cat': true })],
      'is read with a text': [bob, change({ 'readBy.bob': 'x'.repeat(100_000) })],
      'is read with a map': [bob, change({ 'readBy.bob': { at: 1 } })],
      'is read with a number': [bob, change({ 'readBy.bob': 1 })],
      'is read with a list in place of the map': [bob, change({ readBy: union('bob') })],
      'has all its readers replaced': [bob, change({ readBy: { bob: true } })],
      'is rewritten': [bob, change({ text: 'I never said that.' })],
      'is rewritten by the commissioner': [ann, change({ text: 'I never said that.' }, 'messages/bobs')],
      'is rewritten while it is read': [bob, change({ 'readBy.bob': true, text: 'I never said that.' })],
      'gets another sender': [bob, change({ 'readBy.bob': true, senderId: 'bob' })],
      'gets another name': [bob, change({ senderName: 'Former manager' })],
      'gets another league': [bob, change({ leagueId: 'other' })],
      'gets another time': [bob, change({ timestamp: now })],
      'is deleted': [bob, write('messages/old', remove)],
      'is deleted by the commissioner': [ann, write('messages/bobs', remove)],
      'is deleted by an outsider': [eve, write('messages/old', remove)],
    },
  }),

  'a message of one’s own when the account goes': () => ({
    state: state(),
    honest: [bob, change({ senderName: 'Former manager' }, 'messages/bobs')],
    attempts: {
      'gets another name': [bob, change({ senderName: 'Somebody' }, 'messages/bobs')],
      'gets the name of another': [bob, change({ senderName: 'ann' }, 'messages/bobs')],
      'gets another text, too': [bob, change({ senderName: 'Former manager', text: 'Gone.' }, 'messages/bobs')],
      'gets another sender, too': [bob, change({ senderName: 'Former manager', senderId: 'ann' }, 'messages/bobs')],
      'gets another time, too': [bob, change({ senderName: 'Former manager', timestamp: now }, 'messages/bobs')],
      'that was of somebody else': [bob, change({ senderName: 'Former manager' })],
      'by the commissioner': [ann, change({ senderName: 'Former manager' }, 'messages/bobs')],
    },
  }),

  'a league in which one is named like another': () => ({
    state: {
      ...state(),
      [at.league]: league(MEMBERS, { userInfo: { ...HOME, bob: face('bob', { displayName: 'Ann of the Stands' }) } }),
    },
    honest: [bob, write(NEW, set(message('bob')))],
    attempts: {
      'a message shows the other’s name': [bob, write(NEW, set(message('bob', { senderName: 'Ann of the Stands' })))],
    },
  }),
});
