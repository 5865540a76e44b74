import { Timestamp, type DocumentData } from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../tests/support/backend/backend';
import { describeLines, type Command } from '../../tests/support/backend/lines';
import * as documents from '../../tests/support/documents';
import { madeAt, pickWrite, played } from '../../tests/support/picks';
import { onlySlots } from '../../tests/support/slots';
import { lineups, ROSTER, STARTERS, startersWithout, storedLineup, storedWeek } from '../../tests/support/lineups';
import { parseDraft } from '@/domain/draft/parse';
import type { Draft } from '@/domain/draft/types';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { parseLedger } from '@/domain/moves/ledger/ledger';
import { decodeLineup } from '@/domain/lineup/storedLineup';
import { parseTrade } from '@/domain/moves/trades/trades';
import type { TradeOffer } from '@/domain/moves/trades/tradeChecks';
import { DEFAULT_OPTIONS, optionsOf } from '@/domain/league/options/leagueOptions';
import { REACTIONS } from '@/domain/messages/messages';
import { parseWeek } from '@/domain/football/weeks';
import { shareBoard, unshareBoard } from './draft/draftBoards';
import { saveQueue } from './draft/draftQueues';
import * as drafting from './draft/draftCommands';
import { askForUndo, comeBack, startDraft, stepAway } from './draft/drafts';
import { watchDraft } from './draft/watchDraft';
import { setReader } from './device/deviceData';
import { parsePreview } from './league/joinCodes';
import { changeHistory } from './league/history';
import { joinLeague } from './league/joining';
import { changeNote, changeOptions, createLeague, planDraft } from './league/leagueCommands';
import * as membership from './league/membership';
import { createRosterCode, retireRosterCode } from './league/rosterCodes';
import { deleteMyFeedback, markAnswerRead, sendFeedback } from './messages/feedback';
import { addSquad, dropSquad } from './moves/portal';
import { changeBlock } from './moves/tradeBlock';
import { answerTrade, counterTrade, offerTrade } from './moves/tradeCommands';
import { correctLineup, correctRoster } from './moves/corrections';
import { editMessage, markRead, react, removeMessage, reportMessage, sendMessage } from './messages/messageCommands';
import { saveLineup } from './season/weekLineups';
import { savePracticeSeason } from './solo/practiceSeason';
import { saveSoloEntry } from './solo/soloEntries';
import { deleteAccount } from './account/deleteAccount';
import { reserveUsername } from './account/usernames';
import * as users from './account/users';
import { changePublicProfile } from './account/publicProfile';
import { newSoloSeason } from '@/domain/solo/soloSeason';
import { parseUser } from '@/domain/account/user';

const { LEAGUE, WEEK } = documents;
const TRADE = `${LEAGUE}_ann_1`;
const MESSAGE = 'message1';

/**
 * Where the league of these two is: before its draft, without a co-commissioner or with one; on the clock, with that
 * time over, or paused; after the last pick and not settled, with the board shared or not; in its season.
 */
type Stage = 'before' | 'co' | 'draft' | 'late' | 'paused' | 'over' | 'shared' | 'season';

