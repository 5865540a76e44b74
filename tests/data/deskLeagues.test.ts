import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RosterReport } from '@/domain/moves/ledger/verifyRosters';
import { upcomingWeek } from '@/domain/admin/publishedWeek';
import { RESULT_COLUMNS } from '@/domain/admin/resultsFile';
import { storedCalendar, storedResults } from '@/domain/admin/storedWeeks';
import type { League } from '@/domain/league/types';
import type { Result } from '@/domain/kernel/result';
import { emailKey } from '@/domain/account/user';
import { calendarOf } from '../../scripts/season/calendar';
import { exportSeason } from '../../scripts/season/export';
import { publishFile } from '../../scripts/season/publishFile';
import { loadGames } from '../../scripts/tables/load';
import { freshName, makeFan } from '../support/accounts';
import { openAdmin } from '../support/admin';
import { openClient, type Client } from '../support/client';
import { messageOf } from '../support/draftedLeague';
import {
  draftOf,
  foundLeague,
  joinByCode,
  openFan,
  startDraft,
  valueOf,
  type Answer,
  type Fan,
} from '../support/leagues';
import { openDesk } from '../support/seasonAdmin';
import { until } from '../support/suite';

const admin = openAdmin();
const NAME = freshName('Lookedinto');
let staff: Client;
let ann: Fan;
let bob: Fan;
let leagueId: string;
let joinCode: string;
const draft = () => admin.db.doc(`drafts/${leagueId}`);

beforeAll(async () => {
  const { email, password } = await makeFan(admin.db, freshName('staff'));
  await admin.db.doc(`users/${emailKey(email)}`).update({ staff: true });
  [staff, ann, bob] = await Promise.all([
    openClient(email, password),
    openFan(admin.db, 'ann'),
    openFan(admin.db, 'bob'),
  ]);
  ({ leagueId, joinCode } = await foundLeague(ann, { name: NAME }));
  valueOf(await joinByCode(bob, joinCode));
  valueOf(await startDraft(ann, leagueId));
  await until('the draft to start', async () => (await draftOf(ann, leagueId)).status === 'active');
}, 60_000);
afterAll(async () => {
  for (const client of [staff, ann.client, bob.client]) client.close();
  await admin.close();
});

const find = (client: Client, text: string): Promise<Answer<League[]>> => client.call('deskLeagues.findLeagues', text);
const league = async (): Promise<League> => valueOf(await find(staff, leagueId))[0]!;
const endWait = async (client: Client): Promise<Answer<number>> =>
  client.call('deskLeagues.endWait', { uid: client.uid, admin: false }, await league());
const entries = async () =>
  (await admin.db.collection('adminLog').where('target', '==', draft().path).get()).docs.map((one) => one.data());

it('finds a league by name, code and id, and only for the desk', async () => {
  for (const text of [NAME.slice(0, -1), joinCode.toLowerCase(), leagueId])
    expect(valueOf(await find(staff, text))).toMatchObject([{ id: leagueId, name: NAME }]);
  expect(valueOf(await find(staff, 'ZZZZZZ'))).toEqual([]);
  expect(messageOf(await find(ann.client, NAME))).toMatch(/^You can’t do that: only administrators/);
});

it('gives a league another commissioner, lists the newest first, and removes a name only before the draft', async () => {
  const actor = { uid: staff.uid, admin: false };
  const act = (client: Client, command: string, home: League, ...more: string[]) =>
    client.call<Answer<void>>(`deskLeagues.${command}`, actor, home, ...more);
  const log = async () =>
    (await admin.db.collection('adminLog').where('target', '==', leagueId).get()).docs.map((one) => one.data().after);
  expect((await act(ann.client, 'makeCommissioner', await league(), bob.uid)).ok).toBe(false);
  valueOf(await act(staff, 'makeCommissioner', await league(), bob.uid));
  expect((await draft().get()).get('commissioner')).toBe(bob.uid);
  expect(await league()).toMatchObject({ createdBy: bob.uid });
  expect(await log()).toMatchObject([{ league: NAME, commissioner: bob.username }]);
  expect(messageOf(await act(staff, 'removeName', await league()))).toMatch(/^Another person changed this/);

  const other = (await foundLeague(ann, { name: freshName('Rude') })).leagueId;
  const rude = valueOf(await find(staff, other))[0]!;
  const newest = valueOf(await find(staff, '')).map(({ createdAt }) => createdAt!);
  expect(newest.length).toBeGreaterThan(1);
  expect(newest[0]).toBeGreaterThanOrEqual(rude.createdAt!);
  expect(newest).toEqual([...newest].sort((one, other) => other - one));
  valueOf(await act(staff, 'removeName', rude));
  const shown = await Promise.all(
    [`leagues/${other}`, `drafts/${other}`, `joinCodes/${rude.joinCode}`].map((path) => admin.db.doc(path).get()),
  );
  expect(shown.map((one) => one.get(one.ref.path.startsWith('leagues') ? 'name' : 'leagueName') as string)).toEqual(
    Array.from({ length: 3 }, () => 'Unnamed league'),
  );
});

it('ends a wait once a clock has run out long ago, with entries in the log', async () => {
  expect(messageOf(await endWait(staff))).toMatch(/^Another person changed this/);
  await draft().update({ 'turn.startedAt': Timestamp.fromMillis(Date.now() - 86_400_000) });
  expect((await endWait(ann.client)).ok).toBe(false);
  expect(valueOf(await endWait(staff))).toBe(1);
  expect((await draft().get()).get('made.0.kind')).toBe('missed');
  expect(await entries()).toMatchObject([{ kind: 'draft', by: staff.uid, after: { league: NAME } }]);
});

