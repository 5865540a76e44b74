import type { DocumentData } from 'firebase/firestore';
import { product } from '@/config/product';
import { ago, user } from '../../support/documents';
import { answer, at, atDesk, allUsers, feedback as written, mark, now, sendFeedback } from '../honest';
import { confused } from '../support/junk';
import {
  ann,
  bob,
  commit,
  count,
  dan,
  find,
  listen,
  listenTo,
  person,
  read,
  root,
  sam,
  signedOut,
  write,
  type Person,
  type Request,
} from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { raw, remove, set, update } from '../support/wire';

const state = (): Documents => ({
  ...allUsers(),
  [at.user('ann')]: user('ann', { displayName: 'Ann of the Stands' }),
  'feedback/open': written('ann', { createdAt: ago(60) }),
  'feedback/answered': written('ann', { createdAt: ago(90), ...answer({ adminResponseAt: ago(30) }) }),
});
const says = (changes: DocumentData = {}): Step => [bob, commit(sendFeedback('bob', changes))];
const change = (id: string, fields: DocumentData): Request => write(`feedback/${id}`, update(fields));

/** An answer to the open feedback, with its entry in the admin log. */
const answers = (by: Person, changes: DocumentData = {}): Step => [
  by,
  commit(
    atDesk(by?.uid ?? 'dan', { 'feedback/open': update(answer(changes)) }, { kind: 'answer', target: 'feedback/open' }),
  ),
];

