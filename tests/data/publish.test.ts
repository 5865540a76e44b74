import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { publishWeek } from '@/data/admin/seasonResults';
import { parseFinishedWeek } from '@/domain/scoring/finishedWeek';
import { parseWeekResults } from '@/domain/scoring/results';
import { finishedGames } from '@/domain/replay/replayedWeek';
import { loadGames, loadSeason } from '../../scripts/tables/load';
import { openAdmin } from '../support/admin';
import { openDesk } from '../support/seasonAdmin';

const admin = openAdmin();
const WEEK = 14;
const calendar = admin.db.doc(`currentWeek/2025-${String(WEEK)}`);
const results = admin.db.doc(`weeklySquads/2025-${String(WEEK)}`);
const finished = admin.db.doc('weeklySquads/2025');
const entry = new FieldPath('weeks', results.id);
afterAll(async () => {
  await Promise.all([calendar.delete(), results.delete(), finished.update(entry, FieldValue.delete())]);
  await admin.close();
});

it(
  'publishing the last game of a week notes the time in the calendar, once, and adds the week to the finished ones',
  { timeout: 60_000 },
  async () => {
    await calendar.set({ season: 2025, week: WEEK, isCurrent: false, kickoffs: {}, lastFinal: null });
    const desk = await openDesk(admin.db);
    const source = { table: loadSeason(2025), games: loadGames(2025) };
    const lastFinal = async (): Promise<{ toMillis: () => number } | null> => (await calendar.get()).get('lastFinal');

    await publishWeek(desk, source, WEEK, finishedGames(['ALA', 'AUB']));
    expect(await lastFinal()).toBeNull();
    await publishWeek(desk, source, WEEK, finishedGames(SCHOOL_CODES.slice(2)));
    expect(await lastFinal()).toBeNull();
    expect((await finished.get()).get(entry)).toBeUndefined();
    await publishWeek(desk, source, WEEK, finishedGames(SCHOOL_CODES));
    const noted = (await lastFinal())!.toMillis();
    expect(noted).toBeGreaterThan(0);
    expect(parseFinishedWeek(results.id, (await finished.get()).get(entry))).toEqual({
      ...parseWeekResults(results.id, (await results.get()).data()),
      updatedAt: null,
    });
    await publishWeek(desk, source, WEEK, null);
    expect((await lastFinal())!.toMillis()).toBe(noted);
    await desk.close();
  },
);
