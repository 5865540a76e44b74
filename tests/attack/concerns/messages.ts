import type { DocumentData } from 'firebase/firestore';
import { ago, memberInfo, joinCode, league, scheduledLeague } from '../../support/documents';
import { MEMBERS, at, bent, allUsers, enter, mark, message, now, removal, sendMessage, showName } from '../honest';
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

const HOME = {
  ann: memberInfo('ann', { displayName: 'Ann of the Stands' }),
  bob: memberInfo('bob'),
  cat: memberInfo('cat'),
};
const state = (more: Documents = {}): Documents => ({
  ...allUsers(),
  ...scheduledLeague(MEMBERS, { userInfo: HOME }),
  [at.joinCode]: joinCode(MEMBERS, { managerName: 'Ann of the Stands' }),
  'messages/old': message('ann', { timestamp: ago(60) }),
  'messages/bobs': message('bob', { timestamp: ago(50) }),
  ...more,
});
const NEW = 'messages/new';
const says = (changes: DocumentData = {}): Step => [bob, commit(sendMessage('bob', changes))];
const change = (fields: DocumentData, path = 'messages/old'): Request => write(path, update(fields));
/** A change in one batch with the mark of a kind. */
export const marked = (uid: string, kind: string, fields: DocumentData, id = 'old'): Request =>
  commit({ [`messages/${id}`]: update(fields), [at.writeRate(uid, kind)]: set(mark(id)) });
/** A poll that is open for an hour. */
const POLL = { text: 'Who wins?\nAlabama\nGeorgia', closesAt: ago(-3600) };
const EDIT = { text: 'I never said that.', editedAt: now };

