import { readFileSync, writeFileSync } from 'node:fs';
import { setLogLevel } from 'firebase/firestore';
import { ENGINES, type FirestoreEngine } from '../../emulator/official/engine';
import { CONCERNS } from './concerns';
import { startOfficialEngine, startOwnEngine, type RunningEngine } from './support/engines';
import { playAll, type Played } from './support/play';
import { linesOf, summaryOf, totalsOf } from './support/report';
import type { Concern } from './support/scene';
import { openWorld } from './support/world';

// The attack suite (docs/attack.md). `--failures` prints only what went wrong, `--own` runs on this repository's engine
// only, `--official` on Google's emulator only, and other arguments choose concerns by name. ATTACK_REPORT names a file
// for the counts.

/** Projects per engine in which scenes run at the same time. */
const WORLDS = 4;

const FLAGS = ['--failures', '--own', '--official'];

interface Asked {
  readonly failuresOnly: boolean;
  /** The only engine to attack; null for all that are found. */
  readonly only: FirestoreEngine | null;
  readonly concerns: readonly Concern[];
}

function asked(args: readonly string[]): Asked {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.find((arg) => arg.startsWith('--') && !FLAGS.includes(arg));
  if (unknown !== undefined) throw new Error(`${unknown} is not known here. There are ${FLAGS.join(', ')}.`);
  const concerns = CONCERNS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (concerns.length === 0)
    throw new Error(`No concern has such a name. There are: ${CONCERNS.map(({ name }) => name).join(', ')}.`);
  const only = ENGINES.find((engine) => args.includes(`--${engine}`)) ?? null;
  return { failuresOnly: args.includes('--failures'), only, concerns };
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
  const { failuresOnly, only, concerns } = asked(process.argv.slice(2));
  setLogLevel('silent');
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const official = only === 'own' ? null : await startOfficialEngine();
  const missing = official !== null && 'missing' in official ? official.missing : null;
  if (only === 'official' && missing !== null) throw new Error(missing);
  const engines = [
    ...(only === 'official' ? [] : [await startOwnEngine()]),
    ...(official === null || 'missing' in official ? [] : [official]),
  ];
  const played: Played[][] = [];
  try {
    played.push(...(await Promise.all(engines.map((engine) => playOn(engine, concerns)))));
  } finally {
    await Promise.all(engines.map((engine) => engine.stop()));
  }
  const each = engines.flatMap(({ name }, i) => played[i]!.map((one) => [name, one] as const));
  for (const [engine, one] of each) linesOf(engine, one, failuresOnly).forEach(print);
  for (const [engine, one] of each) print(summaryOf(engine, one));
  if (missing !== null) print(`Only our own engine was attacked. ${missing}`);

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
