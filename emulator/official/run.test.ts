import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFICIAL_PROGRAM, officialEnvironment } from './find';

const folder = mkdtempSync(join(tmpdir(), 'official-'));
/** A stand-in for Java: prints its process id and arguments, ignores SIGINT, and runs until it is killed. */
const java = join(folder, 'java');
const env = { ...process.env, ...officialEnvironment({ java, jar: '/sdk/firestore.jar', version: '1' }) };

beforeAll(() => {
  const program = `process.on('SIGINT', () => undefined);
    console.log(JSON.stringify({ pid: process.pid, args: process.argv.slice(2) }));
    setInterval(() => undefined, 1000);`;
  writeFileSync(java, `#!${process.execPath}\n${program}\n`);
  chmodSync(java, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The first line of a program's output, parsed as JSON. */
async function firstLine(child: ChildProcess): Promise<{ pid: number; args: string[] }> {
  let said = '';
  for await (const chunk of child.stdout!) {
    said += String(chunk);
    if (said.includes('\n')) break;
  }
  return JSON.parse(said) as { pid: number; args: string[] };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('the program that runs Google’s emulator', () => {
  it('starts the jar’s main class with the flags', async () => {
    const program = spawn(process.execPath, [OFFICIAL_PROGRAM, '--port', '1'], { env });
    const { args } = await firstLine(program);
    expect(args.slice(-5)).toEqual([
      '-cp',
      '/sdk/firestore.jar',
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      '--port',
      '1',
    ]);
    program.kill('SIGTERM');
    await once(program, 'exit');
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops Java on %s', async (signal) => {
    const program = spawn(process.execPath, [OFFICIAL_PROGRAM], { env });
    const { pid } = await firstLine(program);
    program.kill(signal);
    expect(await once(program, 'exit')).toEqual([0, null]);
    expect(isAlive(pid)).toBe(false);
  });

  it('stops Java when the parent process is killed', async () => {
    const starter = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(OFFICIAL_PROGRAM)}], { stdio: 'inherit', detached: true });`;
    const parent = spawn(process.execPath, ['-e', starter], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const { pid } = await firstLine(parent);
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
  });

  it('exits with Java’s exit code when Java exits', async () => {
    const failing = join(folder, 'failing');
    writeFileSync(failing, `#!${process.execPath}\nprocess.exit(3);\n`);
    chmodSync(failing, 0o755);
    const program = spawn(process.execPath, [OFFICIAL_PROGRAM], { env: { ...env, FIRESTORE_EMULATOR_JAVA: failing } });
    expect(await once(program, 'exit')).toEqual([3, null]);
  });

  it.each([
    [{ FIRESTORE_EMULATOR_JAR: '' }, "Set FIRESTORE_EMULATOR_JAR to the jar of Google's Firestore emulator."],
    [{ FIRESTORE_EMULATOR_JAVA: '/none/java' }, '/none/java could not be started:'],
  ])('reports what is missing: %o', async (missing, sentence) => {
    const program = spawn(process.execPath, [OFFICIAL_PROGRAM], { env: { ...env, ...missing } });
    let said = '';
    program.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await once(program, 'close')).toEqual([1, null]);
    expect(said).toContain(sentence);
  });
});
