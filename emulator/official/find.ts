import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { javaArguments } from './javaCommand.mjs';

/** Google's own Firestore emulator on this machine. */
export interface OfficialFirestore {
  /** The Java executable that runs it. */
  readonly java: string;
  readonly jar: string;
  /** As reported by the emulator itself, for example `1.19.9`. */
  readonly version: string;
}

/** The emulator, or a message: the first line says what is missing, the rest how to install it. */
export type Search = { readonly found: OfficialFirestore } | { readonly missing: string };

/**
 * The program that runs the emulator that was found: a Node program, which takes the emulator's flags and needs
 * `officialEnvironment`.
 */
export const OFFICIAL_PROGRAM = fileURLToPath(new URL('run.mjs', import.meta.url));

/** The environment variables that tell OFFICIAL_PROGRAM what to run. */
export function officialEnvironment({ jar, java }: OfficialFirestore): Record<string, string> {
  return { FIRESTORE_EMULATOR_JAR: jar, FIRESTORE_EMULATOR_JAVA: java };
}

/** The result of a program that has exited. `status` is null when it couldn't be started. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The parts of the machine that the search uses. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly platform: NodeJS.Platform;
  isFile(path: string): boolean;
  /** The names in a folder; empty when the folder doesn't exist. */
  namesIn(folder: string): readonly string[];
  run(program: string, args: readonly string[]): Ended;
}

const INSTALL_JAR =
  'Install it with one of these:\n' +
  '  npx firebase setup:emulators:firestore\n' +
  '  apt-get install google-cloud-cli-firestore-emulator   (with the apt repository of the Google Cloud CLI)\n' +
  '  gcloud components install cloud-firestore-emulator\n' +
  'or set FIRESTORE_EMULATOR_JAR to its jar.';

const INSTALL_JAVA =
  'Install a Java runtime (for example: apt-get install default-jre-headless), on the PATH or named by JAVA_HOME.';

/** The jar's path within an installation of the Google Cloud CLI. */
const JAR_IN_SDK = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** The Debian package of the Cloud CLI that contains the jar. */
const PACKAGE = 'google-cloud-cli-firestore-emulator';

/** Searches for the emulator's jar, and for a Java that can run it. */
export function findOfficialFirestore(machine: Machine = thisMachine()): Search {
  const named = machine.env.FIRESTORE_EMULATOR_JAR;
  if (named && !machine.isFile(named))
    return { missing: `FIRESTORE_EMULATOR_JAR is set to ${named}, but there is no such file.` };
  const jar = named || downloadedJar(machine) || installedJar(machine);
  if (!jar) return { missing: `Google's Firestore emulator is not installed.\n${INSTALL_JAR}` };

  const failures: string[] = [];
  for (const java of javaCandidates(machine)) {
    const ended = machine.run(java, javaArguments(jar, ['--version']));
    const version = /cloud-firestore-emulator (\S+)/.exec(ended.stdout)?.[1];
    if (ended.status === 0 && version !== undefined) return { found: { java, jar, version } };
    failures.push(`${java}: ${whyNot(ended)}`);
  }
  if (failures.length === 0) return { missing: `Google's Firestore emulator (${jar}) needs Java.\n${INSTALL_JAVA}` };
  return {
    missing: `No Java here runs Google's Firestore emulator (${jar}).\n${failures.join('\n')}\n${INSTALL_JAVA}`,
  };
}

/** The newest jar that firebase-tools has downloaded. */
function downloadedJar({ env, home, namesIn }: Machine): string | undefined {
  const folder = env.FIREBASE_EMULATORS_PATH || join(home, '.cache', 'firebase', 'emulators');
  const newest = newestJar(namesIn(folder));
  return newest && join(folder, newest);
}

/** The `cloud-firestore-emulator-vN.N.N.jar` with the highest version among these file names. */
export function newestJar(names: readonly string[]): string | undefined {
  const versionOf = (name: string): readonly number[] | null => {
    const version = /^cloud-firestore-emulator-v?(\d+(?:\.\d+)*)\.jar$/.exec(name)?.[1];
    return version === undefined ? null : version.split('.').map(Number);
  };
  const jars = names.flatMap((name) => {
    const version = versionOf(name);
    return version === null ? [] : [{ name, version }];
  });
  return jars.sort((a, b) => compareVersions(b.version, a.version))[0]?.name;
}

function compareVersions(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, i) => part !== (b[i] ?? 0));
  if (at >= 0) return a[at]! - (b[at] ?? 0);
  return a.length - b.length;
}

/** The jar installed by the Google Cloud CLI: listed by its Debian package, or in one of the usual folders. */
function installedJar(machine: Machine): string | undefined {
  const listed = machine.run('dpkg', ['-L', PACKAGE]).stdout.split('\n');
  const candidates = [
    ...listed.filter((path) => path.endsWith('cloud-firestore-emulator.jar')),
    ...sdkFolders(machine).map((folder) => join(folder, JAR_IN_SDK)),
  ];
  return candidates.find((path) => machine.isFile(path));
}

/** The usual folders of the Google Cloud CLI: from its installer, Debian, Snap, Arch and Homebrew. */
function sdkFolders({ env, home }: Machine): readonly string[] {
  return [
    ...(env.CLOUDSDK_ROOT_DIR ? [env.CLOUDSDK_ROOT_DIR] : []),
    join(home, 'google-cloud-sdk'),
    '/usr/lib/google-cloud-sdk',
    '/usr/local/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/google-cloud-cli',
    '/snap/google-cloud-sdk/current',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
  ];
}

/** The Java of JAVA_HOME, then the one on the PATH. */
function javaCandidates({ env, platform, isFile }: Machine): readonly string[] {
  const program = platform === 'win32' ? 'java.exe' : 'java';
  const folders = [...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin')] : []), ...(env.PATH ?? '').split(delimiter)];
  const found = folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, program))
    .filter(isFile);
  return [...new Set(found)];
}

/** Why a Java couldn't run the emulator, in a sentence. */
function whyNot({ status, stdout, stderr }: Ended): string {
  // A class file's version is its Java version plus 44.
  const [, needed, has] = /class file version (\d+)[^]*?up to (\d+)/.exec(stderr) ?? [];
  if (needed !== undefined)
    return `the emulator needs Java ${Number(needed) - 44}, and this is Java ${Number(has) - 44}.`;
  const said = (stderr || stdout).trim().split('\n')[0];
  return said || `it ended with ${status === null ? 'no exit code' : `exit code ${status}`} and said nothing.`;
}

/** Timeout for running a Java: one that can't start exits within this time. */
const RUN_MILLIS = 20_000;

function thisMachine(): Machine {
  return {
    env: process.env,
    home: homedir(),
    platform: process.platform,
    isFile: (path) => existsSync(path) && statSync(path).isFile(),
    namesIn: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
    run: (program, args) => {
      const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', timeout: RUN_MILLIS });
      return { status, stdout: stdout ?? '', stderr: stderr || (error?.message ?? '') };
    },
  };
}
