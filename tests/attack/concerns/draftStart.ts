import type { DocumentData } from 'firebase/firestore';
import { drawnOrder, sealOf } from '@/domain/draft/orderDraw';
import { quietHoursOf } from '@/domain/draft/clock/quietHoursInZone';
import {
  LEAGUE,
  SLOTS,
  activeDraft,
  ago,
  openSlotsAtStart,
  joinCode,
  league,
  scheduledDraft,
  scheduledLeague,
  spareOf,
} from '../../support/documents';
import {
  MEMBERS,
  SEALED,
  SECRET,
  at,
  bent,
  draw,
  allUsers,
  handOver,
  logged,
  marking,
  now,
  order,
  ordered,
  removal,
  start,
} from '../honest';
import { ann, bob, cat, commit, dan, root, signedOut, write, type Batch } from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { set, update } from '../support/wire';

const HOUSE = ['house-1'];
const scheduled = (changes: DocumentData = {}, more: Documents = {}): Documents => ({
  ...allUsers(),
  ...scheduledLeague(MEMBERS, { capacity: 5 }),
  [at.joinCode]: joinCode(MEMBERS, { capacity: 5 }),
  [at.draft]: scheduledDraft(MEMBERS, changes),
  ...more,
});
const starts = (batch: Batch, by = ann): Step => [by, commit(batch)];

const HOUR = 3_600_000;

/** Quiet hours as an honest commissioner’s client computes them. */
function quietHours(): DocumentData {
  const made = quietHoursOf('America/New_York', 23 * 60, 8 * 60, Date.now());
  if (!made.ok) throw new Error('These hours must be sound.');
  return made.value;
}

