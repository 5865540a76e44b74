import { fork } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { suite } from './suite';

export type ClientRequest =
  | { kind: 'signIn'; email: string; password: string }
  | { kind: 'call' | 'watch'; name: string; args: unknown[] }
  | { kind: 'seen'; name: string };
export interface ClientAnswer {
  id: number;
  value?: unknown;
  error?: string;
}

/** One person's client: the data modules of src in a separate process. Functions are named `module.function`. */
export interface Client {
  uid: string;
  /** Runs a function of src/data and returns its result. */
  call<T = unknown>(name: string, ...args: unknown[]): Promise<T>;
  /** Starts a watch; `seen` has its latest value. */
  watch(name: string, ...args: unknown[]): Promise<void>;
  /** A watch's latest value, and how many values it has had. */
  seen<T = unknown>(name: string): Promise<{ latest: T; times: number }>;
  close(): void;
}

/**
 * Bundles the client's program, because one file starts several times as fast as its sources. Every worker of the test
 * runner writes the same file, so it is put in place whole.
 */
async function bundleClient(): Promise<string> {
  const program = path.resolve('.cache/clients/client.cjs');
  const outfile = `${program}.${process.pid}`;
  const entry = path.resolve('tests/support/clientProcess.ts');
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', target: 'node20', logLevel: 'error' });
  renameSync(outfile, program);
  return program;
}
let program: Promise<string> | null = null;

/** Opens a client and signs in. */
export async function openClient(email: string, password = 'saturday'): Promise<Client> {
  program ??= bundleClient();
  const child = fork(await program, [], {
    env: { ...process.env, NEXT_PUBLIC_EMULATOR_BASE_PORT: String(suite.base) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (answer: ClientAnswer) => void>();
  const ready = new Promise<ClientAnswer>((resolve, reject) => {
    waiting.set(0, resolve);
    child.once('exit', (code) => reject(new Error(`the client ended with ${String(code)}`)));
  });
  child.on('message', (answer: ClientAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  const ask = async <T>(request: ClientRequest): Promise<T> => {
    const id = ++last;
    const answer = await new Promise<ClientAnswer>((resolve) => {
      waiting.set(id, resolve);
      child.send({ ...request, id });
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as T;
  };
  await ready;
  const uid = await ask<string>({ kind: 'signIn', email, password });
  return {
    uid,
    call: (name, ...args) => ask({ kind: 'call', name, args }),
    watch: (name, ...args) => ask({ kind: 'watch', name, args }),
    seen: (name) => ask({ kind: 'seen', name }),
    close: () => void child.kill(),
  };
}