export const messages = concern('messages', {
  // The marks are from later: on a slow machine a second would be over before the next request.
  'a moment after another': () => ({
    state: state({
      [at.writeRate('bob')]: mark('old', { since: ago(-3600) }),
      [at.writeRate('bob', 'reaction')]: mark('old', { since: ago(-3600) }),
    }),
    honest: [cat, commit(sendMessage('cat'))],
    attempts: {
      'another message': says(),
      'another message, with its mark counted on': [
        bob,
        commit({ ...sendMessage('bob'), [at.writeRate('bob')]: update({ id: 'new', at: now, count: 2 }) }),
      ],
      'the mark is deleted': [bob, write(at.writeRate('bob'), remove)],
      'another reaction': [bob, marked('bob', 'reaction', { 'reactions.bob': 'fire' })],
    },
  }),

  'sending a message': () => ({
    state: state(),
    honest: says(),
    attempts: {
      'by an outsider': [dan, commit(sendMessage('dan'))],
      'by a removed member': { by: cat, request: commit(sendMessage('cat')), after: [[ann, commit(removal('cat'))]] },
      'by an administrator who is no member': [root, commit(sendMessage('root'))],
      'by a client that is signed out': [signedOut, commit(sendMessage('bob'))],
      'in the name of another uid': says({ senderId: 'ann', readBy: { ann: true } }),
      'in the name of another uid, read by oneself': says({ senderId: 'ann' }),
      'under the name of another': says({ senderName: 'Ann of the Stands' }),
      'under a made-up name': says({ senderName: 'The Commissioner' }),
      'under a name that is null': says({ senderName: null }),
      'with a made-up picture': says({ senderPicture: 'https://evil.example/track.png' }),
      'without the mark': [bob, write(NEW, set(message('bob')))],
      'with the mark of another message': [
        bob,
        commit({ ...sendMessage('bob'), [at.writeRate('bob')]: set(mark('old')) }),
      ],
      'with the mark of another person': [
        bob,
        commit({
          ...sendMessage('bob'),
          [at.writeRate('bob')]: null,
          [at.writeRate('ann')]: set(mark('new')),
        }),
      ],
      'with a mark of feedback': [
        bob,
        commit({
          ...sendMessage('bob'),
          [at.writeRate('bob')]: null,
          [at.writeRate('bob', 'feedback')]: set(mark('new')),
        }),
      ],
      'with a mark of a minute ago': [bob, commit(bent(sendMessage('bob'), at.writeRate('bob'), { since: ago(60) }))],
      'with a mark in an hour': [bob, commit(bent(sendMessage('bob'), at.writeRate('bob'), { since: ago(-3600) }))],
      'with a mark that says more': [
        bob,
        commit(bent(sendMessage('bob'), at.writeRate('bob'), { note: 'x'.repeat(100_000) })),
      ],
      'with a mark that counts none': [bob, commit(bent(sendMessage('bob'), at.writeRate('bob'), { count: 0 }))],
      'with a mark that counts two': [bob, commit(bent(sendMessage('bob'), at.writeRate('bob'), { count: 2 }))],
      'with a mark of another kind': [
        bob,
        commit({
          ...sendMessage('bob'),
          [at.writeRate('bob')]: null,
          [at.writeRate('bob', 'code')]: set(mark('new')),
        }),
      ],
      'with a mark that is deleted in the same batch': [
        bob,
        commit({ ...sendMessage('bob'), [at.writeRate('bob')]: remove }),
      ],
      'under an id that runs backwards, as an answer': [
        bob,
        commit(sendMessage('bob', { replyTo: 'old' }, 'new\u202enews')),
      ],
      'two with one mark': [bob, commit({ ...sendMessage('bob'), 'messages/newer': set(message('bob')) })],
      'into another league': says({ leagueId: 'other' }),
      'into no league': says({ leagueId: '' }),
      'into a league by a path': says({ leagueId: `../${at.league}` }),
      'without text': says({ text: '' }),
      'with a text of blanks': says({ text: '     ' }),
      'with a text of line breaks': says({ text: '\n\n\n\n' }),
      'with a text of 999 line breaks': says({ text: `x${'\n'.repeat(998)}x` }),
      'with a text that begins with a line break': says({ text: '\nHello' }),
      'with a text that begins with something invisible': says({ text: '\u200bHello' }),
      'with a text that runs backwards': says({ text: 'Score: \u202e7-41' }),
      'with a text that turns the rest around': says({ text: 'Score: \u2067 7-41' }),
      'with a text that rings a bell': says({ text: 'Hello\u0007' }),
      'with a text that ends the line twice': says({ text: 'Hello\r\nBob' }),
      'with a text of 1,001 characters': says({ text: 'x'.repeat(1001) }),
      'a minute ago': says({ timestamp: ago(60) }),
      'in a minute': says({ timestamp: ago(-60) }),
      'in a hundred years': says({ timestamp: ago(-3_153_600_000) }),
      'read by another person already': says({ readBy: { bob: true, ann: true } }),
      'read by no one': says({ readBy: {} }),
      'read by oneself as a text': says({ readBy: { bob: 'yes' } }),
      'read by oneself as false': says({ readBy: { bob: false } }),
      pinned: says({ pinned: true }),
      'with an answer to a path': says({ replyTo: `../leagues/${at.league}` }),
      'with an answer to several': says({ replyTo: ['old', 'bobs'] }),
      'with an answer of 100,000 characters': says({ replyTo: 'x'.repeat(100_000) }),
      'with mentions in a list': says({ mentions: ['ann', 'dan'] }),
      'with reactions already': says({ reactions: { ann: 'fire' } }),
      'removed already': says({ text: '', removedBy: 'bob' }),
      'as news of the league': says({ kind: 'trade' }),
      'as the league itself': says({ senderId: 'league', readBy: { bob: true } }),
      'edited already': says({ editedAt: now }),
      ...confused(
        {
          text: ['null', 'a map', 'a list', 'a number', 'a text of 100,000 characters'],
          senderId: ['null', 'a map', 'a list'],
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
        commit({
          ...sendMessage('bob'),
          'messages/newer': set(message('ann')),
          [at.writeRate('ann')]: set(mark('newer')),
        }),
      ],
      'while the entry takes another’s name and shows no former one': [
        bob,
        commit({ ...sendMessage('bob'), ...enter('bob', { 'userInfo.bob.displayName': 'Ann of the Stands' }) }),
      ],
      'while the entry takes another’s name for the moment of the batch': {
        by: bob,
        request: write(
          at.league,
          update({
            'userInfo.bob.displayName': 'bob',
            'userInfo.bob.renamed': null,
          }),
        ),
        after: [[bob, commit({ ...sendMessage('bob'), ...showName('bob', 'bob', 'Ann of the Stands') })]],
      },
    },
  }),

  'noting that there is a new message': () => {
    const notes = (fields: DocumentData): Step => [bob, commit(bent(sendMessage('bob'), at.league, fields))];
    const alone = write(at.league, update({ lastMessageAt: now }));
    const { [at.league]: _noted, ...unnoted } = sendMessage('bob');
    return {
      state: state({ 'leagues/other': { ...scheduledLeague(['bob'])[at.league] } }),
      honest: says(),
      attempts: {
        'without a message': [bob, alone],
        'by the commissioner without a message': [ann, alone],
        'by an outsider without a message': [dan, alone],
        'by an outsider with a message': [dan, commit(sendMessage('dan'))],
        'by a client that is signed out': [signedOut, alone],
        'for the message before': { by: bob, request: alone, after: [[bob, commit(unnoted)]] },
        'for a message of another': { by: bob, request: alone, after: [[ann, commit(sendMessage('ann'))]] },
        'in another league': [bob, commit({ ...unnoted, 'leagues/other': update({ lastMessageAt: now }) })],
        'with an edit': [
          bob,
          commit({
            'messages/bobs': update(EDIT),
            [at.writeRate('bob')]: set(mark('bobs')),
            [at.league]: update({ lastMessageAt: now }),
          }),
        ],
        'as sent a minute ago': notes({ lastMessageAt: ago(60) }),
        'as sent in an hour': notes({ lastMessageAt: ago(-3600) }),
        'as never sent': notes({ lastMessageAt: null }),
        'as a text': notes({ lastMessageAt: 'now' }),
        'with its text': notes({ lastMessage: 'x'.repeat(100_000) }),
        'with another name of the league': notes({ name: 'Bob’s League' }),
        'with the league': notes({ createdBy: 'bob' }),
      },
    };
  },

  'reading messages': () => {
    const ours = (uid: string): Request =>
      find('messages', [['leagueId', '==', uid]], { descending: 'timestamp', limit: 20 });
    return {
      state: state(),
      honest: [bob, ours('league1')],
      attempts: {
        'of a league that is not one’s own': [dan, ours('league1')],
        'by a removed member': { by: cat, request: ours('league1'), after: [[ann, commit(removal('cat'))]] },
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
      'is read for another person': [bob, change({ 'readBy.cat': true })],
      'is read for another person, too': [bob, change({ 'readBy.bob': true, 'readBy.cat': true })],
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

  'a message of one’s own': () => ({
    state: state(),
    honest: [cat, change({ 'readBy.cat': true }, 'messages/bobs')],
    attempts: {
      'is rewritten': [bob, change({ text: 'I never said that.' }, 'messages/bobs')],
      'is given away': [bob, change({ senderId: 'ann' }, 'messages/bobs')],
      'gets a name': [bob, change({ senderName: 'Former manager' }, 'messages/bobs')],
      'is dated back': [bob, change({ timestamp: ago(86_400) }, 'messages/bobs')],
      'is dated forward': [bob, change({ timestamp: now }, 'messages/bobs')],
      'is moved to another league': [bob, change({ leagueId: 'other' }, 'messages/bobs')],
      'loses its readers': [bob, change({ readBy: {} }, 'messages/bobs')],
      'is unread': [bob, change({ 'readBy.bob': false }, 'messages/bobs')],
      'is made again over itself': [bob, commit(sendMessage('bob', { text: 'I never said that.' }, 'bobs'))],
    },
  }),

  'editing a message': () => ({
    state: state({ 'messages/late': message('bob', { timestamp: ago(301) }) }),
    honest: [bob, marked('bob', 'message', EDIT, 'bobs')],
    attempts: {
      'of another': [bob, marked('bob', 'message', EDIT)],
      'of another as the commissioner': [ann, marked('ann', 'message', EDIT, 'bobs')],
      'of another as an administrator': [root, marked('root', 'message', EDIT)],
      'after five minutes': [bob, marked('bob', 'message', EDIT, 'late')],
      'after five minutes, with its time changed': [bob, marked('bob', 'message', { ...EDIT, timestamp: now }, 'late')],
      'without saying so': [bob, marked('bob', 'message', { text: EDIT.text }, 'bobs')],
      'without the mark': [bob, change(EDIT, 'messages/bobs')],
      'with the mark of a reaction': [bob, marked('bob', 'reaction', EDIT, 'bobs')],
      'as of another time': [bob, marked('bob', 'message', { ...EDIT, editedAt: ago(60) }, 'bobs')],
      'into nothing': [bob, marked('bob', 'message', { ...EDIT, text: '  ' }, 'bobs')],
      'into 1,001 characters': [bob, marked('bob', 'message', { ...EDIT, text: 'x'.repeat(1001) }, 'bobs')],
      'and what it answers': [bob, marked('bob', 'message', { ...EDIT, replyTo: 'old' }, 'bobs')],
      'and who has read it': [bob, marked('bob', 'message', { ...EDIT, 'readBy.ann': true }, 'bobs')],
      'by a removed member': {
        by: bob,
        request: marked('bob', 'message', EDIT, 'bobs'),
        after: [[ann, commit(removal('bob'))]],
      },
      'that was removed': {
        by: bob,
        request: marked('bob', 'message', EDIT, 'bobs'),
        after: [[ann, change({ text: '', removedBy: 'ann' }, 'messages/bobs')]],
      },
    },
  }),

  'removing a message as co-commissioner': () => ({
    state: state({ [at.league]: league(MEMBERS, { userInfo: HOME, coCommissioner: 'cat' }) }),
    honest: [cat, change({ text: '', removedBy: 'cat' }, 'messages/bobs')],
    attempts: {
      'in the commissioner’s name': [cat, change({ text: '', removedBy: 'ann' }, 'messages/bobs')],
      'as another member': [bob, change({ text: '', removedBy: 'bob' })],
    },
  }),

  'removing a message': () => ({
    state: state(),
    honest: [ann, change({ text: '', removedBy: 'ann' }, 'messages/bobs')],
    attempts: {
      'of another as a member': [bob, change({ text: '', removedBy: 'bob' })],
      'of another as an outsider': [dan, change({ text: '', removedBy: 'dan' })],
      'of another as an administrator': [root, change({ text: '', removedBy: 'root' })],
      'of another in the commissioner’s name': [bob, change({ text: '', removedBy: 'ann' })],
      'of one’s own in the commissioner’s name': [bob, change({ text: '', removedBy: 'ann' }, 'messages/bobs')],
      'in one’s own name as the commissioner': [ann, change({ text: '', removedBy: 'bob' }, 'messages/bobs')],
      'with other words left': [ann, change({ text: 'Gone.', removedBy: 'ann' }, 'messages/bobs')],
      'without saying who did': [ann, change({ text: '' }, 'messages/bobs')],
      'and its sender': [ann, change({ text: '', removedBy: 'ann', senderId: 'cat' }, 'messages/bobs')],
      'that the sender has removed': {
        by: ann,
        request: change({ text: '', removedBy: 'ann' }, 'messages/bobs'),
        after: [[bob, change({ text: '', removedBy: 'bob' }, 'messages/bobs')]],
      },
    },
  }),

  'reacting to a message': () => ({
    state: state({ 'messages/gone': message('ann', { text: '', removedBy: 'ann', timestamp: ago(60) }) }),
    honest: [bob, marked('bob', 'reaction', { 'reactions.bob': 'fire' })],
    attempts: {
      'as an outsider': [dan, marked('dan', 'reaction', { 'reactions.dan': 'fire' })],
      'as an administrator': [root, marked('root', 'reaction', { 'reactions.root': 'fire' })],
      'for another': [bob, marked('bob', 'reaction', { 'reactions.ann': 'fire' })],
      'for another, too': [bob, marked('bob', 'reaction', { 'reactions.bob': 'fire', 'reactions.ann': 'fire' })],
      'with another word': [bob, marked('bob', 'reaction', { 'reactions.bob': 'vomit' })],
      'with two words': [bob, marked('bob', 'reaction', { 'reactions.bob': 'like fire' })],
      'with 100,000 characters': [bob, marked('bob', 'reaction', { 'reactions.bob': 'x'.repeat(100_000) })],
      'with a list': [bob, marked('bob', 'reaction', { 'reactions.bob': ['like'] })],
      'with a map': [bob, marked('bob', 'reaction', { 'reactions.bob': { like: true } })],
      'in place of all others': [bob, marked('bob', 'reaction', { reactions: 'like' })],
      'without the mark': [bob, change({ 'reactions.bob': 'fire' })],
      'with the mark of a message': [bob, marked('bob', 'message', { 'reactions.bob': 'fire' })],
      'and marking it as read for another': [
        bob,
        marked('bob', 'reaction', { 'reactions.bob': 'fire', 'readBy.cat': true }),
      ],
      'that was removed': [bob, marked('bob', 'reaction', { 'reactions.bob': 'fire' }, 'gone')],
    },
  }),

  'asking a poll': () => ({
    state: state(),
    honest: says(POLL),
    attempts: {
      'that has closed': says({ ...POLL, closesAt: ago(1) }),
      'as an outsider': [dan, commit(sendMessage('dan', POLL))],
      'as an administrator who is no member': [root, commit(sendMessage('root', POLL))],
      'by a client that is signed out': [signedOut, commit(sendMessage('bob', POLL))],
      'in the name of another': says({ ...POLL, senderId: 'ann' }),
      'without the mark': [bob, write(NEW, set(message('bob', POLL)))],
      'with a vote of one’s own already': says({ ...POLL, votes: { bob: '1' } }),
      'with votes of others already': says({ ...POLL, votes: { ann: '1', cat: '1' } }),
      'with its answers in a list': says({ ...POLL, answers: ['Alabama', 'Georgia'] }),
      'with a question of 1,001 characters': says({ ...POLL, text: `${'x'.repeat(1001)}\nYes\nNo` }),
      'with 150 answers': says({ ...POLL, text: `Who?${'\nMe'.repeat(150)}` }),
      'in a league that is not one’s own': says({ ...POLL, leagueId: 'other' }),
      ...confused(
        { closesAt: ['null', 'a number', 'a map', 'a list', 'a boolean', 'a text of 100,000 characters'] },
        (field, value) => says({ ...POLL, [field]: value }),
      ),
    },
  }),

  'voting in a poll': () => {
    const votes = (fields: DocumentData, id = 'poll', by = bob, uid = 'bob'): Step => [
      by,
      marked(uid, 'reaction', fields, id),
    ];
    const poll = (changes: DocumentData = {}) => message('ann', { ...POLL, timestamp: ago(60), ...changes });
    return {
      state: state({
        'messages/poll': poll({ votes: { cat: '1' } }),
        'messages/own': poll({ senderId: 'bob' }),
        'messages/closed': poll({ closesAt: ago(1) }),
        'messages/gone': poll({ text: '', removedBy: 'ann' }),
      }),
      honest: votes({ 'votes.bob': '2' }),
      attempts: {
        'that has closed': votes({ 'votes.bob': '2' }, 'closed'),
        'that is none': votes({ 'votes.bob': '2' }, 'old'),
        'that was removed': votes({ 'votes.bob': '2' }, 'gone'),
        'as an outsider': votes({ 'votes.dan': '2' }, 'poll', dan, 'dan'),
        'as an administrator': votes({ 'votes.root': '2' }, 'poll', root, 'root'),
        'by a client that is signed out': [signedOut, marked('bob', 'reaction', { 'votes.bob': '2' }, 'poll')],
        'for another': votes({ 'votes.ann': '2' }),
        'for another, too': votes({ 'votes.bob': '2', 'votes.ann': '2' }),
        'in place of another': votes({ 'votes.cat': '2' }),
        'in place of all others': votes({ votes: { bob: '2' } }),
        'for two answers': votes({ 'votes.bob': '1 2' }),
        'for two answers in a list': votes({ 'votes.bob': ['1', '2'] }),
        'for a seventh answer': votes({ 'votes.bob': '7' }),
        'for none': votes({ 'votes.bob': '0' }),
        'with a number': votes({ 'votes.bob': 2 }),
        'with a map': votes({ 'votes.bob': { '1': true } }),
        'with null': votes({ 'votes.bob': null }),
        'with 100,000 characters': votes({ 'votes.bob': '1'.repeat(100_000) }),
        'without the mark': [bob, change({ 'votes.bob': '2' }, 'messages/poll')],
        'with the mark of a message': [bob, marked('bob', 'message', { 'votes.bob': '2' }, 'poll')],
        'and keeping it open': votes({ 'votes.bob': '2', closesAt: ago(-86_400) }),
        'and reading it for another': votes({ 'votes.bob': '2', 'readBy.cat': true }),
        'that is opened again': [ann, change({ closesAt: ago(-86_400) }, 'messages/closed')],
        'that is closed early': [ann, change({ closesAt: now }, 'messages/poll')],
        'that becomes a message': [ann, marked('ann', 'message', EDIT, 'poll')],
        'that is one’s own and asks something else': [
          bob,
          marked('bob', 'message', { ...EDIT, text: 'Who?\nAlabama\nGeorgia' }, 'own'),
        ],
      },
    };
  },

  'reporting a message': () => ({
    state: state(),
    honest: [bob, marked('bob', 'reaction', { 'reports.bob': 'report' })],
    attempts: {
      'as an outsider': [dan, marked('dan', 'reaction', { 'reports.dan': 'report' })],
      'in the name of another': [bob, marked('bob', 'reaction', { 'reports.cat': 'report' })],
      'with a text': [bob, marked('bob', 'reaction', { 'reports.bob': 'x'.repeat(100_000) })],
      'without the mark': [bob, change({ 'reports.bob': 'report' })],
      'and taking back another’s': {
        by: bob,
        request: marked('bob', 'reaction', { reports: { bob: 'report' } }),
        after: [[cat, marked('cat', 'reaction', { 'reports.cat': 'report' })]],
      },
    },
  }),
});
