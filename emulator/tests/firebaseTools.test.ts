import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emulatorPrograms } from '../programs.mjs';
import { exportDatabase, importDatabase } from '../exports/exportData';
import { encodeFields } from '../values/json';
import { PROJECT, TestEmulator } from './support';

const ROOT = join(import.meta.dirname, '..', '..');
const directory = mkdtempSync(join(tmpdir(), 'tools-'));
let environment: NodeJS.ProcessEnv;
let port = 0;

/** Returns free ports. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise<typeof server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

beforeAll(async () => {
  const [firestore = 0, hub = 0, logging = 0, websocketPort = 0] = await freePorts(4);
  port = firestore;
  const at = (port: number): object => ({ host: '127.0.0.1', port });
  const emulators = {
    ui: { enabled: false },
    firestore: { ...at(firestore), websocketPort },
    hub: at(hub),
    logging: at(logging),
  };
  writeFileSync(join(directory, 'firebase.json'), JSON.stringify({ firestore: { rules: 'my.rules' }, emulators }));
  writeFileSync(join(directory, 'my.rules'), readFileSync(join(import.meta.dirname, 'open.rules')));
  environment = {
    ...process.env,
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    FIRESTORE_EMULATOR_BINARY_PATH: (await emulatorPrograms()).firestore,
  };
});
afterAll(() => rmSync(directory, { recursive: true }));

const run = promisify(execFile);

/** Runs a script while firebase-tools runs our engine; resolves to the output of both. */
async function underTools(script: string, ...flags: string[]): Promise<string> {
  const file = join(directory, 'script.mjs');
  writeFileSync(file, script);
  const tools = join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const { preload } = await emulatorPrograms();
  const args = [
    '--require',
    preload,
    tools,
    'emulators:exec',
    '--only',
    'firestore',
    '--project',
    'demo-tools',
    ...flags,
  ];
  const { stdout, stderr } = await run(process.execPath, [...args, `node ${file}`], {
    cwd: directory,
    env: environment,
  });
  return stdout + stderr;
}

const DOCUMENTS = `http://127.0.0.1:\${process.env.FIRESTORE_EMULATOR_HOST.split(':')[1]}/v1/projects/demo-tools/databases/(default)/documents`;
const FIELDS = {
  text: { stringValue: 'ä€😀' },
  list: {
    arrayValue: {
      values: [
        { integerValue: '9007199254740993' },
        { mapValue: { fields: { at: { timestampValue: '2026-11-21T10:00:00.000001Z' } } } },
      ],
    },
  },
  none: { arrayValue: {} },
};

it('firebase-tools runs our engine instead of the Java emulator, with import, export on exit, and nothing left behind', async () => {
  const [before, after] = [join(directory, 'before'), join(directory, 'after')];
  const first = await TestEmulator.start();
  first.put({ 'a/b': FIELDS });
  exportDatabase(first.engine, { project: PROJECT, database: '(default)' }, before, 'firestore_export');
  await first.server.stop();

  const script = `const read = await (await fetch(\`${DOCUMENTS}/a/b\`)).json();
    console.log('READ ' + JSON.stringify(read.fields));
    const body = JSON.stringify({ fields: { ...read.fields, more: { nullValue: null } } });
    const written = await fetch(\`${DOCUMENTS}/a/c\`, { method: 'PATCH', body });
    if (!written.ok) throw new Error(await written.text());`;
  const said = await underTools(script, '--import', join(before, 'firestore_export'), '--export-on-exit', after);
  expect(JSON.parse(/READ (.*)/.exec(said)?.[1] ?? said)).toEqual(FIELDS);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();

  const { firestore } = JSON.parse(readFileSync(join(after, 'firebase-export-metadata.json'), 'utf8')) as {
    firestore: { metadata_file: string };
  };
  const second = await TestEmulator.start();
  const name = { project: PROJECT, database: '(default)' };
  expect(importDatabase(second.engine, join(after, firestore.metadata_file), name)).toBe(2);
  const { database } = second.engine.context(name);
  expect(encodeFields(database.get('a/b')!.fields)).toEqual(FIELDS);
  expect(encodeFields(database.get('a/c')!.fields)).toEqual({ ...FIELDS, more: { nullValue: null } });
  await second.server.stop();
});
