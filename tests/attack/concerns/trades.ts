import type { DocumentData } from 'firebase/firestore';
import { FORMER_MANAGER } from '@/domain/league/formerManagers';
import { CODE, LEAGUE, WEEK, ago, league, leagueUser, ledger } from '../../support/documents';
import { ROSTER, storedWeek } from '../../support/lineups';
import { at, allUsers, bent, mark, now } from '../honest';
import { confused } from '../support/junk';
import {
  ann,
  bob,
  cat,
  commit,
  dan,
  find,
  listen,
  listenTo,
  read,
  root,
  sam,
  signedOut,
  write,
  type Batch,
  type Person,
  type Request,
} from '../support/requests';
import { concern, type Attempt, type Documents, type Step } from '../support/scene';
import { plus, remove, set, union, update, without } from '../support/wire';

/** Bob's roster is full; Cat's and Ann's have room. Ann is the commissioner, and the account of `old` is deleted. */
const CATS = ['TENN-QB', 'TENN-K', 'TENN-DST', 'UGA-WR'];
const ROSTERS = { ann: ['TAMU-QB', 'TAMU-RB'], bob: ROSTER, cat: CATS, old: ['TEX-K'], 'house-1': ['VAN-QB'] };
type Manager = keyof typeof ROSTERS;
const OWNED = Object.values(ROSTERS).flat();
const STEP = 4;
const idOf = (from: string, number = 1): string => `${LEAGUE}_${from}_${String(number)}`;
const tradePath = (from: string, number = 1): string => `trades/${idOf(from, number)}`;
const BOBS = tradePath('bob');
const NEXT = `transactions/${LEAGUE}_${String(STEP + 1)}`;

/** Bob's offer to Cat, as stored. */
const stored = (changes: DocumentData = {}): DocumentData => ({
  leagueId: LEAGUE,
  number: 1,
  from: 'bob',
  to: 'cat',
  parties: ['bob', 'cat'],
  gives: ['ALA-QB', 'ALA-RB'],
  gets: ['TENN-QB'],
  fromDrops: [],
  note: 'Deal?',
  counters: null,
  status: 'offered',
  offeredAt: ago(3600),
  ...changes,
});
const DAY = 86_400;
const acceptedTrade = (changes: DocumentData = {}): DocumentData =>
  stored({ status: 'accepted', acceptedAt: ago(DAY + 60), offeredAt: ago(DAY + 3600), toDrops: [], ...changes });

/** The squads that a trade holds once it's accepted. */
const heldBy = ({ gives, fromDrops, gets, toDrops = [] }: DocumentData): string[] =>
  [gives, fromDrops, gets, toDrops].flat() as string[];

const season = (trades: Documents = {}, home: DocumentData = {}, more: Documents = {}): Documents => ({
  ...allUsers(),
  [at.league]: league(['ann', 'bob', 'cat', 'old'], {
    draftStatus: 'complete',
    schedule: { managers: ['ann', 'bob', 'cat', 'old', 'house-1'] },
    userInfo: {
      ...league(['ann', 'bob', 'cat']).userInfo,
      old: { displayName: FORMER_MANAGER, joinedAt: ago(30 * DAY), joinedWith: CODE },
    },
    tradeReview: 'day',
    ...home,
  }),
  [at.ledger]: ledger({
    settled: true,
    rosters: ROSTERS,
    owned: OWNED,
    step: STEP,
    history: {},
    held: Object.values(trades)
      .filter(({ status }) => status === 'accepted')
      .flatMap(heldBy),
  }),
  ...Object.fromEntries(
    (['ann', 'bob', 'cat'] as const).map((uid) => [at.leagueUser(uid), leagueUser(uid, { roster: ROSTERS[uid] })]),
  ),
  [at.week]: storedWeek({ ALA: ago(-3600) }),
  ...Object.fromEntries(
    ['ann', 'bob', 'cat', 'dan', 'root'].map((uid) => [at.writeRate(uid, 'offer'), mark('old', { since: SINCE })]),
  ),
  ...trades,
  ...more,
});

/** Since when each manager's offers are counted. There has been one. */
const SINCE = ago(60);
const countedOffer = (by: string, path: string, count = 2): Batch => ({
  [at.writeRate(by, 'offer')]: set(mark(path.slice('trades/'.length), { since: SINCE, count })),
});

/** The request that offers Bob's trade, with changes, and counts it among the offers of its author. */
const offered = (changes: DocumentData = {}, path = BOBS, by = 'bob', count = 2): Request =>
  commit({ [path]: set({ ...stored(), offeredAt: now, ...changes }), ...countedOffer(by, path, count) });

const moved = (roster: readonly string[], adds: readonly string[], drops: readonly string[]): string[] => [
  ...roster.filter((squad) => !drops.includes(squad)),
  ...adds,
];

/** What an honest client sends to carry out a trade that was accepted, from these rosters. */
function carriedOut(
  trade: DocumentData,
  by: string,
  path = BOBS,
  step = STEP + 1,
  rosters: Readonly<Record<Manager, string[]>> = ROSTERS,
): Batch {
  const { from, to, gives, gets, fromDrops, toDrops } = trade as Record<string, string[]> & {
    from: Manager;
    to: Manager;
  };
  const his = moved(rosters[from], gets!, [...gives!, ...fromDrops!]);
  const hers = moved(rosters[to], gives!, [...gets!, ...toDrops!]);
  return {
    [`transactions/${LEAGUE}_${String(step)}`]: set({
      leagueId: LEAGUE,
      step,
      kind: 'trade',
      by,
      at: now,
      week: WEEK,
      trade: path.split('/')[1],
      ...{ from, to, gives, gets, fromDrops, toDrops },
    }),
    [at.ledger]: update({
      step,
      owned: Object.values(rosters)
        .flat()
        .filter((squad) => ![...fromDrops!, ...toDrops!].includes(squad)),
      [`rosters.${from}`]: his,
      [`rosters.${to}`]: hers,
      [`history.${WEEK}.${from}`]: rosters[from],
      [`history.${WEEK}.${to}`]: rosters[to],
      held: without(...heldBy(trade)),
      heldFor: path.slice('trades/'.length),
    }),
    [at.leagueUser(from)]: update({ roster: his }),
    [at.leagueUser(to)]: update({ roster: hers }),
    [path]: update({ status: 'done', closedAt: now, step }),
  };
}

