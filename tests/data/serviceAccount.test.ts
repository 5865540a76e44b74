import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doc, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectAsAdmin } from '../../scripts/season/connect';
import { openAdmin } from '../support/admin';
import { adminEnvironment } from '../support/seasonAdmin';
import { PROJECT } from '../support/suite';

const admin = openAdmin();
const folder = mkdtempSync(join(tmpdir(), 'service-account-'));
const keyFile = join(folder, 'key.json');

beforeAll(() => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = {
    type: 'service_account',
    project_id: PROJECT,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: `season@${PROJECT}.iam.gserviceaccount.com`,
  };
  writeFileSync(keyFile, JSON.stringify(key));
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await admin.close();
});

it('signs a script in as the account of SEASON_EMAIL without its password, with the rules in force', async () => {
  const { SEASON_PASSWORD: _, ...variables } = await adminEnvironment(admin.db);
  const desk = await connectAsAdmin({ ...process.env, ...variables, GOOGLE_APPLICATION_CREDENTIALS: keyFile }, false);
  try {
    // The log is for administrators to read, and a week can't be written without an entry in it.
    expect((await getDoc(doc(desk.db, 'adminLog/none'))).exists()).toBe(false);
    await expect(setDoc(doc(desk.db, 'currentWeek/2025-13'), { isCurrent: false })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  } finally {
    await desk.close();
  }
});

it('says which account is missing', async () => {
  const { SEASON_PASSWORD: _, ...variables } = await adminEnvironment(admin.db);
  const nobody = {
    ...process.env,
    ...variables,
    SEASON_EMAIL: 'nobody@saturdaysquads.test',
    GOOGLE_APPLICATION_CREDENTIALS: keyFile,
  };
  await expect(connectAsAdmin(nobody, false)).rejects.toThrow(/Could not sign in as nobody@saturdaysquads\.test/);
});

it('asks for a password or a key when there is neither', async () => {
  const live = {
    NEXT_PUBLIC_FIREBASE_API_KEY: 'any',
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'example.test',
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: PROJECT,
    SEASON_EMAIL: 'someone@saturdaysquads.test',
  };
  await expect(connectAsAdmin({ ...live, NODE_ENV: 'test' }, true)).rejects.toThrow(
    'Set SEASON_PASSWORD, or GOOGLE_APPLICATION_CREDENTIALS',
  );
});
