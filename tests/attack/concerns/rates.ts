import { deleteField, type DocumentData } from 'firebase/firestore';
import {
  LEAGUE,
  WEEK,
  activeDraft,
  ago,
  league,
  leagueUser,
  scheduledLeague,
  writeRate,
} from '../../support/documents';
import { ROSTER, lineups, storedWeek } from '../../support/lineups';
import { AWAY_MISSES } from '@/domain/draft/autopilot';
import type { WriteKind } from '@/domain/kernel/writeRates';
import { MEMBERS, allUsers, at, bent, join, mark, marking, now, part, showName } from '../honest';
import { commit, person, write, type Batch } from '../support/requests';
import { concern, type Documents, type SceneContents } from '../support/scene';
import { remove, update } from '../support/wire';
import { HERS, STEP, move, season } from './portal';
import { played } from '../../support/picks';
import { drafted, lineupOf, removal, takeOver, vacated } from './succession';

/**
 * A write that needs a mark: who sends it, the mark's kind and id, what is stored before, and the batch with its mark.
 */
interface Rated {
  readonly uid: string;
  readonly kind: WriteKind;
  readonly id?: string;
  /** An id that a mark for this write can't have. */
  readonly wrongId?: string;
  readonly state: Documents;
  readonly batch: Batch;
}

/** The same batch with other marks than its own, while an older one is stored that had the same id. */
function misnamed({ uid, kind, id = LEAGUE, wrongId = 'other', state, batch }: Rated): SceneContents {
  const path = at.writeRate(uid, kind);
  const { [path]: _, ...unmarked } = batch;
  const other = kind === 'message' ? 'reaction' : 'message';
  return {
    state: { ...state, [path]: writeRate(id, ago(100_000)) },
    honest: [person(uid), commit(batch)],
    attempts: {
      'with the mark of an earlier one': [person(uid), commit(unmarked)],
      'with a mark of a moment ago': [person(uid), commit(bent(batch, path, { at: ago(1) }))],
      'with a mark of no time': [person(uid), commit(bent(batch, path, { at: undefined }))],
      'with the mark of another': [person(uid), commit(bent(batch, path, { id: wrongId }))],
      'with the mark of another kind': [person(uid), commit({ ...unmarked, ...marking(uid, other, id) })],
    },
  };
}

/**
 * The same batch too soon after another. The stored mark is from later: on a slow machine its time would be over before
 * the request.
 */
function hasty({ uid, kind, id = LEAGUE, state, batch }: Rated, honest: Rated): SceneContents {
  const path = at.writeRate(uid, kind);
  return {
    state: { ...state, [path]: mark('other', { since: ago(-3600), at: ago(1) }) },
    honest: [person(honest.uid), commit(honest.batch)],
    attempts: {
      another: [person(uid), commit(batch)],
      'another, with its mark counted on': [
        person(uid),
        commit({ ...batch, [path]: update({ id, at: now, count: 2 }) }),
      ],
      'another, with the mark that is there': [person(uid), commit({ ...batch, [path]: update({ id, at: now }) })],
      'another, after its mark is deleted': [person(uid), commit({ ...batch, [path]: remove })],
    },
  };
}

const moved = (uid: string, batch: Batch): Rated => ({
  uid,
  kind: 'move',
  id: `${LEAGUE}_${String(STEP + 1)}`,
  state: season(),
  batch,
});
const add = () => moved('bob', move('bob', ['UGA-QB'], ['UK-QB']));
const drop = () => moved('bob', move('bob', [], ['UK-QB']));

const joins = (uid: string, batch: Batch, state: Documents): Rated => ({ uid, kind: 'join', state, batch });
const scheduled = (): Documents => ({ ...allUsers(), ...scheduledLeague(MEMBERS) });
const joining = (uid: string) => joins(uid, join(uid), scheduled());
const leaving = (uid: string) => joins(uid, part(uid), scheduled());

/** One mark is enough for a person's entries in several leagues, so it needn't name one. */
const profiles = (uid: string, batch: Batch): Rated => ({
  ...joins(uid, batch, scheduled()),
  kind: 'profile',
  wrongId: '',
});
const renaming = (uid: string): Rated => profiles(uid, showName(uid, uid, 'Bobby'));
const named: Batch = { [at.leagueUser('bob')]: update({ teamName: 'The Bobs' }), ...marking('bob', 'profile') };

