import type { DocumentData } from 'firebase/firestore';
import { ALL_SQUADS } from '@/domain/football/squads';
import { LEAGUE, RETIRED, joinCode, league } from '../../support/documents';
import { at, allUsers, bent, found } from '../honest';
import { ann, bob, commit, dan, read, root, signedOut, write, type Batch, type Person } from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { update } from '../support/wire';

const NEXT = 'league2';
const OTHER = 'league3';
const CODE2 = 'NEXT22';
const CODE3 = 'NEXT33';
const nextOf = (changes: DocumentData = {}): DocumentData => ({
  leagueId: NEXT,
  joinCode: CODE2,
  season: 2026,
  ...changes,
});

/** A league after its draft, with ann as commissioner. */
const drafted = (changes: DocumentData = {}, more: Documents = {}): Documents => {
  const home = { draftStatus: 'complete', schedule: { managers: ['ann', 'bob'] }, ...changes };
  return {
    ...allUsers(),
    'rankings/2024': { squads: ALL_SQUADS },
    'rankings/2026': { squads: ALL_SQUADS },
    [at.league]: league(['ann', 'bob'], home),
    [at.joinCode]: joinCode(['ann', 'bob'], { draftStatus: 'complete' }),
    ...more,
  };
};

/** What the commissioner's client sends to open the next season. */
const open = (uid = 'ann', changes: DocumentData = {}, next: DocumentData | null = nextOf()): Batch => ({
  ...bent(found(uid, NEXT, CODE2), `leagues/${NEXT}`, { previousLeagueId: LEAGUE, season: 2026, ...changes }),
  ...(next === null ? {} : { [at.league]: update({ next }) }),
});

/** A league that was opened from another one, as stored. */
const opened = (id: string, code: string, changes: DocumentData = {}): Documents => ({
  [`leagues/${id}`]: league(['ann'], { joinCode: code, previousLeagueId: LEAGUE, season: 2026, ...changes }),
  [`joinCodes/${code}`]: joinCode(['ann'], { leagueId: id }),
});

