import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseDeskEntry, type DeskEntry } from '@/domain/admin/adminLog';
import type { Person } from '@/domain/admin/people';
import type { CellChanges, Cells } from '@/domain/admin/liveEntry';
import { upcomingWeek } from '@/domain/admin/publishedWeek';
import type { SchoolResult } from '@/domain/admin/resultsFile';
import { storedCalendar, storedResults } from '@/domain/admin/storedWeeks';
import type { Loadable } from '@/domain/kernel/loadable';
import { parseWeekResults, type WeekResults } from '@/domain/scoring/results';
import { perUnit } from '@/domain/football/squads';
import { STAT_COLUMNS, type StatLine } from '@/domain/football/statLines';
import { emailKey } from '@/domain/account/user';
import type { Week } from '@/domain/football/weeks';
import { freshName, makeFan } from '../support/accounts';
import { openAdmin } from '../support/admin';
import { openClient, type Client } from '../support/client';
import { valueOf, type Answer } from '../support/leagues';
import { messageOf } from '../support/draftedLeague';

// This season is used by no other test and isn't the current one, because other tests move the calendar.
const SEASON = 2190;
const ID = `${String(SEASON)}-02`;
const KICKOFF = Date.parse('2190-09-11T16:00:00Z');
const admin = openAdmin();
const place = admin.db.doc(`weeklySquads/${ID}`);
const calendar = admin.db.doc(`currentWeek/${ID}`);
let root: Client;
let staff: Client;
let fan: Client;

async function open(flags: object): Promise<Client> {
  const { email, password } = await makeFan(admin.db, freshName('desk'));
  await admin.db.doc(`users/${emailKey(email)}`).update(flags);
  return openClient(email, password);
}
const week = (number: number, start: number): Week => ({
  id: `${String(SEASON)}-0${String(number)}`,
  season: SEASON,
  week: number,
  startDate: start,
  endDate: start + 7 * 86_400_000,
  isCurrent: false,
  kickoffs: { ALA: KICKOFF, LSU: KICKOFF },
  portalOpensAt: start,
  monday: start,
  firstKickoff: KICKOFF,
  lastFinal: null,
});
const GAME = {
  week: 2,
  phase: 'regular',
  home: 'ALA',
  away: 'LSU',
  homeName: 'Alabama',
  awayName: 'LSU',
  neutral: false,
  homeScore: null,
  awayScore: null,
};
const upcoming = (one: Week) => storedResults(upcomingWeek(SEASON, 2, [GAME], one.kickoffs), new Date(0));

beforeAll(async () => {
  [root, staff, fan] = await Promise.all([open({ admin: true }), open({ staff: true }), open({ staff: false })]);
}, 60_000);
afterAll(async () => {
  for (const client of [root, staff, fan]) client.close();
  await Promise.all([
    entry.delete(),
    place.delete(),
    calendar.delete(),
    admin.db.doc(`weeklySquads/${String(SEASON)}`).delete(),
  ]);
  await admin.close();
});
beforeEach(async () => {
  const one = week(2, Date.parse('2190-09-06T04:00:00Z'));
  await calendar.set(storedCalendar([one])[ID]!);
  await place.set(upcoming(one));
});

const line = (counts: Record<string, number>) =>
  perUnit((unit) =>
    Object.fromEntries(STAT_COLUMNS[unit].map((column) => [column, counts[column] ?? 0])),
  ) as unknown as SchoolResult['lines'] & Record<string, StatLine>;
const results = (yards: number): SchoolResult[] =>
  (['ALA', 'LSU'] as const).map((code, index) => ({
    row: index + 2,
    code,
    opponent: code === 'ALA' ? 'LSU' : 'ALA',
    pointsFor: 6,
    pointsAgainst: 6,
    lines: line({ pass_yds: yards, fgm_0_39: 2, points_against: 6 }),
  }));
const actor = (client: Client) => ({ uid: client.uid, admin: client === root });
const seen = async (): Promise<number> => (await place.get()).get('updatedAt').toMillis() as number;
const publish = async (client: Client, yards: number, at?: number): Promise<Answer<void>> =>
  client.call('deskCommands.publishResults', actor(client), ID, results(yards), at ?? (await seen()));
