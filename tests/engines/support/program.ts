import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** How long a program may take to end when asked. */
const PATIENCE_MS = 2000;

export interface Program {
  child: ChildProcess;
  /** Ends it, and resolves when it is gone. */
  stop: () => Promise<void>;
}

/**
 * Starts a program that a story needs. It stays in the group of the test runner, which `npm test` ends as a whole when
 * it is interrupted. Throws if it can't be started.
 */
export async function startProgram(name: string, args: readonly string[], options: SpawnOptions): Promise<Program> {
  const child = spawn(name, args, options);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    await ended;
    clearTimeout(timer);
  };
  return { child, stop: () => (child.exitCode === null && child.signalCode === null ? stop() : ended) };
}
