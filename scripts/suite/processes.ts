import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** A process in a group of its own, which ends as a whole. */
export type Running = {
  child: ChildProcess;
  /** Resolves when it ends, with its exit code (or 1 when a signal ended it). */
  ended: Promise<number>;
  /** Asks it to end, waits, and in the end makes the whole group end. Resolves when it is gone. */
  stop: () => Promise<void>;
};

/** How long a process may take to end when asked. */
const PATIENCE_MS = 8000;

/** Starts a program in a process group of its own, so that Ctrl-C reaches it only through `stop`. */
export function startProcess(program: string, args: readonly string[], options: SpawnOptions): Running {
  const child = spawn(program, args, { ...options, detached: true });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  let stopping: Promise<void> | null = null;
  return { child, ended, stop: () => (stopping ??= stop(child, ended)) };
}

/** Runs a program to its end and answers its exit code. */
export async function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const running = startProcess(program, args, { stdio: 'inherit', ...options });
  const off = onStopSignal(() => void running.stop());
  try {
    return await running.ended;
  } finally {
    off();
  }
}

/** Calls `react` at the first SIGINT, SIGTERM or SIGHUP, or when the parent process is gone. Returns the way out. */
export function onStopSignal(react: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && react(), 1000);
  watch.unref();
  for (const signal of signals) process.on(signal, react);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, react);
  };
}

async function stop(child: ChildProcess, ended: Promise<number>): Promise<void> {
  // firebase-tools shuts its emulators down in good order on SIGINT only; SIGTERM would leave them behind.
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), PATIENCE_MS);
  await ended.catch(() => 1);
  clearTimeout(timer);
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // Nobody is left in the group.
  }
}
