import { readFileSync, writeFileSync } from 'node:fs';
import { setLogLevel } from 'firebase/firestore';
import { CONCERNS } from './concerns';
import { startOfficialEngine, startOwnEngine, type RunningEngine } from './support/engines';
import { playConcern, type Played } from './support/play';
import { reportOf, type Report } from './support/report';
import { openWorld } from './support/world';

// `node --import tsx tests/attack/main.ts [--report FILE] [--failures] [WORDS ...]`: every attempt, on every engine that is found.

const args = process.argv.slice(2);
const reportAt = args.indexOf('--report');
const reportFile = reportAt < 0 ? null : args[reportAt + 1];
const failuresOnly = args.includes('--failures');
const named = args.filter((arg, i) => !arg.startsWith('--') && (reportAt < 0 || i !== reportAt + 1));

async function playOn(engine: RunningEngine): Promise<Played[]> {
  const rules = readFileSync('firestore.rules', 'utf8');
  const chosen = CONCERNS.filter(({ name }) => named.length === 0 || named.some((word) => name.includes(word)));
  return Promise.all(
    chosen.map(async (concern) => {
      const project = `demo-attack-${concern.name.replace(/\W+/g, '-')}`;
      const world = await openWorld(engine.host, engine.port, project, rules);
      try {
        return await playConcern(world, concern);
      } finally {
        await world.close();
      }
    }),
  );
}

async function main(): Promise<number> {
  setLogLevel('silent');
  const own = await startOwnEngine();
  const official = await startOfficialEngine();
  const engines = official === null ? [own] : [own, official];
  const reports: Report[] = [];
  try {
    const played = await Promise.all(engines.map(playOn));
    played.forEach((concerns, i) => reports.push(reportOf(engines[i]!.name, concerns)));
  } finally {
    await Promise.all(engines.map((engine) => engine.stop()));
  }
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  for (const report of reports) report.lines(failuresOnly).forEach(print);
  for (const report of reports) report.summary().forEach(print);
  if (official === null) print("Google's emulator was not found: only our own was tried.");
  const sum = (of: (report: Report) => number): number => reports.reduce((total, report) => total + of(report), 0);
  const unwell = sum(({ refused, broken }) => refused + broken);
  if (unwell > 0)
    print(`${sum(({ refused }) => refused)} honest requests refused, ${sum(({ broken }) => broken)} not judged`);
  const through = sum(({ through }) => through);
  if (reportFile) {
    const passed = sum(({ denied, allowed }) => denied + allowed);
    writeFileSync(reportFile, JSON.stringify({ passed, failed: through + unwell }));
  }
  print(`${sum(({ denied }) => denied)} denied, ${through} let through`);
  return through + unwell === 0 ? 0 : 1;
}

process.exit(await main());
