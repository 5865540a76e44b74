import { describe, expect, it } from 'vitest';
import { findOfficialFirestore, newestJar, type Ended, type Machine } from './find';

const SDK_JAR = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const FAILED: Ended = { status: null, stdout: '', stderr: 'spawnSync ENOENT' };
const RUNS: Ended = { status: 0, stdout: 'cloud-firestore-emulator 1.19.9\n', stderr: '' };
const TOO_OLD: Ended = {
  status: 1,
  stdout: '',
  stderr:
    'Error: LinkageError occurred while loading main class\n\tjava.lang.UnsupportedClassVersionError: it has been compiled by a more ' +
    'recent version of the Java Runtime (class file version 65.0), this version only recognizes class file versions up to 61.0\n',
};

/** A machine with these files. Each program has a preset result by its path; any other program can't be started. */
function machine(
  files: readonly string[],
  programs: Readonly<Record<string, Ended>> = { '/usr/bin/java': RUNS },
  env: Machine['env'] = {},
): Machine {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    home: '/home/ann',
    platform: 'linux',
    isFile: (path) => files.includes(path) || path in programs,
    namesIn: (folder) =>
      files.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1)),
    run: (program) => programs[program] ?? FAILED,
  };
}

const jarOf = (on: Machine): string => {
  const search = findOfficialFirestore(on);
  return 'found' in search ? search.found.jar : `missing: ${search.missing}`;
};
const missingOf = (on: Machine): string => {
  const search = findOfficialFirestore(on);
  return 'missing' in search ? search.missing : `found: ${search.found.jar}`;
};

describe('the emulator jar', () => {
  const cache = '/home/ann/.cache/firebase/emulators';
  const downloaded = `${cache}/cloud-firestore-emulator-v1.20.4.jar`;

  it('is the one that FIRESTORE_EMULATOR_JAR names, before any other', () =>
    expect(jarOf(machine(['/my.jar', downloaded], undefined, { FIRESTORE_EMULATOR_JAR: '/my.jar' }))).toBe('/my.jar'));

  it('must exist when FIRESTORE_EMULATOR_JAR names it', () =>
    expect(missingOf(machine([downloaded], undefined, { FIRESTORE_EMULATOR_JAR: '/my.jar' }))).toBe(
      'FIRESTORE_EMULATOR_JAR is set to /my.jar, but there is no such file.',
    ));

  it('is the newest one that firebase-tools has downloaded', () =>
    expect(jarOf(machine([`${cache}/cloud-firestore-emulator-v1.9.8.jar`, downloaded, SDK_JAR]))).toBe(downloaded));

  it('is searched in FIREBASE_EMULATORS_PATH', () => {
    const jar = '/ci/cloud-firestore-emulator-v1.19.8.jar';
    expect(jarOf(machine([downloaded, jar], undefined, { FIREBASE_EMULATORS_PATH: '/ci' }))).toBe(jar);
  });

  it('is the one that the Cloud CLI package lists', () => {
    const dpkg = { status: 0, stdout: '/.\n/usr\n/odd/cloud-firestore-emulator.jar\n', stderr: '' };
    const programs = { '/usr/bin/java': RUNS, dpkg };
    expect(jarOf(machine(['/odd/cloud-firestore-emulator.jar', SDK_JAR], programs))).toBe(
      '/odd/cloud-firestore-emulator.jar',
    );
  });

  it.each([
    [SDK_JAR, {}],
    ['/home/ann/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar', {}],
    ['/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar', { CLOUDSDK_ROOT_DIR: '/sdk' }],
  ])('is found in the Cloud CLI: %s', (jar, env) => expect(jarOf(machine([jar], undefined, env))).toBe(jar));

  it('is reported with install instructions when missing', () =>
    expect(missingOf(machine([]))).toMatch(
      /^Google's Firestore emulator is not installed\.\n[^]*setup:emulators:firestore[^]*apt-get install google-cloud-cli-firestore-emulator[^]*FIRESTORE_EMULATOR_JAR/,
    ));
});

describe('the Java runtime', () => {
  it('is the one in JAVA_HOME, and reports the emulator’s version', () => {
    const on = machine([SDK_JAR], { '/jdk/bin/java': RUNS, '/usr/bin/java': RUNS }, { JAVA_HOME: '/jdk' });
    expect(findOfficialFirestore(on)).toEqual({ found: { java: '/jdk/bin/java', jar: SDK_JAR, version: '1.19.9' } });
  });

  it('is the one on the PATH when the one in JAVA_HOME can’t run the emulator', () => {
    const on = machine([SDK_JAR], { '/jdk/bin/java': TOO_OLD, '/usr/bin/java': RUNS }, { JAVA_HOME: '/jdk' });
    expect(findOfficialFirestore(on)).toMatchObject({ found: { java: '/usr/bin/java' } });
  });

  it('is reported with the required version when too old', () => {
    const missing = missingOf(machine([SDK_JAR], { '/usr/bin/java': TOO_OLD }));
    expect(missing).toContain('/usr/bin/java: the emulator needs Java 21, and this is Java 17.');
    expect(missing).toContain('JAVA_HOME');
  });

  it('is reported with its error when it fails', () => {
    const broken = { status: 1, stdout: '', stderr: 'Unable to locate a Java Runtime.\nmore\n' };
    expect(missingOf(machine([SDK_JAR], { '/usr/bin/java': broken }))).toMatch(
      /\/usr\/bin\/java: Unable to locate a Java Runtime\.\n/,
    );
    expect(missingOf(machine([SDK_JAR], { '/usr/bin/java': { status: 3, stdout: '', stderr: '' } }))).toMatch(
      /it ended with exit code 3 and said nothing\.\n/,
    );
  });

  it('is reported with install instructions when missing', () =>
    expect(missingOf(machine([SDK_JAR], {}))).toMatch(/needs Java\.\nInstall a Java runtime/));
});

describe('the newest jar', () => {
  it.each([
    [['cloud-firestore-emulator-v1.9.10.jar', 'cloud-firestore-emulator-v1.19.2.jar'], 1],
    [['cloud-firestore-emulator-v1.20.jar', 'cloud-firestore-emulator-v1.20.1.jar'], 1],
    [['cloud-firestore-emulator-v2.0.0.jar', 'cloud-firestore-emulator-v1.99.99.jar'], 0],
    [['cloud-storage-rules-runtime-v1.1.3.jar', 'cloud-firestore-emulator-v1.0.0.jar.part'], -1],
  ])('is chosen from %o', (names, at) => expect(newestJar(names)).toBe(names[at]));
});
