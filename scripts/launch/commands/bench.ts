import { buildLocalApp } from '../../suite/app';
import { freeBasePort } from '../../suite/ports';
import { run } from '../../suite/processes';
import { ROOT, startSuite } from '../../suite/suite';
import { findBrowser } from '../browser';
import { failure } from '../failure';

/** A program that prints ratios measured in one run, and what has to run before it starts. */
interface Bench {
  file: string;
  says: string;
  /** Needs the local suite, on its own ports. */
  suite?: boolean;
  /**
   * Needs the built app. With a suite, its hosting emulator serves it, unless the program serves it itself, compressed,
   * on the suite's first port.
   */
  app?: boolean | 'served';
  /** Needs a Chromium, passed in `CHROMIUM_PATH`. */
  browser?: boolean;
}

const BENCHES: Record<string, Bench> = {
  draft: {
    file: 'tests/bench/draft.ts',
    says: 'whole drafts at full speed: sixteen clients and two browsers, twenty at once, ten in one page',
    suite: true,
    app: true,
    browser: true,
  },
  emulator: {
    file: 'emulator/bench/main.ts',
    says: 'the Firestore engine, beside a bare server and an array; with --soak[=SECONDS], its memory under traffic',
  },
  home: {
    file: 'tests/bench/home.ts',
    says: 'the first screen on a slow phone, beside a blank export',
    app: true,
    browser: true,
  },
  live: {
    file: 'tests/bench/live.ts',
    says: 'a live matchup and a squad page on a slow phone, beside a blank export with Auth and Firestore',
    suite: true,
    app: 'served',
    browser: true,
  },
  pick: {
    file: 'tests/bench/pick-latency.ts',
    says: "a pick, to the other browser's board, beside the raw SDK",
    suite: true,
    app: true,
    browser: true,
  },
  projections: {
    file: 'tests/bench/projections.ts',
    says: 'how close projections, win probabilities and the draft ranking come to the results of 2025',
  },
  reads: {
    file: 'tests/bench/reads.ts',
    says: 'the documents that each screen reads, cold and reloaded, in three weeks of a season',
    suite: true,
    app: true,
    browser: true,
  },
  room: {
    file: 'tests/bench/room.ts',
    says: 'the draft room on a slow phone, beside blank exports',
    suite: true,
    app: true,
    browser: true,
  },
  start: {
    file: 'tests/bench/start.ts',
    says: 'how long a fan waits for a page, on the first visit and the next, on a slow phone and at a desk',
    suite: true,
    app: 'served',
    browser: true,
  },
};

/**
 * `npm run bench [-- NAME ... [--flags]]`: runs the named benches, or all of them, one after another. Flags are passed
 * to each; `--help` lists them.
 */
export default async function bench(args: string[]): Promise<number> {
  const list = Object.entries(BENCHES).map(([name, { says }]) => `  ${name.padEnd(11)} ${says}`);
  if (args.includes('--help')) {
    console.log(`npm run bench [-- NAME ... [--flags]]\n${list.join('\n')}`);
    return 0;
  }
  const flags = args.filter((arg) => arg.startsWith('--'));
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.find((name) => !(name in BENCHES));
  if (unknown !== undefined) {
    return failure(`There is no bench called ${unknown}. There are:\n${list.join('\n')}`);
  }
  let worst = 0;
  for (const [name, one] of Object.entries(BENCHES)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`bench: ${name}: ${one.says}`);
    try {
      worst = Math.max(worst, await play(one, flags));
    } catch (error) {
      worst = await failure(error);
    }
  }
  return worst;
}

async function play(one: Bench, flags: string[]): Promise<number> {
  const env: NodeJS.ProcessEnv = { ...process.env };
  if (one.app !== undefined) await buildLocalApp(ROOT);
  if (one.browser) {
    const browser = await findBrowser(ROOT);
    if (browser === null) return failure('No Chromium could be found or installed.');
    env.CHROMIUM_PATH = browser;
  }
  const suite = one.suite
    ? await startSuite({ basePort: await freeBasePort(5600), hosting: one.app === true, seed: false })
    : null;
  try {
    return await run(process.execPath, ['--import', 'tsx', one.file, ...flags], {
      cwd: ROOT,
      env: { ...env, ...suite?.environment },
    });
  } finally {
    await suite?.stop();
  }
}
