import type { DocumentData } from 'firebase/firestore';
import { ALL_SQUADS } from '@/domain/football/squads';
import { LEAGUE, activeDraft, ago, joinCode, league } from '../../support/documents';
import { chosenFor, madeAt, pickWrite, played } from '../../support/picks';
import {
  MEMBERS,
  SEALED,
  at,
  bent,
  clock,
  allUsers,
  handOver,
  logged,
  marking,
  now,
  pause,
  queue,
  resume,
  undo,
} from '../honest';
import {
  ann,
  bob,
  cat,
  commit,
  dan,
  listen,
  read,
  root,
  signedOut,
  write,
  type Batch,
  type Request,
} from '../support/requests';
import { concern, type Documents } from '../support/scene';
import { confused } from '../support/junk';
import { double, plus, raw, remove, set, union, update } from '../support/wire';
import { onlySlots } from '../../support/slots';

/** A league with this draft, active or complete. */
const room = (draft: DocumentData, more: Documents = {}): Documents => ({
  ...allUsers(),
  [at.draft]: draft,
  [at.league]: league(draft.members as string[], { draftStatus: draft.status }),
  [at.joinCode]: joinCode(draft.members as string[], { draftStatus: draft.status }),
  ...more,
});
const change = (fields: DocumentData): Request => write(at.draft, update(fields));
const NOTHING = raw((name) => ({
  update: { name, fields: {} },
  updateMask: { fieldPaths: [] },
  currentDocument: { exists: true },
}));
/** What a manager may change beside picks, with its mark. */
const asks = (uid: string, fields: DocumentData): Request =>
  commit({ [at.draft]: update(fields), ...marking(uid, 'draft') });
const LATE = { 'turn.startedAt': ago(600) };
const QB_ONLY = onlySlots({ QB: 1 });

/** A log with this many entries, pauses and resumes in turn. */
const longLog = (entries: number): DocumentData =>
  Object.fromEntries(
    Array.from({ length: entries }, (_, i) => [
      i + 1,
      { ...logged(i % 2 === 0 ? 'pause' : 'resume', 'ann'), at: ago(900) },
    ]),
  );

