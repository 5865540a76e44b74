import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSoloEntry } from '@/data/solo/soloEntries';
import type { Loadable } from '@/domain/kernel/loadable';
import { SCHOOL_CODES } from '@/domain/football/schools';
import type { SoloEntry } from '@/domain/solo/entries';
import type { SoloGame } from '@/domain/solo/soloGames';
import { SIX_UNITS } from '@/domain/solo/saturdaySix';
import { newSoloSeason, playWeek, type SoloSeason } from '@/domain/solo/soloSeason';
import { encodeLeaderboard, seasonLeaderboard, leaderboardId } from '@/domain/solo/leaderboards';
import { emailKey } from '@/domain/account/user';
import { loadSeason } from '../../scripts/tables/load';
import { openAdmin } from '../support/admin';
import { messageOf } from '../support/draftedLeague';
import { openFan, valueOf, type Answer, type Fan } from '../support/leagues';

// A season of its own: other tests move the calendar.
const SEASON = 2191;
const ID = `${String(SEASON)}-03`;
const HOUR_MS = 3_600_000;
const admin = openAdmin();
const place = (game: SoloGame, uid: string) =>
  admin.db.doc(`soloEntries/${game}/${game === 'survivor' ? String(SEASON) : ID}/${uid}`);
let ann: Fan;
let bob: Fan;

beforeAll(async () => {
  [ann, bob] = await Promise.all([openFan(admin.db, 'ann'), openFan(admin.db, 'bob')]);
}, 60_000);
beforeEach(() => kickOff());
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  for (const { client } of [ann, bob]) client.close();
  await Promise.all([
    admin.db.doc(`currentWeek/${ID}`).delete(),
    ...GAMES.flatMap(({ game }) => [ann, bob].map(({ uid }) => place(game, uid).delete())),
    admin.db.doc(`weeklySquads/${leaderboardId('survivor', String(SEASON))}`).delete(),
  ]);
  await admin.close();
});

/** All schools kick off in an hour, these an hour ago. */
async function kickOff(...early: readonly string[]): Promise<void> {
  const kickoffs = SCHOOL_CODES.map(
    (code) => [code, new Date(Date.now() + (early.includes(code) ? -HOUR_MS : HOUR_MS))] as const,
  );
  const times = kickoffs.map(([, at]) => at).sort((one, other) => one.getTime() - other.getTime());
  await admin.db.doc(`currentWeek/${ID}`).set({
    ...{ id: ID, season: SEASON, week: 3, isCurrent: true },
    kickoffs: Object.fromEntries(kickoffs),
    kickoffOrder: [...early, ...SCHOOL_CODES.filter((code) => !early.includes(code))],
    firstKickoff: times[0],
    lastKickoff: times.at(-1),
  });
}

/** Waits for what a watch shows. Google's engine takes longer than a second for its first answer. */
const followed = (seen: () => Promise<unknown>) => expect.poll(seen, { timeout: 10_000 });
const save = ({ client, uid }: Fan, game: SoloGame, picks: readonly string[], of = uid): Promise<Answer<void>> =>
  client.call('soloEntries.saveSoloEntry', { game, weekId: ID, uid: of, picks });
async function watching({ client }: Fan, game: SoloGame, uid: string): Promise<() => Promise<Loadable<SoloEntry>>> {
  await client.watch('soloEntries.watchSoloEntry', game, ID, uid);
  return async () => (await client.seen<Loadable<SoloEntry>>('soloEntries.watchSoloEntry')).latest;
}
async function leagueOf({ client }: Fan, game: SoloGame): Promise<() => Promise<Loadable<SoloEntry[]>>> {
  await client.watch('soloEntries.watchLeagueEntries', game, ID, [ann.uid, bob.uid]);
  return async () => (await client.seen<Loadable<SoloEntry[]>>('soloEntries.watchLeagueEntries')).latest;
}

const GAMES: { game: SoloGame; first: string[]; second: string[] }[] = [
  { game: 'pickem', first: ['ALA_W_2', 'LSU_L_1'], second: ['LSU_W_2', 'ALA_W_1'] },
  { game: 'six', first: ['ALA-QB', 'LSU-RB'], second: ['LSU-QB', 'ALA-RB'] },
  { game: 'survivor', first: [`${ID}_ALA`], second: [`${ID}_LSU`] },
];

