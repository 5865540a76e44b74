import { deleteField, type DocumentData } from 'firebase/firestore';
import {
  LEAGUE,
  RETIRED,
  SEAT,
  activeDraft,
  ago,
  joinCode,
  league,
  rosterCode,
  scheduledDraft,
  scheduledLeague,
} from '../../support/documents';
import { chosenFor, madeAt, pickWrite } from '../../support/picks';
import {
  MEMBERS,
  allUsers,
  at,
  atDesk,
  bent,
  clock,
  dissolve,
  draw,
  found,
  handOver,
  join,
  marking,
  now,
  options,
  order,
  part,
  pause,
  plan,
  removal,
  renewCode,
  resume,
  seat,
  start,
  undo,
} from '../honest';
import {
  ann,
  bob,
  cat,
  commit,
  dan,
  find,
  root,
  sam,
  signedOut,
  write,
  type Batch,
  type Person,
  type Request,
} from '../support/requests';
import { concern, type Documents, type SceneContents, type Step } from '../support/scene';
import { remove, set, update } from '../support/wire';
import { drafted, removal as vacating } from './succession';

const change = (fields: DocumentData): Request => write(at.league, update(fields));
const naming = (uid: string): Batch => ({ [at.league]: update({ coCommissioner: uid }) });
const nameCo = (uid: string): Request => commit(naming(uid));
const pins = (uid: string): Request =>
  commit({ [at.league]: update({ note: 'Pay up.', noteBy: uid }), ...marking(uid, 'note') });
const SETTINGS = options({ name: 'Ours' }, { leagueName: 'Ours' }, { leagueName: 'Ours' });
const byAnn = (fields: DocumentData): Step => [ann, change(fields)];

/** A league of Ann, its commissioner, Bob, its co-commissioner, and Cat. `draft`: at another stage than before it. */
const home = (draft: DocumentData = scheduledDraft(MEMBERS)): Documents => {
  const draftStatus = draft.status as string;
  return {
    ...allUsers(),
    ...scheduledLeague(MEMBERS, { draftStatus, coCommissioner: 'bob' }),
    [at.joinCode]: joinCode(MEMBERS, { draftStatus }),
    [at.draft]: draft,
  };
};

/** Before it named anyone. */
const unnamed = (): Documents => ({ ...allUsers(), ...scheduledLeague(MEMBERS) });

/** Holds a seat as this person. */
const holds = (uid: string): Request =>
  commit({ ...seat(), [at.writeRate('ann', 'code')]: null, ...marking(uid, 'code', SEAT) });

/** An act that is allowed to the co-commissioner, and denied to other members and to those who no longer are it. */
function act(state: Documents, request: (uid: string) => Request): SceneContents {
  const by = (person: Person, uid: string): Step => [person, request(uid)];
  return {
    state,
    honest: by(bob, 'bob'),
    attempts: {
      'by another member': by(cat, 'cat'),
      'by an outsider': by(dan, 'dan'),
      'by an administrator': by(root, 'root'),
      'by a client that is signed out': by(signedOut, 'bob'),
      'by another member in the co-commissioner’s name': by(cat, 'bob'),
      'by a former co-commissioner': { by: bob, request: request('bob'), after: [byAnn({ coCommissioner: 'ann' })] },
      'by one who was replaced': { by: bob, request: request('bob'), after: [byAnn({ coCommissioner: 'cat' })] },
    },
  };
}

/** Cat is on the clock, which has run out. */
const late = (): DocumentData => activeDraft(MEMBERS, { order: ['cat', 'ann', 'bob'], 'turn.startedAt': ago(600) });

/** What the co-commissioner does before the draft, in it and after it, as this person. */
const ACTS: Readonly<Record<string, () => [state: Documents, request: (uid: string) => Request]>> = {
  'the settings': () => [home(), () => commit(SETTINGS)],
  'the draft’s time': () => [home(), () => commit(plan(ago(-86_400)))],
  'a new code': () => [home(), (uid) => commit(renewCode(MEMBERS, 'NEW234', uid))],
  'holding a seat': () => [home(), holds],
  'letting a seat go': () => [{ ...home(), [at.seat]: rosterCode() }, () => write(at.seat, set(RETIRED))],
  'reading the seats': () => [
    { ...home(), [at.seat]: rosterCode() },
    () => find('rosterCodes', [['leagueId', '==', LEAGUE]]),
  ],
  'removing a member': () => [home(), () => commit(removal('cat'))],
  'a note': () => [home(), pins],
  'drawing the order': () => [home(), (uid) => commit(draw(MEMBERS, [], uid))],
  'setting the order': () => [home(), (uid) => commit(order(['cat', 'ann', 'bob'], uid))],
  'starting the draft': () => [home(scheduledDraft(MEMBERS, { order: MEMBERS })), () => commit(start(MEMBERS))],
  'a pause': () => [home(activeDraft(MEMBERS)), (uid) => commit(pause(uid))],
  'resuming at once': () => {
    const paused = activeDraft(MEMBERS, { 'turn.startedAt': ago(40), pausedAt: ago(10) });
    return [home(paused), (uid) => commit(resume(paused, uid))];
  },
  'the clock': () => [home(activeDraft(MEMBERS)), (uid) => commit(clock(60, uid))],
  'taking back a pick': () => {
    const before = late();
    const draft = madeAt({ ...before, ...pickWrite(before, 'ALA-QB', 'missed') }, ago(3));
    return [home(draft), (uid) => commit(undo(draft, before, uid))];
  },
  'sharing the board': () => {
    const over = activeDraft(MEMBERS, { status: 'complete' });
    const { leagueId, leagueName, format, rounds, picks } = over;
    const teams = 'Ann’s\nBob’s\nCat’s';
    const board = { leagueId, leagueName, format, rounds, picks, teams, sharedAt: now };
    return [home(over), () => write(at.board, set(board))];
  },
  'no longer sharing the board': () => [
    { ...home(activeDraft(MEMBERS, { status: 'complete' })), [at.board]: { leagueId: LEAGUE } },
    () => write(at.board, remove),
  ],
};

