import type { DocumentData } from 'firebase/firestore';
import { LEAGUE, activeDraft, joinCode, league, leagueUser, ledger, scheduledDraft } from '../../support/documents';
import { played } from '../../support/picks';
import { at, bent, allUsers, settle } from '../honest';
import { confused } from '../support/junk';
import { ann, bob, commit, dan, listen, read, root, sam, signedOut, write, type Request } from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { plus, raw, remove, set, union, update } from '../support/wire';
import { onlySlots } from '../../support/slots';

const QB_ONLY = onlySlots({ QB: 1 });
const over = (): DocumentData =>
  played(activeDraft(['ann', 'bob'], { slots: QB_ONLY, rounds: 2, houseTeams: ['house-1'] }), [
    'ALA-QB',
    'LSU-QB',
    'TEX-QB',
    'OK-QB',
    'SC-QB',
    'UK-QB',
  ]);
const finished = (draft: DocumentData, books: DocumentData = {}, status = 'active'): Documents => ({
  ...allUsers(),
  [at.league]: league(['ann', 'bob'], { draftStatus: status }),
  [at.joinCode]: joinCode(['ann', 'bob'], { draftStatus: status }),
  [at.draft]: draft,
  [at.ledger]: ledger(books),
  [at.leagueUser('ann')]: leagueUser('ann'),
  [at.leagueUser('bob')]: leagueUser('bob'),
});

const lineups = (users: DocumentData): Request => write(at.ledger, update({ 'lineups.2025-02': users }));