const undo = (client: Client, entry: DeskEntry): Promise<Answer<unknown>> =>
  client.call('deskCommands.undoAct', actor(client), entry);
const points = async (): Promise<number> => (await place.get()).get('squads.ALA-QB.points') as number;
/** The log's newest entries of this week by a client. */
async function entriesOf(client: Client): Promise<DeskEntry[]> {
  await client.watch('deskReading.watchAdminLog');
  await expect
    .poll(async () => (await client.seen<Loadable<DeskEntry[]>>('deskReading.watchAdminLog')).latest?.state)
    .toBe('ready');
  const { latest } = await client.seen<Loadable<DeskEntry[]>>('deskReading.watchAdminLog');
  return latest.state === 'ready' ? latest.value.filter(({ by, target }) => by === client.uid && target === ID) : [];
}

it('publishes in one step, says so in the log, and undoes it', async () => {
  valueOf(await publish(staff, 100));
  expect(await points()).toBe(4);
  expect((await calendar.get()).get('lastFinal')).not.toBeNull();
  const score = admin.db.doc(`weeklySquadScores/ALA-QB/weeks/${String(SEASON)}_2`);
  expect((await score.get()).get('points')).toBe(4);
  const [entry] = await entriesOf(staff);
  expect(entry).toMatchObject({ kind: 'results', undoes: null });
  valueOf(await undo(staff, entry!));
  expect((await place.get()).get('games.ALA.state')).toBe('pre');
  expect((await calendar.get()).get('lastFinal')).toBeNull();
  expect((await score.get()).exists).toBe(false);
  expect((await admin.db.doc(`weeklySquads/${String(SEASON)}`).get()).get('weeks')).toEqual({});
  // The log may first show what it showed before.
  const newest = async () => (await entriesOf(staff))[0];
  await expect.poll(newest).toMatchObject({ kind: 'results', undoes: entry!.id });
});

it('writes nothing over what another person published meanwhile, nor the same again', async () => {
  const before = await seen();
  valueOf(await publish(root, 100));
  expect(messageOf(await publish(staff, 200, before))).toMatch(/^Another person changed this meanwhile/);
  expect(await points()).toBe(4);
  const [entry] = await entriesOf(root);
  valueOf(await publish(staff, 100));
  valueOf(await publish(staff, 300));
  expect(messageOf(await undo(root, entry!))).toMatch(/^Another person changed this meanwhile/);
  expect(await points()).toBe(12);
});