const stored = (stage: Stage): Record<string, DocumentData> => {
  const drafted = stage === 'season';
  const season = { season: 2025, firstWeek: 3, draftStatus: 'complete', draftComplete: true, tradeReview: 'none' };
  const rosters = { ann: ['ALA-WR', 'ALA-TE'], bob: ROSTER };
  const draft = documents.activeDraft(['ann', 'bob'], { leagueId: LEAGUE });
  const over = played(documents.activeDraft(['ann', 'bob'], { slots: onlySlots({ QB: 1 }), rounds: 1 }), [
    'ALA-QB',
    'LSU-QB',
  ]);
  return {
    ...documents.people('ann', 'bob', 'eve'),
    ...documents.RANKING,
    ...documents.scheduledLeague(
      ['ann', 'bob'],
      drafted ? { ...season, schedule: { managers: ['ann', 'bob'] }, waivers: 'open' } : {},
    ),
    [`currentWeek/${WEEK}`]: storedWeek({ ALA: documents.ago(-86_400) }),
    [`messages/${MESSAGE}`]: {
      leagueId: LEAGUE,
      senderId: 'bob',
      text: 'Fumble.',
      timestamp: documents.ago(60),
      readBy: { bob: true },
    },
    ...(stage === 'co' && { [`leagues/${LEAGUE}`]: documents.league(['ann', 'bob'], { coCommissioner: 'bob' }) }),
    ...(['draft', 'late', 'paused'].includes(stage) && {
      [`leagues/${LEAGUE}`]: documents.league(['ann', 'bob'], { draftStatus: 'active' }),
      [`joinCodes/${documents.CODE}`]: documents.joinCode(['ann', 'bob'], { draftStatus: 'active' }),
      [`drafts/${LEAGUE}`]: {
        ...madeAt(
          { ...draft, ...pickWrite(draft, 'ALA-QB', false), undoRequest: 0 },
          stage === 'late' ? documents.ago(600) : Timestamp.now(),
        ),
        ...(stage === 'late' && {
          seats: { ...(draft.seats as object), bob: { ...(draft.seats as Record<string, object>).bob, misses: 1 } },
        }),
        ...(stage === 'paused' && { pausedAt: Timestamp.now() }),
      },
    }),
    ...(['over', 'shared'].includes(stage) && { [`drafts/${LEAGUE}`]: over }),
    ...(stage === 'shared' && {
      [`draftBoards/${LEAGUE}`]: { ...over, teams: 'Ann’s\nBob’s', sharedAt: Timestamp.now() },
    }),
    ['feedback/asked']: {
      ...{ userId: 'bob', userName: 'bob', text: 'Louder!', category: 'idea', createdAt: Timestamp.now(), page: '/' },
      ...{ hasAdminResponse: true, adminResponse: 'Soon.', adminResponseAt: Timestamp.now(), adminResponseRead: false },
    },
    [`rosterCodes/${documents.SEAT}`]: documents.rosterCode(),
    ...(drafted && {
      [`weeklyRosters/${LEAGUE}_${WEEK}`]: lineups({ bob: storedLineup(STARTERS) }),
      [`leagueUsers/${LEAGUE}_bob`]: documents.leagueUser('bob', { roster: ROSTER, lineupWeeks: [WEEK] }),
      [`drafts/${LEAGUE}`]: documents.scheduledDraft(['ann', 'bob'], { status: 'complete' }),
      [`joinCodes/${documents.CODE}`]: documents.joinCode(['ann', 'bob'], {
        draftStatus: 'complete',
        details: documents.previewDetails({ waivers: 'open' }),
      }),
      [`ledgers/${LEAGUE}`]: documents.ledger({
        leagueId: LEAGUE,
        settled: true,
        step: 0,
        rosters,
        owned: Object.values(rosters).flat(),
      }),
      [`trades/${TRADE}`]: {
        ...{ leagueId: LEAGUE, number: 1, from: 'ann', to: 'bob', parties: ['ann', 'bob'], counters: null, note: '' },
        ...{
          gives: ['ALA-WR'],
          gets: ['LSU-WR'],
          fromDrops: [],
          toDrops: [],
          status: 'offered',
          offeredAt: Timestamp.now(),
        },
      },
    }),
  };
};

const at = <T,>(parse: (id: string, stored: unknown) => T, path: string): T =>
  parse(path.split('/')[1]!, backend.stored(path));
const home = (): League => at(parseLeague, `leagues/${LEAGUE}`);
const season = () => ({
  league: home(),
  ledger: at(parseLedger, `ledgers/${LEAGUE}`),
  week: at(parseWeek, `currentWeek/${WEEK}`),
});
const authPerson = (uid: string) => ({ uid, email: documents.emailOf(uid), displayName: uid, google: false });
const person = (uid: string) =>
  parseUser(documents.emailKeyOf(uid), backend.stored(`users/${documents.emailKeyOf(uid)}`) ?? {}, authPerson(uid));

