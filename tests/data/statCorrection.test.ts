import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { drawCorrection } from '@/domain/replay/statCorrection';
import { parseFinishedWeek } from '@/domain/scoring/finishedWeek';
import { parseWeekResults } from '@/domain/scoring/results';
import { parseTimeline, timelineId } from '@/domain/scoring/weekTimeline';
import { publishCorrection, publishedLines } from '@/data/admin/statCorrection';
import { publishWeek } from '@/data/admin/seasonResults';
import { loadGames, loadSeason } from '../../scripts/tables/load';
import { openAdmin } from '../support/admin';
import { openDesk } from '../support/seasonAdmin';

const admin = openAdmin();
const WEEK = { season: 2025, week: 13, weekId: '2025-13' };
const results = admin.db.doc(`weeklySquads/${WEEK.weekId}`);
const timeline = admin.db.doc(`weeklySquads/${timelineId(WEEK.weekId)}`);
const finished = admin.db.doc('weeklySquads/2025');
const entry = new FieldPath('weeks', WEEK.weekId);
afterAll(async () => {
  await Promise.all([results.delete(), timeline.delete(), finished.update(entry, FieldValue.delete())]);
  await admin.close();
});

it(
  'a correction changes the week, the finished weeks and the squads’ records together, and the timeline marks it',
  { timeout: 60_000 },
  async () => {
    const desk = await openDesk(admin.db);
    await publishWeek(desk, { table: loadSeason(2025), games: loadGames(2025) }, WEEK.week, null);
    const read = async () => parseWeekResults(WEEK.weekId, (await results.get()).data());
    const before = await read();
    const correction = drawCorrection(await publishedLines(desk, WEEK.weekId), () => 0.4)!;
    const { from, to, counts } = correction;

    await publishCorrection(desk, WEEK.weekId, correction, 5000);
    const after = await read();
    const receptions = (week: typeof before, squad: typeof from) =>
      (week.squads[squad]!.stats as unknown as Record<string, number>).rec!;
    expect(receptions(after, from)).toBe(receptions(before, from) - 1);
    expect(receptions(after, to)).toBe(receptions(before, to) + 1);
    const worth = 50 + counts.rec_yds! * 10;
    expect(after.squads[from]!.points).toBe(before.squads[from]!.points - worth);
    expect(after.squads[to]!.points).toBe(before.squads[to]!.points + worth);
    expect({ ...after.squads, [from]: null, [to]: null }).toEqual({ ...before.squads, [from]: null, [to]: null });

    const copy = parseFinishedWeek(WEEK.weekId, (await finished.get()).get(entry));
    expect(copy.squads).toEqual(after.squads);
    const record = await admin.db.doc(`weeklySquadScores/${to}/weeks/2025_13`).get();
    expect(record.get('points')).toBeCloseTo(after.squads[to]!.points / 100, 6);
    expect(record.get('opponent')).toBeTruthy();
    const updates = parseTimeline((await timeline.get()).data());
    expect(updates).toEqual([
      { at: 5001, lines: { [from]: after.squads[from]!.stats, [to]: after.squads[to]!.stats }, correction: true },
    ]);

    // The same catch can't move twice if there is no other.
    const impossible = { from, to, counts: { rec: 1000 } };
    await expect(publishCorrection(desk, WEEK.weekId, impossible, 6000)).rejects.toThrow(/has only/);
    expect((await read()).squads).toEqual(after.squads);
    await desk.close();
  },
);
