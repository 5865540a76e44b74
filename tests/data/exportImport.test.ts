import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { publishWeek } from '@/data/admin/seasonResults';
import { publishCorrection } from '@/data/admin/statCorrection';
import { exportSeason } from '../../scripts/season/export';
import { importSeason } from '../../scripts/season/import';
import { openWeek } from '../../scripts/season/openWeek';
import { loadGames, loadSeason } from '../../scripts/tables/load';
import { openAdmin } from '../support/admin';
import { openDesk } from '../support/seasonAdmin';

// One project has a season, the other nothing but the account that exports.
const [FROM, TO] = ['demo-export', 'demo-import'];
const [from, to] = [openAdmin(FROM), openAdmin(TO)];
afterAll(() => Promise.all([from.close(), to.close()]));

async function exported(admin: typeof from, project: string): Promise<string[]> {
  const desk = await openDesk(admin.db, project);
  const lines: string[] = [];
  try {
    await exportSeason(desk, 2025, (line) => lines.push(line));
  } finally {
    await desk.close();
  }
  return lines.sort();
}

it('an import restores what an export holds, and overwrites nothing', async () => {
  const source = { table: loadSeason(2025), games: loadGames(2025) };
  const desk = await openDesk(from.db, FROM);
  const at = new Timestamp(1_757_793_600, 123_456_000);
  await from.db
    .doc('leagues/home')
    .set({ season: 2025, name: 'Home', joinCode: 'HOMERS', createdAt: at, members: ['ann'] });
  await from.db.doc('joinCodes/HOMERS').set({ leagueId: 'home' });
  await from.db.doc('ledgers/home').set({ leagueId: 'home', step: 0, rosters: { ann: ['ALA-QB'] } });
  await from.db.doc('weeklyRosters/home_2025-01').set({ leagueId: 'home', weekId: '2025-01', users: {} });
  await from.db.doc('soloEntries/six/2025-01/ann').set({ weekId: '2025-01', picks: 'ALA-QB ' });
  await openWeek(desk, { season: 2025, games: source.games }, 1, 0);
  await publishWeek(desk, source, 1, null);
  await publishCorrection(desk, '2025-01', { from: 'ALA-WR', to: 'ALA-TE', counts: { rec: 1, rec_yds: 9 } }, 5000);
  await desk.close();

  const lines = await exported(from, FROM);
  const paths = lines.map((line) => (JSON.parse(line) as { path: string }).path);
  for (const path of [
    'currentWeek/2025-14',
    'weeklySquads/2025-01_timeline',
    'weeklySquads/six_2025-01',
    'soloEntries/six/2025-01/ann',
    'weeklySquadScores/ALA-QB/weeks/2025_1',
    'rankings/2025',
    'weeklyRosters/home_2025-01',
    'joinCodes/HOMERS',
  ])
    expect(paths).toContain(path);
  expect(paths.some((path) => path.startsWith('adminLog/'))).toBe(true);
  expect(paths.some((path) => path.startsWith('users/'))).toBe(false);

  expect(await importSeason(to.db, lines.join('\n'))).toBe(lines.length);
  expect((await to.db.doc('leagues/home').get()).get('createdAt')).toEqual(at);
  expect(await exported(to, TO)).toEqual(lines);

  // Again, as after one that was cut off: only what is missing is written.
  await to.db.doc('rankings/2025').delete();
  expect(await importSeason(to.db, lines.join('\n'))).toBe(1);
  await to.db.doc('rankings/2025').delete();
  await to.db.doc('leagues/home').update({ name: 'Away' });
  await expect(importSeason(to.db, lines.join('\n'))).rejects.toThrow(
    /^Nothing was imported: 1 of .*\(leagues\/home\)/,
  );
  expect((await to.db.doc('rankings/2025').get()).exists).toBe(false);
  expect((await to.db.doc('leagues/home').get()).get('name')).toBe('Away');
}, 120_000);

it('refuses what no export holds', async () => {
  const line = (path: string) => JSON.stringify({ path, data: { admin: true } });
  for (const text of [line('users/ann'), line('leagues'), line('leagues//x'), 'leagues', '{"path":"leagues/x"}'])
    await expect(importSeason(to.db, `${line('rankings/2190')}\n${text}`)).rejects.toThrow('Line 2 isn’t a document');
  expect((await to.db.doc('rankings/2190').get()).exists).toBe(false);
});
