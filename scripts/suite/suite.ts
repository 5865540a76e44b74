import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emulatorPrograms } from 'firestore-emulator-node';
import {
  OFFICIAL_PROGRAM,
  officialEnvironment,
  type FirestoreEngine,
  type OfficialFirestore,
} from 'firestore-emulator-node/official';
import { PLAYED } from '../../data/seasons';
import { LOCAL_APP } from './app';
import { writeLocalConfig } from './config';
import { EXPORT_PATIENCE_MS, KeptData } from './kept';
import { HOST, portsFrom, portsTaken, type SuitePorts } from './ports';
import { run, startProcess } from './processes';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The project that every local suite runs. A `demo-` project needs no login and can't reach anything real. */
export const PROJECT = 'demo-saturday-squads';

/** What is loaded into firebase-tools. */
const PRELOADS = ['endWithParent.cjs', 'malformedAddress.cjs'];

/** Options of `startSuite`. */
export type SuiteOptions = {
  basePort: number;
  /** Serve the built app. */
  hosting: boolean;
  /** Fill it with the demo, in the middle of the current week's games. Imported data isn't seeded again. */
  seed: boolean;
  /** The folder that stores the suite's data between runs; null (the default) discards it at the end. */
  keep?: string | null;
  /** Google's Firestore emulator, to run instead of ours. */
  official?: OfficialFirestore | null;
  /** Print the output of firebase-tools. */
  verbose?: boolean;
};

export type Suite = {
  ports: SuitePorts;
  /** Environment variables that connect Node programs to the suite. */
  environment: Record<string, string>;
  /** Resolves with the exit code if the suite ends on its own. */
  ended: Promise<number>;
  stop: () => Promise<void>;
};

/** A port is in use. The message names it and the flag that changes it. */
export class PortsTaken extends Error {
  constructor(ports: readonly number[], base: number) {
    const named = ports.length === 1 ? `Port ${ports[0]} is` : `Ports ${ports.join(', ')} are`;
    super(`${named} taken by another program. Choose other ports with --port, for example: --port ${base + 100}`);
  }
}

/**
 * Starts the local suite and resolves when it is ready. Throws `PortsTaken` when a port is in use, and an error with
 * firebase-tools' output when it doesn't start.
 */
export async function startSuite({
  basePort,
  hosting,
  seed,
  keep = null,
  official = null,
  verbose = false,
}: SuiteOptions): Promise<Suite> {
  const ports = portsFrom(basePort);
  const { dev: _dev, ...own } = ports;
  const taken = await portsTaken(Object.values(own));
  if (taken.length > 0) throw new PortsTaken(taken, basePort);

  const programs = await emulatorPrograms();
  const kept = keep === null ? null : KeptData.open(keep);
  const config = writeLocalConfig(ROOT, ports, LOCAL_APP);
  const only = ['auth', 'firestore', 'storage', ...(hosting ? ['hosting'] : [])];
  const environment = suiteEnvironment(ports, official === null ? 'own' : 'official');
  // Storage writes its files to the temporary directory and empties it when it ends, so two suites must not share one.
  const scratch = mkdtempSync(join(tmpdir(), 'squads-suite-'));
  const firebase = startProcess(
    process.execPath,
    [
      ...[programs.preload, ...PRELOADS.map((name) => join(ROOT, 'scripts/suite', name))].flatMap((path) => [
        '--require',
        path,
      ]),
      join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--config', config, '--project', PROJECT, '--only', only.join(',')],
      ...(kept?.flags ?? []),
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...{ TMPDIR: scratch, TEMP: scratch, TMP: scratch },
        CI: '1',
        NO_COLOR: '1',
        NO_UPDATE_NOTIFIER: '1',
        // A query that needs an undeclared index fails here as it would in production.
        FIRESTORE_INDEXES: join(ROOT, 'firestore.indexes.json'),
        FIRESTORE_EMULATOR_BINARY_PATH: official === null ? programs.firestore : OFFICIAL_PROGRAM,
        ...(official === null ? {} : officialEnvironment(official)),
        STORAGE_EMULATOR_BINARY_PATH: programs.storageRules,
      },
    },
    kept === null ? undefined : EXPORT_PATIENCE_MS,
  );
  /** Runs when firebase-tools has ended or this process ends. */
  const finish = () => {
    const said = kept?.finish();
    if (said) console.error(said);
    rmSync(join(ROOT, config), { force: true });
    rmSync(scratch, { recursive: true, force: true });
  };
  process.once('exit', finish);
  const stop = async () => {
    await firebase.stop();
    process.off('exit', finish);
    finish();
  };
  try {
    await ready(firebase, verbose);
    if (seed && !kept?.isThere) await seedDemo(environment, true);
    kept?.started();
    if (kept !== null) console.error(kept.words);
  } catch (error) {
    await stop();
    throw kept?.isThere ? kept.blame(error) : error;
  }
  return { ports, environment, ended: firebase.ended, stop };
}

/** Environment variables that connect Node programs (firebase-admin, the tests, the seed) to a suite. */
export function suiteEnvironment(ports: SuitePorts, engine: FirestoreEngine = 'own'): Record<string, string> {
  return {
    SUITE_BASE_PORT: String(ports.hosting),
    FIRESTORE_ENGINE: engine,
    GCLOUD_PROJECT: PROJECT,
    // Google's libraries would otherwise probe the network to find out whether they run in Google's cloud.
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
  };
}

/**
 * Seeds a running suite with the demo; with `saturday`, in the middle of the current week's games. Throws if that
 * fails.
 */
export async function seedDemo(environment: Record<string, string>, saturday = false): Promise<void> {
  const flags = saturday ? ['--saturday'] : [];
  const code = await run(process.execPath, ['--import', 'tsx', 'scripts/seed.ts', ...flags], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  });
  if (code !== 0) throw new Error('The demo could not be seeded.');
}

/** Goes on publishing the games of the current week as time passes, until all are final or the suite is stopped. */
export function playGames(environment: Record<string, string>): void {
  startProcess(process.execPath, ['--import', 'tsx', 'scripts/season.ts', 'live', String(Math.max(...PLAYED))], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Publish as the demo's administrator, even if the shell has a real project's login.
    env: { ...process.env, ...environment, SEASON_EMAIL: undefined, SEASON_PASSWORD: undefined },
  });
}

/** Waits for the line in which firebase-tools reports that everything is up. */
function ready(firebase: ReturnType<typeof startProcess>, verbose: boolean): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      const text = chunk.toString();
      if (verbose) process.stderr.write(text);
      said = (said + text).slice(-20_000);
      if (said.includes('All emulators ready')) resolve();
    };
    firebase.child.stdout?.on('data', hear);
    firebase.child.stderr?.on('data', hear);
    void firebase.ended.then(
      (code) => reject(new Error(`The local suite ended (exit code ${code}) before it was ready:\n${said}`)),
      reject,
    );
  });
}
