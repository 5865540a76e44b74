import { CACHING, type Case, type Outcome } from '../types';
import { SERVER_TIME } from '../values';
import { PAGES } from './pages';

// The request time that a listener's rules see.

const DENIED: Outcome = { error: 'permission-denied' };
const MARK = 'get(/databases/$(database)/documents/runs/$(run)/marks/now).data.at';

/** The rules for these rows, inside the match of a sandbox. */
export const LISTENER_RULES = [
  `      match /marks/{id} { allow create, get: if true; }
      match /earlier/{id} { allow get: if request.time < ${MARK}; }
      match /later/{id} { allow get: if request.time > ${MARK}; }`,
];

export const listenerTimeCases: readonly Case[] = [
  {
    user: { sub: 'ann' },
    clients: CACHING,
    because: `Only these listen and are evaluated: ${PAGES.listen}`,
    name: 'request.time of a listener is the opening of its stream, that of a transaction is the present',
    page: PAGES.rulesConditions,
    alone: true,
    steps: [
      [{ listen: 'marks/first', as: 'first' }, null],
      [{ write: [{ set: 'marks/now', data: { at: SERVER_TIME } }] }, 'ok'],
      [{ listen: 'later/one', as: 'later' }, DENIED],
      [{ listen: 'earlier/one', as: 'earlier' }, null],
      [{ transaction: ['later/one'], writes: [] }, { attempts: 1 }],
      [{ transaction: ['earlier/one'], writes: [] }, DENIED],
    ],
  },
];
