import { ago, scheduledLeague, writeRate } from '../../support/documents';
import { MEMBERS, allUsers, at, bent, mark, message, now, seat, sendFeedback, sendMessage } from '../honest';
import { ann, bob, commit, write, type Batch } from '../support/requests';
import { concern, type Attempt, type Documents } from '../support/scene';
import { update } from '../support/wire';
import { marked } from './messages';

const PATH = 'messages/bobs';
/** A mark that is over, so that it could be written anew. */
const old = (id: string): Documents[string] => writeRate(id, ago(100_000));
const state = (): Documents => ({
  ...allUsers(),
  ...scheduledLeague(MEMBERS),
  [PATH]: message('bob', { timestamp: ago(50) }),
  'messages/anns': message('ann', { timestamp: ago(40) }),
  [at.writeRate('bob')]: old('bobs'),
  [at.writeRate('bob', 'reaction')]: old('anns'),
  [at.writeRate('bob', 'feedback')]: old('new'),
  [at.writeRate('ann', 'code')]: old('SEAT2345'),
});

/** The batch without its mark, and with a mark of an earlier time. */
const ofAnEarlierWrite = (what: string, batch: Batch, path: string, by = bob): Record<string, Attempt> => ({
  [`${what} with the mark of an earlier one`]: [by, commit({ ...batch, [path]: null })],
  [`${what} with a mark of a moment ago`]: [by, commit(bent(batch, path, { at: ago(1) }))],
  [`${what} with a mark of no time`]: [by, commit(bent(batch, path, { at: undefined }))],
});

export const marks = concern('marks', {
  'a reaction to a message': () => ({
    state: state(),
    honest: [bob, marked('bob', 'reaction', { 'reactions.bob': 'like' }, 'anns')],
    attempts: {
      'with the mark of an earlier one': [bob, write('messages/anns', update({ 'reactions.bob': 'like' }))],
      'that is a report, with the mark of an earlier one': [
        bob,
        write('messages/anns', update({ 'reports.bob': 'report' })),
      ],
      'with a mark that keeps its time': [
        bob,
        commit({
          'messages/anns': update({ 'reactions.bob': 'like' }),
          [at.writeRate('bob', 'reaction')]: update({ since: now, count: 1 }),
        }),
      ],
    },
  }),

  'an edit of a message': () => ({
    state: state(),
    honest: [bob, marked('bob', 'message', { text: 'Sunday.', editedAt: now }, 'bobs')],
    attempts: {
      'with the mark of an earlier one': [bob, write(PATH, update({ text: 'Sunday.', editedAt: now }))],
      'with the mark of another message': [
        bob,
        commit({
          [PATH]: update({ text: 'Sunday.', editedAt: now }),
          ...bent(sendMessage('bob'), at.writeRate('bob'), mark('new')),
        }),
      ],
    },
  }),

  'new documents': () => ({
    state: state(),
    honest: [bob, commit(sendMessage('bob'))],
    attempts: {
      ...ofAnEarlierWrite('a message', sendMessage('bob', {}, 'bobs2'), at.writeRate('bob')),
      ...ofAnEarlierWrite('feedback', sendFeedback('bob'), at.writeRate('bob', 'feedback')),
      ...ofAnEarlierWrite('a seat', seat(), at.writeRate('ann', 'code'), ann),
    },
  }),
});