const asking = (uid: string, misses: number): Rated => ({
  uid,
  kind: 'draft',
  wrongId: '',
  state: {
    ...allUsers(),
    [at.league]: league(MEMBERS, { draftStatus: 'active' }),
    [at.draft]: played(activeDraft(MEMBERS), ['ALA-QB']),
  },
  batch: { [at.draft]: update({ [`seats.${uid}.misses`]: misses }), ...marking(uid, 'draft') },
});
const undoing = (): Rated => ({
  ...asking('ann', 0),
  batch: { [at.draft]: update({ undoRequest: 0 }), ...marking('ann', 'draft') },
});

const pinning = (fields: DocumentData) => (): Rated => ({
  ...joins('ann', { [at.league]: update(fields), ...marking('ann', 'note') }, scheduled()),
  kind: 'note',
});
const noting = pinning({ note: 'No tanking.', noteBy: 'ann' });
const entering = pinning({ history: '2023,Champion,Tide', historyBy: 'ann' });

const blocking = (): Rated => ({
  ...joins('bob', { [at.league]: update({ 'block.bob': { 'UK-QB': now } }), ...marking('bob', 'note') }, season()),
  kind: 'note',
});

/** Of bob, or ann: all on the bench. */
const setting = (uid: 'ann' | 'bob'): Rated => ({
  uid,
  kind: 'move',
  id: `${LEAGUE}_${WEEK}`,
  state: season({ [at.week]: storedWeek({ ALA: ago(-3600) }) }),
  batch: lineupOf(
    uid,
    (uid === 'bob' ? ROSTER : HERS).map((squad) => `${squad}_BENCH`),
    uid,
  ),
});
const removing = (): Rated => ({
  ...setting('bob'),
  state: {
    ...setting('bob').state,
    [at.lineups]: lineups({ bob: ROSTER.map((squad) => `${squad}_BENCH`) }),
    [at.leagueUser('bob')]: leagueUser('bob', { roster: ROSTER, lineupWeeks: [WEEK] }),
  },
  batch: {
    [at.lineups]: update({ 'users.bob': deleteField() }),
    [at.leagueUser('bob')]: update({ lineupWeeks: [] }),
    ...marking('bob', 'move', `${LEAGUE}_${WEEK}`),
  },
});

export const rates = concern('rates', {
  'a lineup': () => misnamed(setting('bob')),
  'taking a lineup away': () => misnamed(removing()),
  'a lineup a moment after another': () => hasty(setting('bob'), setting('ann')),
  'taking a lineup away a moment after it was set': () => hasty(removing(), profiles('bob', named)),
  'an add': () => misnamed(add()),
  'a drop': () => misnamed(drop()),
  joining: () => misnamed(joining('dan')),
  'leaving before the draft': () => misnamed(leaving('bob')),
  'leaving after the draft': () => misnamed(joins('bob', removal('bob', 'bob'), drafted())),
  'taking over a team': () => misnamed(joins('dan', takeOver('dan'), vacated())),
  'leaving a moment after joining': () => hasty(leaving('bob'), leaving('cat')),
  'joining a moment after leaving': () => hasty(joining('dan'), joining('eve')),
  'another name in a league': () => misnamed(renaming('bob')),
  'another name of a team': () => misnamed(profiles('bob', named)),
  'a name a moment after another': () => hasty(renaming('bob'), renaming('cat')),
  'a note': () => misnamed(noting()),
  'a history': () => misnamed(entering()),
  'a history a moment after a note': () => hasty(entering(), renaming('cat')),
  'a note a moment after another': () => hasty(noting(), renaming('cat')),
  'a trade block': () => misnamed(blocking()),
  'a trade block a moment after a note': () => hasty(blocking(), moved('ann', move('ann', ['UGA-QB'], []))),
  'the name of a team a moment after another': () => hasty(profiles('bob', named), renaming('cat')),
  autopilot: () => misnamed(asking('bob', AWAY_MISSES)),
  'an undo request': () => misnamed(undoing()),
  'autopilot a moment after another change': () => hasty(asking('bob', AWAY_MISSES), asking('cat', AWAY_MISSES)),
  'an undo request a moment after autopilot': () => hasty(undoing(), asking('cat', AWAY_MISSES)),
  // It needs no mark: its own time says when it was.
  'presence a moment after the last': () => ({
    state: { ...scheduled(), [at.presence]: { here: { bob: ago(-3600), cat: ago(60) } } },
    honest: [person('cat'), write(at.presence, update({ 'here.cat': now }))],
    attempts: {
      again: [person('bob'), write(at.presence, update({ 'here.bob': now }))],
      'after it was taken away': [person('bob'), write(at.presence, update({ 'here.bob': deleteField() }))],
    },
  }),
  'a move a moment after another': () => hasty(drop(), moved('ann', move('ann', ['UGA-QB'], []))),
});