export const draft = concern('draft', {
  'a pick by the manager on the clock': () => {
    const draft = activeDraft(MEMBERS);
    const picks = (changes: DocumentData = {}): Request => change(pickWrite(draft, 'LSU-K', false, changes));
    return {
      state: room(draft),
      honest: [ann, picks()],
      attempts: {
        'by the manager whose turn is next': [bob, picks()],
        'by the manager whose turn is last': [cat, picks()],
        'by an outsider': [dan, picks()],
        'by an administrator': [root, picks()],
        'by a client that is signed out': [signedOut, picks()],
        'of a squad that does not exist': [ann, change(pickWrite(draft, 'YALE-QB'))],
        'of a unit that does not exist': [ann, change(pickWrite(draft, 'ALA-FLEX'))],
        'of a school and unit in lower case': [
          ann,
          change({ ...pickWrite(draft, 'LSU-K'), picks: ['lsu-k'], rosters: { ...draft.rosters, ann: ['lsu-k'] } }),
        ],
        'of a squad with blanks around it': [
          ann,
          change({ ...pickWrite(draft, 'LSU-K'), picks: [' LSU-K'], rosters: { ...draft.rosters, ann: [' LSU-K'] } }),
        ],
        'of no squad': [
          ann,
          change({ ...pickWrite(draft, 'LSU-K'), picks: [null], rosters: { ...draft.rosters, ann: [null] } }),
        ],
        'of a list as a squad': [
          ann,
          change({
            ...pickWrite(draft, 'LSU-K'),
            picks: [{ id: 'LSU-K' }],
            rosters: { ...draft.rosters, ann: [{ id: 'LSU-K' }] },
          }),
        ],
        'of two squads': [ann, picks({ picks: ['LSU-K', 'LSU-QB'], 'made.1': { kind: 'own', slot: 'K', at: now } })],
        'of two squads that fill two places': [
          ann,
          picks({
            picks: ['LSU-K', 'LSU-QB'],
            'made.1': { kind: 'own', slot: 'K', at: now },
            rosters: { ...draft.rosters, ann: ['LSU-K', 'LSU-QB'] },
            'seats.ann.QB': 0,
          }),
        ],
        'with a second squad on the own roster': [
          ann,
          picks({ rosters: { ...draft.rosters, ann: ['LSU-K', 'LSU-QB'] } }),
        ],
        'with two marks for one squad': [ann, picks({ 'made.1': { kind: 'own', slot: 'K', at: now } })],
        'with the squad on the roster of another': [ann, picks({ rosters: { ...draft.rosters, bob: ['LSU-K'] } })],
        'with a squad for another beside it': [
          ann,
          picks({ rosters: { ...draft.rosters, ann: ['LSU-K'], bob: ['LSU-QB'] } }),
        ],
        'with a roster for an outsider': [ann, picks({ rosters: { ...draft.rosters, ann: ['LSU-K'], dan: [] } })],
        'with a clock that starts in ten minutes': [ann, picks({ 'turn.startedAt': ago(-600) })],
        'with a clock that started an hour ago': [ann, picks({ 'turn.startedAt': ago(3600) })],
        'with the clock left as it was': [ann, picks({ 'turn.startedAt': draft.turn.startedAt })],
        'with no clock at all': [ann, picks({ 'turn.startedAt': null })],
        'with a made-up time for the pick': [ann, picks({ 'made.0.at': ago(600) })],
        'without the time of the pick': [ann, picks({ 'made.0': { kind: 'own', slot: 'K' } })],
        'with its time under another number': [ann, picks({ made: { 1: { kind: 'own', slot: 'K', at: now } } })],
        'with its time under a second number as well': [ann, picks({ 'made.00': { kind: 'own', slot: 'K', at: now } })],
        'with another start of the draft': [ann, picks({ startedAt: now })],
        'with a minute given back': [ann, picks({ 'turn.usedMs': -60_000 })],
        'with a minute taken from the next manager': [ann, picks({ 'turn.usedMs': 60_000 })],
        'with a used time that is no number': [ann, picks({ 'turn.usedMs': NaN })],
        'with a pause in the same write': [ann, picks({ pausedAt: now })],
        'with another place for it': [ann, picks({ 'made.0.slot': 'FLEX' })],
        'with two places for it': [ann, picks({ 'made.0.slot': ['K', 'BENCH'] })],
        'without its place': [ann, picks({ 'made.0': { kind: 'own', at: now } })],
        'with a place that does not exist': [ann, picks({ 'made.0.slot': 'x'.repeat(1000) })],
        'with a request to take it back': [ann, picks({ undoRequest: 0 })],
        'with another clock for the next turn': [ann, picks({ 'turn.clockSeconds': 15 })],
        'with another draw': [ann, picks({ draw: SEALED })],
        'with the places as they were': [ann, picks({ seats: draft.seats })],
        'with a place more on the bench': [ann, picks({ 'seats.ann.BENCH': 4 })],
        'with the bench place taken instead': [ann, picks({ 'seats.ann.K': 1, 'seats.ann.BENCH': 2 })],
        'with the places of another emptied': [ann, picks({ 'seats.bob': {} })],
        'with a kind of place that does not exist': [ann, picks({ 'seats.ann.SUPER': 3 })],
        'with a place that is half empty': [ann, picks({ 'seats.ann.K': 0.5 })],
        'with one kicker less to spare': [ann, picks({ spare: { ...draft.spare, K: 12 } })],
        'with more quarterbacks to spare': [ann, picks({ spare: { ...draft.spare, QB: 15 } })],
        'with the draft at its end': [ann, picks({ status: 'complete' })],
        'with the draft back at its beginning': [ann, picks({ status: 'scheduled' })],
        'with another order': [ann, picks({ order: ['ann', 'cat', 'bob'] })],
        'with a shorter clock for the others': [ann, picks({ clockSeconds: 15 })],
        'with another commissioner': [ann, picks({ commissioner: 'ann', members: ['ann'] })],
        'with more rounds': [ann, picks({ rounds: 11 })],
        'with a note': [ann, picks({ note: 'hi' })],
        'with a note under a key of odd letters': [
          ann,
          write(
            at.draft,
            raw((name) => ({
              update: { name, fields: { __proto__x: { stringValue: 'y' } } },
              updateMask: { fieldPaths: ['`__proto__x`'] },
            })),
          ),
        ],
        'with a miss for another': [ann, picks({ 'seats.ann.misses': 0, 'seats.bob.misses': 1 })],
        'with another on autopilot': [ann, picks({ 'seats.bob.misses': 2 })],
        'with oneself on autopilot': [ann, picks({ 'seats.ann.misses': 2 })],
        'with a miss for oneself': [ann, picks({ 'seats.ann.misses': 1 })],
        'with an entry in the log beside it': [ann, picks({ 'log.1': logged('pause', 'ann') })],
        'with the ranking turned around': [ann, picks({ ranking: [...ALL_SQUADS].reverse() })],
        'marked as missed': [ann, change(pickWrite(draft, 'ALA-QB', 'missed'))],
        'marked as made by autopilot': [ann, change(pickWrite(draft, 'ALA-QB', 'autopilot'))],
        'marked as made by a house team': [ann, change(pickWrite(draft, 'ALA-QB', 'house'))],
        'marked as made by the commissioner': [ann, picks({ 'made.0.kind': 'commissioner' })],
        'marked in a way that does not exist': [ann, picks({ 'made.0.kind': 'stolen' })],
        'by array union into the picks alone': [ann, change({ picks: union('LSU-K') })],
        'by replacing the whole document': [
          ann,
          write(at.draft, set({ ...draft, ...pickWrite(draft, 'LSU-K'), order: ['ann', 'ann', 'ann'] })),
        ],
        'by deleting the document': [ann, write(at.draft, remove)],
        'by deleting it and making it anew': [
          ann,
          commit([
            [at.draft, remove],
            [at.draft, set({ ...draft, order: ['ann', 'ann', 'ann'] })],
          ]),
        ],
        'and the next manager’s in one batch': [
          ann,
          commit([
            [at.draft, update(pickWrite(draft, 'LSU-K'))],
            [at.draft, update(pickWrite(played(draft, ['LSU-K']), 'LSU-QB'))],
          ]),
        ],
        'with a second squad by a second write of the batch': [
          ann,
          commit([
            [at.draft, update(pickWrite(draft, 'LSU-K'))],
            [at.draft, update({ 'rosters.ann': ['LSU-K', 'LSU-QB'] })],
          ]),
        ],
        'and a second one that adds to it, in one batch': [
          ann,
          commit([
            [at.draft, update(pickWrite(draft, 'LSU-K'))],
            [
              at.draft,
              update({
                picks: union('LSU-QB'),
                'made.1': { kind: 'own', slot: 'K', at: now },
                'rosters.ann': union('LSU-QB'),
                'seats.ann.QB': plus(-1),
                'seats.ann.misses': 0,
                'turn.startedAt': now,
                'turn.usedMs': 0,
              }),
            ],
          ]),
        ],
        'and a pause in one batch': [
          ann,
          commit([
            [at.draft, update(pickWrite(draft, 'LSU-K'))],
            [at.draft, update({ pausedAt: now, 'log.1': logged('pause', 'ann') })],
          ]),
        ],
        'and autopilot in one batch': [
          ann,
          commit([
            [at.draft, update(pickWrite(draft, 'LSU-K'))],
            [at.draft, update({ 'seats.ann.misses': 100 })],
          ]),
        ],
        'with a ledger entry in the same batch': [
          ann,
          commit({
            [at.draft]: update(pickWrite(draft, 'LSU-K')),
            [at.ledger]: set({ leagueId: LEAGUE, settled: true, rosters: {}, owned: ['LSU-K'] }),
          }),
        ],
      },
    };
  },

  'a pick in the second round': () => {
    const draft = played(activeDraft(MEMBERS), ['ALA-QB', 'LSU-QB', 'TEX-QB']);
    const picks = (changes: DocumentData = {}): Request => change(pickWrite(draft, 'TEX-RB', false, changes));
    return {
      state: room(draft),
      honest: [cat, picks()],
      attempts: {
        'by the one who begins each round in a linear draft': [ann, picks()],
        'of a squad that another owns': [cat, change(pickWrite(draft, 'ALA-QB'))],
        'of a squad that one owns oneself': [cat, change(pickWrite(draft, 'TEX-QB'))],
        'with an earlier pick changed': [cat, picks({ picks: ['ALA-RB', 'LSU-QB', 'TEX-QB', 'TEX-RB'] })],
        'with earlier picks exchanged': [cat, picks({ picks: ['LSU-QB', 'ALA-QB', 'TEX-QB', 'TEX-RB'] })],
        'with an earlier place changed': [cat, picks({ 'made.0.slot': 'BENCH' })],
        'with an earlier mark changed': [cat, picks({ 'made.0.kind': 'missed' })],
        'with an earlier time changed': [cat, picks({ 'made.0.at': ago(86_400) })],
        'with a squad of one’s own exchanged': [
          cat,
          picks({ rosters: { ...draft.rosters, cat: ['LSU-WR', 'TEX-RB'] } }),
        ],
        'with a squad taken from another': [
          cat,
          picks({ rosters: { ...draft.rosters, bob: [], cat: ['TEX-QB', 'TEX-RB', 'LSU-QB'] } }),
        ],
        'with the rosters of the others left out': [cat, picks({ rosters: { cat: ['TEX-QB', 'TEX-RB'] } })],
        'with the list of picks cut short': [cat, change({ picks: ['ALA-QB', 'LSU-QB'] })],
        'with the last pick exchanged and no new one': [cat, change({ picks: ['ALA-QB', 'LSU-QB', 'LSU-RB'] })],
        'with a quarterback where only the bench has a place, and nothing less to spare': [
          cat,
          change(pickWrite(draft, 'UGA-QB', false, { spare: draft.spare })),
        ],
        'with a quarterback that fills the FLEX place': [
          cat,
          change(
            pickWrite(draft, 'UGA-QB', false, {
              'seats.cat': { ...draft.seats.cat, FLEX: 0 },
              'made.3.slot': 'FLEX',
            }),
          ),
        ],
      },
    };
  },

  'a unit that is capped': () => {
    const draft = played(activeDraft(MEMBERS, { rounds: 7 }), ['ALA-QB', 'LSU-QB', 'TEX-QB']);
    return {
      state: room(draft),
      honest: [cat, change(pickWrite(draft, 'TEX-K'))],
      attempts: {
        'a second quarterback when the last picks must fill the lineup': [cat, change(pickWrite(draft, 'UGA-QB'))],
        'the same, with a bench place made up': [
          cat,
          change(
            pickWrite(draft, 'UGA-QB', false, {
              'seats.cat': { ...draft.seats.cat, BENCH: 0, K: 0 },
            }),
          ),
        ],
        'the same, with a round made up': [
          cat,
          change(pickWrite({ ...draft, rounds: 8 }, 'UGA-QB', false, { rounds: 8 })),
        ],
      },
    };
  },

  'the automatic pick for a missed clock': () => {
    const draft = activeDraft(MEMBERS, LATE);
    const picks = (changes: DocumentData = {}): Request => change(pickWrite(draft, 'ALA-QB', 'missed', changes));
    return {
      state: room(draft),
      honest: [bob, picks()],
      attempts: {
        'by an outsider': [dan, picks()],
        'by an administrator who is no member': [root, picks()],
        'by a client that is signed out': [signedOut, picks()],
        'of another squad than the first of the ranking': [bob, change(pickWrite(draft, 'ALA-RB', 'missed'))],
        'of the last of the ranking': [bob, change(pickWrite(draft, ALL_SQUADS.at(-1)!, 'missed'))],
        'marked as the manager’s own': [bob, change(pickWrite(draft, 'ALA-QB', 'own'))],
        'marked as autopilot, so that no miss counts': [bob, change(pickWrite(draft, 'ALA-QB', 'autopilot'))],
        'marked as a house team’s': [bob, change(pickWrite(draft, 'ALA-QB', 'house'))],
        'without the miss': [bob, picks({ 'seats.ann.misses': 0 })],
        'with two misses at once': [bob, picks({ 'seats.ann.misses': 2 })],
        'with autopilot after one miss': [bob, picks({ 'seats.ann.misses': 2 })],
        'with a miss for another person too': [bob, picks({ 'seats.ann.misses': 1, 'seats.cat.misses': 1 })],
        'with a miss of one and a half': [bob, picks({ 'seats.ann.misses': double(1.5) })],
        'with a made-up clock for the next manager': [bob, picks({ 'turn.startedAt': ago(60) })],
        'with the ranking changed to suit it': [
          bob,
          change({
            ...pickWrite(draft, 'ALA-RB', 'missed'),
            ranking: ['ALA-RB', ...ALL_SQUADS.filter((squad) => squad !== 'ALA-RB')],
          }),
        ],
        'with a queue for the manager in the same batch': [
          bob,
          commit({
            [at.draft]: update(pickWrite(draft, 'UK-K', 'missed')),
            [at.queue('ann')]: set(queue(['UK-K'])),
          }),
        ],
        'made twice': { by: bob, request: picks(), after: [[cat, picks()]] },
      },
    };
  },

  'the automatic pick from a queue': () => {
    const draft = played(activeDraft(MEMBERS), ['ALA-QB', 'LSU-K'], LATE);
    return {
      state: room(draft, { [at.queue('cat')]: queue(['ALA-QB', 'TEX-TE', 'OK-WR']) }),
      honest: [ann, change(pickWrite(draft, 'TEX-TE', 'missed'))],
      attempts: {
        'of the first of the ranking instead': [ann, change(pickWrite(draft, 'ALA-RB', 'missed'))],
        'of the second of the queue': [ann, change(pickWrite(draft, 'OK-WR', 'missed'))],
        'of a squad that the commissioner chose, with a mark that says so': [ann, change(chosenFor(draft, 'OK-WR'))],
        'of the right squad, with the commissioner’s mark': [ann, change(chosenFor(draft, 'TEX-TE'))],
        'of a squad that the commissioner chose, as if the manager had': [ann, change(pickWrite(draft, 'OK-WR'))],
        'of a squad of the queue that is gone': [ann, change(pickWrite(draft, 'ALA-QB', 'missed'))],
        'with the queue deleted in the same batch': [
          ann,
          commit({ [at.draft]: update(pickWrite(draft, 'ALA-RB', 'missed')), [at.queue('cat')]: remove }),
        ],
      },
    };
  },

  'the second missed clock': () => {
    const draft = activeDraft(MEMBERS, { ...LATE, 'seats.ann.misses': 1 });
    return {
      state: room(draft),
      honest: [bob, change(pickWrite(draft, 'ALA-QB', 'missed'))],
      attempts: {
        'without autopilot': [bob, change(pickWrite(draft, 'ALA-QB', 'missed', { 'seats.ann.misses': 1 }))],
        'with another on autopilot': [bob, change(pickWrite(draft, 'ALA-QB', 'missed', { 'seats.cat.misses': 2 }))],
        'with a count that is a text': [
          bob,
          change(pickWrite(draft, 'ALA-QB', 'missed', { 'seats.ann.misses': 'yes' })),
        ],
        'with the misses set back': [bob, change(pickWrite(draft, 'ALA-QB', 'missed', { 'seats.ann.misses': 0 }))],
      },
    };
  },

  'a clock that has not run out': () => {
    const draft = activeDraft(MEMBERS, { 'turn.startedAt': ago(60) });
    return {
      state: room(draft, { [at.queue('ann')]: queue(['ALA-K']), [at.queue('bob')]: queue(['ALA-K']) }),
      honest: [ann, change(pickWrite(draft, 'LSU-K'))],
      attempts: {
        'an automatic pick': [bob, change(pickWrite(draft, 'ALA-K', 'missed'))],
        'an automatic pick by the manager’s own hand': [ann, change(pickWrite(draft, 'ALA-K', 'missed'))],
        'an automatic pick with the clock shortened in it': [
          bob,
          change({ ...pickWrite(draft, 'ALA-K', 'missed'), clockSeconds: 15 }),
        ],
        'the commissioner picks for another person’s turn as if it were theirs': [
          ann,
          change(pickWrite({ ...draft, order: ['bob', 'ann', 'cat'] }, 'LSU-K')),
        ],
        'another’s queue is read': [bob, read(at.queue('ann'))],
        'another’s queue is listened to': [bob, listen(at.queue('ann'))],
        'the commissioner reads a member’s queue': [ann, read(at.queue('bob'))],
        'an outsider reads a queue': [dan, read(at.queue('ann'))],
        'an administrator reads a queue': [root, read(at.queue('ann'))],
        'a client that is signed out reads a queue': [signedOut, read(at.queue('ann'))],
      },
    };
  },

  'a turn of another person that has just begun': () => {
    const draft = activeDraft(MEMBERS, { order: ['bob', 'ann', 'cat'], 'turn.startedAt': ago(40) });
    return {
      state: room(draft, { [at.queue('bob')]: queue(['ALA-K']) }),
      honest: [bob, change(pickWrite(draft, 'LSU-K'))],
      attempts: {
        'the commissioner picks for a manager who is present': [ann, change(pickWrite(draft, 'ALA-K', 'missed'))],
        'the commissioner picks as if they were that manager': [ann, change(pickWrite(draft, 'LSU-K', 'own'))],
        'a member picks for that manager': [cat, change(pickWrite(draft, 'ALA-K', 'missed'))],
        'the commissioner sets the clock back to its full length': [
          ann,
          commit(bent(clock(90), at.draft, { 'turn.startedAt': now, 'turn.usedMs': 0 })),
        ],
        'the commissioner shortens the clock that is running': [
          ann,
          commit(bent(clock(15), at.draft, { 'turn.clockSeconds': 15 })),
        ],
        'the commissioner shortens it by leaving the present turn none': [
          ann,
          commit(bent(clock(15), at.draft, { turn: null })),
        ],
        'the commissioner lengthens the clock that is running': [
          ann,
          commit(bent(clock(86_400), at.draft, { 'turn.clockSeconds': 86_400 })),
        ],
        'the commissioner sets the present turn’s clock alone': [ann, change({ 'turn.clockSeconds': 15 })],
        'the commissioner puts a text for the present turn’s clock': [
          ann,
          commit(bent(clock(15), at.draft, { 'turn.clockSeconds': 'x'.repeat(1000) })),
        ],
        'the commissioner reads the queue after a shorter clock': {
          by: ann,
          request: read(at.queue('bob')),
          after: [[ann, commit(clock(15))]],
        },
        'the commissioner picks after a shorter clock': {
          by: ann,
          request: change(pickWrite(draft, 'ALA-K', 'missed')),
          after: [[ann, commit(clock(15))]],
        },
        'a member changes the clock': [bob, commit(clock(15, 'bob'))],
        'a member changes the clock in the commissioner’s name': [bob, commit(clock(15, 'ann'))],
      },
    };
  },

  'a clock of the commissioner’s own': () => {
    const draft = activeDraft(MEMBERS, { 'turn.startedAt': ago(80) });
    return {
      state: room(draft),
      honest: [ann, change(pickWrite(draft, 'LSU-K'))],
      attempts: {
        'is given its full length again': [
          ann,
          commit(bent(clock(90), at.draft, { 'turn.startedAt': now, 'turn.usedMs': 0 })),
        ],
        'is given another length at once': [ann, commit(bent(clock(3600), at.draft, { 'turn.clockSeconds': 3600 }))],
        'is given its full length by a used time below zero': [ann, change({ 'turn.usedMs': -80_000 })],
        'is given its full length by a new start': [ann, change({ 'turn.startedAt': now })],
        'is lengthened without an entry': [ann, change({ clockSeconds: 3600 })],
        'is shorter than fifteen seconds': [ann, commit(clock(14))],
        'is longer than a day': [ann, commit(clock(86_401))],
        'has half seconds': [ann, commit(clock(60.5))],
        'is no number': [
          ann,
          commit(
            bent(clock(60), at.draft, {
              clockSeconds: '60',
              'log.1': logged('clock', 'ann', { clockSeconds: '60', quietHours: null }),
            }),
          ),
        ],
        'has quiet hours of one minute': [
          ann,
          commit(
            bent(clock(60), at.draft, {
              quietHours: { activeMs: 1 },
              'log.1': logged('clock', 'ann', { clockSeconds: 60, quietHours: { activeMs: 1 } }),
            }),
          ),
        ],
      },
    };
  },

  'a manager on autopilot': () => {
    const draft = activeDraft(MEMBERS, { 'seats.ann.misses': 2 });
    return {
      state: room(draft, { [at.queue('bob')]: queue(['ALA-K']) }),
      honest: [bob, change(pickWrite(draft, 'ALA-QB', 'autopilot'))],
      attempts: {
        'is picked for by an outsider': [dan, change(pickWrite(draft, 'ALA-QB', 'autopilot'))],
        'is given another squad': [bob, change(pickWrite(draft, 'UK-K', 'autopilot'))],
        'is charged a third miss': [bob, change(pickWrite(draft, 'ALA-QB', 'autopilot', { 'seats.ann.misses': 3 }))],
        'is taken off autopilot by the pick': [
          bob,
          change(pickWrite(draft, 'ALA-QB', 'autopilot', { 'seats.ann.misses': 0 })),
        ],
        'is taken off autopilot by another': [bob, asks('bob', { 'seats.ann.misses': 0 })],
        'has another person’s queue read': [cat, read(at.queue('bob'))],
        'has the pick marked as missed': [bob, change(pickWrite(draft, 'ALA-QB', 'missed'))],
      },
    };
  },

  'a house team’s turn': () => {
    const draft = activeDraft(['ann', 'bob'], { houseTeams: ['house-1'], order: ['house-1', 'ann', 'bob'] });
    return {
      state: room(draft),
      honest: [bob, change(pickWrite(draft, 'ALA-QB', 'house'))],
      attempts: {
        'an outsider picks': [dan, change(pickWrite(draft, 'ALA-QB', 'house'))],
        'a member chooses the squad': [bob, change(pickWrite(draft, 'UK-K', 'house'))],
        'the commissioner chooses the squad': [ann, change(chosenFor(draft, 'UK-K'))],
        'a member picks as the house team': [bob, change(pickWrite(draft, 'ALA-QB', 'own'))],
        'the team misses a clock': [bob, change(pickWrite(draft, 'ALA-QB', 'house', { 'seats.house-1.misses': 1 }))],
        'a member writes a queue for it': [
          bob,
          commit({
            [at.draft]: update(pickWrite(draft, 'UK-K', 'house')),
            [at.queue('house-1')]: set(queue(['UK-K'])),
          }),
        ],
      },
    };
  },

  'autopilot and misses beside picks': () => {
    const draft = activeDraft(MEMBERS, { 'seats.ann.misses': 2, 'seats.bob.misses': 2 });
    const back = { 'seats.bob.misses': 0 };
    return {
      state: room(draft),
      honest: [bob, asks('bob', back)],
      attempts: {
        'an outsider adds a key of their own to the misses': [dan, asks('dan', { 'seats.unknown.misses': 0 })],
        'an outsider sets misses under their own uid': [dan, asks('dan', { 'seats.dan.misses': 0 })],
        'an outsider writes nothing at all': [dan, asks('dan', { 'seats.ann.misses': 2 })],
        'an outsider writes an empty mask': [dan, write(at.draft, NOTHING)],
        'a member writes an empty mask': [cat, commit({ [at.draft]: NOTHING, ...marking('cat', 'draft') })],
        'the commissioner writes an empty mask': [ann, commit({ [at.draft]: NOTHING, ...marking('ann', 'draft') })],
        'a member stays on autopilot': [bob, asks('bob', { 'seats.bob.misses': 2 })],
        'an outsider raises a count by nothing': [dan, asks('dan', { 'seats.dan.misses': plus(0) })],
        'an administrator who is no member adds a key': [root, asks('root', { 'seats.root.misses': 0 })],
        'an outsider puts themselves on autopilot': [dan, asks('dan', { 'seats.dan.misses': 100 })],
        'a member clears another’s': [bob, asks('bob', { 'seats.ann.misses': 0 })],
        'a member takes another off autopilot': [bob, asks('bob', { ...back, 'seats.ann.misses': 0 })],
        'a member sets the own misses to one': [bob, asks('bob', { 'seats.bob.misses': 1 })],
        'a member sets the own misses below zero': [bob, asks('bob', { 'seats.bob.misses': -5 })],
        'a member gives the clock a new start on the way': [bob, asks('bob', { ...back, 'turn.startedAt': now })],
        'a member puts a text for autopilot': [cat, asks('cat', { 'seats.cat.misses': 'x'.repeat(1000) })],
        'a member puts a map for autopilot': [cat, asks('cat', { 'seats.cat.misses': { a: 1 } })],
        'a member puts false for autopilot': [cat, asks('cat', { 'seats.cat.misses': false })],
        'a member puts a house team on autopilot': [cat, asks('cat', { 'seats.house-1.misses': 100 })],
        'a member asks for autopilot and a place more': [
          cat,
          asks('cat', { 'seats.cat.misses': 100, 'seats.cat.BENCH': 4 }),
        ],
        'a member adds a miss for a name of their own': [cat, asks('cat', { 'seats.x.misses': 0 })],
        'a member replaces the misses by nothing': [cat, asks('cat', { seats: {} })],
        'a member replaces the misses by a list': [cat, asks('cat', { seats: [] })],
        'a client that is signed out clears a member’s': [signedOut, change(back)],
      },
    };
  },

  'a draft that is paused': () => {
    const draft = activeDraft(MEMBERS, {
      'turn.startedAt': ago(400),
      pausedAt: ago(300),
      order: ['bob', 'ann', 'cat'],
      'seats.cat.misses': 2,
    });
    const usedMs = (resume(draft)[at.draft] as { update: DocumentData }).update['turn.usedMs'] as number;
    return {
      state: room(draft, { [at.queue('bob')]: queue(['ALA-K']), [at.queue('cat')]: queue(['ALA-K']) }),
      honest: [ann, commit(resume(draft))],
      attempts: {
        'a pick by the manager on the clock': [bob, change(pickWrite(draft, 'LSU-K'))],
        'a pick that ends the pause in the same write': [
          bob,
          change(pickWrite(draft, 'LSU-K', false, { pausedAt: null })),
        ],
        'an automatic pick': [cat, change(pickWrite(draft, 'ALA-K', 'missed'))],
        'an automatic pick by the commissioner': [ann, change(pickWrite(draft, 'ALA-K', 'missed'))],
        'a pause and a pick in one batch': [
          ann,
          commit([
            [at.draft, (resume(draft) as Record<string, never>)[at.draft]!],
            [at.draft, update(pickWrite(draft, 'LSU-K', 'own'))],
          ]),
        ],
        'a second pause': [ann, commit(pause())],
        'the queue of the one on the clock is read': [cat, read(at.queue('bob'))],
        'the queue of one on autopilot is read': [bob, read(at.queue('cat'))],
        'an outsider touches the misses': [dan, asks('dan', { 'seats.dan.misses': 0 })],
        'a member resumes while the pause is young': [bob, commit(resume(draft, 'bob'))],
        'a member resumes in the commissioner’s name': [bob, commit(resume(draft, 'ann'))],
        'an outsider resumes': [dan, commit(resume(draft, 'dan'))],
        'resuming with a whole clock': [ann, commit(bent(resume(draft), at.draft, { 'turn.usedMs': 0 }))],
        'resuming with a second less': [ann, commit(bent(resume(draft), at.draft, { 'turn.usedMs': usedMs + 1000 }))],
        'resuming with a made-up start': [
          ann,
          commit(bent(resume(draft), at.draft, { 'turn.startedAt': draft.turn.startedAt })),
        ],
        'resuming into another pause': [ann, commit(bent(resume(draft), at.draft, { pausedAt: draft.pausedAt }))],
        'resuming without an entry': [ann, change({ pausedAt: null, 'turn.startedAt': now, 'turn.usedMs': usedMs })],
        'resuming with an entry under a number that is not next': [
          ann,
          commit(bent(resume(draft), at.draft, { 'log.1': undefined, 'log.2': logged('resume', 'ann') })),
        ],
        'resuming with two entries': [ann, commit(bent(resume(draft), at.draft, { 'log.2': logged('pause', 'ann') }))],
        'resuming with an entry by another': [
          ann,
          commit(bent(resume(draft), at.draft, { 'log.1': logged('resume', 'bob') })),
        ],
        'resuming with an entry of another kind': [
          ann,
          commit(bent(resume(draft), at.draft, { 'log.1': logged('pause', 'ann') })),
        ],
        'resuming with an entry at another time': [
          ann,
          commit(bent(resume(draft), at.draft, { 'log.1': { ...logged('resume', 'ann'), at: ago(60) } })),
        ],
        'resuming with words in the entry': [
          ann,
          commit(bent(resume(draft), at.draft, { 'log.1': logged('resume', 'ann', { note: 'x'.repeat(1000) }) })),
        ],
      },
    };
  },

  'a pause': () => {
    const draft = activeDraft(MEMBERS);
    return {
      state: room(draft),
      honest: [ann, commit(pause())],
      attempts: {
        'by a member': [bob, commit(pause('bob'))],
        'by a member in the commissioner’s name': [bob, commit(pause('ann'))],
        'by an outsider': [dan, commit(pause('dan'))],
        'by an administrator': [root, commit(pause('root'))],
        'without an entry': [ann, change({ pausedAt: now })],
        'as an entry alone': [ann, change({ 'log.1': logged('pause', 'ann') })],
        'since a minute ago': [ann, commit(bent(pause(), at.draft, { pausedAt: ago(60) }))],
        'until tomorrow': [ann, commit(bent(pause(), at.draft, { pausedAt: ago(-86_400) }))],
        'with a new start of the clock': [ann, commit(bent(pause(), at.draft, { 'turn.startedAt': now }))],
        'with a pick': [ann, commit(bent(pause(), at.draft, pickWrite(draft, 'LSU-K')))],
        'under another number': [
          ann,
          commit(bent(pause(), at.draft, { 'log.1': undefined, 'log.0': logged('pause', 'ann') })),
        ],
        'under a number written otherwise': [
          ann,
          commit(bent(pause(), at.draft, { 'log.1': undefined, 'log.01': logged('pause', 'ann') })),
        ],
        'of a kind that does not exist': [ann, change({ 'log.1': logged('cheer', 'ann') })],
      },
    };
  },

  'a log with room left for what lets the draft go on': () => {
    const before = activeDraft(MEMBERS, { log: longLog(150), 'turn.startedAt': ago(500) });
    const draft = madeAt({ ...before, ...pickWrite(before, 'ALA-QB', 'missed') }, ago(3));
    const more = (batch: Batch, lie: DocumentData): Request =>
      commit(bent(batch, at.draft, { 'log.1': undefined, ...lie }));
    return {
      state: room(draft),
      honest: [ann, commit(handOver('ann', 'bob', 151))],
      attempts: {
        'takes a pause': [ann, commit(pause('ann', 151))],
        'takes an undo': [
          ann,
          more(undo(draft, before), {
            'log.151': logged('undo', 'ann', { pick: 0, squad: 'ALA-QB' }),
          }),
        ],
        'takes a pause in the place of its last entry': [ann, commit(pause('ann', 150))],
      },
    };
  },

  'a log that is full': () => {
    const draft = activeDraft(MEMBERS, { log: longLog(200), 'turn.startedAt': ago(400), pausedAt: ago(300) });
    return {
      state: room(draft),
      honest: [ann, commit(resume(draft, 'ann', 200))],
      attempts: {
        'takes one entry more': [ann, commit(resume(draft, 'ann', 201))],
        'loses another entry than the last': [ann, commit(resume(draft, 'ann', 199))],
        'is handed over by a member': [bob, commit(handOver('bob', 'bob', 200))],
        'takes a pause': {
          by: ann,
          request: commit(pause('ann', 200)),
          after: [[ann, commit(resume(draft, 'ann', 200))]],
        },
        'an entry is rewritten': [ann, change({ 'log.1': logged('pause', 'ann') })],
        'an entry is taken out': [ann, change({ log: longLog(199) })],
        'the log is emptied': [ann, change({ log: {} })],
        'an entry far ahead': [ann, change({ pausedAt: now, 'log.5000': logged('pause', 'ann') })],
      },
    };
  },

  'taking back a missed pick': () => {
    const before = activeDraft(MEMBERS, { order: ['bob', 'ann', 'cat'], 'turn.startedAt': ago(500) });
    const draft = madeAt({ ...before, ...pickWrite(before, 'ALA-QB', 'missed') }, ago(3));
    const back = (changes: DocumentData): Request => commit(bent(undo(draft, before), at.draft, changes));
    return {
      state: room(draft),
      honest: [ann, back({})],
      attempts: {
        'by a member': [cat, commit(undo(draft, before, 'cat'))],
        'by an outsider': [dan, commit(undo(draft, before, 'dan'))],
        'with the squad left on the roster': [ann, back({ rosters: draft.rosters })],
        'with the roster given to another': [ann, back({ rosters: { ...before.rosters, ann: ['ALA-QB'] } })],
        'with the place kept filled': [ann, back({ seats: draft.seats })],
        'with the miss kept': [ann, back({ 'seats.bob.misses': 1 })],
        'with the misses of another set': [ann, back({ 'seats.bob.misses': 0, 'seats.cat.misses': 1 })],
        'with another on autopilot': [ann, back({ 'seats.cat.misses': 2 })],
        'without a pause': [ann, back({ pausedAt: null })],
        'with time on the clock': [ann, back({ 'turn.usedMs': 1000 })],
        'with a time of the pick kept': [ann, back({ made: { 0: { at: ago(1) } } })],
        'with its mark left': [ann, back({ made: draft.made })],
        'with an entry of another pick': [ann, back({ 'log.1': logged('undo', 'ann', { pick: 7, squad: 'ALA-QB' }) })],
        'with an entry of another squad': [ann, back({ 'log.1': logged('undo', 'ann', { pick: 0, squad: 'UK-K' }) })],
        'with another commissioner': [ann, back({ commissioner: 'bob' })],
        'with a squad put in its place': [ann, back({ picks: ['UK-K'] })],
      },
    };
  },

  'taking back a pick that its manager made': () => {
    const before = played(activeDraft(MEMBERS), ['ALA-QB']);
    const draft = played(before, ['LSU-QB'], { 'turn.startedAt': ago(40) });
    return {
      state: room(draft),
      honest: [cat, change(pickWrite(draft, 'TEX-QB'))],
      attempts: {
        'by the commissioner, without being asked': [ann, commit(undo(draft, before))],
        'by the commissioner, who asks in the same write': [
          ann,
          commit(bent(undo(draft, before), at.draft, { undoRequest: 1 })),
        ],
        'by the commissioner, who asks in the manager’s place': [ann, asks('ann', { undoRequest: 1 })],
        'by the commissioner, as if it had been automatic': [
          ann,
          commit(bent(undo(draft, before), at.draft, { 'made.0.kind': 'missed' })),
        ],
        'with a request by the next manager': [cat, asks('cat', { undoRequest: 1 })],
        'with a request by an outsider': [dan, asks('dan', { undoRequest: 1 })],
        'of the next manager, with the request of an earlier pick': {
          by: ann,
          request: commit(undo(played(draft, ['TEX-QB']), draft)),
          after: [
            [bob, asks('bob', { undoRequest: 1 })],
            [cat, change(pickWrite(draft, 'TEX-QB'))],
          ],
        },
        'with a request for the pick before': [bob, asks('bob', { undoRequest: 0 })],
        'with a request for a pick to come': [bob, asks('bob', { undoRequest: 2 })],
        'with a request that is a text': [bob, asks('bob', { undoRequest: 'x'.repeat(100_000) })],
        'with a request that is a map': [bob, asks('bob', { undoRequest: { pick: 1 } })],
        'with a request and a pause': [bob, asks('bob', { undoRequest: 1, pausedAt: now })],
        'with a request and the place that it took changed': [
          bob,
          asks('bob', { undoRequest: 1, 'made.1.slot': 'BENCH' }),
        ],
        'by the next manager': [cat, commit(undo(draft, before, 'cat'))],
        'by the manager alone': [bob, commit(undo(draft, before, 'bob'))],
        'two at once': [ann, commit(undo(draft, activeDraft(MEMBERS)))],
      },
    };
  },

  'the last pick': () => {
    const draft = played(activeDraft(['ann', 'bob'], { slots: QB_ONLY, rounds: 1 }), ['ALA-QB']);
    return {
      state: room(draft),
      honest: [bob, change(pickWrite(draft, 'LSU-QB'))],
      attempts: {
        'leaves the draft open': [bob, change(pickWrite(draft, 'LSU-QB', false, { status: 'active' }))],
        'leaves the draft scheduled': [bob, change(pickWrite(draft, 'LSU-QB', false, { status: 'scheduled' }))],
        'is of a unit that has no place': [bob, change(pickWrite(draft, 'LSU-K'))],
        'is followed by one more': {
          by: bob,
          request: change({ ...pickWrite({ ...played(draft, ['LSU-QB']), rounds: 3 }, 'TEX-QB'), status: 'active' }),
          after: [[bob, change(pickWrite(draft, 'LSU-QB'))]],
        },
        'is followed by one more round': {
          by: ann,
          request: change({ rounds: 2, status: 'active' }),
          after: [[bob, change(pickWrite(draft, 'LSU-QB'))]],
        },
        'is taken back when the draft is over': {
          by: ann,
          request: commit(bent(undo(played(draft, ['LSU-QB']), draft), at.draft, { status: 'active' })),
          after: [[bob, change(pickWrite(draft, 'LSU-QB'))]],
        },
        'is followed by a pause': {
          by: ann,
          request: commit(pause()),
          after: [[bob, change(pickWrite(draft, 'LSU-QB'))]],
        },
        'is followed by autopilot': {
          by: bob,
          request: asks('bob', { 'seats.bob.misses': 100 }),
          after: [[bob, change(pickWrite(draft, 'LSU-QB'))]],
        },
        'is followed by the deletion of the draft': {
          by: ann,
          request: write(at.draft, remove),
          after: [[bob, change(pickWrite(draft, 'LSU-QB'))]],
        },
      },
    };
  },

  'fields of a draft under way': () => {
    const draft = activeDraft(MEMBERS);
    return {
      state: room(draft),
      honest: [ann, change(pickWrite(draft, 'LSU-K'))],
      attempts: {
        ...confused(
          {
            picks: ['null', 'a map', 'a text of 100,000 characters'],
            undoRequest: ['a list', 'a number', 'a text of 100,000 characters'],
            turn: ['null', 'a list', 'a number', 'a map'],
            draw: ['a list', 'a map'],
            made: ['null', 'a list', 'a boolean'],
            rosters: ['null', 'a list'],
            seats: ['null', 'a list', 'a boolean', 'a text of 100,000 characters'],
            spare: ['null', 'a list'],
            log: ['null', 'a list'],
            members: ['null', 'a list'],
            order: ['a list', 'null'],
            status: ['null', 'an empty text'],
            commissioner: ['null', 'a map'],
            clockSeconds: ['null', 'NaN', 'a text of 100,000 characters'],
            pausedAt: ['a boolean', 'a number'],
          },
          (field, value) => [ann, change({ [field]: value })],
        ),
        'a member makes themselves commissioner': [bob, change({ commissioner: 'bob' })],
        'a member adds an outsider': [bob, change({ members: [...MEMBERS, 'dan'] })],
        'an outsider adds themselves': [dan, change({ members: union('dan') })],
        'the commissioner removes a member': [ann, change({ members: ['ann', 'bob'] })],
        'the commissioner changes the order': [ann, change({ order: ['ann', 'cat', 'bob'] })],
        'the commissioner changes the slots': [ann, change({ slots: { ...draft.slots, QB: 2 } })],
        'the commissioner changes the ranking': [ann, change({ ranking: [...ALL_SQUADS].reverse() })],
        'the commissioner ends the draft': [ann, change({ status: 'complete' })],
        'the commissioner begins it anew': [ann, change({ status: 'scheduled', picks: [] })],
        'the commissioner moves the format': [ann, change({ format: 'linear' })],
        'the commissioner makes it anew': [
          ann,
          write(at.draft, set(activeDraft(MEMBERS, { order: ['ann', 'ann', 'ann'] }))),
        ],
        'the draft is handed over without the league': [
          ann,
          change({ commissioner: 'bob', 'log.1': logged('handOver', 'ann', { to: 'bob' }) }),
        ],
        'the draft is handed to an outsider': [ann, commit(handOver('ann', 'dan'))],
        'a member hands it to themselves': [bob, commit(handOver('bob', 'bob'))],
        'an outsider reads the draft': [dan, read(at.draft)],
        'an outsider listens to the draft': [dan, listen(at.draft)],
        'a client that is signed out reads the draft': [signedOut, read(at.draft)],
        'an outsider makes a draft beside a league': [
          dan,
          write('drafts/mine', set(activeDraft(['dan'], { leagueId: 'mine' }))),
        ],
        'a subcollection of the draft is written': [ann, write(`${at.draft}/notes/x`, set({ a: 1 }))],
      },
    };
  },
});
