import { doc, getDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeClients, PROJECT, TestEmulator, webClient } from './support';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read: if request.auth.uid == id;
    }
  }
}`;

let emulator: TestEmulator;

beforeAll(async () => {
  setLogLevel('silent');
  emulator = await TestEmulator.start({ rules: RULES });
});
afterAll(async () => {
  await closeClients();
  await emulator.server.stop();
});

const own = (path: string, options?: RequestInit): Promise<Response> =>
  fetch(`${emulator.origin}/emulator/v1/projects/${path}`, options);

interface Condition {
  readonly sourcePosition: { readonly line: number };
  readonly values?: readonly { readonly value: object; readonly count: number }[];
}
const conditions = async (): Promise<readonly Condition[]> =>
  ((await (await own(`${PROJECT}:ruleCoverage`)).json()) as { report: Condition[] }).report;

describe('rule coverage', () => {
  it('shows each condition’s values as JSON and as a page until the rules change', async () => {
    await getDoc(doc(webClient(emulator.port, 'ann'), 'notes/ann'));
    await expect(getDoc(doc(webClient(emulator.port, 'bob'), 'notes/ann'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    const [condition] = await conditions();
    expect(condition?.sourcePosition.line).toBe(5);
    // The SDK reads a document by listening to it.
    expect(condition?.values?.map(({ value }) => value)).toEqual([{ boolValue: true }, { boolValue: false }]);
    const page = await own(`${PROJECT}:ruleCoverage.html`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('class="both"');
    const body = JSON.stringify({ rules: { files: [{ name: 'again.rules', content: RULES }] } });
    expect(await (await own(`${PROJECT}:securityRules`, { method: 'PUT', body })).json()).toEqual({});
    expect((await conditions())[0]?.values).toBeUndefined();
  });

  it('returns 404 when no rules are deployed', async () => {
    const bare = await TestEmulator.start({ rules: null });
    const response = await fetch(`${bare.origin}/emulator/v1/projects/x:ruleCoverage`);
    expect([response.status, JSON.stringify(await response.json())]).toEqual([
      404,
      expect.stringContaining('No rules are in force for x'),
    ]);
    await bare.server.stop();
  });
});

it('a WebChannel that no longer exists can be terminated again', async () => {
  const channel = `${emulator.origin}/google.firestore.v1.Firestore/Listen/channel`;
  for (const sid of ['', 'never-was']) {
    const response = await fetch(`${channel}?SID=${sid}&RID=5&TYPE=terminate`, { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  }
  const response = await fetch(`${channel}?SID=never-was&RID=rpc&AID=0`);
  expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/.Unknown SID/)]);
});
