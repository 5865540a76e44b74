import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeBasePort, HOST, portsFrom, type SuitePorts } from './ports';
import { PROJECT, ROOT } from './suite';

/** Away from the ports of a developer's suite and of the other tests. */
const PORTS = 25_400;
const OWNER = { authorization: 'Bearer owner' };
const ANN = { email: 'ann@example.test', password: 'secret-1' };

const folder = mkdtempSync(join(tmpdir(), 'kept-story-'));
let ports: SuitePorts;
beforeAll(async () => (ports = portsFrom(await freeBasePort(PORTS))));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs `npm run emulators -- --keep` until it is ready or has ended. Returns its output and a function that stops it
 * like Ctrl-C.
 */
async function emulators(...flags: string[]): Promise<{ said: () => string; stop: () => Promise<number> }> {
  const args = ['scripts/launch/run.mjs', 'emulators', '--port', String(ports.hosting), `--keep=${folder}`, ...flags];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ended = once(child, 'exit').then(([code]) => code as number);
  const ready = new Promise<void>((resolve) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Press Ctrl-C to stop.')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  await Promise.race([ready, ended]);
  const stop = (): Promise<number> => {
    child.kill('SIGINT');
    return ended;
  };
  return { said: () => said, stop };
}

async function send(port: number, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`http://${HOST}:${port}${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const account = async (what: 'signUp' | 'signInWithPassword'): Promise<string> => {
  const path = `/identitytoolkit.googleapis.com/v1/accounts:${what}?key=none`;
  const answer = await send(ports.auth, path, json({ ...ANN, returnSecureToken: true }));
  return ((await answer.json()) as { localId: string }).localId;
};
const NOTE = `/v1/projects/${PROJECT}/databases/(default)/documents/notes/first`;
const FIELDS = { text: { stringValue: 'kept' } };
const BUCKET = `/v0/b/${PROJECT}.appspot.com/o`;
const PICTURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);
/** The ids of all documents in `leagues`; the demo has some. */
async function leagues(): Promise<string[]> {
  const path = `/v1/projects/${PROJECT}/databases/(default)/documents/leagues`;
  const answer = await send(ports.firestore, path, { headers: OWNER });
  const { documents = [] } = (await answer.json()) as { documents?: { name: string }[] };
  return documents.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}

describe('npm run emulators -- --keep', () => {
  it('restores accounts, documents and pictures, and seeds only on the first run', async () => {
    const first = await emulators();
    expect(first.said()).toContain('The suite is ready');
    expect(await leagues()).not.toEqual([]);
    const all = `/emulator/v1/projects/${PROJECT}/databases/(default)/documents/leagues`;
    await send(ports.firestore, all, { method: 'DELETE' });
    const uid = await account('signUp');
    await send(ports.firestore, NOTE, { method: 'PATCH', headers: OWNER, body: JSON.stringify({ fields: FIELDS }) });
    await send(ports.storage, `${BUCKET}?name=pictures%2Fann.png`, {
      method: 'POST',
      headers: { ...OWNER, 'content-type': 'image/png' },
      body: PICTURE,
    });
    expect(await first.stop()).toBe(0);
    expect(first.said()).toContain(`Kept in ${folder}.`);

    const second = await emulators();
    expect(second.said()).toContain(`Going on with what was kept in ${folder}.`);
    expect(await account('signInWithPassword')).toBe(uid);
    const note = await (await send(ports.firestore, NOTE, { headers: OWNER })).json();
    expect(note).toMatchObject({ fields: FIELDS });
    const picture = await send(ports.storage, `${BUCKET}/pictures%2Fann.png?alt=media`, { headers: OWNER });
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PICTURE);
    // Seeding would restore what the first run deleted.
    expect(await leagues()).toEqual([]);
    expect(await second.stop()).toBe(0);

    const output = join(folder, 'firestore_export/all_namespaces/all_kinds/output-0');
    const whole = readFileSync(output);
    writeFileSync(output, whole.subarray(0, whole.length - 10));
    const third = await emulators();
    expect(await third.stop()).toBe(1);
    expect(third.said()).toContain(
      `what was kept in ${folder}. If that is damaged, delete the folder to start afresh.`,
    );
    expect(readFileSync(output)).toHaveLength(whole.length - 10);
  });
});