export const feedback = concern('feedback', {
  'writing feedback': () => ({
    state: state(),
    honest: says(),
    attempts: {
      'by a client that is signed out': [signedOut, commit(sendFeedback('bob'))],
      'in the name of another uid': says({ userId: 'ann' }),
      'under the name of another': says({ userName: 'Ann of the Stands' }),
      'under the username of another': says({ userName: 'ann' }),
      'under the name of the product': says({ userName: `${product.name} Support` }),
      'under one’s own name in capitals': says({ userName: 'BOB' }),
      'without the mark': [bob, write('feedback/new', set(written('bob')))],
      'with the mark of another': [
        bob,
        commit({ ...sendFeedback('bob'), [at.writeRate('bob', 'feedback')]: set(mark('open')) }),
      ],
      'with the mark of a message': [
        bob,
        commit({
          ...sendFeedback('bob'),
          [at.writeRate('bob', 'feedback')]: null,
          [at.writeRate('bob')]: set(mark('new')),
        }),
      ],
      'two with one mark': [bob, commit({ ...sendFeedback('bob'), 'feedback/newer': set(written('bob')) })],
      'a moment after another': {
        by: bob,
        request: commit(sendFeedback('bob', {}, 'newer')),
        after: [[bob, commit(sendFeedback('bob'))]],
      },
      'a moment after another, with the first deleted': {
        by: bob,
        request: commit(sendFeedback('bob', {}, 'newer')),
        after: [
          [bob, commit(sendFeedback('bob'))],
          [bob, write('feedback/new', remove)],
        ],
      },
      'under a name of 61 characters': says({ userName: 'x'.repeat(61) }),
      'without text': says({ text: '' }),
      'with a text of blanks': says({ text: '    ' }),
      'with a text of 2,001 characters': says({ text: 'x'.repeat(2001) }),
      'of a category that does not exist': says({ category: 'rant' }),
      'from no page': says({ page: '' }),
      'from a page on another site': says({ page: 'https://evil.example/' }),
      'from a page of 201 characters': says({ page: `/${'x'.repeat(201)}` }),
      'an hour ago': says({ createdAt: ago(3600) }),
      'in an hour': says({ createdAt: ago(-3600) }),
      'answered already': says({ hasAdminResponse: true, adminResponse: 'Done.', adminResponseAt: now }),
      'with an answer that is not there yet': says({ adminResponse: 'Done.' }),
      'with the time of an answer': says({ adminResponseAt: now }),
      'with the answer read': says({ adminResponseRead: true }),
      'with a priority': says({ priority: 1 }),
      'with an attachment': says({ attachment: 'x'.repeat(900_000) }),
      ...confused(
        {
          userId: ['null', 'a map', 'a list'],
          userName: ['null', 'a map', 'a text of 100,000 characters'],
          category: ['null', 'a map', 'a list'],
          text: ['null', 'a map', 'a list', 'a text of 100,000 characters'],
          page: ['null', 'a map', 'a number', 'a text of 100,000 characters'],
          createdAt: ['null', 'a number', 'a timestamp'],
          hasAdminResponse: ['null', 'a number', 'an empty text'],
          adminResponse: ['a map', 'an empty text', 'a text of 100,000 characters'],
          adminResponseRead: ['null', 'a map'],
        },
        (field, value) => says({ [field]: value }),
      ),
      'over another’s': [bob, write('feedback/open', set(written('bob')))],
      'over one’s own': [ann, write('feedback/open', set(written('ann')))],
      'in a subcollection': [bob, write('feedback/open/notes/x', set({ a: 1 }))],
    },
  }),

  'reading feedback': () => ({
    state: state(),
    honest: [
      ann,
      find('feedback', [
        ['userId', '==', 'ann'],
        ['hasAdminResponse', '==', true],
        ['adminResponseRead', '==', false],
      ]),
    ],
    attempts: {
      'of another': [bob, read('feedback/open')],
      'of another by a listener': [bob, listen('feedback/open')],
      'of another by a query': [bob, find('feedback', [['userId', '==', 'ann']])],
      'of another by counting': [bob, count('feedback', [['userId', '==', 'ann']])],
      'of all by a query': [ann, find('feedback')],
      'of all by a listener': [ann, listenTo('feedback')],
      'of all that is open': [ann, find('feedback', [['hasAdminResponse', '==', false]])],
      'of oneself and another': [bob, find('feedback', [['userId', 'in', ['ann', 'bob']]])],
      'by a client that is signed out': [signedOut, read('feedback/open')],
      'by a token that claims to be an administrator': [person('dan', { admin: true }), find('feedback')],
      'by the writer’s email on another uid': [person('dan', { email: 'ann@example.test' }), read('feedback/open')],
    },
  }),

  'answering feedback': () => ({
    state: state(),
    honest: answers(root),
    attempts: {
      'by its writer': answers(ann),
      'by another person': answers(bob),
      'by staff, without words': answers(sam, { adminResponse: '' }),
      'by a token that claims to be an administrator': answers(person('dan', { admin: true })),
      'with another text of the writer': answers(root, { text: 'All is well.' }),
      'with another writer': answers(root, { userId: 'bob' }),
      'with another time of writing': answers(root, { createdAt: now }),
      'without words': answers(root, { adminResponse: '' }),
      'with 2,001 characters': answers(root, { adminResponse: 'x'.repeat(2001) }),
      'with a map': answers(root, { adminResponse: { x: 1 } }),
      'at another time': answers(root, { adminResponseAt: ago(60) }),
      'read already': answers(root, { adminResponseRead: true }),
      'marked as unanswered': answers(root, { hasAdminResponse: false }),
      'with a field more': answers(root, { note: 'hi' }),
      'without an entry in the log': [root, change('open', answer())],
      'without an entry in the log, by staff': [sam, change('open', answer())],
      'with the entry of another': [
        sam,
        commit(atDesk('sam', { 'feedback/open': update(answer()) }, { by: 'root', target: 'feedback/open' })),
      ],
      'with the entry of other feedback': [
        sam,
        commit(atDesk('sam', { 'feedback/open': update(answer()) }, { target: 'feedback/other' })),
      ],
      'by deleting it': [root, write('feedback/open', remove)],
      'for one that does not exist': [root, write('feedback/none', set(answer()))],
    },
  }),

  'having read the answer': () => ({
    state: state(),
    honest: [ann, change('answered', { adminResponseRead: true })],
    attempts: {
      'before there is one': [ann, change('open', { adminResponseRead: true })],
      'by another person': [bob, change('answered', { adminResponseRead: true })],
      'by an administrator': [root, change('answered', { adminResponseRead: true })],
      'with another text': [ann, change('answered', { adminResponseRead: true, text: 'Something else.' })],
      'with another answer': [ann, change('answered', { adminResponseRead: true, adminResponse: 'You win a car.' })],
      'as a text': [ann, change('answered', { adminResponseRead: 'yes' })],
      'as a map': [ann, change('answered', { adminResponseRead: { x: 1 } })],
      'with the answer taken out': [ann, change('answered', { hasAdminResponse: false, adminResponse: null })],
      'with an empty mask by another person': [
        dan,
        write(
          'feedback/answered',
          raw((name) => ({
            update: { name, fields: {} },
            updateMask: { fieldPaths: [] },
            currentDocument: { exists: true },
          })),
        ),
      ],
      'and then unread': {
        by: ann,
        request: change('answered', { adminResponseRead: false }),
        after: [[ann, change('answered', { adminResponseRead: true })]],
      },
    },
  }),

  'taking feedback back': () => ({
    state: state(),
    honest: [ann, write('feedback/open', remove)],
    attempts: {
      'of another': [bob, write('feedback/open', remove)],
      'of another by staff': [sam, write('feedback/open', remove)],
      'by a client that is signed out': [signedOut, write('feedback/open', remove)],
      'of another with one’s email': [person('dan', { email: 'ann@example.test' }), write('feedback/open', remove)],
    },
  }),
});
