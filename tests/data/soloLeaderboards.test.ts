import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateSoloLeaderboards } from '@/data/admin/soloLeaderboards';
import { changeKickoffs } from '@/data/admin/kickoffs';
import { withKickoffs, type KickoffChanges } from '@/domain/admin/kickoffs';
import { storedCalendar } from '@/domain/admin/storedWeeks';
import { encodePicks } from '@/domain/solo/entries';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { parseWeek } from '@/domain/football/weeks';
import { publishWeek } from '@/data/admin/seasonResults';
import { finishedGames } from '@/domain/replay/replayedWeek';
import { loadGames, loadSeason } from '../../scripts/tables/load';
import { openAdmin } from '../support/admin';
import { freshName, makeFan } from '../support/accounts';
import { openDesk } from '../support/seasonAdmin';

const admin = openAdmin();
const ID = '2025-12';
const GAMES = ['pickem', 'six', 'survivor'] as const;
const leaderboard = (game: string, scope: string) => admin.db.doc(`weeklySquads/${game}_${scope}`);
const entry = (game: string, uid: string) =>
  admin.db.doc(`soloEntries/${game}/${game === 'survivor' ? '2025' : ID}/${uid}`);
const made: string[] = [];
// Finished weeks of other tests have leaderboards, too, if there are entries.
beforeAll(() => admin.db.doc('weeklySquads/2025').delete());
afterAll(async () => {
  const { db } = admin;
  await Promise.all([
    ...[ID, `${ID}_timeline`].map((id) => db.doc(`weeklySquads/${id}`).delete()),
    db.doc('weeklySquads/2025').update(new FieldPath('weeks', ID), FieldValue.delete()),
    ...GAMES.flatMap((game) => [leaderboard(game, ID).delete(), leaderboard(game, '2025').delete()]),
    ...made.flatMap((uid) => GAMES.map((game) => entry(game, uid).delete())),
  ]);
  await admin.close();
});

it(
  'each publish updates the leaderboards, doing it again changes nothing, and a deleted account is nameless',
  { timeout: 90_000 },
  async () => {
    const source = { table: loadSeason(2025), games: loadGames(2025) };
    const fans = await Promise.all(['one', 'two'].map((name) => makeFan(admin.db, freshName(name))));
    const [one, two] = fans.map(({ uid }) => uid) as [string, string];
    made.push(one, two);
    // Week 12 of 2025: Georgia beat Texas, and LSU beat Arkansas, both at home.
    await entry('pickem', one).set({ weekId: ID, picks: encodePicks(['UGA_W_2', 'LSU_W_1']) });
    await entry('pickem', two).set({ weekId: ID, picks: encodePicks(['UGA_L_2', 'LSU_W_1']) });
    await entry('six', two).set({ weekId: ID, picks: encodePicks(['UGA-QB']) });
    await entry('survivor', one).set({ weekId: ID, picks: encodePicks([`${ID}_UGA`]) });
    const desk = await openDesk(admin.db);
    const pointsIn = async (game: string, scope: string) => {
      const stored = (await leaderboard(game, scope).get()).data();
      return stored === undefined
        ? null
        : Object.fromEntries((stored.top as { uid: string; points: number }[]).map(({ uid, points }) => [uid, points]));
    };

    await publishWeek(desk, source, 12, finishedGames(['UGA']));
    expect(await pointsIn('pickem', ID)).toEqual({ [one]: 2, [two]: 0 });
    expect(await pointsIn('survivor', ID)).toEqual({ [one]: 1 });
    expect(await pointsIn('pickem', '2025')).toBeNull();
    expect((await leaderboard('pickem', ID).get()).get('final')).toBe(false);

    await publishWeek(desk, source, 12, finishedGames(SCHOOL_CODES));
    expect(await pointsIn('pickem', ID)).toEqual({ [one]: 3, [two]: 1 });
    expect(await pointsIn('pickem', '2025')).toEqual({ [one]: 3, [two]: 1 });
    expect((await leaderboard('pickem', ID).get()).get('counts')).toEqual({ 1: 1, 3: 1 });
    expect((await leaderboard('pickem', ID).get()).get('final')).toBe(true);
    expect((await pointsIn('six', ID))?.[two]).toBeGreaterThan(0);

    const before = (await leaderboard('pickem', ID).get()).updateTime;
    expect(await updateSoloLeaderboards(desk, ID, true)).toBe(0);
    expect((await leaderboard('pickem', ID).get()).updateTime).toEqual(before);

    const users = await admin.db.collection('users').where('uid', '==', two).get();
    await users.docs[0]!.ref.delete();
    expect(await updateSoloLeaderboards(desk, ID, true)).toBe(4);
    expect((await leaderboard('pickem', ID).get()).get('names')[two]).toBe('Former player');
    await desk.close();
  },
);

