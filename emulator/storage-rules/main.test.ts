import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

/** The program itself, bundled as for the Storage emulator, and tested over its pipes. */

const directory = mkdtempSync(path.join(tmpdir(), 'storage-rules-'));
const bundle = path.join(directory, 'storage-rules.cjs');
let program: ChildProcessWithoutNullStreams | null = null;

beforeAll(() =>
  build({
    entryPoints: [path.join(import.meta.dirname, 'main.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
  }),
);
afterEach(() => program?.kill());
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function start(): { child: ChildProcessWithoutNullStreams; answers: AsyncIterator<string> } {
  const child = spawn(process.execPath, [bundle, 'serve']);
  program = child;
  return { child, answers: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

const RULES =
  "rules_version = '2'; service firebase.storage { match /b/{b}/o { match /{f=**} { allow read: if request.auth.uid == 'ann'; } } }";

describe('the Storage rules program', () => {
  it('reads and writes one JSON object per line, skips other input, and writes nothing to stderr', async () => {
    const { child, answers } = start();
    const next = async (): Promise<unknown> => JSON.parse((await answers.next()).value as string);
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    expect(await next()).toMatchObject({ id: -1, status: 'ok' });
    child.stdin.write('no json\n\n[]\n7\nnull\n');
    const say = (message: unknown): boolean => child.stdin.write(`${JSON.stringify(message)}\n`);
    say({
      action: 'load_ruleset',
      id: 0,
      context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content: RULES }] } },
    });
    expect(await next()).toMatchObject({ id: 0, errors: [], result: { rulesVersion: 2 } });
    const ask = (id: number, uid: string): boolean =>
      say({
        action: 'verify',
        id,
        context: {
          rulesetName: '0',
          service: 'firebase.storage',
          path: '/b/B/o/a/b.txt',
          method: 'get',
          variables: {
            request: { map_value: { fields: { auth: { map_value: { fields: { uid: { string_value: uid } } } } } } },
          },
        },
      });
    ask(1, 'ann');
    ask(2, 'bob');
    expect([await next(), await next()]).toMatchObject([
      { id: 1, result: { permit: true } },
      { id: 2, result: { permit: false } },
    ]);
    expect(complaints).toBe('');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('exits on %s', async (signal) => {
    const { child, answers } = start();
    await answers.next();
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    child.kill(signal);
    expect(await ended).toBe(0);
  });

  it('exits when its parent process is gone', async () => {
    const { child, answers } = start();
    await answers.next();
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    child.stdin.end();
    expect(await ended).toBe(0);
  });
});
