import type { DocumentData } from 'firebase/firestore';
import { LEAGUE, WEEK, ago, league, leagueUser, ledger } from '../../support/documents';
import { ROSTER, storedWeek } from '../../support/lineups';
import { at, allUsers, marking, now } from '../honest';
import {
  ann,
  bob,
  commit,
  dan,
  find,
  listen,
  listenTo,
  read,
  readAll,
  root,
  sam,
  signedOut,
  write,
  type Batch,
} from '../support/requests';
import { concern, type Documents } from '../support/scene';
import { remove, set, update } from '../support/wire';

const HERS = ['TENN-QB', 'TENN-K', 'TENN-DST'];
const ROSTERS: Record<string, string[]> = { ann: HERS, bob: ROSTER, 'house-1': ['VAN-QB'] };
const OWNED = Object.values(ROSTERS).flat();
const NEXT_WEEK = '2025-04';
/** The order of the draft: the last manager is first in line. */
const ORDER = ['bob', 'ann', 'house-1'];
const claimsOf = (uid: string, week = WEEK): string => `claims/${LEAGUE}_${week}_${uid}`;
const entryPath = (step: number): string => `transactions/${LEAGUE}_${String(step)}`;

const list = (uid: string, claims: readonly string[], changes: DocumentData = {}): DocumentData => ({
  leagueId: LEAGUE,
  weekId: WEEK,
  uid,
  claims,
  ...changes,
});
const HIS = ['UGA-QB_UK-QB', 'UGA-RB_UK-QB'];
/** Her roster has room, so she needs no drop. The first claim isn't possible: bob owns the squad. */
const HER = ['ALA-QB_TENN-QB', 'UGA-QB_TENN-K', 'UGA-WR_NONE'];
const line = (turns: readonly string[], changes: DocumentData = {}): DocumentData => ({
  week: WEEK,
  priority: ORDER,
  turns,
  ...changes,
});

/** A league in its season, in a week whose claims are still sealed: the portal opens in seven hours. */
const season = (waivers: DocumentData | null, week: DocumentData, more: Documents = {}): Documents => ({
  ...allUsers(),
  [at.league]: league(['ann', 'bob'], {
    draftStatus: 'complete',
    schedule: { managers: ORDER },
    waivers: 'claims',
  }),
  [at.ledger]: ledger({
    settled: true,
    rosters: ROSTERS,
    owned: OWNED,
    step: 0,
    history: {},
    ...(waivers === null ? {} : { waivers }),
  }),
  [at.leagueUser('ann')]: leagueUser('ann', { roster: HERS }),
  [at.leagueUser('bob')]: leagueUser('bob', { roster: ROSTER }),
  [at.week]: week,
  ...more,
});
const sealedWeek = (changes: DocumentData = {}): DocumentData =>
  storedWeek({ ALA: ago(-5 * 86_400) }, { monday: ago(2 * 3600), ...changes });
const openWeek = (changes: DocumentData = {}): DocumentData => storedWeek({ ALA: ago(-3600) }, changes);

/** Claims of both are saved; it's still the time for it. */
const sealed = (more: Documents = {}): Documents =>
  season(line(['bob', 'ann']), sealedWeek(), {
    [claimsOf('ann')]: list('ann', HER),
    [claimsOf('bob')]: list('bob', HIS),
    ...more,
  });
/** The claims are open, and ann is first in line. */
const opened = (more: Documents = {}): Documents => ({ ...sealed(), [at.week]: openWeek(), ...more });

/** What bob's client sends to save his first claims of the week. */
const saves = (claims: unknown = HIS, waivers: DocumentData = line(['bob']), changes: DocumentData = {}): Batch => ({
  [claimsOf('bob')]: set(list('bob', claims as string[], changes)),
  [at.ledger]: update({ waivers }),
});