export const draftStart = concern('draft: order & start', {
  'the order before the start': () => ({
    state: scheduled(),
    honest: [ann, commit(order(['bob', ...HOUSE, 'ann', 'cat']))],
    attempts: {
      'is set by a member': [bob, commit(order(['bob', 'ann', 'cat'], 'bob'))],
      'is set by a member in the commissioner’s name': [bob, commit(order(['bob', 'ann', 'cat'], 'ann'))],
      'is set by an outsider': [dan, commit(order(['bob', 'ann', 'cat'], 'dan'))],
      'is set by an administrator': [root, commit(order(['bob', 'ann', 'cat'], 'root'))],
      'is set without an entry': [ann, write(at.draft, update({ order: ['bob', 'ann', 'cat'] }))],
      'differs from its entry': [
        ann,
        commit(bent(order(['bob', 'ann', 'cat']), at.draft, { 'log.1': ordered(['ann', 'bob', 'cat']) })),
      ],
      'is sent as if it had been drawn': [ann, commit(order(['ann', 'bob', 'cat'], 'ann', 'drawn'))],
      'is sent by a member as if it had been drawn': [bob, commit(order(['bob', 'ann', 'cat'], 'bob', 'drawn'))],
      'comes with a draw': [ann, commit(bent(order(['ann', 'bob', 'cat']), at.draft, { draw: SEALED }))],
      'is sent as if they had joined so': [ann, commit(order(['bob', 'ann', 'cat'], 'ann', 'joined'))],
      'came about in a way that does not exist': [ann, commit(order(['bob', 'ann', 'cat'], 'ann', 'bought'))],
      'lacks a member': [ann, commit(order(['bob', 'ann']))],
      'lacks the commissioner': [ann, commit(order(['bob', 'cat']))],
      'is empty': [ann, commit(order([]))],
      'has a member twice': [ann, commit(order(['ann', 'ann', 'bob', 'cat']))],
      'has a member twice in place of another': [ann, commit(order(['ann', 'ann', 'bob']))],
      'has a house team twice': [ann, commit(order(['ann', 'bob', 'cat', 'house-1', 'house-1']))],
      'has a member twice for a house team that is listed twice': [
        ann,
        commit(bent(order(['ann', 'ann', 'bob', 'cat', 'house-1']), at.draft, { houseTeams: ['house-1', 'house-1'] })),
      ],
      'has an outsider': [ann, commit(order(['ann', 'bob', 'cat', 'dan']))],
      'has an outsider as house team': [
        ann,
        commit(bent(order(['ann', 'bob', 'cat', 'dan']), at.draft, { houseTeams: ['dan'] })),
      ],
      'has a member as house team': [
        ann,
        commit(bent(order(['ann', 'bob', 'cat']), at.draft, { houseTeams: ['cat'] })),
      ],
      'has a house team that does not exist': [ann, commit(order(['ann', 'bob', 'cat', 'house-16']))],
      'has a house team that is not listed': [
        ann,
        commit(bent(order(['ann', 'bob', 'cat', 'house-1']), at.draft, { houseTeams: [] })),
      ],
      'lists a house team that has no turn': [
        ann,
        commit(bent(order(['ann', 'bob', 'cat']), at.draft, { houseTeams: ['house-1'] })),
      ],
      'has more teams than the league has seats, and is started': {
        by: ann,
        request: commit(start(['ann', 'bob', 'cat', 'house-1', 'house-2', 'house-3'])),
        after: [[ann, commit(order(['ann', 'bob', 'cat', 'house-1', 'house-2', 'house-3']))]],
      },
      'comes with other members': [ann, commit(bent(order(['ann', 'bob']), at.draft, { members: ['ann', 'bob'] }))],
      'comes with the start': [ann, commit(bent(order(['ann', 'bob', 'cat']), at.draft, { status: 'active' }))],
      'comes with another ranking': [
        ann,
        commit(bent(order(['ann', 'bob', 'cat']), at.draft, { ranking: ['ALA-QB'] })),
      ],
      'comes with words in its entry': [
        ann,
        commit(
          bent(order(['ann', 'bob', 'cat']), at.draft, {
            'log.1': { ...ordered(['ann', 'bob', 'cat']), note: 'x'.repeat(1000) },
          }),
        ),
      ],
      'comes at another time': [
        ann,
        commit(
          bent(order(['ann', 'bob', 'cat']), at.draft, { 'log.1': { ...ordered(['ann', 'bob', 'cat']), at: ago(60) } }),
        ),
      ],
      'comes with two entries': [
        ann,
        commit(bent(order(['ann', 'bob', 'cat']), at.draft, { 'log.2': ordered(['ann', 'bob', 'cat']) })),
      ],
      'comes under another number': [
        ann,
        commit(
          bent(order(['ann', 'bob', 'cat']), at.draft, { 'log.1': undefined, 'log.7': ordered(['ann', 'bob', 'cat']) }),
        ),
      ],
    },
  }),

  'an order that is in the log': () => {
    const log = { 1: { ...ordered(MEMBERS), at: ago(60) } };
    return {
      state: scheduled({ order: MEMBERS, log }),
      honest: [ann, commit(start(MEMBERS))],
      attempts: {
        'is rewritten': [
          ann,
          write(at.draft, update({ 'log.1': ordered(['cat', 'bob', 'ann']), order: ['cat', 'bob', 'ann'] })),
        ],
        'is said to have been drawn': [ann, write(at.draft, update({ 'log.1.how': 'drawn' }))],
        'is said to be another person’s': [ann, write(at.draft, update({ 'log.1.by': 'bob' }))],
        'is taken out': [ann, write(at.draft, update({ log: {}, order: [] }))],
        'is left for another at the start': [
          ann,
          commit(bent(start(MEMBERS), at.draft, { order: ['cat', 'bob', 'ann'] })),
        ],
        'is left for another at the start, with an entry': [
          ann,
          commit(
            bent(start(MEMBERS), at.draft, {
              order: ['cat', 'bob', 'ann'],
              'log.2': ordered(['cat', 'bob', 'ann']),
            }),
          ),
        ],
      },
    };
  },

  'the draw': () => {
    const lies = (lie: DocumentData, by = ann): Step => [by, commit(bent(draw(MEMBERS), at.draft, lie))];
    return {
      state: scheduled(),
      honest: [ann, commit(draw(MEMBERS, HOUSE))],
      attempts: {
        'by a member': [bob, commit(draw(MEMBERS, [], 'bob'))],
        'by a member in the commissioner’s name': [bob, commit(draw(MEMBERS))],
        'by an outsider': [dan, commit(draw(MEMBERS, [], 'dan'))],
        'by an administrator': [root, commit(draw(MEMBERS, [], 'root'))],
        'with a time already': lies({ draw: { ...SEALED, at: now } }),
        'with its secret already': lies({ draw: { ...SEALED, secret: SECRET } }),
        'with a seal that is no hash': lies({ draw: { ...SEALED, seal: 'x'.repeat(64) } }),
        'with a seal that is a list': lies({ draw: { ...SEALED, seal: [SEALED.seal] } }),
        'in the name of another': lies({ draw: { ...SEALED, by: 'bob' } }),
        'with an entry at another time': lies({ 'log.1': { ...logged('draw', 'ann'), at: ago(60) } }),
        'without an entry': lies({ 'log.1': undefined }),
        'with words in its entry': lies({ 'log.1': { ...logged('draw', 'ann'), note: 'x'.repeat(1000) } }),
        'with other members': lies({ draw: { ...SEALED, members: ['ann', 'bob'] } }),
        'with a seed': lies({ draw: { ...SEALED, seed: 'abc' } }),
        'that is a text': lies({ draw: 'x'.repeat(100_000) }),
        'that is a list': lies({ draw: [] }),
        'with an order in the same write': lies({ order: ['ann', 'bob', 'cat'] }),
        'with the second house team alone': lies({ houseTeams: ['house-2'] }),
        'with a member as house team': lies({ houseTeams: ['bob'] }),
        'with sixteen house teams': lies({ houseTeams: Array.from({ length: 16 }, (_, i) => `house-${i + 1}`) }),
        'with house teams that are a text': lies({ houseTeams: 'house-1' }),
        'with the start': lies({ status: 'active' }),
        'a second time for the same members': {
          by: ann,
          request: commit(draw(MEMBERS, HOUSE, 'ann', 2)),
          after: [[ann, commit(draw(MEMBERS, HOUSE))]],
        },
        'a second time after another order': {
          by: ann,
          request: commit(draw(MEMBERS, HOUSE, 'ann', 3)),
          after: [
            [ann, commit(draw(MEMBERS, HOUSE))],
            [
              ann,
              commit(
                bent(order(['cat', 'bob', 'ann']), at.draft, {
                  'log.1': undefined,
                  'log.2': ordered(['cat', 'bob', 'ann']),
                }),
              ),
            ],
          ],
        },
        'taken back': {
          by: ann,
          request: write(at.draft, update({ draw: null })),
          after: [[ann, commit(draw(MEMBERS, HOUSE))]],
        },
      },
    };
  },

  'the answer to a draw': () => {
    const answer = (lie: DocumentData = {}) => write(at.draft, update({ 'draw.at': now, ...lie }));
    return {
      state: scheduled({ draw: SEALED, houseTeams: HOUSE, log: { 1: { kind: 'draw', by: 'ann', at: ago(60) } } }),
      honest: [bob, answer()],
      attempts: {
        'by the one who drew': [ann, answer()],
        'by an outsider': [dan, answer()],
        'by an administrator': [root, answer()],
        'by a client that is signed out': [signedOut, answer()],
        'with a chosen time': [bob, answer({ 'draw.at': ago(1) })],
        'with a time that is a number': [bob, answer({ 'draw.at': 1_764_000_000_000 })],
        'with another seal': [bob, answer({ 'draw.seal': sealOf('f'.repeat(32)) })],
        'in place of the one who drew': [bob, answer({ 'draw.by': 'bob' })],
        'with a secret': [bob, answer({ 'draw.secret': 'f'.repeat(32) })],
        'with an order': [bob, answer({ order: MEMBERS })],
        'a second time': { by: cat, request: answer(), after: [[bob, answer()]] },
        'by the one who drew, after handing over': {
          by: ann,
          request: answer(),
          after: [[ann, commit(handOver('ann', 'bob', 2))]],
        },
      },
    };
  },

  'an order that follows from the draw': () => {
    const drawnAt = ago(60);
    const seats = [...MEMBERS, ...HOUSE];
    const drawnAmong = (managers: readonly string[], later = 0) =>
      drawnOrder(LEAGUE, { secret: SECRET, at: drawnAt.toMillis() + later }, managers);
    const [first, second, ...rest] = drawnAmong(seats);
    const right = [first!, second!, ...rest];
    // With few managers, draws at different times can have the same order. This is the first later draw whose order
    // differs.
    const [other] = Array.from({ length: 1000 }, (_, i) => drawnAmong(seats, 1 + i)).filter(
      (one) => one.join(' ') !== right.join(' '),
    );
    const follows = (managers: readonly string[], by: string, how = 'drawn', number = 2): Batch =>
      bent(order(managers, by), at.draft, {
        'draw.secret': SECRET,
        'log.1': undefined,
        [`log.${number}`]: ordered(managers, by, how),
      });
    const drawn = {
      draw: { ...SEALED, at: drawnAt },
      houseTeams: HOUSE,
      log: { 1: { kind: 'draw', by: 'ann', at: drawnAt } },
    };
    return {
      state: scheduled(drawn),
      honest: [bob, commit(follows(right, 'bob'))],
      attempts: {
        'with the first two exchanged, by the commissioner': [ann, commit(follows([second!, first!, ...rest], 'ann'))],
        'with the last two exchanged, by the commissioner': [
          ann,
          commit(follows([first!, second!, ...rest.toReversed()], 'ann')),
        ],
        'turned around': [ann, commit(follows(right.toReversed(), 'ann'))],
        'with a manager missing': [
          ann,
          commit(
            follows(
              right.filter((one) => one !== 'bob'),
              'ann',
            ),
          ),
        ],
        'with a manager twice': [ann, commit(follows([first!, first!, second!, ...rest], 'ann'))],
        'by an outsider': [dan, commit(follows(right, 'dan'))],
        'by a member in the commissioner’s name': [bob, commit(follows(right, 'ann'))],
        'by a member, as set by hand': [bob, commit(follows(right, 'bob', 'set'))],
        'by a member, without the house team': [bob, commit(follows(drawnAmong(MEMBERS), 'bob'))],
        'by a member, a second time': {
          by: bob,
          request: commit(follows(right, 'bob', 'drawn', 3)),
          after: [[bob, commit(follows(right, 'bob'))]],
        },
        'with a blank in a name that makes two of it': [ann, commit(follows([`${first!} ${second!}`, ...rest], 'ann'))],
        'of another draw': [ann, commit(follows(other!, 'ann'))],
        'with another secret': [ann, commit(bent(follows(right, 'ann'), at.draft, { 'draw.secret': 'f'.repeat(32) }))],
        'with a secret with a blank': [
          ann,
          commit(bent(follows(right, 'ann'), at.draft, { 'draw.secret': `${SECRET} ` })),
        ],
        'without the secret': [ann, commit(bent(follows(right, 'ann'), at.draft, { 'draw.secret': undefined }))],
        'with another seal': [
          ann,
          commit(
            bent(follows(right, 'ann'), at.draft, {
              'draw.secret': 'f'.repeat(32),
              'draw.seal': sealOf('f'.repeat(32)),
            }),
          ),
        ],
        'with the draw’s time changed to suit it': [
          ann,
          commit(bent(follows(right.toReversed(), 'ann'), at.draft, { 'draw.at': ago(10) })),
        ],
        'for members of whom one has left since': {
          by: ann,
          request: commit(follows(drawnAmong(['ann', 'bob', ...HOUSE]), 'ann')),
          after: [[ann, commit(removal('cat'))]],
        },
      },
    };
  },

  'the start': () => {
    const ORDER = ['bob', ...HOUSE, 'ann', 'cat'];
    const batch = start(ORDER);
    const lies = (lie: DocumentData): Step => starts(bent(batch, at.draft, lie));
    const other = (managers: readonly string[], houseTeams = HOUSE): Step => [
      ann,
      commit(bent(start(managers), at.draft, { order: managers, houseTeams })),
    ];
    return {
      state: scheduled({ order: ORDER, houseTeams: HOUSE, log: { 1: { ...ordered(ORDER), at: ago(60) } } }),
      honest: starts(batch),
      attempts: {
        'by a member': starts(batch, bob),
        'by an outsider': starts(batch, dan),
        'by an administrator': starts(batch, root),
        'by a client that is signed out': starts(batch, signedOut),
        'without the league': starts({ ...batch, [at.league]: null }),
        'without the public preview': starts({ ...batch, [at.joinCode]: null }),
        'of the league alone': [ann, commit({ [at.league]: batch[at.league]!, [at.joinCode]: batch[at.joinCode]! })],
        'of the draft alone': [ann, commit({ [at.draft]: batch[at.draft]! })],
        'with one manager in two seats and a house team listed twice': other(
          ['ann', 'ann', 'bob', 'cat', 'house-1'],
          ['house-1', 'house-1'],
        ),
        'with one manager in two seats': other(['ann', 'ann', 'bob', 'cat'], []),
        'with one manager in the seat of another': other(['ann', 'ann', 'bob'], []),
        'without a member': other(['ann', 'bob'], []),
        'with an outsider': other(['ann', 'bob', 'cat', 'dan'], []),
        'with an outsider as house team': other(['ann', 'bob', 'cat', 'dan'], ['dan']),
        'with a house team that does not exist': other(['ann', 'bob', 'cat', 'house-16'], ['house-16']),
        'with more teams than seats': other(
          ['ann', 'bob', 'cat', 'house-1', 'house-2', 'house-3'],
          ['house-1', 'house-2', 'house-3'],
        ),
        'with no one': other([], []),
        'with another order': other(['ann', 'bob', 'cat', 'house-1']),
        'with another order and its entry': lies({
          order: ['ann', 'bob', 'cat', 'house-1'],
          'log.2': ordered(['ann', 'bob', 'cat', 'house-1']),
        }),
        'with an entry in the log': lies({ 'log.2': ordered(ORDER) }),
        'with another draw': lies({ draw: SEALED }),
        'after a member has left': { by: ann, request: commit(batch), after: [[ann, commit(removal('cat'))]] },
        'with a squad on a roster': lies({ rosters: { ann: ['ALA-QB'] } }),
        'with a roster missing': lies({ rosters: { ann: [], bob: [], cat: [] } }),
        'with a roster of an outsider': lies({ rosters: { dan: [] } }),
        'with a place more for oneself': lies({
          'seats.ann.BENCH': 4,
        }),
        'with a place less for another': lies({
          'seats.bob.QB': 0,
        }),
        'with places of a kind of one’s own': lies({
          'seats.ann.SUPER': 9,
        }),
        'with places for an outsider': lies({ 'seats.dan': { ...openSlotsAtStart(SLOTS, 10), misses: 0 } }),
        'with more to spare': lies({ spare: { ...spareOf(4, SLOTS), QB: 16 } }),
        'with a kind to spare that does not exist': lies({ spare: { ...spareOf(4, SLOTS), FLEX: 16 } }),
        'with a miss of another': lies({ 'seats.bob.misses': 1 }),
        'with misses of a thousand names': lies({
          seats: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`x${i}`, { misses: 0 }])),
        }),
        'with a miss below zero for oneself': lies({ 'seats.ann.misses': -1 }),
        'with misses under a long name': lies({ [`seats.${'x'.repeat(1400)}`]: { misses: 0 } }),
        'with seats that are a list': lies({ seats: [] }),
        'with another on autopilot': lies({ 'seats.bob.misses': 2 }),
        'with a pick': lies({ picks: ['ALA-QB'], made: { 0: { kind: 'own', slot: 'QB', at: now } } }),
        'a minute ago': lies({ startedAt: ago(60) }),
        'with a clock that runs since a minute ago': lies({ 'turn.startedAt': ago(60) }),
        'with a clock that runs from tomorrow': lies({ 'turn.startedAt': ago(-86_400) }),
        'with a shorter clock': lies({ clockSeconds: 15 }),
        'with more rounds': lies({ rounds: 11 }),
        'with time used up': lies({ 'turn.usedMs': 60_000 }),
        paused: lies({ pausedAt: now }),
        'with another commissioner': lies({ commissioner: 'bob' }),
        'with another ranking': lies({ ranking: ['ALA-QB'] }),
        'with quiet hours': lies({ quietHours: quietHours() }),
        'at its end': lies({ status: 'complete' }),
        'with another name for the league': starts(bent(batch, at.league, { name: 'Other' })),
        'with the league complete': starts(bent(batch, at.league, { draftComplete: true })),
        twice: { by: ann, request: commit(batch), after: [starts(batch)] },
      },
    };
  },

  'quiet hours': () => {
    const good = quietHours();
    const sets = (quietHours: unknown, by = ann, uid = 'ann'): Step => [
      by,
      write(at.draft, update({ quietHours, 'log.1': logged('clock', uid, { clockSeconds: 90, quietHours }) })),
    ];
    const wrong = (changes: DocumentData): Step => sets({ ...good, ...changes });
    return {
      state: scheduled(),
      honest: sets(good),
      attempts: {
        'by a member': sets(good, bob, 'bob'),
        'by an outsider': sets(good, dan, 'dan'),
        'without an entry': [ann, write(at.draft, update({ quietHours: good }))],
        'that differ from their entry': [
          ann,
          write(
            at.draft,
            update({ quietHours: good, 'log.1': logged('clock', 'ann', { clockSeconds: 90, quietHours: null }) }),
          ),
        ],
        'with another clock': [
          ann,
          write(
            at.draft,
            update({
              quietHours: good,
              clockSeconds: 60,
              'log.1': logged('clock', 'ann', { clockSeconds: 60, quietHours: good }),
            }),
          ),
        ],
        'in a zone that does not exist': wrong({ zone: 'Mars/Olympus' }),
        'in a zone of no name': wrong({ zone: '' }),
        'in a zone of 61 characters': wrong({ zone: 'x'.repeat(61) }),
        'in a zone that is a map': wrong({ zone: { x: 1 } }),
        'that sleep the whole day': wrong({ activeMs: 0 }),
        'with a length that is no number': wrong({ activeMs: NaN }),
        'of half milliseconds': wrong({ activeMs: good.activeMs + 0.5 }),
        'of one hour': wrong({ activeMs: 23 * HOUR }),
        'of 23 hours': wrong({ activeMs: HOUR }),
        'with an end at no millisecond': wrong({ endsAtMs: good.endsAtMs + 0.5 }),
        'with an end below zero': wrong({ endsAtMs: -1 }),
        'with an end after midnight of the next day': wrong({ endsAtMs: good.endsAtMs + 24 * HOUR }),
        'with a change of the clocks': wrong({ changesAt: now, changesBy: 60 }),
        'with the hours of an older form': wrong({ from: 1380 }),
        'with a field more': wrong({ more: 1 }),
        'that are a text': sets('at night'),
        'that are a list': sets([23, 8]),
      },
    };
  },

  'a draft that has begun': () => ({
    state: {
      ...allUsers(),
      [at.draft]: activeDraft(MEMBERS),
      [at.league]: league(MEMBERS, { draftStatus: 'active' }),
      [at.joinCode]: joinCode(MEMBERS, { draftStatus: 'active' }),
    },
    honest: [ann, commit({ [at.draft]: update({ 'seats.ann.misses': 100 }), ...marking('ann', 'draft') })],
    attempts: {
      'gets another draw': [ann, commit(draw(MEMBERS))],
      'is started again': [ann, commit(start(MEMBERS))],
      'gets another order': [ann, commit(order(['cat', 'bob', 'ann']))],
      'gets another order by start of the league': [
        ann,
        commit(bent(start(MEMBERS), at.draft, { order: ['cat', 'bob', 'ann'] })),
      ],
      'is made scheduled again': [ann, write(at.draft, set(scheduledDraft(MEMBERS)))],
      'loses a member': [ann, write(at.draft, update({ members: ['ann', 'bob'] }))],
    },
  }),
});