const room = () => at(parseDraft, `drafts/${LEAGUE}`);
const trade = () => at(parseTrade, `trades/${TRADE}`);
const trading = (me: string) => ({ ...season(), me, names: {} }) as never;
const invitation = () => ({
  code: documents.CODE,
  preview: parsePreview(documents.CODE, backend.stored(`joinCodes/${documents.CODE}`)),
  seat: null,
});
const FORM = { ...DEFAULT_OPTIONS, name: 'Dawgs and Gators' };
const FIRST_WEEK = { season: 2025, firstWeek: 3 };
const OFFER: TradeOffer = { to: 'bob', gives: ['ALA-TE'], gets: ['MSU-WR'], fromDrops: [], note: '' };

/** Picks aren't among them: they wait for a connection as long as the turn lasts (`usePick`). */
const COMMANDS: Command<Stage>[] = [
  ['a member leaves', 'bob', 'before', () => membership.leaveLeague(home(), 'bob')],
  ['a member is removed', 'ann', 'before', () => membership.removeMember(home(), 'bob')],
  ['the code is renewed', 'ann', 'before', () => membership.renewCode(home(), 'ann', Math.random)],
  ['the league is handed over', 'ann', 'before', () => membership.handOver(home(), 'bob')],
  ['a co-commissioner is named', 'ann', 'before', () => membership.nameCoCommissioner(home(), 'bob')],
  ['a co-commissioner no longer is one', 'ann', 'co', () => membership.nameCoCommissioner(home(), null)],
  ['a co-commissioner is removed', 'ann', 'co', () => membership.removeMember(home(), 'bob')],
  ['a co-commissioner leaves', 'bob', 'co', () => membership.leaveLeague(home(), 'bob')],
  ['a co-commissioner pins a note', 'bob', 'co', () => changeNote(home(), 'bob', 'No tanking.')],
  ['a league goes to its co-commissioner', 'ann', 'co', () => membership.handOver(home(), 'bob')],
  ['the league is deleted', 'ann', 'before', () => membership.deleteLeague(home())],
  ['a team is renamed', 'bob', 'before', () => membership.renameTeam(home(), 'bob', 'Dawgs')],
  ['a spot is held', 'ann', 'before', () => createRosterCode(home(), 'ann', 'Gators', Math.random)],
  ['a note is pinned', 'ann', 'before', () => changeNote(home(), 'ann', 'No tanking.')],
  ['a history is entered', 'ann', 'before', () => changeHistory(home(), 'ann', '2020,Champion,Tide', 2025)],
  ['a draft is planned', 'ann', 'before', () => planDraft(home(), Date.now() + 86_400_000, Date.now())],
  [
    'the order is drawn',
    'ann',
    'before',
    () => drafting.drawOrder(home(), at(parseDraft, `drafts/${LEAGUE}`), 'ann', false),
  ],
  ['a queue is saved', 'bob', 'before', () => saveQueue(LEAGUE, 'bob', ['ALA-QB'])],
  [
    'a game is picked',
    'bob',
    'before',
    () => saveSoloEntry({ game: 'pickem', weekId: WEEK, uid: 'bob', picks: ['ALA_W_1'] }),
  ],
  [
    'feedback is sent',
    'bob',
    'before',
    () => sendFeedback(person('bob'), { category: 'problem', text: 'It fumbled.' }, '/'),
  ],
  ['an account is deleted', 'bob', 'before', () => deleteAccount(authPerson('bob'))],
  ['a member’s account is deleted in season', 'bob', 'season', () => deleteAccount(authPerson('bob'))],
  ['a name is changed', 'bob', 'before', () => changePublicProfile(person('bob'), { displayName: 'Bobby' })],
  [
    'a member leaves in season',
    'bob',
    'season',
    () => membership.vacateTeam(home(), { uid: 'bob', by: 'bob', reason: 'No time' }),
  ],
  ['a squad is dropped', 'bob', 'season', () => dropSquad({ ...season(), manager: 'bob' } as never, 'MSU-WR')],
  [
    'a trade is declined',
    'bob',
    'season',
    () =>
      answerTrade({ ...season(), me: 'bob', names: {} } as never, at(parseTrade, `trades/${TRADE}`), {
        kind: 'decline',
      }),
  ],
  [
    'a lineup is saved',
    'bob',
    'season',
    () =>
      saveLineup(
        { leagueId: LEAGUE, weekId: WEEK, team: 'bob', by: 'bob', lineupWeeks: [WEEK] },
        decodeLineup(storedLineup(startersWithout('OK-K'))),
      ),
  ],
  ['a league is created', 'eve', 'before', () => createLeague(FORM, person('eve'), FIRST_WEEK, Math.random)],
  ['a league is joined', 'eve', 'before', () => joinLeague(invitation(), person('eve'))],
  ['settings are changed', 'ann', 'before', () => changeOptions(home(), { ...optionsOf(home()), name: 'Dawgs' })],
  [
    'a league is made public',
    'ann',
    'before',
    () => changeOptions(home(), { ...optionsOf(home()), name: home().name, visibility: 'public' }),
  ],
  [
    'the order is set',
    'ann',
    'before',
    () => drafting.setOrder(home(), room(), 'ann', { how: 'joined', withHouseTeams: false }),
  ],
  ['a draft is paused', 'ann', 'draft', () => drafting.pauseDraft(room(), 'ann')],
  [
    'the clock is changed',
    'ann',
    'draft',
    () => drafting.changeClock(room(), 'ann', { clockSeconds: 30, quietHours: null }),
  ],
  ['a pick is undone', 'ann', 'draft', () => drafting.undoPick(room(), 'ann')],
  ['a draft is resumed', 'ann', 'paused', () => drafting.resumeDraft(room(), 'ann')],
  ['a draft is handed over', 'ann', 'draft', () => drafting.handOver(home(), room(), 'ann', 'bob')],
  ['autodraft is turned on', 'bob', 'draft', () => stepAway(LEAGUE, 'bob')],
  ['autodraft is turned off', 'bob', 'late', () => comeBack(room(), 'bob')],
  ['an undo is no longer asked for', 'ann', 'draft', () => askForUndo(room(), 'ann', false)],
  ['a board is shared', 'ann', 'over', () => shareBoard(room(), 'ann')],
  ['a board is shared no more', 'ann', 'shared', () => unshareBoard(LEAGUE)],
  ['a held spot is freed', 'ann', 'before', () => retireRosterCode(documents.SEAT)],
  ['a trade is offered', 'ann', 'season', () => offerTrade(trading('ann'), OFFER)],
  [
    'a trade is countered',
    'bob',
    'season',
    () => counterTrade(trading('bob'), trade(), { ...OFFER, to: 'ann', gives: ['LSU-WR'], gets: ['ALA-TE'] }),
  ],
  ['a trade is accepted', 'bob', 'season', () => answerTrade(trading('bob'), trade(), { kind: 'accept', drops: [] })],
  ['squads are put on the trade block', 'bob', 'season', () => changeBlock(trading('bob'), ['MSU-WR'])],
  ['a trade is withdrawn', 'ann', 'season', () => answerTrade(trading('ann'), trade(), { kind: 'withdraw' })],
  [
    'a roster is corrected',
    'ann',
    'season',
    () =>
      correctRoster({ ...season(), me: 'ann', names: {} } as never, {
        manager: 'bob',
        adds: [],
        drops: ['MSU-WR'],
        reason: 'Agreed',
      }),
  ],
  ['a squad is added', 'bob', 'season', () => addSquad({ ...season(), manager: 'bob' } as never, 'FLA-WR', 'MSU-WR')],
  [
    'a message is sent',
    'bob',
    'before',
    () => sendMessage('bob', { id: 'made', leagueId: LEAGUE, text: 'Go.', replyTo: null }),
  ],
  ['a message is reported', 'ann', 'before', () => reportMessage(MESSAGE, 'ann')],
  ['messages are read', 'ann', 'before', () => markRead([MESSAGE], 'ann')],
  ['an answer to feedback is read', 'bob', 'before', () => markAnswerRead('asked')],
  ['feedback is deleted', 'bob', 'before', () => deleteMyFeedback('bob')],
  ['a username is chosen', 'bob', 'before', () => reserveUsername(person('bob'), 'bobby', new Date())],
  ['a favorite team is chosen', 'bob', 'before', () => users.changeUser(person('bob'), { favoriteTeam: 'ALA' })],
  ['a league is muted', 'bob', 'before', () => users.muteLeague(person('bob'), LEAGUE, true)],
  ['a notice’s channel is chosen', 'bob', 'before', () => users.chooseNoticeChannel(person('bob'), 'trade', 'off')],
  ['notices are seen', 'bob', 'before', () => users.markNoticesSeen(person('bob'), Date.now())],
  ['the last message read is noted', 'bob', 'before', () => users.saveLastRead(person('bob'), LEAGUE, Date.now())],
  ['feedback sent is noted', 'bob', 'before', () => users.saveSentFeedback(person('bob'), true)],
  ['onboarding is completed', 'bob', 'before', () => users.completeOnboarding(person('bob'))],
  [
    'a lineup is corrected',
    'ann',
    'season',
    () =>
      correctLineup({ ...season(), me: 'ann', names: {} } as never, {
        manager: 'bob',
        before: decodeLineup(storedLineup(STARTERS)),
        lineup: decodeLineup(storedLineup(startersWithout('OK-K'))),
        reason: 'Agreed',
      }),
  ],
  ['a practice game is played', 'bob', 'before', () => savePracticeSeason(person('bob'), newSoloSeason(2025))],
  ['a message is edited', 'bob', 'before', () => editMessage(MESSAGE, 'bob', 'Touchdown.')],
  ['a message is removed', 'bob', 'before', () => removeMessage(MESSAGE, 'bob')],
  ['a reaction is given', 'ann', 'before', () => react(MESSAGE, 'ann', REACTIONS[0])],
];

