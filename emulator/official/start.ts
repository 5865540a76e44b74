import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { OFFICIAL_PROGRAM, officialEnvironment, type OfficialFirestore } from './find';

/** Google's emulator, running on a free port of this machine. */
export interface RunningOfficial {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
  /** The id of the Java process, for measuring it. */
  readonly pid: number;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/** The timeout for a start: on a busy machine a JVM is slow. */
const START_MILLIS = 60_000;

/**
 * Starts Google's emulator and resolves when it responds. It runs until `stop`, or until the process that started it
 * exits. Rejects with the emulator's output when it doesn't start.
 */
export async function startOfficial(
  official: OfficialFirestore,
  flags: readonly string[] = [],
): Promise<RunningOfficial> {
  const port = await freePort();
  const program = spawn(process.execPath, [OFFICIAL_PROGRAM, '--host', HOST, '--port', String(port), ...flags], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...officialEnvironment(official) },
  });
  let said = '';
  const hear = (chunk: Buffer): void => void (said = (said + chunk.toString()).slice(-4000));
  program.stdout?.on('data', hear);
  program.stderr?.on('data', hear);
  let ended = false;
  const end = new Promise<void>((resolve) => program.once('exit', () => resolve(void (ended = true))));
  const javaPid = new Promise<number>((resolve) => program.once('message', (pid) => resolve(pid as number)));
  const stop = async (): Promise<void> => {
    program.kill('SIGTERM');
    await end;
  };

  const origin = `http://${HOST}:${port}`;
  const giveUp = Date.now() + START_MILLIS;
  while (!(await answers(origin))) {
    if (ended) throw new Error(`Google's Firestore emulator ended before it was ready:\n${said}`);
    if (Date.now() > giveUp) {
      await stop();
      throw new Error(`Google's Firestore emulator did not answer within ${START_MILLIS / 1000} s:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { host: HOST, port, origin, pid: await javaPid, stop };
}

function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

/** A currently free port: the emulator doesn't accept port 0. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, HOST, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