const ACCEPTED = { status: 'accepted', acceptedAt: now, toDrops: [], note: '' };
const ACCEPT = update(ACCEPTED);
const DEADLINE = 'currentWeek/2025-10';
/** The week of the deadline of a league with `week10`. */
const deadlineAt = (kickoff: ReturnType<typeof ago>): Documents => ({
  [DEADLINE]: storedWeek({ ALA: kickoff }, { id: '2025-10', week: 10, isCurrent: false }),
});
const closed = (status: string, more: DocumentData = {}) => update({ status, closedAt: now, ...more });
const VETO = closed('vetoed', { reason: 'Collusion.', vetoedBy: 'ann' });
const LET_GO = without(...heldBy(stored()));
/** Bob's trade, or another, is answered, and the ledger holds its squads from then on, or no longer. */
const holding = (answer: Batch[string], path = BOBS, held = union(...heldBy(stored()))): Batch => ({
  [path]: answer,
  [at.ledger]: update({ held, heldFor: path.slice('trades/'.length) }),
});
const accept = (answer = ACCEPT, path = BOBS): Request => commit(holding(answer, path));
const veto = (answer: Batch[string] = VETO, path = BOBS): Request => commit(holding(answer, path, LET_GO));

export const trades = concern('trades', {
  'an offer': () => {
    const lies = (changes: DocumentData): Step => [bob, offered(changes)];
    const unmarked: Batch = { [BOBS]: set({ ...stored(), offeredAt: now }) };
    const by = (person: Person): Step => [person, offered({}, BOBS, person?.uid)];
    return {
      state: season({
        [tradePath('cat')]: stored({
          from: 'cat',
          to: 'bob',
          parties: ['cat', 'bob'],
          gives: ['TENN-K'],
          gets: ['OK-K'],
        }),
      }),
      honest: [bob, offered()],
      attempts: {
        'in another’s name': by(cat),
        'in another’s name, by the commissioner': by(ann),
        'by an administrator': by(root),
        'by an outsider': by(dan),
        'by a client that is signed out': by(signedOut),
        'by an outsider, in the own name': [
          dan,
          offered({ from: 'dan', parties: ['dan', 'cat'] }, tradePath('dan'), 'dan'),
        ],
        'to oneself': lies({ to: 'bob', parties: ['bob', 'bob'], gets: ['UK-QB'] }),
        'to a house team': lies({ to: 'house-1', parties: ['bob', 'house-1'], gets: ['VAN-QB'] }),
        'to a former manager': lies({ to: 'old', parties: ['bob', 'old'], gets: ['TEX-K'] }),
        'to an outsider': lies({ to: 'dan', parties: ['bob', 'dan'] }),
        'of another’s squad': lies({ gives: ['TENN-K', 'ALA-QB'] }),
        'of a squad that is free': lies({ gives: ['UGA-QB', 'ALA-QB'] }),
        'for a squad of a third manager': lies({ gets: ['TAMU-QB'] }),
        'for a squad that is free': lies({ gets: ['UGA-QB'] }),
        'for one’s own squad': lies({ gets: ['UK-QB'] }),
        'of nothing': lies({ gives: [] }),
        'for nothing': lies({ gets: [] }),
        'of four squads': lies({ gives: ROSTER.slice(0, 4) }),
        'for four squads': lies({ gets: CATS, fromDrops: ['UK-QB', 'VAN-RB'] }),
        'of a squad twice': lies({ gives: ['ALA-QB', 'ALA-QB'] }),
        'for a squad twice': lies({ gets: ['TENN-QB', 'TENN-QB'] }),
        'that overflows the roster': lies({ gives: ['ALA-QB'], gets: ['TENN-QB', 'TENN-K'] }),
        'with a drop that isn’t needed': lies({ fromDrops: ['UK-QB'] }),
        'with a drop of what is given': lies({ gives: ['ALA-QB'], gets: ['TENN-QB', 'TENN-K'], fromDrops: ['ALA-QB'] }),
        'with a drop of another’s squad': lies({
          gives: ['ALA-QB'],
          gets: ['TENN-QB', 'TENN-K'],
          fromDrops: ['TENN-DST'],
        }),
        'with the receiver’s drops': lies({ toDrops: ['TENN-K'] }),
        'that is accepted at once': lies({ status: 'accepted', acceptedAt: now, toDrops: [], note: '' }),
        'that is done at once': lies({ status: 'done' }),
        'with parties that don’t match': lies({ parties: ['bob', 'ann'] }),
        'with a third party': lies({ parties: ['bob', 'cat', 'ann'] }),
        'with an earlier time': lies({ offeredAt: ago(DAY) }),
        'with a later time': lies({ offeredAt: ago(-DAY) }),
        'with a field more': lies({ vip: true }),
        'with a note of 281 characters': lies({ note: 'x'.repeat(281) }),
        'with a note of blanks': lies({ note: '  ' }),
        'in another league': lies({ leagueId: 'other' }),
        'without being counted': [bob, write(BOBS, set({ ...stored(), offeredAt: now }))],
        'counted as another': [bob, commit({ ...unmarked, ...countedOffer('bob', tradePath('bob', 2)) })],
        'counted as another manager’s': [bob, commit({ ...unmarked, ...countedOffer('cat', BOBS) })],
        'under another number': lies({ number: 2 }),
        'under another’s id': [bob, offered({}, tradePath('cat', 2))],
        'under any id': [bob, offered({}, 'trades/x')],
        'under number 0': [bob, offered({ number: 0 }, tradePath('bob', 0))],
        'under a negative number': [bob, offered({ number: -5 }, tradePath('bob', -5))],
        'under a number that is a text': [bob, offered({ number: '1' }, BOBS)],
        'under a fraction': [bob, offered({ number: 1.5 }, `trades/${LEAGUE}_bob_1.5`)],
        'under a number whose place was never taken': [bob, offered({ number: 6 }, tradePath('bob', 6))],
        'that counters an offer and leaves it open': lies({ counters: idOf('cat') }),
        'that counters an offer that doesn’t exist': lies({ counters: idOf('cat', 3) }),
        'a second time': { by: bob, request: offered({ note: 'Again?' }, BOBS, 'bob', 3), after: [[bob, offered()]] },
        ...confused(
          {
            gives: ['null', 'a map', 'a number', 'a text of 100,000 characters'],
            gets: ['null', 'a map', 'an empty text'],
            fromDrops: ['null', 'a map', 'a boolean'],
            to: ['null', 'a list', 'a reference'],
            note: ['null', 'a list', 'a map'],
            counters: ['a list', 'a number', 'an empty text'],
            offeredAt: ['null', 'a number'],
          },
          (field, value) => lies({ [field]: value }),
        ),
      },
    };
  },

  'a sixth open offer': () => ({
    state: season(Object.fromEntries([1, 2, 3, 4, 5].map((number) => [tradePath('bob', number), stored({ number })]))),
    honest: [bob, write(BOBS, closed('withdrawn'))],
    attempts: {
      'under the next number': [bob, offered({ number: 6 }, tradePath('bob', 6))],
      'under a number far ahead': [bob, offered({ number: 50 }, tradePath('bob', 50))],
      'in the place of an accepted one': {
        by: bob,
        request: offered({ number: 6 }, tradePath('bob', 6)),
        after: [[cat, accept()]],
      },
      'in the place of one that is withdrawn in the same batch': [
        bob,
        commit({
          [BOBS]: closed('withdrawn'),
          [tradePath('bob', 6)]: set({ ...stored({ number: 6 }), offeredAt: now }),
          ...countedOffer('bob', tradePath('bob', 6)),
        }),
      ],
      'over an open one': [bob, offered()],
    },
  }),

  'the twentieth offer in an hour': () => {
    const counted = (count: number): DocumentData => mark('old', { since: SINCE, count });
    const mine = at.writeRate('bob', 'offer');
    const batch: Batch = { [BOBS]: set({ ...stored(), offeredAt: now }), ...countedOffer('bob', BOBS, 20) };
    const next = tradePath('bob', 2);
    const another: Batch = { [next]: set({ ...stored({ number: 2 }), offeredAt: now }) };
    return {
      state: season({}, {}, { [mine]: counted(19) }),
      honest: [bob, commit(batch)],
      attempts: {
        'counted anew': [bob, commit(bent(batch, mine, { since: now, count: 1 }))],
        'not counted': [bob, commit(bent(batch, mine, { count: 19 }))],
        'with its mark deleted': [bob, commit({ ...batch, [mine]: remove })],
        'and one more': {
          by: bob,
          request: commit({ ...another, ...countedOffer('bob', next, 21) }),
          after: [[bob, commit(batch)]],
        },
        'and one more, with the mark of the twentieth': {
          by: bob,
          request: commit(another),
          after: [[bob, commit(batch)]],
        },
        'and one more after it was withdrawn': {
          by: bob,
          request: commit({ ...another, ...countedOffer('bob', next, 21) }),
          after: [
            [bob, commit(batch)],
            [bob, write(BOBS, closed('withdrawn'))],
          ],
        },
        'and another in the same batch': [bob, commit({ ...batch, ...another })],
      },
    };
  },

  'an answer to an offer': () => {
    const attempt = (person: Person, changes: DocumentData): Attempt => [
      person,
      changes.status === 'accepted' ? accept(update(changes)) : write(BOBS, update(changes)),
    ];
    return {
      state: season({ [BOBS]: stored() }),
      honest: [cat, accept()],
      attempts: {
        'accepted by its sender': [bob, accept()],
        'accepted by the commissioner': [ann, accept()],
        'accepted by an administrator': [root, accept()],
        'accepted by an outsider': [dan, accept()],
        'accepted by a client that is signed out': [signedOut, accept()],
        'accepted with other terms': attempt(cat, {
          status: 'accepted',
          acceptedAt: now,
          note: '',
          toDrops: [],
          gives: ROSTER.slice(0, 3),
        }),
        'accepted with fewer squads in return': attempt(cat, {
          status: 'accepted',
          acceptedAt: now,
          note: '',
          toDrops: [],
          gets: [],
        }),
        'accepted with other drops for the sender': attempt(cat, {
          status: 'accepted',
          acceptedAt: now,
          note: '',
          toDrops: [],
          fromDrops: ['OK-K'],
        }),
        'accepted with drops that aren’t needed': attempt(cat, {
          status: 'accepted',
          acceptedAt: now,
          note: '',
          toDrops: ['TENN-K'],
        }),
        'accepted with drops of the sender’s': attempt(cat, {
          status: 'accepted',
          acceptedAt: now,
          toDrops: ['OK-K'],
          note: '',
        }),
        'accepted without drops': attempt(cat, { status: 'accepted', acceptedAt: now, note: '' }),
        'accepted a day ago': attempt(cat, { status: 'accepted', acceptedAt: ago(DAY), toDrops: [], note: '' }),
        'accepted with the note kept': attempt(cat, { status: 'accepted', acceptedAt: now, toDrops: [] }),
        'accepted with another note': attempt(cat, {
          status: 'accepted',
          acceptedAt: now,
          toDrops: [],
          note: 'Bob begged.',
        }),
        'accepted for another': attempt(cat, { status: 'accepted', acceptedAt: now, toDrops: [], note: '', to: 'ann' }),
        'accepted and done': attempt(cat, {
          status: 'done',
          acceptedAt: now,
          note: '',
          toDrops: [],
          closedAt: now,
          step: STEP + 1,
        }),
        'done without being accepted': attempt(cat, { status: 'done', closedAt: now, step: STEP + 1 }),
        'declined by its sender': [bob, write(BOBS, closed('declined'))],
        'declined by the commissioner': [ann, write(BOBS, closed('declined'))],
        'withdrawn by its receiver': [cat, write(BOBS, closed('withdrawn'))],
        'vetoed before it is accepted': [ann, veto()],
        'failed before it is accepted': [cat, write(BOBS, closed('failed'))],
        'expired before its time': [bob, write(BOBS, closed('expired'))],
        'declined with another time': attempt(cat, { status: 'declined', closedAt: ago(60) }),
        'countered with nothing': [cat, write(BOBS, closed('countered', { counteredBy: idOf('cat') }))],
        'its terms changed by its sender': attempt(bob, { gives: ['OK-K'] }),
        'its time renewed by its sender': attempt(bob, { offeredAt: now }),
        'its note changed': attempt(bob, { note: 'Last chance.' }),
        'its parties widened': attempt(bob, { parties: union('ann') }),
        'its squads grown by array union': attempt(cat, { gives: union('OK-K') }),
        'its number raised': attempt(bob, { number: plus(1) }),
        'deleted by its sender': [bob, write(BOBS, remove)],
        'deleted by the commissioner': [ann, write(BOBS, remove)],
        'accepted after it was withdrawn': {
          by: cat,
          request: accept(),
          after: [[bob, write(BOBS, closed('withdrawn'))]],
        },
        'withdrawn after it was accepted': {
          by: bob,
          request: write(BOBS, closed('withdrawn')),
          after: [[cat, accept()]],
        },
        'declined after it was accepted': {
          by: cat,
          request: write(BOBS, closed('declined')),
          after: [[cat, accept()]],
        },
        ...confused(
          { toDrops: ['null', 'a map', 'an empty text', 'a number'], acceptedAt: ['null', 'a number', 'a timestamp'] },
          (field, value) => [
            cat,
            accept(update({ status: 'accepted', acceptedAt: now, toDrops: [], note: '', [field]: value })),
          ],
        ),
      },
    };
  },

  'an offer that has expired': () => ({
    state: season({ [BOBS]: stored({ offeredAt: ago(3 * DAY + 5) }) }),
    honest: [bob, write(BOBS, closed('expired'))],
    attempts: {
      'is accepted': [cat, accept()],
      'is declined': [cat, write(BOBS, closed('declined'))],
      'is withdrawn': [bob, write(BOBS, closed('withdrawn'))],
      'is closed by the commissioner': [ann, write(BOBS, closed('expired'))],
      'is closed by an outsider': [dan, write(BOBS, closed('expired'))],
    },
  }),

  'an offer of what has moved on': () => ({
    state: season({
      [BOBS]: stored({ gives: ['UGA-QB'] }),
      [tradePath('bob', 2)]: stored({ number: 2, gets: ['TAMU-QB'] }),
    }),
    honest: [cat, write(BOBS, closed('declined'))],
    attempts: {
      'is accepted': [cat, accept()],
      'is accepted without owning what is asked for': [cat, accept(ACCEPT, tradePath('bob', 2))],
    },
  }),

  'a counter': () => {
    const mine = tradePath('cat');
    const batch: Batch = {
      [mine]: set({
        ...stored({ from: 'cat', to: 'bob', parties: ['cat', 'bob'], gives: ['TENN-K'], gets: ['OK-K'] }),
        counters: idOf('bob'),
        offeredAt: now,
      }),
      [BOBS]: closed('countered', { counteredBy: idOf('cat') }),
      ...countedOffer('cat', mine),
    };
    return {
      state: season({ [BOBS]: stored() }),
      honest: [cat, commit(batch)],
      attempts: {
        'by the offer’s sender': [bob, commit(batch)],
        'by the commissioner': [ann, commit(batch)],
        'without the new offer': [cat, commit({ ...batch, [mine]: null })],
        'without ending the old one': [cat, commit({ ...batch, [BOBS]: null })],
        'to another manager': [
          cat,
          commit(bent(batch, mine, { to: 'ann', parties: ['cat', 'ann'], gets: ['TAMU-QB'] })),
        ],
        'that names another offer': [cat, commit(bent(batch, mine, { counters: idOf('bob', 2) }))],
        'that names none': [cat, commit(bent(batch, mine, { counters: null }))],
        'named by the old one under another id': [cat, commit(bent(batch, BOBS, { counteredBy: idOf('cat', 2) }))],
        'that accepts the old one too': [cat, commit({ ...batch, [BOBS]: ACCEPT })],
        'a second time': {
          by: cat,
          request: commit({
            [tradePath('cat', 2)]: set({
              ...stored({
                number: 2,
                from: 'cat',
                to: 'bob',
                parties: ['cat', 'bob'],
                gives: ['TENN-K'],
                gets: ['OK-K'],
              }),
              counters: idOf('bob'),
              offeredAt: now,
            }),
            [BOBS]: closed('countered', { counteredBy: idOf('cat', 2) }),
            ...countedOffer('cat', tradePath('cat', 2), 3),
          }),
          after: [[cat, commit(batch)]],
        },
      },
    };
  },

  'a veto': () => {
    const review = acceptedTrade({ acceptedAt: ago(3600), offeredAt: ago(7200) });
    return {
      state: season({
        [BOBS]: review,
        [tradePath('bob', 2)]: { ...review, number: 2, to: 'ann', parties: ['bob', 'ann'], gets: ['TAMU-QB'] },
        [tradePath('bob', 3)]: acceptedTrade({ number: 3 }),
      }),
      honest: [ann, veto()],
      attempts: {
        'by a party': [cat, veto()],
        'by the commissioner, as a party': [ann, veto(VETO, tradePath('bob', 2))],
        'by another party of the commissioner’s trade': [bob, veto(VETO, tradePath('bob', 2))],
        'by an administrator': [root, veto()],
        'by an outsider': [dan, veto()],
        'after the review': [ann, veto(VETO, tradePath('bob', 3))],
        'without a reason': [ann, veto(closed('vetoed', { vetoedBy: 'ann' }))],
        'without saying who': [ann, veto(closed('vetoed', { reason: 'Collusion.' }))],
        'in another’s name': [ann, veto(closed('vetoed', { reason: 'Collusion.', vetoedBy: 'bob' }))],
        'with an empty reason': [ann, veto(closed('vetoed', { reason: '', vetoedBy: 'ann' }))],
        'with a reason of blanks': [ann, veto(closed('vetoed', { reason: ' ', vetoedBy: 'ann' }))],
        'with a reason of 281 characters': [ann, veto(closed('vetoed', { reason: 'x'.repeat(281), vetoedBy: 'ann' }))],
        'with other terms': [ann, veto(closed('vetoed', { reason: 'No.', vetoedBy: 'ann', gives: [] }))],
        'called failed': [ann, write(BOBS, closed('failed'))],
        'called withdrawn': [bob, write(BOBS, closed('withdrawn'))],
        'taken back': {
          by: ann,
          request: write(BOBS, update({ status: 'accepted' })),
          after: [[ann, veto()]],
        },
        'of a trade with the league handed over in the same batch': [
          bob,
          commit({ [BOBS]: VETO, [at.league]: update({ createdBy: 'bob' }) }),
        ],
      },
    };
  },

  'a veto with a co-commissioner': () => ({
    state: season(
      { [BOBS]: acceptedTrade({ acceptedAt: ago(3600), offeredAt: ago(7200) }) },
      { createdBy: 'bob', coCommissioner: 'ann' },
    ),
    honest: [ann, veto()],
    attempts: {
      'by the commissioner, as a party': [bob, veto()],
      'by a party': [cat, veto()],
      'by an outsider': [dan, veto()],
    },
  }),

  'a veto without a review': () => ({
    state: season({ [BOBS]: acceptedTrade({ acceptedAt: ago(5), offeredAt: ago(60) }) }, { tradeReview: 'none' }),
    honest: [cat, commit(carriedOut(acceptedTrade(), 'cat'))],
    attempts: { 'by the commissioner': [ann, veto()] },
  }),

  'a trade that is due': () => {
    const trade = acceptedTrade();
    const batch = carriedOut(trade, 'ann');
    const by = (person: Person, uid: string): Step => [person, commit(carriedOut(trade, uid))];
    const lies = (path: string, changes: DocumentData): Step => [ann, commit(bent(batch, path, changes))];
    const other = (terms: DocumentData): Step => [ann, commit(carriedOut({ ...trade, ...terms }, 'ann'))];
    const omits = (path: string): Step => [ann, commit({ ...batch, [path]: null })];
    const his = moved(ROSTER, ['TENN-QB'], ['ALA-QB', 'ALA-RB']);
    return {
      state: season({
        [BOBS]: trade,
        [tradePath('bob', 2)]: acceptedTrade({ number: 2, gives: ['OK-K'], gets: ['TENN-K'] }),
      }),
      honest: [ann, commit(batch)],
      attempts: {
        'by an outsider': by(dan, 'dan'),
        'by an administrator': by(root, 'root'),
        'by a client that is signed out': by(signedOut, 'ann'),
        'in another’s name': by(ann, 'bob'),
        'without the transaction': omits(NEXT),
        'without the ledger': omits(at.ledger),
        'without the trade': omits(BOBS),
        'without the sender’s copy': omits(at.leagueUser('bob')),
        'without the receiver’s copy': omits(at.leagueUser('cat')),
        'done by one side: the sender’s roster stays': lies(at.ledger, { 'rosters.bob': ROSTER }),
        'done by one side: the receiver’s roster stays': lies(at.ledger, { 'rosters.cat': CATS }),
        'done by one side, in the ledger and the copy': [
          cat,
          commit({
            ...bent(carriedOut(trade, 'cat'), at.ledger, { 'rosters.cat': [...CATS, 'ALA-QB', 'ALA-RB'] }),
            [at.leagueUser('cat')]: update({ roster: [...CATS, 'ALA-QB', 'ALA-RB'] }),
          }),
        ],
        'as an add of the other’s squad': [
          bob,
          commit({
            [NEXT]: set({
              leagueId: LEAGUE,
              step: STEP + 1,
              kind: 'add',
              by: 'bob',
              at: now,
              week: WEEK,
              manager: 'bob',
              adds: ['TENN-QB'],
              drops: ['ALA-QB'],
            }),
            [at.ledger]: update({
              step: STEP + 1,
              'rosters.bob': moved(ROSTER, ['TENN-QB'], ['ALA-QB']),
              owned: OWNED,
              [`history.${WEEK}.bob`]: ROSTER,
            }),
            [at.leagueUser('bob')]: update({ roster: moved(ROSTER, ['TENN-QB'], ['ALA-QB']) }),
          }),
        ],
        'with a transaction that fits a portal move too': [
          bob,
          commit({
            ...bent(carriedOut(trade, 'bob'), NEXT, { manager: 'bob', adds: ['TENN-QB'], drops: [] }),
            [at.ledger]: update({
              step: STEP + 1,
              'rosters.bob': [...ROSTER, 'TENN-QB'],
              owned: [...OWNED, 'TENN-QB'],
              [`history.${WEEK}.bob`]: ROSTER,
            }),
          }),
        ],
        'of one squad less, everywhere': other({ gives: ['ALA-QB'] }),
        'of one squad more, everywhere': other({ gives: ['ALA-QB', 'ALA-RB', 'OK-K'] }),
        'of more in return, everywhere': other({ gets: ['TENN-QB', 'TENN-K'] }),
        'with a drop for the receiver, everywhere': other({ toDrops: ['TENN-K'] }),
        'with a drop for the sender, everywhere': other({ fromDrops: ['OK-K'] }),
        'with another receiver, everywhere': other({ to: 'ann', gets: ['TAMU-QB'] }),
        'with the sides swapped, everywhere': other({
          from: 'cat',
          to: 'bob',
          gives: ['TENN-QB'],
          gets: ['ALA-QB', 'ALA-RB'],
        }),
        'of one squad less': lies(NEXT, { gives: ['ALA-QB'] }),
        'of one squad more': lies(NEXT, { gives: ['ALA-QB', 'ALA-RB', 'OK-K'] }),
        'of other squads in return': lies(NEXT, { gets: ['TENN-K'] }),
        'with drops that weren’t agreed': lies(NEXT, { toDrops: ['TENN-K'] }),
        'between others': lies(NEXT, { to: 'ann' }),
        'of another league': lies(NEXT, { leagueId: 'other' }),
        'called an add': lies(NEXT, { kind: 'add' }),
        'called a correction': lies(NEXT, { kind: 'correction' }),
        'with another trade named': lies(NEXT, { trade: idOf('bob', 2) }),
        'with a trade that doesn’t exist': lies(NEXT, { trade: idOf('bob', 9) }),
        'with an earlier time in the log': lies(NEXT, { at: ago(60) }),
        'with a note in the log': lies(NEXT, { note: 'hi' }),
        'for an earlier week': lies(NEXT, { week: '2025-02' }),
        'for a later week': lies(NEXT, { week: '2025-04' }),
        'with another step in the log': lies(NEXT, { step: STEP }),
        'with a step skipped': [ann, commit(carriedOut(trade, 'ann', BOBS, STEP + 2))],
        'with a step repeated': [ann, commit(carriedOut(trade, 'ann', BOBS, STEP))],
        'with another step in the trade': lies(BOBS, { step: STEP }),
        'with a third roster changed': lies(at.ledger, { 'rosters.ann': [] }),
        'with a squad kept': lies(at.ledger, { 'rosters.bob': [...his, 'ALA-QB'] }),
        'with a roster in another order': lies(at.ledger, { 'rosters.bob': [...his].reverse() }),
        'with nothing owned': lies(at.ledger, { owned: [] }),
        'with a squad owned that was never added': lies(at.ledger, { owned: [...OWNED.slice(1), 'UGA-QB'] }),
        'with a squad owned twice': lies(at.ledger, { owned: [...OWNED, 'ALA-QB'] }),
        'without the sender’s history': lies(at.ledger, { [`history.${WEEK}.bob`]: his }),
        'with a third history': lies(at.ledger, { [`history.${WEEK}.ann`]: [] }),
        'with the history of an earlier week': lies(at.ledger, { 'history.2025-02.bob': his }),
        'with a note in the ledger': lies(at.ledger, { note: 'hi' }),
        'with another copy for the sender': lies(at.leagueUser('bob'), { roster: ROSTER }),
        'with another copy for the receiver': lies(at.leagueUser('cat'), { roster: CATS }),
        'called failed': [ann, commit(holding(closed('failed'), BOBS, LET_GO))],
        'done without being carried out': [cat, write(BOBS, closed('done', { step: STEP + 1 }))],
        'done with the last step’s number': [cat, write(BOBS, closed('done', { step: STEP }))],
        withdrawn: [bob, write(BOBS, closed('withdrawn'))],
        twice: { by: cat, request: commit(carriedOut(trade, 'cat', BOBS, STEP + 2)), after: [[ann, commit(batch)]] },
        'twice with the same number': { by: cat, request: commit(batch), after: [[ann, commit(batch)]] },
        'together with another one in one step': [
          ann,
          commit({ ...batch, [tradePath('bob', 2)]: closed('done', { step: STEP + 1 }) }),
        ],
        ...confused(
          {
            gives: ['null', 'a map', 'a text of 100,000 characters'],
            trade: ['null', 'a list', 'a map', 'an empty text'],
            week: ['null', 'a number', 'a reference'],
            from: ['null', 'a list'],
          },
          (field, value) => lies(NEXT, { [field]: value }),
        ),
      },
    };
  },

  'a trade under review': () => {
    const trade = acceptedTrade({ acceptedAt: ago(DAY - 60), offeredAt: ago(DAY) });
    return {
      state: season({ [BOBS]: trade }),
      honest: [ann, veto()],
      attempts: {
        'is carried out by a party': [cat, commit(carriedOut(trade, 'cat'))],
        'is carried out by the commissioner': [ann, commit(carriedOut(trade, 'ann'))],
        'is carried out with the review shortened': [
          ann,
          commit({ ...carriedOut(trade, 'ann'), [at.league]: update({ tradeReview: 'none' }) }),
        ],
        'is carried out with an earlier acceptance': [
          cat,
          commit(bent(carriedOut(trade, 'cat'), BOBS, { acceptedAt: ago(2 * DAY) })),
        ],
      },
    };
  },

  'a trade that was vetoed': () => ({
    state: season({ [BOBS]: acceptedTrade({ status: 'vetoed', closedAt: ago(60), reason: 'No.' }) }),
    honest: [cat, read(BOBS)],
    attempts: {
      'is carried out': [cat, commit(carriedOut(acceptedTrade(), 'cat'))],
      'is accepted again': [cat, accept()],
      'loses its reason': [ann, write(BOBS, update({ reason: 'Changed my mind.' }))],
    },
  }),

  'a trade once games have begun': () => {
    const trade = acceptedTrade();
    return {
      state: season({ [BOBS]: trade }, {}, { [at.week]: storedWeek({ ALA: ago(60) }) }),
      honest: [cat, read(BOBS)],
      attempts: {
        'is carried out': [cat, commit(carriedOut(trade, 'cat'))],
        'is carried out with the kickoff moved': [
          cat,
          commit({ ...carriedOut(trade, 'cat'), [at.week]: update({ firstKickoff: ago(-3600) }) }),
        ],
      },
    };
  },

  'an offer before the league’s deadline': () => ({
    state: season({ [BOBS]: stored() }, { tradeDeadline: 'week10' }, deadlineAt(ago(-60))),
    honest: [cat, accept()],
    attempts: {
      'is accepted by its sender': [bob, accept()],
      'is accepted while the deadline is lifted': [
        cat,
        commit({ ...holding(ACCEPT), [at.league]: update({ tradeDeadline: 'none' }) }),
      ],
    },
  }),

  'an offer in a league without trades': () => {
    const state = season({ [BOBS]: stored() }, { tradeDeadline: 'draft' });
    const allowing = (person: Person, batch: Batch): Step => [
      person,
      commit({ ...batch, [at.league]: update({ tradeDeadline: 'none' }) }),
    ];
    return {
      state,
      honest: [cat, write(BOBS, closed('declined'))],
      attempts: {
        'is accepted': [cat, accept()],
        'is accepted by the commissioner': [ann, accept()],
        'is accepted as trades are allowed': allowing(cat, holding(ACCEPT)),
        'is accepted as the commissioner allows trades': allowing(ann, holding(ACCEPT)),
        'is followed by another': [bob, offered({ number: 2 }, tradePath('bob', 2))],
        'is made by another manager': [
          cat,
          offered({ ...stored(), from: 'cat', to: 'bob', parties: ['cat', 'bob'] }, tradePath('cat'), 'cat'),
        ],
        'is accepted and carried out at once': [
          cat,
          commit({ ...carriedOut({ ...stored(), toDrops: [] }, 'cat'), [BOBS]: ACCEPT }),
        ],
        'has trades allowed by the commissioner': [ann, write(at.league, update({ tradeDeadline: 'none' }))],
        'has trades allowed until week 13': [ann, write(at.league, update({ tradeDeadline: 'week13' }))],
        'has trades allowed by an administrator': [root, write(at.league, update({ tradeDeadline: 'none' }))],
      },
    };
  },

  'an offer after the league’s deadline': () => {
    const lifted = (person: Person, tradeDeadline: unknown): Step => [
      person,
      write(at.league, update({ tradeDeadline })),
    ];
    const kickoffMoved = { [DEADLINE]: update({ firstKickoff: ago(-60) }) };
    const counter = tradePath('cat');
    const countered = { ...stored(), from: 'cat', to: 'bob', parties: ['cat', 'bob'], gives: ['TENN-QB'] };
    return {
      state: season({ [BOBS]: stored() }, { tradeDeadline: 'week10' }, deadlineAt(ago(60))),
      honest: [cat, write(BOBS, closed('declined'))],
      attempts: {
        'is accepted': [cat, accept()],
        'is accepted by the commissioner': [ann, accept()],
        'is accepted by an administrator': [root, accept()],
        'is accepted with an earlier time': [cat, accept(update({ ...ACCEPTED, acceptedAt: ago(120) }))],
        'is accepted with the kickoff moved': [cat, commit({ ...holding(ACCEPT), ...kickoffMoved })],
        'is accepted while the commissioner lifts the deadline': [
          ann,
          commit({ ...holding(ACCEPT), [at.league]: update({ tradeDeadline: 'none' }) }),
        ],
        'is accepted and carried out at once': [
          cat,
          commit({ ...carriedOut({ ...stored(), toDrops: [] }, 'cat'), [BOBS]: ACCEPT }),
        ],
        'is countered': [
          cat,
          commit({
            [BOBS]: closed('countered', { counteredBy: idOf('cat') }),
            [counter]: set({ ...countered, gets: ['ALA-QB'], counters: idOf('bob'), offeredAt: now }),
            ...countedOffer('cat', counter),
          }),
        ],
        'is followed by another': [bob, offered({ number: 2 }, tradePath('bob', 2))],
        'is followed by another manager’s': [
          cat,
          offered({ ...countered, gets: ['ALA-QB'], offeredAt: now }, counter, 'cat'),
        ],
        'has its deadline lifted by the commissioner': lifted(ann, 'none'),
        'has its deadline moved by the commissioner': lifted(ann, 'week13'),
        'has its deadline lifted by a party': lifted(bob, 'none'),
        'has its deadline lifted by an administrator': lifted(root, 'none'),
        'has its deadline made a number': lifted(ann, 13),
      },
    };
  },

  'a trade in a week that isn’t current': () => ({
    state: season(
      { [BOBS]: acceptedTrade() },
      {},
      { [at.week]: storedWeek({ ALA: ago(-3600) }, { isCurrent: false }) },
    ),
    honest: [cat, read(BOBS)],
    attempts: { 'is carried out': [cat, commit(carriedOut(acceptedTrade(), 'cat'))] },
  }),

  'a trade in a week of another season': () => ({
    state: season({ [BOBS]: acceptedTrade() }, { season: 2024 }),
    honest: [cat, read(BOBS)],
    attempts: { 'is carried out': [cat, commit(carriedOut(acceptedTrade(), 'cat'))] },
  }),

  'what an accepted trade promises': () => {
    const review = acceptedTrade({ acceptedAt: ago(3600), offeredAt: ago(7200) });
    const rival = stored({ number: 2, to: 'ann', parties: ['bob', 'ann'], gives: ['OK-K'], gets: ['TAMU-QB'] });
    const rivals = tradePath('bob', 2);
    const taken = tradePath('bob', 3);
    const moves = (by: string, manager: Manager, kind: string, adds: string[], drops: string[], more = {}): Batch => {
      const roster = moved(ROSTERS[manager], adds, drops);
      return {
        [NEXT]: set({ leagueId: LEAGUE, step: STEP + 1, kind, by, at: now, week: WEEK, manager, adds, drops, ...more }),
        [at.ledger]: update({
          step: STEP + 1,
          owned: moved(OWNED, adds, drops),
          [`rosters.${manager}`]: roster,
          [`history.${WEEK}.${manager}`]: ROSTERS[manager],
        }),
        [at.leagueUser(manager)]: update({ roster }),
        ...(kind === 'correction' ? {} : { [at.writeRate(by, 'move')]: set(mark(`${LEAGUE}_${String(STEP + 1)}`)) }),
      };
    };
    const drops = (squad: string): Step => [bob, commit(moves('bob', 'bob', 'drop', [], [squad]))];
    const frees = (held: ReturnType<typeof without>): Step => [
      bob,
      commit({ [at.ledger]: update({ held, heldFor: idOf('bob') }) }),
    ];
    return {
      state: season({
        [BOBS]: { ...review, gets: ['TENN-QB', 'TENN-K'] },
        [rivals]: rival,
        [taken]: { ...rival, number: 3, gives: ['ALA-QB'] },
      }),
      honest: [bob, commit(moves('bob', 'bob', 'drop', [], ['OK-K']))],
      attempts: {
        'is dropped': drops('ALA-QB'),
        'is dropped by the other side': [cat, commit(moves('cat', 'cat', 'drop', [], ['TENN-K']))],
        'is dropped for another squad': [bob, commit(moves('bob', 'bob', 'add', ['UGA-QB'], ['ALA-RB']))],
        'is dropped by the commissioner': [
          ann,
          commit(moves('ann', 'bob', 'correction', [], ['ALA-QB'], { reason: 'He asked.' })),
        ],
        'is promised again': [ann, commit(holding(ACCEPT, taken, union('ALA-QB', 'TAMU-QB')))],
        'loses its room to a free squad': [cat, commit(moves('cat', 'cat', 'add', ['UGA-QB'], []))],
        'is let go while the trade is accepted': frees(without('ALA-QB', 'ALA-RB', 'TENN-QB', 'TENN-K')),
        'is let go with another trade': [
          bob,
          commit({
            [rivals]: closed('withdrawn'),
            [at.ledger]: update({ held: without('ALA-QB'), heldFor: idOf('bob', 2) }),
          }),
        ],
        'is let go while a drop is made': [
          bob,
          commit(bent(moves('bob', 'bob', 'drop', [], ['OK-K']), at.ledger, { held: [], heldFor: idOf('bob') })),
        ],
        'is held for a trade that isn’t accepted': [
          ann,
          commit({ [at.ledger]: update({ held: union('OK-K', 'TAMU-QB'), heldFor: idOf('bob', 2) }) }),
        ],
        'isn’t held by a trade that is accepted': [ann, write(rivals, ACCEPT)],
        'is held in part': [ann, commit(holding(ACCEPT, rivals, union('OK-K')))],
        'is held with more': [ann, commit(holding(ACCEPT, rivals, union('OK-K', 'TAMU-QB', 'TAMU-RB')))],
        'stays held after a veto': [ann, write(BOBS, VETO)],
      },
    };
  },

  'the trades of a league': () => ({
    state: season({ [BOBS]: stored(), [tradePath('bob', 2)]: acceptedTrade({ number: 2 }) }),
    honest: [
      ann,
      find('trades', [
        ['leagueId', '==', LEAGUE],
        ['status', '==', 'accepted'],
      ]),
    ],
    attempts: {
      'an offer is read by the commissioner': [ann, read(BOBS)],
      'an offer is listened to by another member': [ann, listen(BOBS)],
      'an offer is read by an administrator': [root, read(BOBS)],
      'an offer is read by a member of the staff': [sam, read(BOBS)],
      'an offer is read by a client that is signed out': [signedOut, read(BOBS)],
      'an accepted one is read by an outsider': [dan, read(tradePath('bob', 2))],
      'all are listed': [ann, find('trades')],
      'a league’s are listed without a status': [ann, find('trades', [['leagueId', '==', LEAGUE]])],
      'a league’s offers are listed': [
        ann,
        find('trades', [
          ['leagueId', '==', LEAGUE],
          ['status', '==', 'offered'],
        ]),
      ],
      'a league’s trades and offers are listed': [
        ann,
        find('trades', [
          ['leagueId', '==', LEAGUE],
          ['status', 'in', ['accepted', 'offered']],
        ]),
      ],
      'another’s are listed': [ann, find('trades', [['parties', 'has', 'bob']])],
      'a sender’s are listed': [ann, find('trades', [['from', '==', 'bob']])],
      'a league’s are listed by an outsider': [
        dan,
        find('trades', [
          ['leagueId', '==', LEAGUE],
          ['status', '==', 'accepted'],
        ]),
      ],
      'accepted ones of all leagues are listed': [ann, find('trades', [['status', '==', 'accepted']])],
      'a league’s are listened to': [ann, listenTo('trades', ['leagueId', LEAGUE])],
      'all are listened to': [ann, listenTo('trades')],
      'one gets a subcollection': [bob, write(`${BOBS}/notes/x`, set({ text: 'hi' }))],
    },
  }),
});