it('of two who publish at once, only one goes through', async () => {
  const before = await seen();
  const answers = await Promise.all([publish(root, 100, before), publish(staff, 200, before)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await points()).toBe(answers[0]!.ok ? 4 : 8);
});

it('is not for fans', async () => {
  expect(messageOf(await publish(fan, 100))).toMatch(/^You can’t do that: only administrators/);
  expect(await points()).toBe(0);
});

it('moves kickoffs with the games, and undoes it', async () => {
  const later = KICKOFF + 3_600_000;
  const kickoffs = { ALA: KICKOFF, LSU: KICKOFF };
  const move = { seen: kickoffs, kickoffs: { ALA: later, LSU: later } };
  valueOf(await staff.call<Answer<void>>('deskCommands.moveKickoffs', actor(staff), ID, move));
  expect((await calendar.get()).get('firstKickoff').toMillis()).toBe(later);
  expect((await place.get()).get('games.ALA.kickoff').toMillis()).toBe(later);
  expect(messageOf(await staff.call('deskCommands.moveKickoffs', actor(staff), ID, move))).toMatch(/^Another person/);
  const [entry] = await entriesOf(staff);
  valueOf(await undo(staff, entry!));
  expect((await calendar.get()).get('kickoffs.LSU').toMillis()).toBe(KICKOFF);
});

it('calls a game off before it has results, and puts it back on', async () => {
  const kickoffs = { ALA: KICKOFF, LSU: KICKOFF };
  const call = (off: object, now: object) =>
    staff.call<Answer<void>>('deskCommands.moveKickoffs', actor(staff), ID, { seen: now, kickoffs: off });
  valueOf(await call({ ALA: null, LSU: null }, kickoffs));
  expect((await calendar.get()).get('kickoffs')).toEqual({});
  const off = await place.get();
  expect([off.get('games'), off.get('squads.ALA-QB.state')]).toEqual([{}, 'bye']);
  expect(off.get('calledOff.ALA.opponent')).toBe('LSU');
  const [entry] = await entriesOf(staff);
  valueOf(await undo(staff, entry!));
  const on = await place.get();
  expect([on.get('games.ALA.opponent'), on.get('squads.ALA-QB.state'), on.get('calledOff')]).toEqual([
    'LSU',
    'pre',
    {},
  ]);
  valueOf(await publish(root, 100));
  expect(messageOf(await call({ ALA: null, LSU: null }, kickoffs))).toMatch(/has results, so it can’t be called off/);
});

it('a week is over when the only game left is called off', async () => {
  const stored = (await place.get()).data()!;
  const other = { opponent: 'Furman', home: true, neutral: false, state: 'final', pointsFor: 30, pointsAgainst: 3 };
  await place.set({ ...stored, games: { ...stored.games, UK: { ...other, kickoff: new Date(KICKOFF) } } });
  await calendar.update({ 'kickoffs.UK': new Date(KICKOFF) });
  const kickoffs = { ALA: KICKOFF, LSU: KICKOFF, UK: KICKOFF };
  const finished = admin.db.doc(`weeklySquads/${String(SEASON)}`);
  const off = { seen: kickoffs, kickoffs: { ALA: null, LSU: null } };
  valueOf(await staff.call<Answer<void>>('deskCommands.moveKickoffs', actor(staff), ID, off));
  expect((await calendar.get()).get('lastFinal')).not.toBeNull();
  expect((await finished.get()).get('weeks')).toHaveProperty(ID);
  const [entry] = await entriesOf(staff);
  valueOf(await undo(staff, entry!));
  expect((await calendar.get()).get('lastFinal')).toBeNull();
  expect((await finished.get()).get('weeks')).toEqual({});
});

it('moves a game to a week in which both schools have a bye, and undoes it', async () => {
  const start = Date.parse('2190-09-13T04:00:00Z');
  const one: Week = { ...week(3, start), kickoffs: {}, firstKickoff: null };
  const later = admin.db.doc(`currentWeek/${one.id}`);
  await later.set(storedCalendar([one])[one.id]!);
  const kickoff = start + 3_600_000;
  const request = {
    schools: ['ALA', 'LSU'],
    from: { id: ID, kickoffs: { ALA: KICKOFF, LSU: KICKOFF } },
    to: { id: later.id, kickoffs: {} },
    kickoff,
  };
  const move = (client: Client) => client.call<Answer<void>>('deskCommands.moveGame', actor(client), request);
  expect(messageOf(await move(fan))).toMatch(/^You can’t do that: only administrators/);
  valueOf(await move(staff));
  expect((await calendar.get()).get('kickoffs')).toEqual({});
  expect((await place.get()).get('calledOff.ALA.movedTo')).toBe(later.id);
  const moved = await later.get();
  expect([moved.get('kickoffs.LSU').toMillis(), moved.get('moved.LSU')]).toEqual([kickoff, ID]);
  const there = admin.db.doc(`weeklySquads/${later.id}`);
  expect((await there.get()).get('games.ALA')).toMatchObject({ opponent: 'LSU', state: 'pre' });
  expect(messageOf(await move(root))).toMatch(/^Another person changed this/);
  const putBack = { seen: {}, kickoffs: { ALA: KICKOFF, LSU: KICKOFF } };
  expect(messageOf(await root.call('deskCommands.moveKickoffs', actor(root), ID, putBack))).toMatch(
    /^Alabama’s game was moved to another week/,
  );
  const [entry] = await entriesOf(staff);
  expect(entry).toMatchObject({ kind: 'move', before: { week: ID, kickoff: KICKOFF } });
  valueOf(await undo(root, entry!));
  expect((await calendar.get()).get('kickoffs.LSU').toMillis()).toBe(KICKOFF);
  const back = await place.get();
  expect([back.get('games.ALA.opponent'), back.get('calledOff'), back.get('squads.ALA-QB.state')]).toEqual([
    'LSU',
    {},
    'pre',
  ]);
  expect((await later.get()).get('kickoffs')).toEqual({});
  expect((await there.get()).get('games')).toEqual({});
  await Promise.all([later.delete(), there.delete()]);
});

const GAME_OF_ALA = { schools: ['ALA', 'LSU'], title: 'LSU at Alabama' };
const entry = admin.db.doc(`desk/${ID}_ALA`);
const save = (client: Client, changes: CellChanges): Promise<Answer<Cells>> =>
  client.call('deskLiveEntry.saveCells', entry.id, changes, {});
/** Publishes the game that is typed in, in play, as a person sees it who knows these cells. */
async function publishTyped(client: Client, standing: WeekResults, cells: Cells): Promise<Answer<void>> {
  const game = { game: GAME_OF_ALA, standing, cells, published: {}, problems: [] };
  const play = { state: 'live', clock: { period: 2, seconds: 60 } };
  return client.call('deskLiveEntry.publishGame', actor(client), entry.id, { ...game, play, results: results(100) });
}
const standingNow = async () => parseWeekResults(ID, (await place.get()).data());

it('keeps what two people type into a game, and overwrites neither', async () => {
  await entry.delete();
  expect(valueOf(await save(staff, { 'ALA.score': { text: '7', base: '' } }))).toEqual({});
  const both = { 'ALA.score': { text: '10', base: '' }, 'LSU.score': { text: '3', base: '' } };
  expect(valueOf(await save(root, both))).toEqual({ 'ALA.score': '7' });
  expect((await entry.get()).get('cells')).toEqual({ 'ALA.score': '7', 'LSU.score': '3' });
  expect(valueOf(await save(root, { 'ALA.score': { text: '10', base: '7' } }))).toEqual({});
  expect((await entry.get()).get('cells')).toMatchObject({ 'ALA.score': '10' });
  expect(messageOf(await save(fan, both))).toMatch(/^You can’t do that: only administrators/);
});

it('publishes a game in play as it was typed in, once, with its entry in the log', async () => {
  await entry.set({ cells: { 'ALA.score': '6' } });
  const standing = await standingNow();
  expect(messageOf(await publishTyped(root, standing, { 'ALA.score': '7' }))).toMatch(/^Another person changed this/);
  expect((await place.get()).get('games.ALA.state')).toBe('pre');
  valueOf(await publishTyped(root, standing, { 'ALA.score': '6' }));
  expect((await place.get()).get('games.ALA')).toMatchObject({ state: 'live', clock: { period: 2, seconds: 60 } });
  expect((await calendar.get()).get('lastFinal')).toBeNull();
  expect((await entry.get()).get('cells')).toEqual({});
  // The game isn't as it was when the other person looked at it.
  expect(messageOf(await publishTyped(staff, standing, {}))).toMatch(/^Another person changed this/);
  const [made] = await entriesOf(root);
  expect(made).toMatchObject({ kind: 'results', undoes: null });
  valueOf(await undo(root, made!));
  expect((await place.get()).get('games.ALA.state')).toBe('pre');
});

it('shows who has a game open', async () => {
  await entry.delete();
  valueOf(await staff.call<Answer<void>>('deskLiveEntry.joinEntry', entry.id, staff.uid, 'Sam'));
  await root.watch('deskLiveEntry.watchLiveEntry', entry.id);
  const seenBy = async () =>
    (await root.seen<Loadable<{ editors: { name: string }[] }>>('deskLiveEntry.watchLiveEntry')).latest;
  await expect.poll(seenBy).toMatchObject({ value: { editors: [{ uid: staff.uid, name: 'Sam' }] } });
  valueOf(await staff.call<Answer<void>>('deskLiveEntry.leaveEntry', entry.id, staff.uid));
  await expect.poll(seenBy).toMatchObject({ value: { editors: [] } });
});

it('finds people, and only administrators change their flags, which can be undone', async () => {
  const username = freshName('found');
  const { email } = await makeFan(admin.db, username);
  const find = (client: Client, text: string): Promise<Answer<Person[]>> => client.call('deskPeople.findPeople', text);
  const [found] = valueOf(await find(staff, username.slice(0, -1).toUpperCase()));
  expect(found).toMatchObject({ username, email, admin: false, staff: false });
  expect(valueOf(await find(root, found!.uid))).toHaveLength(1);
  expect((await find(fan, username)).ok).toBe(false);
  const desk = valueOf(await find(staff, ''));
  expect(desk.filter((one) => !one.admin && !one.staff)).toEqual([]);
  expect(desk.map(({ uid }) => uid)).toEqual(expect.arrayContaining([root.uid, staff.uid]));
  const [none, helper] = [
    { admin: false, staff: false },
    { admin: false, staff: true },
  ];
  const give = (client: Client): Promise<Answer<void>> =>
    client.call('deskPeople.setFlags', actor(client), found!.key, helper, { seen: none });
  expect((await give(staff)).ok).toBe(false);
  valueOf(await give(root));
  expect(messageOf(await give(root))).toMatch(/^Another person changed this/);
  const stored = admin.db.doc(`users/${found!.key}`);
  expect((await stored.get()).get('staff')).toBe(true);
  const made = await admin.db.collection('adminLog').where('target', '==', stored.path).get();
  const entryOfFlags = parseDeskEntry(made.docs[0]!.id, made.docs[0]!.data());
  expect((await undo(staff, entryOfFlags)).ok).toBe(false);
  valueOf(await undo(root, entryOfFlags));
  expect((await stored.get()).get('staff')).toBe(false);
  expect(valueOf(await root.call<Answer<unknown[]>>('deskPeople.getPersonLeagues', found!.uid))).toEqual([]);
});

it('answers feedback with an entry in the log, never over another person’s answer, and undoes an edit', async () => {
  const place = admin.db.doc(`feedback/${freshName('asked')}`);
  await place.set({ userId: fan.uid, text: 'Louder!', category: 'idea', hasAdminResponse: false });
  const answer = (client: Client, text: string, seen: string | null): Promise<Answer<void>> =>
    client.call('deskFeedback.answerFeedback', actor(client), place.id, text, { seen });
  valueOf(await answer(staff, 'Soon.', null));
  expect(messageOf(await answer(root, 'Never.', null))).toMatch(/^Another person changed this/);
  valueOf(await answer(root, 'Now.', 'Soon.'));
  const made = await admin.db.collection('adminLog').where('target', '==', place.path).get();
  const edit = made.docs.map((one) => parseDeskEntry(one.id, one.data())).find(({ by }) => by === root.uid)!;
  expect(edit).toMatchObject({ kind: 'answer', before: { answer: 'Soon.' } });
  expect(edit.after).toEqual({ answer: 'Now.', uid: fan.uid });
  valueOf(await undo(staff, edit));
  expect((await place.get()).get('adminResponse')).toBe('Soon.');
  expect((await answer(fan, 'Mine.', 'Soon.')).ok).toBe(false);
  await place.delete();
});

it('keeps canned answers for everyone at the desk, with an entry in the log', async () => {
  await admin.db.doc('desk/cannedAnswers').delete();
  const answers = [{ title: 'Fixed', text: 'This is fixed.' }];
  const keep = (client: Client, seen: unknown[]): Promise<Answer<void>> =>
    client.call('deskFeedback.saveCannedAnswers', actor(client), answers, { seen });
  valueOf(await keep(staff, []));
  expect(messageOf(await keep(root, []))).toMatch(/^Another person changed this/);
  expect((await keep(fan, answers)).ok).toBe(false);
  expect((await admin.db.doc('desk/cannedAnswers').get()).data()).toEqual({ answers });
});
