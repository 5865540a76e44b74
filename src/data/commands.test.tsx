import { Timestamp, type DocumentData } from 'firebase/firestore';
import { backend } from '../../tests/support/backend/backend';
import { describeLines, type Command } from '../../tests/support/backend/lines';
import * as documents from '../../tests/support/documents';
import { madeAt, pickWrite } from '../../tests/support/picks';
import { ROSTER, STARTERS, storedLineup, storedWeek } from '../../tests/support/lineups';
import { parseDraft } from '@/domain/draft/parse';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { parseLedger } from '@/domain/moves/ledger';
import { decodeLineup } from '@/domain/lineup/storedLineup';
import { parseTrade } from '@/domain/moves/trades';
import type { TradeOffer } from '@/domain/moves/tradeChecks';
import { DEFAULT_OPTIONS, optionsOf } from '@/domain/league/leagueOptions';
import { REACTIONS } from '@/domain/messages/messages';
import { parseWeek } from '@/domain/football/weeks';
import { saveQueue } from './draft/draftQueues';
import * as drafting from './draft/draftCommands';
import { parsePreview } from './league/joinCodes';
import { joinLeague } from './league/joining';
import { changeOptions, createLeague, planDraft } from './league/leagues';
import * as membership from './league/membership';
import { createRosterCode } from './league/rosterCodes';
import { sendFeedback } from './messages/feedback';
import { dropSquad } from './moves/portal';
import { answerTrade, counterTrade, offerTrade } from './moves/tradeCommands';
import { correctRoster } from './moves/corrections';
import { editMessage, react, removeMessage } from './messages/messages';
import { saveLineup } from './season/weeklyRosters';
import { saveSoloEntry } from './solo/soloEntries';
import { deleteAccount } from './account/deleteAccount';
import { changePublicProfile } from './account/publicProfile';
import { parseUser } from '@/domain/account/user';

const { LEAGUE, WEEK } = documents;
const TRADE = `${LEAGUE}_ann_1`;
const MESSAGE = 'message1';

/** Where the league of these two is: before its draft, on the clock, or in its season. */
type Stage = 'before' | 'draft' | 'season';

const stored = (stage: Stage): Record<string, DocumentData> => {
  const drafted = stage === 'season';
  const season = { season: 2025, firstWeek: 3, draftStatus: 'complete', draftComplete: true, tradeReview: 'none' };
  const rosters = { ann: ['ALA-WR', 'ALA-TE'], bob: ROSTER };
  const draft = documents.activeDraft(['ann', 'bob'], { leagueId: LEAGUE });
  return {
    ...documents.people('ann', 'bob', 'eve'),
    ...documents.RANKING,
    ...documents.scheduledLeague(
      ['ann', 'bob'],
      drafted ? { ...season, schedule: { managers: ['ann', 'bob'] }, waivers: 'off' } : {},
    ),
    [`currentWeek/${WEEK}`]: storedWeek({ ALA: documents.ago(-86_400) }),
    [`messages/${MESSAGE}`]: {
      leagueId: LEAGUE,
      senderId: 'bob',
      text: 'Fumble.',
      timestamp: documents.ago(60),
      readBy: { bob: true },
    },
    ...(stage === 'draft' && {
      [`leagues/${LEAGUE}`]: documents.league(['ann', 'bob'], { draftStatus: 'active' }),
      [`drafts/${LEAGUE}`]: madeAt({ ...draft, ...pickWrite(draft, 'ALA-QB', false), undoRequest: 0 }, Timestamp.now()),
    }),
    ...(drafted && {
      [`drafts/${LEAGUE}`]: documents.scheduledDraft(['ann', 'bob'], { status: 'complete' }),
      [`joinCodes/${documents.CODE}`]: documents.joinCode(['ann', 'bob'], { draftStatus: 'complete' }),
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

const COMMANDS: Command<Stage>[] = [
  ['a member leaves', 'bob', 'before', () => membership.leaveLeague(home(), 'bob')],
  ['a member is removed', 'ann', 'before', () => membership.removeMember(home(), 'bob')],
  ['the code is renewed', 'ann', 'before', () => membership.renewCode(home(), Math.random)],
  ['the league is handed over', 'ann', 'before', () => membership.handOver(home(), 'bob')],
  ['the league is deleted', 'ann', 'before', () => membership.deleteLeague(home())],
  ['a team is renamed', 'bob', 'before', () => membership.renameTeam(home(), 'bob', 'Dawgs')],
  ['a spot is held', 'ann', 'before', () => createRosterCode(home(), 'Gators', Math.random)],
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
        { leagueId: LEAGUE, weekId: WEEK, team: 'bob', lineupWeeks: [] },
        decodeLineup(storedLineup(STARTERS)),
      ),
  ],
  ['a league is created', 'eve', 'before', () => createLeague(FORM, person('eve'), FIRST_WEEK, Math.random)],
  ['a league is joined', 'eve', 'before', () => joinLeague(invitation(), person('eve'))],
  ['settings are changed', 'ann', 'before', () => changeOptions(home(), { ...optionsOf(home()), name: 'Dawgs' })],
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
  ['a trade is offered', 'ann', 'season', () => offerTrade(trading('ann'), OFFER)],
  [
    'a trade is countered',
    'bob',
    'season',
    () => counterTrade(trading('bob'), trade(), { ...OFFER, to: 'ann', gives: ['LSU-WR'], gets: ['ALA-TE'] }),
  ],
  ['a trade is accepted', 'bob', 'season', () => answerTrade(trading('bob'), trade(), { kind: 'accept', drops: [] })],
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
  ['a message is edited', 'bob', 'before', () => editMessage(MESSAGE, 'bob', 'Touchdown.')],
  ['a message is removed', 'bob', 'before', () => removeMessage(MESSAGE, 'bob')],
  ['a reaction is given', 'ann', 'before', () => react(MESSAGE, 'ann', REACTIONS[0])],
];

describeLines(COMMANDS, stored);