it('makes the picks of everyone on autopilot up to a running clock, from their queues', async () => {
  const order = (await draft().get()).get('order') as string[];
  const before = (await draft().get()).get('picks') as string[];
  const wanted = ((await draft().get()).get('ranking') as string[]).filter((id) => !before.includes(id)).at(-1)!;
  const next = order[1]!;
  await admin.db.doc(`draftQueues/${leagueId}/managers/${next}`).set({ squads: [wanted] });
  await draft().update({
    [`seats.${next}.misses`]: 2,
    'turn.startedAt': Timestamp.fromMillis(Date.now() - 86_400_000),
  });
  // The second round is reversed, so the same manager has two picks in a row.
  expect(valueOf(await endWait(staff))).toBe(2);
  const picks = (await draft().get()).get('picks') as string[];
  expect(picks).toHaveLength(3);
  expect(picks[1]).toBe(wanted);
});

it('resumes a draft whose pause was forgotten, and no other', async () => {
  await draft().update({ pausedAt: Timestamp.fromMillis(Date.now() - 60_000) });
  expect(messageOf(await endWait(staff))).toMatch(/^Another person changed this/);
  await draft().update({ pausedAt: Timestamp.fromMillis(Date.now() - 86_400_000) });
  expect(valueOf(await endWait(staff))).toBe(0);
  expect((await draft().get()).get('pausedAt')).toBeNull();
});

it('staff read a league’s moves and check its books', async () => {
  await staff.watch('transactions.watchTransactions', leagueId, 5);
  const seen = async () => (await staff.seen<{ state: string }>('transactions.watchTransactions')).latest?.state;
  await expect.poll(seen).toBe('ready');
  const report = valueOf(await staff.call<Answer<RosterReport>>('books.verifyLeagueRosters', leagueId));
  expect(report).toMatchObject({ steps: 0 });
});

it('says whether the deployed rules are those of the app', async () => {
  const digest = /digest=='(\w+)'/.exec(readFileSync('firestore.rules', 'utf8'))![1]!;
  const ask = (env: string) => staff.call<Result<string>>('diagnostics.compareRules', env);
  expect(valueOf((await ask(digest)) as Answer<string>)).toBe('same');
  expect(valueOf((await ask('0123456789abcdef')) as Answer<string>)).toBe('other');
});

const WEEK = 12;
const ID = `2025-${String(WEEK)}`;
const files = mkdtempSync(join(tmpdir(), 'results-'));
/** A file of Alabama's game, which ends 6-6 with two field goals each. `cells` are in both rows. */
function fileOf(opponent: string, cells: Record<string, string> = {}): string {
  const row = (school: string, other: string): Record<string, string> => ({
    ...{ school, opponent: other, points_for: '6', points_against: '6', 'K.fgm_0_39': '2', 'DST.points_against': '6' },
    ...cells,
  });
  const rows = [row('ALA', opponent), ...(opponent.length <= 4 ? [row(opponent, 'ALA')] : [])];
  const lines = rows.map((one) => RESULT_COLUMNS.map((column) => one[column] ?? '0').join(','));
  const path = join(files, 'week.csv');
  writeFileSync(path, [RESULT_COLUMNS.join(','), ...lines].join('\n'));
  return path;
}

it('publishes a file from the command line as the desk does, and exports the season', { timeout: 60_000 }, async () => {
  const desk = await openDesk(admin.db);
  const games = loadGames(2025);
  const week = calendarOf(2025, games).find((one) => one.week === WEEK)!;
  const place = admin.db.doc(`weeklySquads/${ID}`);
  await place.set(storedResults(upcomingWeek(2025, WEEK, games, week.kickoffs), new Date(0)));
  await admin.db.doc(`currentWeek/${ID}`).set(storedCalendar([{ ...week, isCurrent: false }])[ID]!);
  const opponent = (await place.get()).get('games.ALA.opponent') as string;
  const lines: string[] = [];
  const publish = (cells: Record<string, string>, looked: boolean) =>
    publishFile(desk, { path: fileOf(opponent, cells), week: ID, looked }, (line) => lines.push(line));

  await expect(publish({ 'QB.pass_td': '-1' }, true)).rejects.toThrow(/can’t be published:\n {2}Row 2: .*negative/);
  await expect(publish({}, false)).rejects.toThrow(/--look-over-implausible/);
  expect((await place.get()).get('games.ALA.state')).toBe('pre');
  expect(lines).toEqual([]);
  expect(await publish({}, true)).toBeGreaterThan(0);
  expect((await place.get()).get('games.ALA.state')).toBe('final');
  expect(lines[0]).toMatch(/: new → 6–6$/);
  const made = await admin.db.collection('adminLog').where('by', '==', desk.uid).get();
  expect(made.docs.map((one) => one.get('kind') as string)).toEqual(['results']);
  expect(await publish({}, true)).toBe(0);

  const exported: { path: string; data: Record<string, unknown> }[] = [];
  const count = await exportSeason(desk, 2025, (line) => exported.push(JSON.parse(line) as (typeof exported)[number]));
  expect(count).toBe(exported.length);
  const paths = exported.map(({ path }) => path);
  for (const path of [place.path, `currentWeek/${ID}`, `leagues/${leagueId}`, draft().path, `ledgers/${leagueId}`])
    expect(paths).toContain(path);
  expect(exported.find(({ path }) => path === `currentWeek/${ID}`)!.data.startDate).toEqual({
    time: new Date(week.startDate!).toISOString().replace('Z', '000Z'),
  });
  await Promise.all([place.delete(), admin.db.doc(`currentWeek/${ID}`).delete()]);
  await desk.close();
});

it('prints its usage when asked, and that is no failure', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/season.ts', '--help']);
  expect(stdout).toMatch(/^Usage:/);
});
