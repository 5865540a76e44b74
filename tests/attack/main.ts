import { readFileSync, writeFileSync } from 'node:fs';
import { setLogLevel } from 'firebase/firestore';
import { CONCERNS } from './concerns';
import { startOfficialEngine, startOwnEngine, type RunningEngine } from './support/engines';
import { playAll, type Played } from './support/play';
import { linesOf, summaryOf, totalsOf } from './support/report';
import type { Concern } from './support/scene';
import { openWorld } from './support/world';

// The attack suite (docs/attack.md). `--failures` prints only what went wrong, `--official` runs on Google's emulator only, and other
// arguments choose concerns by name. ATTACK_REPORT names a file for the counts.

/** Projects per engine in which scenes run at the same time. */
const WORLDS = 4;

const FLAGS = ['--failures', '--official'];

interface Asked {
  readonly failuresOnly: boolean;
  readonly officialOnly: boolean;
  readonly concerns: readonly Concern[];
}

function asked(args: readonly string[]): Asked {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.find((arg) => arg.startsWith('--') && !FLAGS.includes(arg));
  if (unknown !== undefined) throw new Error(`${unknown} is not known here. There are ${FLAGS.join(' and ')}.`);
  const concerns = CONCERNS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (concerns.length === 0)
    throw new Error(`No concern has such a name. There are: ${CONCERNS.map(({ name }) => name).join(', ')}.`);
  return { failuresOnly: args.includes('--failures'), officialOnly: args.includes('--official'), concerns };
}

async function playOn({ host, port }: RunningEngine, concerns: readonly Concern[]): Promise<Played[]> {
  const rules = readFileSync('firestore.rules', 'utf8');
  const names = Array.from({ length: WORLDS }, (_, i) => `demo-attack-${i}`);
  const worlds = await Promise.all(names.map((name) => openWorld(host, port, name, rules)));
  try {
    return await playAll(worlds, concerns);
  } finally {
    await Promise.all(worlds.map((world) => world.close()));
  }
}

async function main(): Promise<number> {
  const { failuresOnly, officialOnly, concerns } = asked(process.argv.slice(2));
  setLogLevel('silent');
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const official = await startOfficialEngine();
  if (officialOnly && 'missing' in official) throw new Error(official.missing);
  const engines = [...(officialOnly ? [] : [await startOwnEngine()]), ...('missing' in official ? [] : [official])];
  const played: Played[][] = [];
  try {
    played.push(...(await Promise.all(engines.map((engine) => playOn(engine, concerns)))));
  } finally {
    await Promise.all(engines.map((engine) => engine.stop()));
  }
  const each = engines.flatMap(({ name }, i) => played[i]!.map((one) => [name, one] as const));
  for (const [engine, one] of each) linesOf(engine, one, failuresOnly).forEach(print);
  for (const [engine, one] of each) print(summaryOf(engine, one));
  if ('missing' in official) print(`Only our own engine was attacked. ${official.missing}`);

  const totals = totalsOf(each.flatMap(([, { lines }]) => lines));
  const refused = totals['honest request refused'];
  const failed = totals['let through'] + refused + totals.broken;
  if (refused > 0) print(`${refused} honest requests refused`);
  if (totals.broken > 0) print(`${totals.broken} requests not judged`);
  const report = process.env.ATTACK_REPORT;
  if (report) writeFileSync(report, JSON.stringify({ passed: totals.denied + totals.allowed, failed }));
  print(`${totals.denied} denied, ${totals['let through']} let through`);
  return failed === 0 ? 0 : 1;
}

process.exit(
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }),
);
