import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildLocalApp } from '../../suite/app';
import { freeBasePort } from '../../suite/ports';
import { run } from '../../suite/processes';
import { ROOT, startSuite } from '../../suite/suite';
import { findBrowser } from '../browser';
import { failure } from '../failure';

const BENCH = 'tests/bench/pick-latency.ts';

/** `npm run bench`: how long a pick takes to the other browser's board, beside the raw SDK, on a suite of its own. */
export default async function bench(): Promise<number> {
  if (!existsSync(join(ROOT, BENCH))) return failure(`${BENCH} is missing.`);
  try {
    await buildLocalApp(ROOT);
    const browser = await findBrowser(ROOT);
    if (browser === null) return failure('No Chromium could be found or installed.');
    const suite = await startSuite({ basePort: await freeBasePort(5600), hosting: true, seed: false });
    const code = await run(process.execPath, ['--import', 'tsx', BENCH], {
      cwd: ROOT,
      env: { ...process.env, ...suite.environment, CHROMIUM_PATH: browser },
    });
    await suite.stop();
    return code;
  } catch (error) {
    return failure(error);
  }
}
