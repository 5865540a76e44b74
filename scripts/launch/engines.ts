import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt';

type Engine = {
  title: string;
  /** The program that starts it, by any of these names. */
  program: readonly string[];
  /** Other programs that it needs. */
  needs: readonly string[];
  /** The Debian packages that contain them. */
  packages: readonly string[];
};

export type EngineName = 'webkit' | 'firefox';

/** The browser engines besides Chromium that stories are played in. */
const ENGINES: Readonly<Record<EngineName, Engine>> = {
  webkit: {
    title: 'WebKit',
    program: ['WebKitWebDriver'],
    needs: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  firefox: { title: 'Firefox', program: ['firefox-esr', 'firefox'], needs: [], packages: ['firefox-esr'] },
};

/** The path of the first of these programs that is in one of the folders, or null. */
function findProgram(names: readonly string[], folders: readonly string[]): string | null {
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** The program that starts an engine, or a sentence that says what isn't installed. */
export function findEngine(
  name: EngineName,
  searchPath = process.env.PATH ?? '',
): { program: string } | { missing: string } {
  const { title, program, needs } = ENGINES[name];
  const folders = searchPath.split(delimiter);
  const path = findProgram(program, folders);
  const missing = [
    ...(path === null ? [program[0]] : []),
    ...needs.filter((need) => findProgram([need], folders) === null),
  ];
  return path === null || missing.length > 0
    ? { missing: `${title} can't be played here: ${missing.join(' and ')} not found.` }
    : { program: path };
}

/** Installs the engines that are missing where that is possible, and prints a line for each that is still missing. */
export async function installEngines(): Promise<void> {
  const names = Object.keys(ENGINES) as EngineName[];
  const isMissing = (name: EngineName) => 'missing' in findEngine(name);
  const packages = names.filter(isMissing).flatMap((name) => ENGINES[name].packages);
  if (packages.length > 0) await aptInstall(packages);
  for (const name of names) {
    const found = findEngine(name);
    if ('missing' in found) console.log(`${found.missing} Its stories are skipped.`);
  }
}
