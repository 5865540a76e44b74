import { expect, it } from 'vitest';
import { connectAsAdmin } from './connect';

it('signs in to a local suite as the demo’s administrator by password, whatever key file the shell names', async () => {
  const variables: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    // Nothing listens there.
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    GOOGLE_APPLICATION_CREDENTIALS: '/nowhere/key.json',
  };
  await expect(connectAsAdmin(variables, false)).rejects.toThrow(/network-request-failed/);
  await expect(connectAsAdmin({ ...variables, SEASON_EMAIL: 'a@example.test' }, false)).rejects.toThrow(/key\.json/);
});
