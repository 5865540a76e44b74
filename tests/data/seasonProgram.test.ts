import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { openAdmin } from '../support/admin';
import { adminEnvironment } from '../support/seasonAdmin';

const PROJECT = 'demo-season-program';
const admin = openAdmin(PROJECT);
afterAll(() => admin.close());

/** What `npm run season` prints. */
async function season(words: readonly string[], environment: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, ...environment };
  return (await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/season.ts', ...words], { env }))
    .stdout;
}

it('publishes a week as an administrator, and says so', async () => {
  const said = await season(['publish', '2025', '3'], await adminEnvironment(admin.db, PROJECT));
  expect(said).toMatch(/^Week 3 of 2025 is published: the results of \d+ squads changed\.$/m);
  expect((await admin.db.doc('weeklySquads/2025-03').get()).get('games.ALA.state')).toBe('final');
}, 60_000);

it('prints the points of every squad-week', async () => {
  expect(await season(['points', '2025'])).toMatch(/^week,squad,points\n1,[A-Z]+-QB,-?\d+\.\d\d$/m);
}, 60_000);
