import { CODE, LEAGUE, ago, joinCode, league, scheduledLeague } from '../../support/documents';
import {
  MEMBERS,
  at,
  allUsers,
  feedback,
  found,
  logged,
  mark,
  message,
  now,
  order,
  part,
  join,
  seat,
  sendFeedback,
  sendMessage,
} from '../honest';
import { ann, bob, commit, dan, signedOut, type Batch, type Request } from '../support/requests';
import { concern, type Documents } from '../support/scene';
import { set, update } from '../support/wire';

const state = (): Documents => ({ ...allUsers(), ...scheduledLeague(MEMBERS) });
const times = <T>(many: number, build: (index: number) => T): T[] => Array.from({ length: many }, (_, i) => build(i));
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const codeOf = (index: number): string => `ZZZ${LETTERS[Math.floor(index / 23) % 23]}${LETTERS[index % 23]}2`;
const idOf = (index: number): string => `a1B2c3D4e5F6g7H8i${String(100 + index)}`;
const seatOf = (index: number): string => `SEAT${codeOf(index).slice(2)}`;
const says = (index: number): Request => commit(sendMessage('bob', {}, `new${index}`));
const wishes = (index: number): Request => commit(sendFeedback('bob', {}, `new${index}`));
const countFor = (uid: string, kind: string, id: string, index: number): Batch => ({
  [at.writeRate(uid, kind)]: index === 0 ? set(mark(id)) : update({ id, at: now, count: index + 1 }),
});
const founds = (index: number): Request =>
  commit({ ...found('dan', idOf(index), codeOf(index)), ...countFor('dan', 'league', idOf(index), index) });
const holds = (index: number): Batch => ({
  ...seat({}, seatOf(index)),
  ...countFor('ann', 'code', seatOf(index), index),
});

export const limits = concern('limits & flooding', {
  'founding leagues': () => ({
    state: state(),
    honest: [dan, founds(0)],
    attempts: {
      'forty of one account, one after another': { by: dan, flood: times(40, founds) },
      'three in one batch': [
        dan,
        commit(
          times(3, (i) => Object.entries(found('dan', idOf(i), codeOf(i))).map(([path, one]) => [path, one!] as const))
            .flat()
            .filter(([path], index, all) => all.findIndex(([other]) => other === path) === index),
        ),
      ],
      'one by a client that is signed out': [signedOut, founds(0)],
    },
  }),

  'sending messages': () => ({
    state: state(),
    honest: [bob, says(0)],
    attempts: {
      'sixty in a row': { by: bob, flood: times(60, says) },
      'a hundred in one batch': [
        bob,
        commit({
          ...Object.fromEntries(times(100, (i) => [`messages/new${i}`, set(message('bob'))] as const)),
          ...sendMessage('bob', {}, 'new0'),
        }),
      ],
      'ten in one batch': [
        bob,
        commit({
          ...Object.fromEntries(times(10, (i) => [`messages/new${i}`, set(message('bob'))] as const)),
          ...sendMessage('bob', {}, 'new0'),
        }),
      ],
    },
  }),

  'writing feedback': () => ({
    state: state(),
    honest: [bob, wishes(0)],
    attempts: {
      'sixty in a row': { by: bob, flood: times(60, wishes) },
      'a hundred in one batch': [
        bob,
        commit({
          ...Object.fromEntries(times(100, (i) => [`feedback/new${i}`, set(feedback('bob'))] as const)),
          ...sendFeedback('bob', {}, 'new0'),
        }),
      ],
      'ten in one batch': [
        bob,
        commit({
          ...Object.fromEntries(times(10, (i) => [`feedback/new${i}`, set(feedback('bob'))] as const)),
          ...sendFeedback('bob', {}, 'new0'),
        }),
      ],
    },
  }),

  'holding seats': () => ({
    state: state(),
    honest: [ann, commit(seat())],
    attempts: {
      'sixty in a league of four': { by: ann, flood: times(60, (i) => commit(holds(i))) },
      'a hundred in one batch': [
        ann,
        commit(
          times(100, (i) => Object.entries(holds(i)).map(([path, one]) => [path, one!] as const))
            .flat()
            .filter(([path], index, all) => all.findIndex(([other]) => other === path) === index),
        ),
      ],
    },
  }),

  'the draft’s log before the start': () => {
    const entered = (entries: number): Documents => ({
      ...state(),
      [at.draft]: {
        ...(state()[at.draft] as object),
        order: MEMBERS,
        log: Object.fromEntries(
          times(entries, (i) => [i + 1, { ...logged('order', 'ann', { how: 'set', order: MEMBERS }), at: ago(60) }]),
        ),
      },
    });
    return {
      state: entered(150),
      honest: [bob, commit(part('bob'))],
      attempts: {
        'grows by one more order': [
          ann,
          commit({
            [at.draft]: update({
              order: ['cat', 'bob', 'ann'],
              houseTeams: [],
              'log.151': logged('order', 'ann', { how: 'set', order: ['cat', 'bob', 'ann'] }),
            }),
          }),
        ],
        'is begun anew by an order': [ann, commit(order(['cat', 'bob', 'ann']))],
      },
    };
  },

  'joining leagues': () => ({
    state: {
      ...state(),
      ...Object.fromEntries(
        times(3, (i) => [
          [`leagues/${idOf(i)}`, league(['ann'], { joinCode: codeOf(i) })],
          [`joinCodes/${codeOf(i)}`, joinCode(['ann'], { leagueId: idOf(i) })],
        ]).flat(),
      ),
    },
    honest: [dan, commit(join('dan'))],
    attempts: {
      'with the code of one, into another': [dan, commit({ ...join('dan', codeOf(0)) })],
      'with a code of another case': [dan, commit(join('dan', CODE.toLowerCase()))],
      'whose id is the code': [dan, commit(join('dan', LEAGUE))],
    },
  }),
});
