import { expect, it } from 'vitest';
import { ADMIN, DEMO_PASSWORD } from '../demo/people';
import { adminCredentials } from './credentials';

const KEY = { NODE_ENV: 'test', GOOGLE_APPLICATION_CREDENTIALS: 'key.json' } as const;

it('a local suite is signed in to as the demo’s administrator, whatever key file the shell names', () => {
  expect(adminCredentials(KEY, false)).toEqual({ email: ADMIN.email, key: null, password: DEMO_PASSWORD });
  expect(adminCredentials({ ...KEY, SEASON_EMAIL: 'a@b.c' }, false)).toMatchObject({ email: 'a@b.c', key: 'key.json' });
});

it('a real project is signed in to with a password or a key file, as who is named', () => {
  expect(adminCredentials({ ...KEY, SEASON_EMAIL: 'a@b.c' }, true)).toMatchObject({ key: 'key.json', password: null });
  const both = { ...KEY, SEASON_EMAIL: 'a@b.c', SEASON_PASSWORD: 'secret' };
  expect(adminCredentials(both, true)).toEqual({ email: 'a@b.c', key: null, password: 'secret' });
  expect(() => adminCredentials(KEY, true)).toThrow('SEASON_EMAIL is missing.');
  expect(() => adminCredentials({ NODE_ENV: 'test', SEASON_EMAIL: 'a@b.c' }, true)).toThrow(/Set SEASON_PASSWORD/);
});