export const coCommissioner = concern('the co-commissioner', {
  ...Object.fromEntries(Object.entries(ACTS).map(([name, made]) => [name, () => act(...made())])),

  'a manager whose time is up': () => {
    const picks = (squad: string): Request => write(at.draft, update(pickWrite(late(), squad, 'missed')));
    const chooses = (squad: string): Request => write(at.draft, update(chosenFor(late(), squad)));
    return {
      state: home(late()),
      honest: [bob, picks('ALA-QB')],
      attempts: {
        'has a squad chosen by the commissioner': [ann, picks('LSU-K')],
        'has a squad chosen by the co-commissioner': [bob, picks('LSU-K')],
        'has a squad chosen by the commissioner, with a mark that says so': [ann, chooses('LSU-K')],
        'has a squad chosen by the co-commissioner, with a mark that says so': [bob, chooses('LSU-K')],
        'has no miss, by the commissioner’s mark': [ann, chooses('ALA-QB')],
      },
    };
  },

  'naming one': () => ({
    state: unnamed(),
    honest: byAnn({ coCommissioner: 'bob' }),
    attempts: {
      'by a member, themselves': [bob, nameCo('bob')],
      'by a member, another': [bob, nameCo('cat')],
      'by an outsider, themselves': [dan, nameCo('dan')],
      'by an administrator': [root, nameCo('bob')],
      'by a member of the staff, themselves': [sam, nameCo('sam')],
      'by staff at the desk, an outsider': [
        sam,
        commit(atDesk('sam', naming('sam'), { kind: 'league', target: LEAGUE })),
      ],
      'by a client that is signed out': [signedOut, nameCo('bob')],
      'who is an outsider': [ann, nameCo('dan')],
      'who is a house team': [ann, nameCo('house-1')],
      'who is no one': byAnn({ coCommissioner: '' }),
      'who is null': byAnn({ coCommissioner: null }),
      'as a list of two': byAnn({ coCommissioner: ['bob', 'cat'] }),
      'as a map': byAnn({ coCommissioner: { bob: true } }),
      'and another beside them': byAnn({ coCommissioner: 'bob', coCommissioners: ['cat'] }),
      'in the draft alone': [ann, write(at.draft, update({ coCommissioner: 'bob' }))],
      'in the draft, too': [ann, commit({ ...naming('bob'), [at.draft]: update({ coCommissioner: 'bob' }) })],
      'as commissioner of the draft': [ann, commit({ ...naming('bob'), [at.draft]: update({ commissioner: 'bob' }) })],
      'with another name for the league': byAnn({ coCommissioner: 'bob', name: 'Ours' }),
      'with another setting': byAnn({ coCommissioner: 'bob', capacity: 8 }),
      'with a member’s entry changed': byAnn({ coCommissioner: 'bob', 'userInfo.bob.teamName': 'Co' }),
      'with the league handed over to them alone': byAnn({ coCommissioner: 'bob', createdBy: 'bob' }),
    },
  }),

  'founding a league with one': () => ({
    state: allUsers(),
    honest: [dan, commit(found('dan'))],
    attempts: {
      'who is an outsider': [dan, commit(bent(found('dan'), at.league, { coCommissioner: 'eve' }))],
      'who is the founder': [dan, commit(bent(found('dan'), at.league, { coCommissioner: 'dan' }))],
    },
  }),

  'the post': () => ({
    state: home(),
    honest: byAnn({ coCommissioner: 'cat' }),
    attempts: {
      'passed on by the co-commissioner': [bob, nameCo('cat')],
      'left by the co-commissioner, who stays': [bob, nameCo('ann')],
      'taken by a member': [cat, nameCo('cat')],
      'taken from another by a member': [cat, nameCo('ann')],
      'removed from the league': byAnn({ coCommissioner: deleteField() }),
      'taken with the league’s name': [bob, change({ name: 'Bob’s', createdBy: 'bob' })],
      'taken by joining': [dan, commit(bent(join('dan'), at.league, { coCommissioner: 'dan' }))],
      'emptied by joining': [dan, commit(bent(join('dan'), at.league, { coCommissioner: 'ann' }))],
      'emptied by another member who leaves': [cat, commit(bent(part('cat'), at.league, { coCommissioner: 'ann' }))],
      'taken with the settings': [bob, commit(bent(SETTINGS, at.league, { coCommissioner: 'cat' }))],
    },
  }),

  'handing over with a co-commissioner': () => ({
    state: home(),
    honest: [ann, commit(bent(handOver('ann', 'cat'), at.league, { coCommissioner: 'bob' }))],
    attempts: {
      'by the co-commissioner to themselves': [bob, commit(handOver('bob', 'bob'))],
      'by the co-commissioner to another': [bob, commit(handOver('bob', 'cat'))],
      'by the co-commissioner in the commissioner’s name': [bob, commit(handOver('ann', 'bob'))],
      'by the co-commissioner, of the draft alone': [bob, commit({ [at.draft]: handOver('bob', 'bob')[at.draft]! })],
      'by the co-commissioner, of the league alone': [bob, change({ createdBy: 'bob', coCommissioner: 'bob' })],
      'with an outsider as co-commissioner': [
        ann,
        commit(bent(handOver('ann', 'cat'), at.league, { coCommissioner: 'dan' })),
      ],
      'of the draft to the commissioner again, by a member': [
        cat,
        commit({ [at.draft]: handOver('cat', 'ann')[at.draft]! }),
      ],
      'and then still acting as the former commissioner': {
        by: ann,
        request: change({ coCommissioner: 'ann' }),
        after: [[ann, commit(handOver('ann', 'bob'))]],
      },
    },
  }),

  'deleting the league': () => ({
    state: home(),
    honest: [bob, commit(plan(ago(-86_400)))],
    attempts: {
      'by the co-commissioner': [bob, commit(dissolve(MEMBERS))],
      'by the co-commissioner, of their own documents': [bob, commit(dissolve(['bob']))],
    },
  }),

  'leaving as co-commissioner': () => ({
    state: home(),
    honest: [bob, commit(bent(part('bob'), at.league, { coCommissioner: 'ann' }))],
    attempts: {
      'and keeping the post': [bob, commit(part('bob'))],
      'and passing it on': [bob, commit(bent(part('bob'), at.league, { coCommissioner: 'cat' }))],
      'and taking the commissioner along': [bob, commit(bent(removal('ann'), at.league, { coCommissioner: 'bob' }))],
      'and acting on': {
        by: bob,
        request: change({ coCommissioner: 'bob' }),
        after: [[bob, commit(bent(part('bob'), at.league, { coCommissioner: 'ann' }))]],
      },
      'removed, but kept in the post': [ann, commit(removal('bob'))],
      'removed, and still pinning a note': {
        by: bob,
        request: pins('bob'),
        after: [[ann, commit(bent(removal('bob'), at.league, { coCommissioner: 'ann' }))]],
      },
    },
  }),

  'removing a manager after the draft': () => ({
    state: drafted({ coCommissioner: 'bob' }),
    honest: [bob, commit(vacating('bob', 'cat'))],
    attempts: {
      'the commissioner': [bob, commit(vacating('bob', 'ann'))],
      'in the commissioner’s name': [bob, commit(vacating('bob', 'cat', { by: 'ann' }))],
      'the co-commissioner, who keeps the post': [ann, commit(vacating('ann', 'bob'))],
      'and emptying the post': [ann, commit(bent(vacating('ann', 'cat'), at.league, { coCommissioner: 'ann' }))],
      'by another member': [cat, commit(vacating('cat', 'bob'))],
    },
  }),

  'a co-commissioner of another league': () => ({
    state: {
      ...unnamed(),
      'leagues/other': league(['eve', 'bob'], { joinCode: 'OTHER2', coCommissioner: 'bob' }),
      'drafts/other': scheduledDraft(['eve', 'bob'], { leagueId: 'other' }),
    },
    honest: [ann, pins('ann')],
    attempts: {
      'pins a note': [bob, pins('bob')],
      'removes a member': [bob, commit(removal('cat'))],
      'renews the code': [bob, commit(renewCode(MEMBERS, 'NEW234', 'bob'))],
      'holds a seat': [bob, holds('bob')],
      'reads the seats': [bob, find('rosterCodes', [['leagueId', '==', LEAGUE]])],
      'sets the order': [bob, commit(order(MEMBERS, 'bob'))],
    },
  }),
});
