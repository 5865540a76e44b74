import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { withPolicy } from '../../../scripts/export/policy';
import { keptFiles } from '../../../scripts/export/worker';
import { LOCAL_APP } from '../../../scripts/suite/app';
import { serveExport } from '../../bench/staticServer';
import { suite } from '../../support/suite';

/** The port of the server on which the app is deployed in these stories. */
const DEPLOY_PORT = suite.base + 8;

/**
 * A browser flag that leads the suite's address to the server with the deploys. The page keeps its address, by which it
 * finds the emulators, and the worker its origin.
 */
export const DEPLOY_FLAG = `--host-resolver-rules=MAP ${suite.host}:${String(suite.base)} ${suite.host}:${String(DEPLOY_PORT)}`;

/** Two versions of the built app, of which one is served: the first until the second is deployed. */
export interface Deploys {
  versions: readonly [first: string, second: string];
  /** Replaces the version that is served: its code is gone. */
  deploy: (version: 'first' | 'second') => void;
  /** Whether code of a version was requested that isn't there. */
  missed: () => string[];
  stop: () => Promise<void>;
}

/** Serves the built app, and later a copy of it in which every page, script and style sheet is another one. */
export async function serveDeploys(): Promise<Deploys> {
  const copy = mkdtempSync(join(tmpdir(), 'squads-deploy-'));
  const { version } = keptFiles(LOCAL_APP);
  const next = `next${version}`;
  cpSync(LOCAL_APP, copy, { recursive: true });
  makeAnother(copy, version, next);
  let served = LOCAL_APP;
  const server = await serveExport(() => served, DEPLOY_PORT);
  return {
    versions: [version, next],
    deploy: (which) => (served = which === 'first' ? LOCAL_APP : copy),
    missed: () =>
      server
        .takeSent()
        .filter(({ found, path }) => !found && path.startsWith('/_next/'))
        .map(({ path }) => path),
    stop: async () => {
      await server.stop();
      rmSync(copy, { recursive: true });
    },
  };
}

const TEXT = new Set(['.html', '.txt', '.js', '.css']);

/** Renames the version and all chunks of an exported app, wherever they're named. */
function makeAnother(folder: string, version: string, next: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!TEXT.has(extname(name)) || !statSync(file).isFile()) continue;
    const text = readFileSync(file, 'utf8')
      .replaceAll(version, next)
      .replace(/chunks\/(?=[\w.~-]+\.(?:js|css)\b)/g, 'chunks/next-');
    const isPage = extname(name) === '.html';
    writeFileSync(
      file,
      isPage ? withPolicy(text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')) : text,
    );
  }
  const chunks = join(folder, '_next/static/chunks');
  for (const name of readdirSync(chunks)) renameSync(join(chunks, name), join(chunks, `next-${name}`));
  renameSync(join(folder, '_next/static', version), join(folder, '_next/static', next));
}
