import type { DocumentData } from 'firebase/firestore';
import { LEAGUE, WEEK, activeDraft, ago, league, ledger, leagueUser, scheduledLeague } from '../../support/documents';
import { chosenFor, pickWrite } from '../../support/picks';
import { allUsers, at, atDesk, handOver, logged, now, options, resume } from '../honest';
import { byPretenders } from '../support/pretenders';
import { bob, cat, commit, dan, find, read, root, sam, write, type Request } from '../support/requests';
import { concern, type Documents } from '../support/scene';
import { remove, set, update } from '../support/wire';

const MOVE = `transactions/${LEAGUE}_1`;
const state = (): Documents => ({ ...allUsers(), [at.ledger]: ledger({ settled: true }) });

export const desk = concern('leagues at the desk', {
  'a league that the desk looks into': () => {
    const looksInto: Record<string, Request> = {
      'the league': read(at.league),
      'its ledger': read(at.ledger),
      'its draft': read(at.draft),
      'a move': read(MOVE),
    };
    return {
      state: {
        ...state(),
        [at.league]: league(['cat', 'eve'], { draftStatus: 'complete' }),
        [at.draft]: activeDraft(['cat', 'eve']),
        [at.queue('cat')]: { squads: ['ALA-QB'] },
        [at.lineups]: { leagueId: LEAGUE, users: {} },
        [MOVE]: { leagueId: LEAGUE, step: 1, kind: 'drop', by: 'cat' },
        'messages/said': { leagueId: LEAGUE, senderId: 'cat', text: 'Hi', readBy: {} },
        [`claims/${LEAGUE}_${WEEK}_cat`]: { leagueId: LEAGUE, weekId: WEEK, uid: 'cat', claims: [] },
        [`leagueUsers/${LEAGUE}_cat`]: leagueUser('cat'),
      },
      honest: [sam, read(MOVE)],
      attempts: {
        ...Object.assign(
          {},
          ...Object.entries(looksInto).map(([what, request]) => byPretenders(`${what} is read`, (by) => [by, request])),
        ),
        'leagues are listed by an outsider': [dan, find('leagues', [['season', '==', 2025]])],
        'its moves are listed by an outsider': [dan, find('transactions', [['leagueId', '==', LEAGUE]])],
        'its conversation is read by staff': [sam, read('messages/said')],
        'its conversation is listed by staff': [sam, find('messages', [['leagueId', '==', LEAGUE]])],
        'a claim is read by staff': [sam, read(`claims/${LEAGUE}_${WEEK}_cat`)],
        'its lineups are read by staff': [sam, read(at.lineups)],
        'a queue is read by staff while the clock runs': [sam, read(at.queue('cat'))],
        'a queue is read by an administrator while the clock runs': [root, read(at.queue('cat'))],
        'its name is changed by staff': [sam, commit(atDesk('sam', { [at.league]: update({ name: 'Ours' }) }))],
        'its name is changed by an administrator': [
          root,
          commit(atDesk('root', { [at.league]: update({ name: 'Ours' }) })),
        ],
        'its ledger is changed by staff': [sam, commit(atDesk('sam', { [at.ledger]: update({ rosters: {} }) }))],
        'the lineups of its ledger are changed by staff': [
          sam,
          commit(atDesk('sam', { [at.ledger]: update({ lineups: {} }) })),
        ],
        'a move is changed by staff': [sam, commit(atDesk('sam', { [MOVE]: update({ kind: 'add' }) }))],
        'a move is deleted by an administrator': [root, commit(atDesk('root', { [MOVE]: remove }))],
        'a member is removed by staff': [sam, commit(atDesk('sam', { [at.league]: update({ members: ['eve'] }) }))],
      },
    };
  },

  'a league whose commissioner is gone': () => {
    const entry = { kind: 'league', target: LEAGUE };
    const hands = (by: string, to = 'eve') => atDesk(by, handOver(by, to), entry);
    return {
      state: { ...allUsers(), ...scheduledLeague(['cat', 'eve']) },
      honest: [sam, commit(hands('sam'))],
      attempts: {
        ...byPretenders('it is handed over', (by) => [by, commit(hands(by?.uid ?? 'dan'))]),
        ...byPretenders('it is handed over without an entry in the log', (by) => [
          by,
          commit(handOver(by?.uid ?? 'dan', 'eve')),
        ]),
        'it is handed over without an entry in the log by staff': [sam, commit(handOver('sam', 'eve'))],
        'it is handed over with the entry of another league': [
          sam,
          commit(atDesk('sam', handOver('sam', 'eve'), { ...entry, target: 'other' })),
        ],
        'it is handed over in the name of its commissioner': [
          sam,
          commit(atDesk('sam', handOver('cat', 'eve'), entry)),
        ],
        'it is handed over to the desk': [sam, commit(hands('sam', 'sam'))],
        'it is handed over to an outsider': [sam, commit(hands('sam', 'dan'))],
        'it is handed over by a former administrator': [bob, commit(atDesk('bob', handOver('bob', 'bob'), entry))],
        'its draft is started': [sam, commit(atDesk('sam', { [at.league]: update({ draftStatus: 'active' }) }, entry))],
        'its draft is paused': [
          sam,
          commit(atDesk('sam', { [at.draft]: update({ 'log.1': logged('pause', 'sam'), pausedAt: now }) }, entry)),
        ],
      },
    };
  },

  'a league with an offensive name': () => {
    const entry = { kind: 'league', target: LEAGUE };
    const renames = (name: string) => options({ name }, { leagueName: name }, { leagueName: name });
    return {
      state: { ...allUsers(), ...scheduledLeague(['cat', 'eve']) },
      honest: [sam, commit(atDesk('sam', renames('Unnamed league'), entry))],
      attempts: {
        ...byPretenders('it is renamed', (by) => [
          by,
          commit(atDesk(by?.uid ?? 'dan', renames('Unnamed league'), entry)),
        ]),
        'it is renamed without an entry in the log': [sam, commit(renames('Unnamed league'))],
        'it is renamed with the entry of another league': [
          sam,
          commit(atDesk('sam', renames('Unnamed league'), { ...entry, target: 'other' })),
        ],
        'it is renamed in the league alone': [
          sam,
          commit(atDesk('sam', { [at.league]: update({ name: 'Unnamed league' }) }, entry)),
        ],
        'it is renamed in the public list alone': [
          sam,
          commit(atDesk('sam', { [at.joinCode]: update({ leagueName: 'Unnamed league' }) }, entry)),
        ],
        'it gets the product’s name': [sam, commit(atDesk('sam', renames('Saturday Squads'), entry))],
      },
    };
  },

  'a draft whose members are away': () => {
    const draft = activeDraft(['cat', 'eve']);
    draft.turn = { ...(draft.turn as DocumentData), startedAt: ago(6000) };
    const due = (by: string, changes: DocumentData = {}) =>
      atDesk(by, { [at.draft]: update(pickWrite(draft, 'ALA-QB', 'missed', changes)) }, { kind: 'draft' });
    return {
      state: {
        ...state(),
        [at.league]: league(['cat', 'eve'], { draftStatus: 'active' }),
        [at.draft]: draft,
        [at.queue('eve')]: { squads: ['ALA-QB'] },
      },
      honest: [sam, commit(due('sam'))],
      attempts: {
        ...byPretenders('the pick is made', (by) => [by, commit(due(by?.uid ?? 'dan'))]),
        'the pick is made without an entry in the log': [
          sam,
          write(at.draft, update(pickWrite(draft, 'ALA-QB', 'missed'))),
        ],
        'another squad than the best is picked': [
          sam,
          commit(atDesk('sam', { [at.draft]: update(pickWrite(draft, 'LSU-K', 'missed')) })),
        ],
        'a squad is chosen as the commissioner': [
          sam,
          commit(atDesk('sam', { [at.draft]: update(chosenFor(draft, 'LSU-K')) })),
        ],
        'a squad is chosen as the manager': [
          sam,
          commit(atDesk('sam', { [at.draft]: update(pickWrite(draft, 'LSU-K', 'own')) })),
        ],
        'the draft is paused': [
          sam,
          commit(atDesk('sam', { [at.draft]: update({ pausedAt: now, 'log.1': logged('pause', 'sam') }) })),
        ],
        'the clock is changed by an administrator': [
          root,
          commit(
            atDesk('root', {
              [at.draft]: update({
                clockSeconds: 15,
                'log.1': { ...logged('clock', 'root'), clockSeconds: 15, quietHours: null },
              }),
            }),
          ),
        ],
        'the queue of a manager who isn’t on the clock is read': [sam, read(at.queue('eve'))],
        'a queue is written': [sam, commit(atDesk('sam', { [at.queue('cat')]: set({ squads: ['LSU-K'] }) }))],
      },
    };
  },

  'a draft whose pause was forgotten': () => {
    const draft = { ...activeDraft(['cat', 'eve']), pausedAt: ago(100_000) };
    const resumes = (by: string) => atDesk(by, resume(draft, by), { kind: 'draft' });
    return {
      state: { ...state(), [at.league]: league(['cat', 'eve'], { draftStatus: 'active' }), [at.draft]: draft },
      honest: [sam, commit(resumes('sam'))],
      attempts: {
        ...byPretenders('it is resumed', (by) => [by, commit(resumes(by?.uid ?? 'dan'))]),
        'it is resumed without an entry in the log': [sam, commit(resume(draft, 'sam'))],
      },
    };
  },

  'a draft that was paused a moment ago': () => {
    const draft = { ...activeDraft(['cat', 'eve']), pausedAt: ago(60) };
    return {
      state: { ...state(), [at.league]: league(['cat', 'eve'], { draftStatus: 'active' }), [at.draft]: draft },
      honest: [cat, commit(resume(draft, 'cat'))],
      attempts: {
        'it is resumed by staff': [sam, commit(atDesk('sam', resume(draft, 'sam'), { kind: 'draft' }))],
        'it is resumed by an administrator': [root, commit(atDesk('root', resume(draft, 'root'), { kind: 'draft' }))],
      },
    };
  },
});