export const ledgers = concern('ledger & settlement', {
  'copying lineups of past weeks': () => ({
    state: finished(over(), { settled: true, step: 0 }, 'complete'),
    honest: [root, lineups({ ann: ['ALA-QB_QB'] })],
    attempts: {
      'by the commissioner': [ann, lineups({ ann: ['LSU-QB_QB'] })],
      'by a member': [bob, lineups({ bob: ['LSU-QB_QB'] })],
      'by an outsider': [dan, lineups({})],
      'with other rosters': [root, write(at.ledger, update({ 'lineups.2025-02': {}, rosters: { bob: [] } }))],
      'with a step': [root, write(at.ledger, update({ 'lineups.2025-02': {}, step: 1 }))],
    },
  }),
  'settling a complete draft': () => {
    const draft = over();
    const batch = settle(draft);
    const lies = (path: string, lie: DocumentData): Step => [bob, commit(bent(batch, path, lie))];
    const { ann: hers, bob: his } = draft.rosters as Record<string, string[]>;
    return {
      state: finished(draft),
      honest: [bob, commit(batch)],
      attempts: {
        'by an outsider': [dan, commit(batch)],
        'by an administrator': [root, commit(batch)],
        'by a client that is signed out': [signedOut, commit(batch)],
        'with one’s roster exchanged for another’s': lies(at.ledger, {
          rosters: { ...draft.rosters, bob: hers, ann: his },
        }),
        'with a squad more': lies(at.ledger, { rosters: { ...draft.rosters, bob: [...his!, 'TAMU-QB'] } }),
        'with a squad of the house team': lies(at.ledger, {
          rosters: { ...draft.rosters, bob: [...his!, draft.rosters['house-1'][0]] },
        }),
        'with a squad less for another': lies(at.ledger, { rosters: { ...draft.rosters, ann: hers!.slice(1) } }),
        'with a roster for an outsider': lies(at.ledger, { rosters: { ...draft.rosters, dan: ['TAMU-QB'] } }),
        'without the house team’s roster': lies(at.ledger, { rosters: { ann: hers, bob: his } }),
        'with a roster in another order': lies(at.ledger, { rosters: { ...draft.rosters, bob: [...his!].reverse() } }),
        'with nothing owned': lies(at.ledger, { owned: [] }),
        'with one owned squad fewer': lies(at.ledger, { owned: draft.picks.slice(1) }),
        'with one owned squad more': lies(at.ledger, { owned: [...draft.picks, 'TAMU-QB'] }),
        'with another league’s id': lies(at.ledger, { leagueId: 'other' }),
        'with a step already made': lies(at.ledger, { step: 1 }),
        'with a made-up history': lies(at.ledger, { history: { '2025-01': { bob: [] } } }),
        'with a field more in the ledger': lies(at.ledger, { note: 'hi' }),
        'with the ledger left open': lies(at.ledger, { settled: false }),
        'with a schedule in another order': lies(at.league, { schedule: { managers: ['bob', 'ann', 'house-1'] } }),
        'with a schedule of fewer': lies(at.league, { schedule: { managers: ['ann', 'bob'] } }),
        'with a schedule that says more': lies(at.league, { schedule: { managers: draft.order, bye: 'ann' } }),
        'with no schedule': lies(at.league, { schedule: null }),
        'with the league not complete': lies(at.league, { draftStatus: 'active' }),
        'with another commissioner': lies(at.league, { createdBy: 'bob' }),
        'with another name for the league': lies(at.league, { name: 'Bob’s' }),
        'with other scoring': lies(at.league, { scoring: { reception: 1 } }),
        'with another first week': lies(at.league, { firstWeek: 10 }),
        'with a preview that says otherwise': lies(at.joinCode, { draftStatus: 'scheduled' }),
        'with a roster document that says more': lies(at.leagueUser('bob'), { roster: [...his!, 'TAMU-QB'] }),
        'with a roster document that is another’s': lies(at.leagueUser('bob'), { roster: hers }),
        'with a team name for another': lies(at.leagueUser('ann'), { teamName: 'Losers' }),
        'without the ledger': [bob, commit({ ...batch, [at.ledger]: null })],
        'without the league': [bob, commit({ ...batch, [at.league]: null })],
        'without the preview': [bob, commit({ ...batch, [at.joinCode]: null })],
        'of the ledger alone': [bob, commit({ [at.ledger]: batch[at.ledger]! })],
        'of the league alone': [bob, commit({ [at.league]: batch[at.league]! })],
        'with the draft changed in the same batch': [
          bob,
          commit({
            ...bent(batch, at.ledger, { rosters: { ...draft.rosters, bob: hers, ann: his } }),
            [at.draft]: update({ 'rosters.bob': hers, 'rosters.ann': his }),
          }),
        ],
        'with the draft deleted in the same batch': [bob, commit({ ...batch, [at.draft]: remove })],
        'by replacing the ledger': [
          bob,
          commit({
            ...batch,
            [at.ledger]: set({
              leagueId: LEAGUE,
              settled: true,
              rosters: { bob: draft.picks },
              owned: draft.picks,
              step: 0,
            }),
          }),
        ],
        ...confused(
          {
            rosters: ['null', 'a list', 'a map', 'a text of 100,000 characters'],
            owned: ['null', 'a map', 'a list', 'a text of 100,000 characters'],
            settled: ['null', 'a number', 'an empty text'],
          },
          (field, value) => lies(at.ledger, { [field]: value }),
        ),
        'a second time': { by: ann, request: commit(batch), after: [[bob, commit(batch)]] },
        'a second time, of the league alone, in which nothing changes': {
          by: ann,
          request: write(at.league, batch[at.league]!),
          after: [[bob, commit(batch)]],
        },
        'a second time, with other rosters': {
          by: ann,
          request: commit(bent(batch, at.ledger, { rosters: { ...draft.rosters, bob: [] } })),
          after: [[bob, commit(batch)]],
        },
      },
    };
  },

  'settling a draft that is not complete': () => {
    const draft = over();
    return {
      state: finished({ ...draft, status: 'active' }),
      honest: [bob, read(at.ledger)],
      attempts: {
        'with all its picks': [bob, commit(settle(draft))],
        'with the draft completed in the same batch': [
          bob,
          commit({ ...settle(draft), [at.draft]: update({ status: 'complete' }) }),
        ],
        'by the commissioner': [ann, commit(settle(draft))],
        'of the league alone': [
          ann,
          write(at.league, update({ draftStatus: 'complete', schedule: { managers: draft.order } })),
        ],
      },
    };
  },

  'settling before the draft': () => ({
    state: { ...finished(scheduledDraft(['ann', 'bob']), {}, 'scheduled') },
    honest: [bob, read(at.ledger)],
    attempts: {
      'by the commissioner': [ann, commit(settle(over()))],
      'with a complete draft made in the same batch': [ann, commit({ ...settle(over()), [at.draft]: set(over()) })],
    },
  }),

  'a ledger that is settled': () => {
    const draft = over();
    const books = { settled: true, rosters: draft.rosters, owned: draft.picks, step: 0 };
    const change = (fields: DocumentData): Request => write(at.ledger, update(fields));
    const updateRoster = (fields: DocumentData): Request => write(at.leagueUser('bob'), update(fields));
    return {
      state: finished(draft, books, 'complete'),
      honest: [ann, updateRoster({ roster: draft.rosters.bob })],
      attempts: {
        'gives a manager a squad': [
          bob,
          change({ 'rosters.bob': [...draft.rosters.bob, 'TAMU-QB'], owned: union('TAMU-QB') }),
        ],
        'gives a manager a squad by array union': [bob, change({ 'rosters.bob': union('TAMU-QB') })],
        'gives a manager a squad of another': [
          bob,
          change({
            'rosters.bob': [...draft.rosters.bob, draft.rosters.ann[0]],
            'rosters.ann': draft.rosters.ann.slice(1),
          }),
        ],
        'gives the commissioner a squad': [ann, change({ 'rosters.ann': union('TAMU-QB') })],
        'takes a squad from a manager': [ann, change({ 'rosters.bob': [] })],
        'is corrected by an administrator': [root, change({ 'rosters.bob': [] })],
        'is opened again': [ann, change({ settled: false })],
        'is touched by a member with what it holds already': [bob, change({ settled: true })],
        'is touched by an outsider with an empty mask': [
          dan,
          write(
            at.ledger,
            raw((name) => ({
              update: { name, fields: {} },
              updateMask: { fieldPaths: [] },
              currentDocument: { exists: true },
            })),
          ),
        ],
        'is deleted by the commissioner': [ann, write(at.ledger, remove)],
        'is deleted by an outsider': [dan, write(at.ledger, remove)],
        'is replaced': [ann, write(at.ledger, set(ledger()))],
        'is read by an outsider': [dan, read(at.ledger)],
        'is listened to by an outsider': [dan, listen(at.ledger)],
        'is written by a member of the staff, who may read it': [sam, write(at.ledger, set(ledger()))],
        'is read by a client that is signed out': [signedOut, read(at.ledger)],
        'has a subcollection written': [
          bob,
          write(`${at.ledger}/transactions/x`, set({ kind: 'add', squad: 'TAMU-QB' })),
        ],
        'of another league is made': [
          dan,
          write('ledgers/mine', set({ leagueId: 'mine', settled: false, rosters: {}, owned: [] })),
        ],
        'the roster document gets another roster': [bob, updateRoster({ roster: draft.rosters.ann })],
        'the roster document gets a squad by array union': [bob, updateRoster({ roster: union('TAMU-QB') })],
        'the roster document gets the roster of the ledger from an outsider': [
          dan,
          updateRoster({ roster: draft.rosters.bob }),
        ],
        'the roster document gets the roster and a name at once from another': [
          ann,
          updateRoster({ roster: draft.rosters.bob, teamName: 'Losers' }),
        ],
        'the roster document is deleted by the commissioner': [ann, write(at.leagueUser('bob'), remove)],
        'the roster document is deleted by their person': [bob, write(at.leagueUser('bob'), remove)],
        'the league is deleted': [ann, write(at.league, remove)],
        'the league’s schedule is changed': [
          ann,
          write(at.league, update({ schedule: { managers: ['bob', 'ann', 'house-1'] } })),
        ],
        'the league’s schedule is emptied': [ann, write(at.league, update({ schedule: null }))],
        'the league’s draft is opened again': [ann, write(at.league, update({ draftStatus: 'active' }))],
        'the league’s scoring is changed': [ann, write(at.league, update({ 'scoring.reception': 1 }))],
        'the league’s first week is moved': [ann, write(at.league, update({ firstWeek: plus(3) }))],
        'the league’s playoff teams are more': [ann, write(at.league, update({ playoffs: 'eight' }))],
        'the league’s portal hour is moved': [ann, write(at.league, update({ 'options.portalResumeHour': 0 }))],
      },
    };
  },
});
