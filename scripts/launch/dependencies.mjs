// Runs before node_modules exists, so it may import only Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether the installed packages match the lock file. Compares the lock with the copy that npm leaves in node_modules,
 * package by package; optional packages of other platforms may be missing.
 * @param {{ packages?: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }>
 * }} lock
 * @param {{ packages?: Record<string, { version?: string }> } | null} installed null: nothing is installed
 */
export function isInstalled(lock, installed) {
  if (installed === null) return false;
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages?.[path];
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}

/**
 * Installs the project's packages if they are missing or stale. Ends the process if npm fails.
 * @param {string} root the project's folder
 */
export function installIfStale(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const copy = join(root, 'node_modules/.package-lock.json');
  const installed = existsSync(copy) ? JSON.parse(readFileSync(copy, 'utf8')) : null;
  if (isInstalled(lock, installed)) return;
  console.error(
    installed === null ? 'Installing dependencies ...' : 'Dependencies have changed. Installing them anew ...',
  );
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Skip install scripts: none is needed, and one would compile a regular-expression library for minutes.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync(npm, ['ci', ...flags], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    // The tests look for a browser when they run.
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status !== 0) {
    console.error(`npm ci did not succeed${error ? `: ${error.message}` : ''}. Nothing was started.`);
    process.exit(status ?? 1);
  }
}
