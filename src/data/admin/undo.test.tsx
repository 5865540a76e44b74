import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it } from 'vitest';
import { parseDeskEntry } from '@/domain/admin/adminLog';
import { upcomingWeek } from '@/domain/admin/publishedWeek';
import type { SchoolResult } from '@/domain/admin/resultsFile';
import { storedResults } from '@/domain/admin/storedWeeks';
import { scheduleOf } from '@/domain/football/conferenceSchedules';
import { perUnit } from '@/domain/football/squads';
import { encodeCounts, STAT_COLUMNS, type StatLine } from '@/domain/football/statLines';
import { DEFAULT_SCORING } from '@/domain/scoring/scoreSquad';
import { matchupTimeline, parseTimeline, timelineId } from '@/domain/scoring/weekTimeline';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { storedWeek } from '../../../tests/support/lineups';
import { publishResults, undoAct } from './commands';

const { WEEK } = documents;
const ROOT = { uid: 'root', admin: true };
const TIMELINE = `weeklySquads/${timelineId(WEEK)}`;
const EARLIER = 1000;

const line = (yards: number): SchoolResult['lines'] =>
  perUnit((unit) =>
    Object.fromEntries(STAT_COLUMNS[unit].map((column) => [column, column === 'pass_yds' ? yards : 0])),
  ) as never;
const publish = (yards: number, seen: number) =>
  publishResults(
    ROOT,
    WEEK,
    (['ALA', 'LSU'] as const).map((code, index) => ({
      ...{ row: index + 2, code, opponent: code === 'ALA' ? 'LSU' : 'ALA', pointsFor: 6, pointsAgainst: 6 },
      lines: line(yards),
    })),
    seen,
  );
const updatedAt = () => (backend.stored(`weeklySquads/${WEEK}`)!.updatedAt as Timestamp).toMillis();
const logged = () => {
  const path = backend.sent().flatMap(({ paths }) => paths.filter((one) => one.startsWith('adminLog/')))[0]!;
  return parseDeskEntry(path.slice('adminLog/'.length), backend.stored(path));
};
const shown = () => {
  const starters = { left: ['ALA-QB'], right: ['TEX-QB'] } as const;
  const entries = matchupTimeline(parseTimeline(backend.stored(TIMELINE)), starters, DEFAULT_SCORING);
  return entries.flatMap(({ left, changes }) => changes.map(({ change }) => [change.squad, change.hundredths, left]));
};

beforeEach(() => {
  const kickoff = Timestamp.fromMillis(Date.now() + 3_600_000);
  const results = upcomingWeek(2025, 3, scheduleOf(2025), { ALA: kickoff.toMillis(), LSU: kickoff.toMillis() });
  backend.start(
    {
      ...documents.people('root'),
      [`users/${documents.emailKeyOf('root')}`]: documents.user('root', { admin: true }),
      [`currentWeek/${WEEK}`]: storedWeek({ ALA: kickoff, LSU: kickoff }),
      [`weeklySquads/${WEEK}`]: storedResults(results, Timestamp.fromMillis(0)),
      [TIMELINE]: { updates: { [EARLIER]: { 'TEX-QB': encodeCounts('QB', line(50).QB as StatLine) } } },
    },
    'root',
  );
});

it('takes results that had nothing before them out of the week’s timeline, and leaves those of others', async () => {
  const texas = ['TEX-QB', 200, 0];
  expect((await publish(900, 0)).ok).toBe(true);
  expect(shown()).toEqual([texas, ['ALA-QB', 3600, 3600]]);

  expect((await undoAct(ROOT, logged())).ok).toBe(true);
  expect(shown()).toEqual([texas]);
  expect((await publish(100, updatedAt())).ok).toBe(true);
  expect(shown()).toEqual([texas, ['ALA-QB', 400, 400]]);
});