export const nextSeason = concern('next season', {
  'opening the next season beside a co-commissioner': () => ({
    state: drafted({ coCommissioner: 'bob' }),
    honest: [ann, commit(open())],
    attempts: {
      'by the co-commissioner': [bob, commit(open('bob'))],
      'by the co-commissioner in the commissioner’s name': [bob, commit(open('ann'))],
      'by an outsider': [dan, commit(open('dan'))],
    },
  }),

  'opening the next season': () => {
    const by = (person: Person, uid: string): Step => [person, commit(open(uid))];
    const inSeason = (season: number): Step => [ann, commit(open('ann', { season }, nextOf({ season })))];
    const names = (next: unknown): Step => [ann, commit({ ...open('ann', {}, null), [at.league]: update({ next }) })];
    return {
      state: drafted(),
      honest: [ann, commit(open())],
      attempts: {
        'by a member': by(bob, 'bob'),
        'by an outsider': by(dan, 'dan'),
        'by an administrator': by(root, 'root'),
        'by a client that is signed out': by(signedOut, 'ann'),
        'in the commissioner’s name': [bob, commit(open('ann'))],
        'without naming it in the former league': [ann, commit(open('ann', {}, null))],
        'without naming it there, by a member': [bob, commit(open('bob', {}, null))],
        'without the new league': [ann, write(at.league, update({ next: nextOf() }))],
        'as the next of a league that doesn’t exist': [ann, commit(open('ann', { previousLeagueId: 'nowhere' }))],
        'as the next of itself': [ann, commit(open('ann', { previousLeagueId: NEXT }))],
        'without the former league': [ann, commit(open('ann', { previousLeagueId: undefined }))],
        'with a former league that is null': [ann, commit(open('ann', { previousLeagueId: null }))],
        'with a former league that is empty': [ann, commit(open('ann', { previousLeagueId: '' }))],
        'with a former league that is a list': [ann, commit(open('ann', { previousLeagueId: [LEAGUE] }))],
        'that already names a next season': [ann, commit(open('ann', { next: nextOf() }))],
        'with another code': names(nextOf({ joinCode: 'WRONG2' })),
        'with the former league’s code': names(nextOf({ joinCode: league(['ann']).joinCode as string })),
        'with another season': names(nextOf({ season: 2031 })),
        'of the same season': inSeason(2025),
        'of an earlier season': inSeason(2024),
        'of the same season, named as the next': [ann, commit(open('ann', { season: 2025 }))],
        'with a field more': names({ ...nextOf(), note: 'hi' }),
        'without its code': names({ leagueId: NEXT, season: 2025 }),
        'by the id alone': names(NEXT),
        'as null': names(null),
        'as a list': names([NEXT]),
        'with the members brought along': [
          ann,
          commit({ ...open(), [at.league]: update({ next: nextOf(), members: ['ann'] }) }),
        ],
        'with the former league renamed': [
          ann,
          commit({ ...open(), [at.league]: update({ next: nextOf(), name: 'Old' }) }),
        ],
        'a second time': {
          by: ann,
          request: commit({
            ...bent(found('ann', OTHER, CODE3), `leagues/${OTHER}`, { previousLeagueId: LEAGUE, season: 2026 }),
            [at.league]: update({ next: nextOf({ leagueId: OTHER, joinCode: CODE3 }) }),
          }),
          after: [[ann, commit(open())]],
        },
        'that is taken back': {
          by: ann,
          request: write(at.league, update({ next: null })),
          after: [[ann, commit(open())]],
        },
        'that is changed by a member': {
          by: bob,
          request: write(at.league, update({ next: nextOf({ joinCode: 'BOBS22' }) })),
          after: [[ann, commit(open())]],
        },
      },
    };
  },

  'another league of the commissioner’s': () => ({
    state: drafted({}, opened(OTHER, CODE3, { previousLeagueId: 'elsewhere' })),
    honest: [ann, commit(open())],
    attempts: {
      'is named as the next': [ann, write(at.league, update({ next: nextOf({ leagueId: OTHER, joinCode: CODE3 }) }))],
      'gets a former league later': [ann, write(`leagues/${OTHER}`, update({ previousLeagueId: LEAGUE }))],
      'gets a former league and is named as the next': [
        ann,
        commit({
          [`leagues/${OTHER}`]: update({ previousLeagueId: LEAGUE }),
          [at.league]: update({ next: nextOf({ leagueId: OTHER, joinCode: CODE3 }) }),
        }),
      ],
    },
  }),

  'a next league with a new code': () => ({
    state: drafted({ next: nextOf({ joinCode: 'FORMER' }) }, opened(NEXT, CODE2)),
    honest: [ann, write(at.league, update({ next: nextOf() }))],
    attempts: {
      'is told by a member': [bob, write(at.league, update({ next: nextOf() }))],
      'is told by an outsider': [dan, write(at.league, update({ next: nextOf() }))],
      'is told otherwise': [ann, write(at.league, update({ next: nextOf({ joinCode: 'MINE22' }) }))],
    },
  }),

  'a next league that others run now': () => ({
    state: drafted(
      { next: nextOf({ joinCode: 'FORMER' }) },
      opened(NEXT, CODE2, { members: ['cat', 'dan'], createdBy: 'cat', coCommissioner: 'dan' }),
    ),
    honest: [dan, write(at.league, update({ next: nextOf() }))],
    attempts: {
      'is told otherwise by its co-commissioner': [
        dan,
        write(at.league, update({ next: nextOf({ joinCode: 'MINE22' }) })),
      ],
      'is replaced by its co-commissioner': [dan, commit(open('dan'))],
      'is told by another member of the former season': [bob, write(at.league, update({ next: nextOf() }))],
    },
  }),

  'a next league that was deleted': () => ({
    state: drafted({ next: nextOf({ leagueId: OTHER, joinCode: CODE3 }) }, { [`leagues/${OTHER}`]: RETIRED }),
    honest: [ann, commit(open())],
    attempts: { 'is replaced by a member': [bob, commit(open('bob'))] },
  }),

  'a league before its draft': () => ({
    state: drafted({ draftStatus: 'scheduled', schedule: undefined }),
    honest: [ann, read(at.league)],
    attempts: { 'gets a next season': [ann, commit(open())] },
  }),

  'the former league': () => ({
    state: drafted(
      { next: nextOf() },
      {
        ...opened(NEXT, CODE2, { members: ['ann', 'dan'] }),
        [`leagues/${NEXT}`]: league(['ann', 'dan'], { joinCode: CODE2, previousLeagueId: LEAGUE }),
      },
    ),
    honest: [bob, read(at.league)],
    attempts: {
      'is read by someone who is only in the next one': [dan, read(at.league)],
      'has its ledger read by someone who is only in the next one': [dan, read(at.ledger)],
      'has its lineups read by someone who is only in the next one': [dan, read(at.lineups)],
      'lets its members read the next one before they join': [bob, read(`leagues/${NEXT}`)],
    },
  }),
});
