import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** A process in its own group; stopping it stops the whole group. */
export type Running = {
  child: ChildProcess;
  /** Resolves with the exit code when it ends (1 when a signal ended it). */
  ended: Promise<number>;
  /** Asks it to end, waits, and finally kills the whole group. Resolves when it is gone. */
  stop: () => Promise<void>;
};

/** Processes that were started and haven't ended. */
const alive = new Set<Running>();

/** Default time for a process to end when asked. */
const PATIENCE_MS = 8000;

/** Starts a program in a separate process group, so that Ctrl-C reaches it only through `stop`. */
export function startProcess(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  patienceMs = PATIENCE_MS,
): Running {
  const child = spawn(program, args, { ...options, detached: true });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  let stopping: Promise<void> | null = null;
  const running: Running = { child, ended, stop: () => (stopping ??= stop(child, ended, patienceMs)) };
  alive.add(running);
  void ended.catch(() => 1).then(() => alive.delete(running));
  return running;
}

/** Runs a program to its end and returns its exit code. */
export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return startProcess(program, args, { stdio: 'inherit', ...options }).ended;
}

/** Stops everything that this process started and that is still running. */
export async function stopAll(): Promise<void> {
  await Promise.all([...alive].map((running) => running.stop()));
}

/**
 * From now on SIGINT, SIGTERM, SIGHUP and the end of the parent process stop everything that was started and end this
 * process with the given exit code.
 */
export function stopOnSignal(exitCode: number): void {
  let asked = false;
  const react = () => {
    if (asked) return;
    asked = true;
    void stopAll().finally(() => process.exit(exitCode));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, react);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && react(), 1000).unref();
}

async function stop(child: ChildProcess, ended: Promise<number>, patienceMs: number): Promise<void> {
  // firebase-tools shuts its emulators down cleanly on SIGINT only; SIGTERM would leave them running.
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
  await ended.catch(() => 1);
  clearTimeout(timer);
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
}
