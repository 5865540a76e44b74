import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, chromiumPath } from '../support/chromium';
import { until } from '../support/suite';

/** Lighthouse's scores for one URL, 0 to 100 by category, and its findings. */
export interface Marks {
  scores: Record<string, number>;
  findings: string[];
}

/** Runs Lighthouse with its own phone profile in a separate browser. */
export async function lighthouseScores(address: string): Promise<Marks> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const chrome = spawn(
    chromiumPath() ?? 'chromium',
    ['--headless=new', ...CHROMIUM_FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  try {
    const port = await debuggingPort(profile);
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
    if (result === undefined) throw new Error('Lighthouse gave no result.');
    const { categories, audits } = result.lhr;
    const wanting = Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap((category) => category.auditRefs.filter(({ weight }) => weight > 0))
      .map(({ id }) => audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1);
    return {
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      findings: wanting.map((audit) => `${audit?.id ?? ''}: ${audit?.title ?? ''}`),
    };
  } finally {
    const gone = new Promise((resolve) => chrome.once('exit', resolve));
    chrome.kill();
    await gone;
    // The browser's helper processes outlive it briefly and write to the folder until they end.
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** The port that the browser chose. It writes the port to its profile once it is listening. */
async function debuggingPort(profile: string): Promise<number> {
  const file = join(profile, 'DevToolsActivePort');
  const port = () => (existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0);
  await until('the browser for Lighthouse', () => port() > 0, 20_000);
  return port();
}
