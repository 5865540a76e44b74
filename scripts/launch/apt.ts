import { spawnSync } from 'node:child_process';
import { run } from '../suite/processes';

/**
 * Installs Debian packages where that needs no question: as root, with apt-get. Elsewhere, and if apt-get fails,
 * nothing happens.
 */
export async function aptInstall(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}