describeLines(COMMANDS, stored, [
  'the code is renewed',
  'a spot is held',
  'the order is drawn',
  'the order is set',
  'the clock is changed',
  'a league is created',
]);

describe('what changes the draft', () => {
  const changes = COMMANDS.filter(([, , stage]) => ['draft', 'late', 'paused'].includes(stage));
  it.each(changes)('is done once the watched draft has it: %s', async (_what, by, stage, run) => {
    backend.start(stored(stage), by);
    setReader(by);
    backend.setFaults({ latency: () => 50 });
    let watched: Draft | null = null;
    let atTheEnd: Draft | null = null;
    const stop = watchDraft(LEAGUE, ({ draft }) => (watched = draft.state === 'ready' ? draft.value : null));
    await vi.advanceTimersByTimeAsync(1_000);
    void run().then(() => (atTheEnd = watched));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(atTheEnd).toEqual(room());
    stop();
  });
});

it('a change of one’s profile doesn’t bring back to the leagues what another has changed meanwhile', async () => {
  backend.start(stored('before'), 'bob');
  setReader('bob');
  const before = person('bob');
  for (const change of [{ displayName: 'Bobby' }, { favoriteTeam: 'ALA' }] as const) {
    void changePublicProfile(before, change);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(home().userInfo.bob).toMatchObject({ displayName: 'Bobby', favoriteTeam: 'ALA' });
});

it('a draft that starts after a week’s first kickoff leaves the week out', async () => {
  backend.start({ ...stored('before'), [`currentWeek/${WEEK}`]: storedWeek({ ALA: documents.ago(60) }) }, 'ann');
  setReader('ann');
  expect(home().firstWeek).toBe(3);
  void drafting.setOrder(home(), room(), 'ann', { how: 'joined', withHouseTeams: false });
  await vi.advanceTimersByTimeAsync(5_000);
  const started = startDraft(home(), room());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await started).toMatchObject({ ok: true });
  expect(home()).toMatchObject({ draftStatus: 'active', firstWeek: 4 });
});

it('a team can have the name back that its roster document still has', async () => {
  const before = stored('before');
  backend.start(
    { ...before, [`leagueUsers/${LEAGUE}_bob`]: documents.leagueUser('bob', { teamName: 'Dawgs' }) },
    'bob',
  );
  setReader('bob');
  const renamed = membership.renameTeam(home(), 'bob', 'Dawgs');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await renamed).toMatchObject({ ok: true });
  expect(home().userInfo.bob?.teamName).toBe('Dawgs');
});

it('a team that has the name already isn’t renamed', async () => {
  backend.start(stored('before'), 'bob');
  setReader('bob');
  const sent = backend.sent().length;
  expect(await membership.renameTeam(home(), 'bob', `${home().userInfo.bob!.teamName!} `)).toMatchObject({ ok: true });
  expect(backend.sent()).toHaveLength(sent);
});
