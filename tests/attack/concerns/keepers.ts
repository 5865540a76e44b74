import type { DocumentData } from 'firebase/firestore';
import { LEAGUE, activeDraft, joinCode, league, previewDetails, scheduledDraft } from '../../support/documents';
import { chosenFor, pickWrite } from '../../support/picks';
import { at, allUsers, bent, marking, MEMBERS, queue, start } from '../honest';
import { ann, bob, cat, commit, dan, root, signedOut, write, type Person } from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { update } from '../support/wire';

const FORMER = 'former1';
const ROSTERS = { ann: ['ALA-QB', 'ALA-RB', 'ALA-K'], bob: ['LSU-QB', 'LSU-RB', 'TEX-RB', 'LSU-K'], eve: ['UGA-QB'] };
/** Bob's and ann's keepers. */
const KEPT = { bob: 'LSU-QB LSU-RB', ann: 'ALA-QB' };
const HELD = 'ALA-QB LSU-QB LSU-RB';

/** A league with keepers in its second season, and the one before it, in which cat wasn't. */
const home = (draft: DocumentData, changes: DocumentData = {}, more: Documents = {}): Documents => ({
  ...allUsers(),
  [at.league]: league(MEMBERS, { keepers: 2, previousLeagueId: FORMER, draftStatus: draft.status, ...changes }),
  [at.joinCode]: joinCode(MEMBERS, {
    draftStatus: draft.status,
    details: previewDetails({ keepers: 2, ...changes }),
  }),
  [at.draft]: draft,
  [`leagues/${FORMER}`]: league(['ann', 'bob', 'eve'], { draftStatus: 'complete', joinCode: 'FORMER' }),
  [`ledgers/${FORMER}`]: { leagueId: FORMER, settled: true, rosters: ROSTERS, owned: Object.values(ROSTERS).flat() },
  ...more,
});
const keeps = (by: Person, uid: string, squads: unknown, more: DocumentData = {}): Step => [
  by,
  commit({ [at.draft]: update({ [`kept.${uid}`]: squads, ...more }), ...marking(by?.uid ?? uid, 'draft') }),
];

const queued = (uid: string, squads: string[]): Documents => ({
  [`draftQueues/${LEAGUE}/managers/${uid}`]: queue(squads),
});

