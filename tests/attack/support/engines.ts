import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { start } from '../../../emulator/cli/start';

/** A Firestore emulator that listens, and how to stop it. */
export interface RunningEngine {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/** This repository's engine, in this process. */
export async function startOwnEngine(): Promise<RunningEngine> {
  const { server, port } = await start(
    {
      host: HOST,
      port: 0,
      rulesFile: null,
      indexesFile: null,
      logRequests: false,
      projectId: null,
      seedFile: null,
      dataDirectory: null,
    },
    (line) => process.stderr.write(`${line}\n`),
  );
  return { name: 'ours', host: HOST, port, stop: () => server.stop() };
}

const JAR = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Google's emulator, where it is found; null where it is not. */
export async function startOfficialEngine(): Promise<RunningEngine | null> {
  if (!existsSync(JAR)) return null;
  const port = await freePort();
  const child = spawn(
    'java',
    [
      '-cp',
      JAR,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      '--host',
      HOST,
      '--port',
      String(port),
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 600; tries++) {
    const answers = await fetch(`http://${HOST}:${port}`).then(
      () => true,
      () => false,
    );
    if (answers) return { name: 'official', host: HOST, port, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error("Google's emulator did not answer within a minute.");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, HOST, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
