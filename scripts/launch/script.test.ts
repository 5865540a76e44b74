import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ROOT } from '../suite/suite';
import { runScript } from './script';

/** The variables that the season's commands connect by. */
const NAMES = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'GCLOUD_PROJECT',
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'SEASON_EMAIL',
];
const folder = mkdtempSync(join(tmpdir(), 'script-'));
const seen = join(folder, 'seen.json');

beforeAll(() => {
  for (const name of NAMES) vi.stubEnv(name, undefined);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'script.ts'),
    `import { writeFileSync } from 'node:fs';
     const names = ${JSON.stringify(NAMES)};
     writeFileSync('seen.json', JSON.stringify(names.map((name) => process.env[name] ?? null)));`,
  );
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function variablesOf(...args: string[]): Promise<unknown> {
  expect(await runScript('script.ts', args, folder)).toBe(0);
  return JSON.parse(readFileSync(seen, 'utf8'));
}

it('connects a script to the suite, and with --live to the project that is configured', async () => {
  expect(await variablesOf('publish', '--live')).toEqual([null, null, null, null, null]);
  writeFileSync(
    join(folder, '.env.local'),
    'NEXT_PUBLIC_FIREBASE_API_KEY="of the project"\nSEASON_EMAIL=of-the-file\n',
  );
  vi.stubEnv('SEASON_EMAIL', 'of-the-shell');
  const suite = ['127.0.0.1:6102', '127.0.0.1:6101', 'demo-saturday-squads'];
  expect(await variablesOf('publish', '--port', '6100')).toEqual([...suite, null, 'of-the-shell']);
  expect(await variablesOf('publish', '--live')).toEqual([null, null, null, 'of the project', 'of-the-shell']);
});
