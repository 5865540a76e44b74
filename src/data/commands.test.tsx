import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Timestamp, type DocumentData } from 'firebase/firestore';
import { backend, type Fault } from '../../tests/support/backend/backend';
import * as documents from '../../tests/support/documents';
import { ROSTER, STARTERS, storedLineup, storedWeek } from '../../tests/support/lineups';
import { parseDraft } from '@/domain/draft/parse';
import type { Result } from '@/domain/kernel/result';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { parseLedger } from '@/domain/moves/ledger';
import { decodeLineup } from '@/domain/lineup/storedLineup';
import { parseTrade } from '@/domain/moves/trades';
import { parseWeek } from '@/domain/football/weeks';
import { setReader } from './device/deviceData';
import { saveQueue } from './draft/draftQueues';
import { drawOrder } from './draft/draftCommands';
import { planDraft } from './league/leagues';
import * as membership from './league/membership';
import { createRosterCode } from './league/rosterCodes';
import { sendFeedback } from './messages/feedback';
import { dropSquad } from './moves/portal';
import { answerTrade } from './moves/tradeCommands';
import { saveLineup } from './season/weeklyRosters';
import { saveSoloEntry } from './solo/soloEntries';
import { changePublicProfile } from './account/publicProfile';
import { parseUser } from '@/domain/account/user';

// Every command over a connection that fails in each way: it says so within seconds, and sends nothing later.

const { LEAGUE, WEEK } = documents;
const SECOND = 1_000;
const TRADE = `${LEAGUE}_ann_1`;

/** A league of these two before its draft, or in its season. */
const stored = (drafted: boolean): Record<string, DocumentData> => {
  const season = { season: 2025, firstWeek: 3, draftStatus: 'complete', draftComplete: true, tradeReview: 'none' };
  const rosters = { ann: ['ALA-WR', 'ALA-TE'], bob: ROSTER };
  return {
    ...documents.people('ann', 'bob'),
    ...documents.scheduledLeague(
      ['ann', 'bob'],
      drafted ? { ...season, schedule: { managers: ['ann', 'bob'] }, waivers: 'off' } : {},
    ),
    [`currentWeek/${WEEK}`]: storedWeek({ ALA: documents.ago(-86_400) }),
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
          drops: [],
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
const person = (uid: string) =>
  parseUser(documents.emailKeyOf(uid), backend.stored(`users/${documents.emailKeyOf(uid)}`) ?? {}, {
    uid,
    email: documents.emailOf(uid),
    displayName: uid,
    photoUrl: null,
  } as never);

type Command = [what: string, by: string, drafted: boolean, run: () => Promise<Result<unknown>>];
const COMMANDS: Command[] = [
  ['a member leaves', 'bob', false, () => membership.leaveLeague(home(), 'bob')],
  ['a member is removed', 'ann', false, () => membership.removeMember(home(), 'bob')],
  ['the code is renewed', 'ann', false, () => membership.renewCode(home(), Math.random)],
  ['the league is handed over', 'ann', false, () => membership.handOver(home(), 'bob')],
  ['the league is deleted', 'ann', false, () => membership.deleteLeague(home())],
  ['a team is renamed', 'bob', false, () => membership.renameTeam(home(), 'bob', 'Dawgs')],
  ['a spot is held', 'ann', false, () => createRosterCode(home(), 'Gators', Math.random)],
  ['a draft is planned', 'ann', false, () => planDraft(home(), Date.now() + 86_400_000, Date.now())],
  ['the order is drawn', 'ann', false, () => drawOrder(home(), at(parseDraft, `drafts/${LEAGUE}`), 'ann', false)],
  ['a queue is saved', 'bob', false, () => saveQueue(LEAGUE, 'bob', ['ALA-QB'])],
  [
    'a game is picked',
    'bob',
    false,
    () => saveSoloEntry({ game: 'pickem', weekId: WEEK, uid: 'bob', picks: ['ALA_W_1'] }),
  ],
  [
    'feedback is sent',
    'bob',
    false,
    () => sendFeedback(person('bob'), { category: 'problem', text: 'It fumbled.' }, '/'),
  ],
  ['a name is changed', 'bob', false, () => changePublicProfile(person('bob'), { displayName: 'Bobby' })],
  [
    'a member leaves in season',
    'bob',
    true,
    () => membership.vacateTeam(home(), { uid: 'bob', by: 'bob', reason: 'No time' }),
  ],
  ['a squad is dropped', 'bob', true, () => dropSquad({ ...season(), manager: 'bob' } as never, 'MSU-WR')],
  [
    'a trade is declined',
    'bob',
    true,
    () =>
      answerTrade({ ...season(), me: 'bob', names: {} } as never, at(parseTrade, `trades/${TRADE}`), {
        kind: 'decline',
      }),
  ],
  [
    'a lineup is saved',
    'bob',
    true,
    () =>
      saveLineup(
        { leagueId: LEAGUE, weekId: WEEK, team: 'bob', lineupWeeks: [] },
        decodeLineup(storedLineup(STARTERS)),
      ),
  ],
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
});
afterEach(() => {
  setReader(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const writes = () => backend.sent().filter(({ kind }) => kind === 'write').length;

/** Begins a command over such a connection. Returns its result after so many seconds; null before there is one. */
async function begin([, by, drafted, run]: Command, faults: Parameters<typeof backend.setFaults>[0], seconds: number) {
  backend.start(stored(drafted), by);
  setReader(by);
  backend.setFaults(faults);
  let result: Result<unknown> | null = null;
  void run().then((done) => (result = done));
  await vi.advanceTimersByTimeAsync(seconds * SECOND);
  return result as Result<unknown> | null;
}

describe.each(COMMANDS)('%s', (...command) => {
  it('with a connection', async () => {
    expect(await begin(command, {}, 5)).toMatchObject({ ok: true });
  });

  it.each<[string, Fault]>([
    ['nothing is answered', 'lost'],
    ['the server can’t be reached', 'unavailable'],
  ])('not when %s, nor later', async (_, fault) => {
    expect(await begin(command, { fault: () => fault }, 32)).toMatchObject({ ok: false });
    backend.setFaults();
    const sent = backend.sent().length;
    await vi.advanceTimersByTimeAsync(3_600 * SECOND);
    expect(backend.sent()).toHaveLength(sent);
  });

  it('not once its time is over, whatever was read until then', async () => {
    // An answer takes 40 seconds. What has left the page by then may arrive.
    expect(await begin(command, { latency: () => 20 * SECOND }, 16)).toMatchObject({ error: { code: 'no-answer' } });
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    const sent = writes();
    await vi.advanceTimersByTimeAsync(3_600 * SECOND);
    expect(writes()).toBe(sent);
  });
});