describe.each(GAMES)('an entry in $game', ({ game, first, second }) => {
  beforeEach(() => place(game, ann.uid).delete());

  it('is saved, followed live, and changed', async () => {
    const seen = await watching(ann, game, ann.uid);
    await followed(seen).toEqual({ state: 'missing' });
    valueOf(await save(ann, game, first));
    await followed(seen).toMatchObject({ state: 'ready', value: { game, weekId: ID, uid: ann.uid, picks: first } });
    valueOf(await save(ann, game, second));
    await followed(seen).toMatchObject({ value: { picks: second } });
    valueOf(await save(ann, game, []));
    await followed(seen).toMatchObject({ state: 'ready', value: { picks: [] } });
  });

  it('is its owner’s alone to change, and hidden from others until the last kickoff', async () => {
    valueOf(await save(ann, game, first));
    expect(messageOf(await save(bob, game, second, ann.uid))).toMatch(/^One of those games has kicked off/);
    const seen = await watching(bob, game, ann.uid);
    await expect.poll(seen).toMatchObject({ state: 'failed', message: expect.stringMatching(/^Something went wrong/) });
    const early = await leagueOf(bob, game);
    await followed(early).toEqual({ state: 'ready', value: [] });
    await kickOff(...SCHOOL_CODES);
    const late = await leagueOf(bob, game);
    await followed(late).toMatchObject({ state: 'ready', value: [{ uid: ann.uid, picks: first }] });
  });

  it('keeps what is saved when a change comes too late, and says so', async () => {
    valueOf(await save(ann, game, first));
    await kickOff('ALA');
    const seen = await watching(ann, game, ann.uid);
    expect(messageOf(await save(ann, game, second))).toBe(
      'One of those games has kicked off, or the week is over. These are the picks that count.',
    );
    await followed(seen).toMatchObject({ state: 'ready', value: { picks: first } });
    await admin.db.doc(`currentWeek/${ID}`).update({ isCurrent: false });
    expect(messageOf(await save(ann, game, first))).toMatch(/^One of those games has kicked off/);
    expect((await place(game, ann.uid).get()).get('picks')).toBe(first.map((pick) => `${pick} `).join(''));
  });

  it('isn’t sent without a connection', async () => {
    valueOf(await save(ann, game, first));
    vi.stubGlobal('navigator', { onLine: false });
    const answer = await saveSoloEntry({ game, weekId: ID, uid: ann.uid, picks: second });
    expect(answer).toMatchObject({ ok: false, error: { code: 'offline' } });
    expect(messageOf(answer as Answer<void>)).toBe(
      'You’re offline, so nothing was sent. Try again when you’re back online.',
    );
    expect((await place(game, ann.uid).get()).get('picks')).toBe(first.map((pick) => `${pick} `).join(''));
  });
});

it('a table is followed live', async () => {
  const { client } = bob;
  await client.watch('soloResults.watchSoloLeaderboard', 'survivor', String(SEASON));
  const seen = async () => (await client.seen<Loadable<unknown>>('soloResults.watchSoloLeaderboard')).latest;
  await followed(seen).toEqual({ state: 'missing' });
  const table = seasonLeaderboard('survivor', SEASON, [], [], 14);
  await admin.db.doc(`weeklySquads/${leaderboardId('survivor', String(SEASON))}`).set(encodeLeaderboard(table));
  await followed(seen).toEqual({ state: 'ready', value: table });
});

describe('a practice season', () => {
  const TABLE = loadSeason(2025);
  const six = Object.fromEntries(
    SIX_UNITS.map((unit, i) => [unit, SCHOOL_CODES.filter((code) => TABLE.lines[code][1] !== undefined)[i]!]),
  ) as Parameters<typeof playWeek>[2];
  const keep = ({ client }: Fan, key: string | null, season: SoloSeason): Promise<Answer<void>> =>
    client.call('practiceSeason.savePracticeSeason', { key }, season);

  it('is kept in the person’s own record, and no one else reads or writes it', async () => {
    const key = emailKey(ann.email);
    await ann.client.watch('practiceSeason.watchPracticeSeason', key, TABLE);
    const seen = async () => (await ann.client.seen<Loadable<SoloSeason>>('practiceSeason.watchPracticeSeason')).latest;
    await followed(seen).toEqual({ state: 'ready', value: newSoloSeason(TABLE.season) });
    const season = { ...playWeek(newSoloSeason(TABLE.season), 1, six), picks: { QB: six.K } };
    valueOf(await keep(ann, key, season));
    await followed(seen).toEqual({ state: 'ready', value: season });
    expect(messageOf(await keep(bob, key, newSoloSeason(TABLE.season)))).toMatch(/^You can’t do that/);
    expect((await keep(ann, null, season)).ok).toBe(false);
    await bob.client.watch('practiceSeason.watchPracticeSeason', key, TABLE);
    const theirs = async () => (await bob.client.seen<Loadable<unknown>>('practiceSeason.watchPracticeSeason')).latest;
    await followed(theirs).toMatchObject({ state: 'failed' });
    expect(await seen()).toEqual({ state: 'ready', value: season });
  });
});