const moved = (roster: readonly string[], adds: readonly string[], drops: readonly string[]): string[] => [
  ...roster.filter((squad) => !drops.includes(squad)),
  ...adds,
];
const WAIVERS = line(['bob', 'ann']);
const WON = line(['ann', 'bob'], { priority: ['ann', 'bob', 'house-1'] });

/** What a client sends to award a claim. */
function award(
  manager: string,
  adds: readonly string[],
  drops: readonly string[],
  {
    entry = {},
    waivers = WON,
    books = {},
  }: { entry?: DocumentData; waivers?: DocumentData; books?: DocumentData } = {},
): Batch {
  const roster = moved(ROSTERS[manager]!, adds, drops);
  return {
    [entryPath(1)]: set({
      leagueId: LEAGUE,
      step: 1,
      kind: 'claim',
      by: 'bob',
      at: now,
      week: WEEK,
      manager,
      adds,
      drops,
      turns: WAIVERS.turns,
      ...entry,
    }),
    [at.ledger]: update({
      step: 1,
      owned: moved(OWNED, adds, drops),
      [`rosters.${manager}`]: roster,
      [`history.${WEEK}.${manager}`]: ROSTERS[manager]!,
      waivers,
      ...books,
    }),
    [at.leagueUser(manager)]: update({ roster }),
  };
}
const HONEST = award('ann', ['UGA-QB'], ['TENN-K']);
const waiversTo = (waivers: DocumentData) => write(at.ledger, update({ waivers }));

/** An add or a drop, as in the open portal. */
const move = (uid: string, adds: readonly string[], drops: readonly string[]): Batch => ({
  ...award(uid, adds, drops, { waivers: WAIVERS }),
  ...marking(uid, 'move', `${LEAGUE}_1`),
  [entryPath(1)]: set({
    leagueId: LEAGUE,
    step: 1,
    kind: adds.length > 0 ? 'add' : 'drop',
    by: uid,
    at: now,
    week: WEEK,
    manager: uid,
    adds,
    drops,
  }),
});