it(
  'calling a game off and putting it back on updates the leaderboards with the same press',
  { timeout: 60_000 },
  async () => {
    // A season of its own, of which no week is the current one: other tests move the calendar.
    const id = '2192-02';
    const kickoff = Date.parse('2192-09-08T16:00:00Z');
    const kickoffs = { ALA: kickoff, LSU: kickoff, UK: kickoff };
    const week = { ...parseWeek(id, {}), kickoffs, startDate: kickoff - 86_400_000, endDate: kickoff + 86_400_000 };
    const { uid } = await makeFan(admin.db, freshName('off'));
    const place = (path: string) => admin.db.doc(path);
    const game = (opponent: string, home: boolean) => ({ opponent, home, neutral: false, kickoff: new Date(kickoff) });
    const entries = [`soloEntries/pickem/${id}/${uid}`, `soloEntries/survivor/2192/${uid}`];
    await place(`currentWeek/${id}`).set(storedCalendar([week])[id]!);
    await place(`weeklySquads/${id}`).set({
      squads: {},
      games: {
        ALA: { ...game('LSU', true), state: 'pre', pointsFor: null, pointsAgainst: null },
        LSU: { ...game('ALA', false), state: 'pre', pointsFor: null, pointsAgainst: null },
        UK: { ...game('Furman', true), state: 'final', pointsFor: 30, pointsAgainst: 3 },
      },
    });
    await place(entries[0]!).set({ weekId: id, picks: encodePicks(['UK_W_2', 'ALA_W_1']) });
    await place(entries[1]!).set({ weekId: id, picks: encodePicks([`${id}_ALA`]) });
    const desk = await openDesk(admin.db);
    const change = async (changes: KickoffChanges) => {
      await changeKickoffs(desk, {
        weekId: id,
        change: (stored) => {
          const changed = withKickoffs(stored, changes);
          if (!changed.ok) throw new Error(changed.error.message);
          return changed.value;
        },
      });
      const stored = await Promise.all(
        [id, '2192'].flatMap((scope) =>
          [leaderboard('pickem', scope), leaderboard('survivor', scope)].map((one) => one.get()),
        ),
      );
      return stored.map((one) => [one.get('final'), one.get(new FieldPath('top'))?.[0]] as const);
    };

    // An hour later nothing is off, so no leaderboard is made.
    expect(await change({ ALA: kickoff + 3_600_000, LSU: kickoff + 3_600_000 })).toEqual(
      Array(4).fill([undefined, undefined]),
    );
    const off = await change({ ALA: null, LSU: null });
    expect(off.map(([final]) => final)).toEqual([true, true, false, false]);
    expect(off.map(([, row]) => row)).toMatchObject([
      { points: 2, right: 1 },
      { points: 0, wrong: 0, weeks: 1 },
      { points: 2 },
      { points: 0, weeks: 1 },
    ]);
    const on = await change({ ALA: kickoff, LSU: kickoff });
    expect(on.map(([final]) => final)).toEqual([false, false, false, false]);
    expect(on.map(([, row]) => row)).toMatchObject([{ points: 2 }, { points: 0 }, undefined, undefined]);
    await desk.close();
    await Promise.all(
      [...entries, `currentWeek/${id}`, `weeklySquads/${id}`, 'weeklySquads/2192'].map((path) => place(path).delete()),
    );
    await Promise.all([id, '2192'].flatMap((scope) => GAMES.map((one) => leaderboard(one, scope).delete())));
  },
);