export const keepers = concern('keepers', {
  'a choice of keepers': () => ({
    state: home(scheduledDraft(MEMBERS, { kept: { ann: 'ALA-QB' } })),
    honest: keeps(bob, 'bob', 'LSU-QB LSU-RB'),
    attempts: {
      'for another manager': keeps(ann, 'bob', 'LSU-QB'),
      'that another manager loses': keeps(bob, 'ann', ''),
      'for two managers at once': keeps(bob, 'bob', 'LSU-QB', { 'kept.ann': 'ALA-K' }),
      'by an outsider': keeps(dan, 'dan', 'LSU-QB'),
      'by an administrator': keeps(root, 'root', 'LSU-QB'),
      'by a client that is signed out': keeps(signedOut, 'bob', 'LSU-QB'),
      'by a manager who wasn’t there': keeps(cat, 'cat', 'LSU-QB'),
      'of another’s roster': keeps(bob, 'bob', 'ALA-RB'),
      'of a free squad': keeps(bob, 'bob', 'TENN-QB'),
      'of one more than the league allows': keeps(bob, 'bob', 'LSU-QB LSU-RB LSU-K'),
      'of two of a unit': keeps(bob, 'bob', 'LSU-RB TEX-RB'),
      'of one squad twice': keeps(bob, 'bob', 'LSU-QB LSU-QB'),
      'with a blank before it': keeps(bob, 'bob', ' LSU-QB'),
      'with a blank after it': keeps(bob, 'bob', 'LSU-QB '),
      'with 100,000 blanks after it': keeps(bob, 'bob', `LSU-QB${' '.repeat(100_000)}`),
      'of a blank': keeps(bob, 'bob', ' '),
      'as a list': keeps(bob, 'bob', ['LSU-QB']),
      'as a number': keeps(bob, 'bob', 1),
      'as nothing': keeps(bob, 'bob', null),
      'with another’s order': keeps(bob, 'bob', 'LSU-QB', { order: ['bob', 'ann', 'cat'] }),
      'without its mark': [bob, write(at.draft, update({ 'kept.bob': 'LSU-QB' }))],
      'with a squad held back': keeps(bob, 'bob', 'LSU-QB', { held: 'TENN-QB' }),
    },
  }),

  'keepers where there are none': () => ({
    state: home(scheduledDraft(MEMBERS), { keepers: 0 }),
    honest: keeps(bob, 'bob', ''),
    attempts: { 'in a league without them': keeps(bob, 'bob', 'LSU-QB') },
  }),

  'keepers in a first season': () => ({
    state: home(scheduledDraft(MEMBERS), { previousLeagueId: null }),
    honest: keeps(bob, 'bob', ''),
    attempts: { 'from another league': keeps(bob, 'bob', 'LSU-QB') },
  }),

  'keepers once the draft has begun': () => ({
    state: home(activeDraft(MEMBERS, { kept: KEPT, held: HELD })),
    honest: [cat, write(at.draft, update(pickWrite(activeDraft(MEMBERS), 'ALA-QB', 'keeper')))],
    attempts: {
      'are changed': keeps(bob, 'bob', 'LSU-K'),
      'are dropped': keeps(bob, 'bob', ''),
      'are changed by a commissioner': keeps(ann, 'bob', ''),
    },
  }),

  'a start with keepers': () => {
    const kept = { ...KEPT, eve: 'UGA-QB' };
    const batch = bent(start(['ann', 'bob', 'cat']), at.draft, { kept: KEPT, held: HELD });
    const lies = (lie: DocumentData, by: Person = ann): Step => [by, commit(bent(batch, at.draft, lie))];
    return {
      // Eve has left since.
      state: home(scheduledDraft(MEMBERS, { kept, order: ['ann', 'bob', 'cat'] })),
      honest: [ann, commit(batch)],
      attempts: {
        'by a member': lies({}, bob),
        'without those of a rival': lies({ kept: { ann: 'ALA-QB' }, held: 'ALA-QB' }),
        'without any': lies({ kept: {}, held: '' }),
        'with one more of one’s own': lies({ kept: { ...KEPT, ann: 'ALA-QB ALA-RB' }, held: `${HELD} ALA-RB` }),
        'with those of someone who left': lies({ kept, held: `${HELD} UGA-QB` }),
        'with those of someone who has none': lies({ kept: { ...KEPT, cat: 'TENN-QB' }, held: `${HELD} TENN-QB` }),
        'with one that anyone can draft': lies({ held: 'ALA-QB LSU-QB' }),
        'with one held that nobody keeps': lies({ held: `${HELD} TENN-QB` }),
        'with nothing held': lies({ held: '' }),
        'with a million blanks after those held': lies({ held: HELD + ' '.repeat(1_000_000) }),
        'with one held 100,000 times': lies({ held: `${HELD} ${'LSU-QB '.repeat(100_000)}`.trim() }),
        'with a list of those held': lies({ held: HELD.split(' ') }),
        'without saying who is held': lies({ held: undefined }),
      },
    };
  },

  'a start in a league that allows fewer keepers than before': () => ({
    state: home(scheduledDraft(MEMBERS, { kept: KEPT, order: MEMBERS }), { keepers: 1 }),
    honest: keeps(bob, 'bob', 'LSU-RB'),
    attempts: {
      'with as many as before': [ann, commit(bent(start(MEMBERS), at.draft, { kept: KEPT, held: HELD }))],
    },
  }),

  'a start in a league that allows none any more': () => ({
    state: home(scheduledDraft(MEMBERS, { kept: { bob: 'LSU-QB' }, order: MEMBERS }), { keepers: 0 }),
    honest: keeps(bob, 'bob', ''),
    attempts: {
      'with one': [ann, commit(bent(start(MEMBERS), at.draft, { kept: { bob: 'LSU-QB' }, held: 'LSU-QB' }))],
    },
  }),

  ...Object.fromEntries(
    MEMBERS.map((uid) => {
      const kept = { ...KEPT, [uid]: '' };
      // In another order than the rules have them.
      const held = Object.values(kept).reverse().join(' ');
      return [
        `a start in which ${uid} keeps none any more`,
        () => ({
          state: home(scheduledDraft(MEMBERS, { kept, order: MEMBERS })),
          honest: [ann, commit(bent(start(MEMBERS), at.draft, { kept, held }))] as Step,
          attempts: {
            'with one all the same': [
              ann,
              commit(bent(start(MEMBERS), at.draft, { kept: { ...kept, [uid]: 'ALA-K' }, held: `${held} ALA-K` })),
            ] as Step,
          },
        }),
      ];
    }),
  ),

  'a keeper’s pick': () => {
    const draft = activeDraft(MEMBERS, { order: ['bob', 'ann', 'cat'], kept: KEPT, held: HELD });
    const makes = (by: Person, squad: string, ...how: [Parameters<typeof pickWrite>[2]?, DocumentData?]): Step => [
      by,
      write(at.draft, update(pickWrite(draft, squad, ...how))),
    ];
    return {
      state: home(draft, {}, queued('bob', ['TENN-QB', 'LSU-RB'])),
      honest: makes(cat, 'LSU-QB', 'keeper'),
      attempts: {
        'in another order': makes(cat, 'LSU-RB', 'keeper'),
        'of a squad that the manager doesn’t keep': makes(cat, 'TENN-QB', 'keeper'),
        'of another’s keeper': makes(cat, 'ALA-QB', 'keeper'),
        'as if the clock had run out': makes(cat, 'LSU-QB', 'missed'),
        'as if on autopilot': makes(cat, 'LSU-QB', 'autopilot'),
        'passed over for a better squad': makes(bob, 'TENN-QB'),
        'passed over by “pick for me”': makes(bob, 'TENN-QB', 'autopilot'),
        'passed over by the commissioner': [ann, write(at.draft, update(chosenFor(draft, 'TENN-QB')))],
        'by an outsider': makes(dan, 'LSU-QB', 'keeper'),
        'by a client that is signed out': makes(signedOut, 'LSU-QB', 'keeper'),
        'with a miss': makes(cat, 'LSU-QB', 'keeper', { 'seats.bob.misses': 1 }),
        'with a keeper less for a rival': makes(cat, 'LSU-QB', 'keeper', { kept: { bob: KEPT.bob } }),
        'with nothing held': makes(cat, 'LSU-QB', 'keeper', { held: '' }),
      },
    };
  },

  'a pick while others’ keepers are held': () => {
    const draft = activeDraft(MEMBERS, { order: ['cat', 'bob', 'ann'], kept: KEPT, held: HELD });
    const late = { ...draft, turn: { ...draft.turn, usedMs: 600_000 } };
    const makes = (by: Person, squad: string, how: Parameters<typeof pickWrite>[2] = false): Step => [
      by,
      write(at.draft, update(pickWrite(late, squad, how))),
    ];
    return {
      state: home(late, {}, queued('cat', ['LSU-QB', 'TENN-QB'])),
      honest: makes(bob, 'TENN-QB', 'missed'),
      attempts: {
        'of one of them': makes(cat, 'LSU-QB'),
        'of one of them from the queue': makes(bob, 'LSU-QB', 'missed'),
        'of one of them by the commissioner': [ann, write(at.draft, update(chosenFor(late, 'LSU-QB')))],
        'of the first of the ranking, past the queue': makes(bob, 'ALA-RB', 'missed'),
      },
    };
  },
});