export const claims = concern('claims', {
  'sealed claims': () => ({
    state: sealed(),
    honest: [bob, read(claimsOf('bob'))],
    attempts: {
      'are read by another manager': [ann, read(claimsOf('bob'))],
      'are read by an administrator': [root, read(claimsOf('bob'))],
      'are read by a member of the staff': [sam, read(claimsOf('bob'))],
      'are read by an outsider': [dan, read(claimsOf('bob'))],
      'are read by a client that is signed out': [signedOut, read(claimsOf('bob'))],
      'are read together with one’s own': [ann, readAll(claimsOf('ann'), claimsOf('bob'))],
      'are listened to by another manager': [ann, listen(claimsOf('bob'))],
      'are queried by league': [ann, find('claims', [['leagueId', '==', LEAGUE]])],
      'are queried by league and week': [
        ann,
        find('claims', [
          ['leagueId', '==', LEAGUE],
          ['weekId', '==', WEEK],
        ]),
      ],
      'are queried by what they claim': [ann, find('claims', [['claims', 'has', HIS[0]]])],
      'are all listened to': [ann, listenTo('claims')],
      'are written by another manager': [ann, write(claimsOf('bob'), set(list('bob', [])))],
      'are changed by another manager': [ann, write(claimsOf('bob'), update({ claims: [] }))],
      'are deleted by their manager': [bob, write(claimsOf('bob'), remove)],
      'are deleted by another manager': [ann, write(claimsOf('bob'), remove)],
      'are awarded': [bob, commit(HONEST)],
      'are passed over': [bob, waiversTo(line(['bob']))],
      'are opened by an earlier opening hour': [ann, write(at.league, update({ 'options.portalResumeHour': 0 }))],
    },
  }),

  'claims that are changed': () => {
    const changes = (claims: unknown, more: DocumentData = {}) =>
      write(claimsOf('bob'), set(list('bob', claims as string[], more)));
    return {
      state: sealed(),
      honest: [bob, changes(['UGA-WR_UK-QB'])],
      attempts: {
        'to eleven': [bob, changes(Array<string>(11).fill('UGA-WR_UK-QB'))],
        'to text': [bob, changes('UGA-WR_UK-QB')],
        'to a squad alone': [bob, changes(['UGA-WR'])],
        'to a squad that doesn’t exist': [bob, changes(['YALE-QB_UK-QB'])],
        'to a pattern': [bob, changes(['.*_UK-QB'])],
        'to two claims in one': [bob, changes(['UGA-WR_UK-QB UGA-RB_UK-QB'])],
        'to a circle that would never end': [bob, changes(['UGA-WR_UK-QB', 'UK-QB_UGA-WR'])],
        'to another manager’s': [bob, changes(HIS, { uid: 'ann' })],
        'to another week’s': [bob, changes(HIS, { weekId: NEXT_WEEK })],
        'with a note': [bob, changes(HIS, { note: 'hi' })],
      },
    };
  },

  'the first claims of a week': () => ({
    state: season(null, sealedWeek()),
    honest: [bob, commit(saves())],
    attempts: {
      'without getting in line': [bob, commit({ ...saves(), [at.ledger]: null })],
      'without claims': [bob, commit({ ...saves(), [claimsOf('bob')]: null })],
      'in another manager’s name': [ann, commit(saves())],
      'by an outsider': [
        dan,
        commit({ [claimsOf('dan')]: set(list('dan', HIS)), [at.ledger]: update({ waivers: line(['dan']) }) }),
      ],
      'with another manager in line': [bob, commit(saves(HIS, line(['bob', 'ann'])))],
      'with two turns': [bob, commit(saves(HIS, line(['bob', 'bob'])))],
      'with the best priority': [bob, commit(saves(HIS, line(['bob'], { priority: ['ann', 'house-1', 'bob'] })))],
      'with a priority of two': [bob, commit(saves(HIS, line(['bob'], { priority: ['ann', 'bob'] })))],
      'with a note': [bob, commit(saves(HIS, line(['bob'], { note: 'hi' })))],
      'in the line of another week': [bob, commit(saves(HIS, line(['bob'], { week: NEXT_WEEK })))],
      'with the ledger’s step raised': [
        bob,
        commit({ ...saves(), [at.ledger]: update({ waivers: line(['bob']), step: 1 }) }),
      ],
      'with a squad taken': [
        bob,
        commit({ ...saves(), [at.ledger]: update({ waivers: line(['bob']), 'rosters.bob': [...ROSTER, 'UGA-QB'] }) }),
      ],
    },
  }),

  'claims for a week too far ahead': () => ({
    state: season(null, sealedWeek(), {
      [`currentWeek/${NEXT_WEEK}`]: sealedWeek({ id: NEXT_WEEK, isCurrent: false, monday: ago(-5 * 86_400) }),
    }),
    honest: [bob, commit(saves())],
    attempts: {
      'which would end the awards of this one': [
        bob,
        commit({
          [claimsOf('bob', NEXT_WEEK)]: set(list('bob', HIS, { weekId: NEXT_WEEK })),
          [at.ledger]: update({ waivers: line(['bob'], { week: NEXT_WEEK }) }),
        }),
      ],
    },
  }),

  'a league without claims': () => ({
    state: season(null, sealedWeek(), {
      [at.league]: league(['ann', 'bob'], {
        draftStatus: 'complete',
        schedule: { managers: ORDER },
        waivers: 'open',
      }),
    }),
    honest: [bob, read(at.ledger)],
    attempts: {
      claims: [bob, commit(saves())],
      'claims with the option changed': [ann, write(at.league, update({ waivers: 'claims' }))],
    },
  }),

  'claims after the opening': () => ({
    state: opened(),
    honest: [ann, read(claimsOf('bob'))],
    attempts: {
      'are read by an outsider': [dan, read(claimsOf('bob'))],
      'are read by a client that is signed out': [signedOut, read(claimsOf('bob'))],
      'are changed by their manager': [bob, write(claimsOf('bob'), update({ claims: [] }))],
      'are changed by the commissioner': [ann, write(claimsOf('bob'), update({ claims: [] }))],
      'are changed by an administrator': [root, write(claimsOf('bob'), update({ claims: [] }))],
      'are deleted by their manager': [bob, write(claimsOf('bob'), remove)],
    },
  }),

  'first claims after the opening': () => ({
    state: season(line(['ann']), openWeek(), { [claimsOf('ann')]: list('ann', HER) }),
    honest: [bob, read(claimsOf('ann'))],
    attempts: {
      'are saved': [bob, commit(saves(HIS, line(['bob', 'ann'])))],
      'are saved without getting in line': [bob, write(claimsOf('bob'), set(list('bob', HIS)))],
      'are saved in place of the others': [bob, commit(saves())],
    },
  }),

  'an award': () => ({
    state: opened(),
    honest: [bob, commit(HONEST)],
    attempts: {
      'out of turn': [
        bob,
        commit(
          award('bob', ['UGA-QB'], ['UK-QB'], {
            waivers: line(['bob', 'ann'], { priority: ['bob', 'ann', 'house-1'] }),
          }),
        ),
      ],
      'of a worse claim': [bob, commit(award('ann', ['UGA-WR'], []))],
      'of a claim that isn’t possible': [bob, commit(award('ann', ['ALA-QB'], ['TENN-QB']))],
      'of a squad that no claim names': [bob, commit(award('ann', ['UGA-DST'], ['TENN-K']))],
      'without its drop': [bob, commit(award('ann', ['UGA-QB'], []))],
      'with another drop': [bob, commit(award('ann', ['UGA-QB'], ['TENN-DST']))],
      'with a squad more': [bob, commit(award('ann', ['UGA-QB', 'UGA-WR'], ['TENN-K']))],
      'to another manager': [bob, commit(award('bob', ['UGA-QB'], ['TENN-K']))],
      // A house team has no roster document to update.
      'to a house team': [
        bob,
        commit({ ...award('house-1', ['UGA-QB'], ['VAN-QB']), [at.leagueUser('house-1')]: null }),
      ],
      'that keeps the winner in front': [bob, commit(award('ann', ['UGA-QB'], ['TENN-K'], { waivers: WAIVERS }))],
      'that keeps the winner’s priority': [
        bob,
        commit(award('ann', ['UGA-QB'], ['TENN-K'], { waivers: line(['ann', 'bob']) })),
      ],
      'that ends the winner’s turns': [
        bob,
        commit(award('ann', ['UGA-QB'], ['TENN-K'], { waivers: { ...WON, turns: ['bob'] } })),
      ],
      'that ends the awards': [bob, commit(award('ann', ['UGA-QB'], ['TENN-K'], { waivers: { ...WON, turns: [] } }))],
      'for another week': [bob, commit(award('ann', ['UGA-QB'], ['TENN-K'], { waivers: { ...WON, week: NEXT_WEEK } }))],
      'that says another line': [bob, commit(award('ann', ['UGA-QB'], ['TENN-K'], { entry: { turns: ['ann'] } }))],
      'in another author’s name': [ann, commit(HONEST)],
      'by an outsider': [dan, commit(award('ann', ['UGA-QB'], ['TENN-K'], { entry: { by: 'dan' } }))],
      'at another time': [bob, commit(award('ann', ['UGA-QB'], ['TENN-K'], { entry: { at: ago(60) } }))],
      'with a note': [bob, commit(award('ann', ['UGA-QB'], ['TENN-K'], { entry: { note: 'hi' } }))],
      'as an add': [bob, commit(award('ann', ['UGA-QB'], ['TENN-K'], { entry: { kind: 'add' } }))],
      'a step too far': [bob, commit(award('ann', ['UGA-QB'], ['TENN-K'], { entry: { step: 2 }, books: { step: 2 } }))],
      'without its transaction': [bob, commit({ ...HONEST, [entryPath(1)]: null })],
      'without the roster document': [bob, commit({ ...HONEST, [at.leagueUser('ann')]: null })],
      'with the claims changed along': [
        bob,
        commit({ ...award('ann', ['UGA-WR'], []), [claimsOf('ann')]: set(list('ann', ['UGA-WR_NONE'])) }),
      ],
      again: { by: bob, request: commit(HONEST), after: [[bob, commit(HONEST)]] },
    },
  }),

  'managers in line': () => ({
    state: opened(),
    honest: [bob, commit(HONEST)],
    attempts: {
      'one with a possible claim is passed over': [bob, waiversTo(line(['bob']))],
      'one is passed over by an outsider': [dan, waiversTo(line(['bob']))],
      'one is passed over out of turn': [ann, waiversTo(line(['ann']))],
      'they change places': [bob, waiversTo(line(['ann', 'bob']))],
      'all are passed over': [bob, waiversTo(line([]))],
      'the waivers are removed': [bob, waiversTo({})],
      'the priority is changed': [bob, waiversTo(line(['bob', 'ann'], { priority: ['ann', 'bob', 'house-1'] }))],
      'the week is changed': [bob, waiversTo(line(['bob', 'ann'], { week: NEXT_WEEK }))],
      'a manager adds a squad before the awards are over': [bob, commit(move('bob', ['UGA-DST'], ['UK-QB']))],
      'a manager adds a squad and ends the awards': [bob, commit(moveWithEmptyLine())],
      'a manager drops a squad before the awards are over': [ann, commit(move('ann', [], ['TENN-K']))],
    },
  }),

  'a manager without a possible claim': () => ({
    state: opened({ [claimsOf('ann')]: list('ann', ['ALA-QB_TENN-QB', 'UGA-QB_UK-QB']) }),
    honest: [bob, waiversTo(line(['bob']))],
    attempts: {
      'is awarded one': [bob, commit(award('ann', ['UGA-QB'], ['TENN-K']))],
      'is awarded a squad of bob’s': [bob, commit(award('ann', ['ALA-QB'], ['TENN-QB']))],
      'loses the priority': [bob, waiversTo(line(['bob'], { priority: ['ann', 'bob', 'house-1'] }))],
      'takes bob along': [bob, waiversTo(line([]))],
      'is passed over by an outsider': [dan, waiversTo(line(['bob']))],
    },
  }),

  'awards after the first kickoff': () => ({
    state: opened({ [at.week]: storedWeek({ ALA: ago(60) }) }),
    honest: [bob, read(claimsOf('ann'))],
    attempts: {
      'one is made': [bob, commit(HONEST)],
      'a manager is passed over': [bob, waiversTo(line(['bob']))],
      'one is made with the kickoff moved': [
        bob,
        commit({ ...HONEST, [at.week]: update({ firstKickoff: ago(-3600) }) }),
      ],
    },
  }),

  'a week without claims': () => ({
    state: season(line([]), openWeek(), {}),
    honest: [bob, commit(moveWithEmptyLine())],
    attempts: {
      'a manager gets an award': [bob, commit(HONEST)],
      'an add changes the priority along': [
        bob,
        commit({
          ...moveWithEmptyLine(),
          ...ledgerWith(moveWithEmptyLine(), line([], { priority: ['ann', 'house-1', 'bob'] })),
        }),
      ],
    },
  }),
});

/** The ledger's write of a batch, with other waivers. */
function ledgerWith(batch: Batch, waivers: DocumentData): Batch {
  const write = batch[at.ledger] as { update: DocumentData };
  return { [at.ledger]: update({ ...write.update, waivers }) };
}

function moveWithEmptyLine(): Batch {
  const batch = move('bob', ['UGA-DST'], ['UK-QB']);
  return { ...batch, ...ledgerWith(batch, line([])) };
}
