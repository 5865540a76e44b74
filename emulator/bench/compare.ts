import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findOfficialFirestore, type OfficialFirestore } from '../official/find';
import { startOfficial } from '../official/start';
import { openEngine, takeTurns } from './delivery';
import { startPlainEngine } from './programs';
import { percentile } from './statistics';
import { DATABASE, ROOT, Wire } from './wire';

const RULES = join(import.meta.dirname, 'bench.rules');
const STARTS = 3;

/** Reads of a document guarded by rules in one round, and how many run concurrently. */
const READS = 2000;
const AT_ONCE = 16;
/** The first rounds are warm-up. */
const READ_ROUNDS = 8;

/** An engine in another process. */
interface Engine {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** One measurement of both engines. */
interface Row {
  readonly what: string;
  readonly own: number;
  readonly official: number;
  readonly digits: number;
}

/**
 * Benchmarks this engine and Google's emulator in one run, alternating between them, and prints a table with their
 * ratios. Prints a single line instead when Google's emulator isn't installed.
 */
export async function compareEngines(): Promise<void> {
  const search = findOfficialFirestore();
  if ('missing' in search) {
    console.log(`Nothing is compared with Google's emulator. ${search.missing.split('\n', 1)[0]}`);
    return;
  }
  const starters = { own: startOwn, official: () => startGoogles(search.found) };
  const starts = await measureStarts(starters);
  const [own, official] = [await starters.own(), await starters.official()];
  const rows: Row[] = [
    { what: 'start, to the first answer: ms', own: starts.own, official: starts.official, digits: 0 },
    { what: 'memory after the start: MB', own: memoryOf(own), official: memoryOf(official), digits: 0 },
  ];
  for (const listeners of [1, 200]) {
    const { own: mine, official: theirs } = await takeTurns({
      own: await openEngine(own.port, listeners),
      official: await openEngine(official.port, listeners),
    });
    const to = listeners === 1 ? "another client's snapshot" : `the last of ${listeners} listeners`;
    const median = (taken: number[]): number => percentile(taken, 0.5);
    rows.push({ what: `a write to ${to}: ms, median`, own: median(mine), official: median(theirs), digits: 1 });
  }
  const reads = await measureReads(own.port, official.port);
  rows.push(
    { what: 'reads evaluated by a simple rule, a second', ...reads, digits: 0 },
    { what: 'memory after all that: MB', own: memoryOf(own), official: memoryOf(official), digits: 0 },
  );
  await Promise.all([own.stop(), official.stop()]);
  print(rows, search.found);
}

function print(rows: readonly Row[], { version }: OfficialFirestore): void {
  const line = (what: string, ...cells: readonly string[]): void =>
    console.log(what.padEnd(48) + cells.map((cell) => cell.padStart(12)).join(''));
  line(`beside Google's emulator ${version}`, 'ours', "Google's", 'ratio');
  for (const { what, own, official, digits } of rows)
    line(what, own.toFixed(digits), official.toFixed(digits), (own / official).toFixed(2));
}

async function startOwn(): Promise<Engine> {
  const { port, process: child, stop } = await startPlainEngine(RULES);
  return { port, pid: child.pid!, stop };
}

function startGoogles(official: OfficialFirestore): Promise<Engine> {
  return startOfficial(official, ['--rules', RULES]);
}

/** The median of several starts of each engine, from spawning it to its first response. */
async function measureStarts(
  starters: Readonly<Record<'own' | 'official', () => Promise<Engine>>>,
): Promise<Record<'own' | 'official', number>> {
  const measure = async (start: () => Promise<Engine>): Promise<number> => {
    const begun = performance.now();
    const engine = await start();
    await fetch(`http://127.0.0.1:${engine.port}/`);
    const taken = performance.now() - begun;
    await engine.stop();
    return taken;
  };
  // The first start may have to build the engine's program, and it warms the disk cache for both.
  await measure(starters.own);
  await measure(starters.official);
  const taken: Record<'own' | 'official', number[]> = { own: [], official: [] };
  for (let i = 0; i < STARTS; i++) {
    taken.own.push(await measure(starters.own));
    taken.official.push(await measure(starters.official));
  }
  return { own: percentile(taken.own, 0.5), official: percentile(taken.official, 0.5) };
}

/** Resident memory of an engine's process, in megabytes. */
function memoryOf({ pid }: Engine): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}

/**
 * Reads per second of each engine, each read evaluated by a rule that looks at the document and at the caller. Returns
 * the best round.
 */
async function measureReads(ownPort: number, officialPort: number): Promise<Record<'own' | 'official', number>> {
  const readers = { own: await openReader(ownPort), official: await openReader(officialPort) };
  const best = { own: 0, official: 0 };
  for (let round = 0; round < READ_ROUNDS; round++)
    for (const name of ['own', 'official'] as const) best[name] = Math.max(best[name], await readers[name].round());
  readers.own.close();
  readers.official.close();
  return best;
}

async function openReader(port: number): Promise<{ round: () => Promise<number>; close: () => void }> {
  const now = Math.floor(Date.now() / 1000);
  const part = (of: object): string => Buffer.from(JSON.stringify(of)).toString('base64url');
  const claims = { sub: 'fan', user_id: 'fan', iss: 'https://securetoken.google.com/demo-bench', aud: 'demo-bench' };
  const token = `${part({ alg: 'none', type: 'JWT' })}.${part({ ...claims, iat: now, exp: now + 3600 })}.`;
  const owner = new Wire(port);
  const ids = Array.from({ length: AT_ONCE }, (_, i) => `s${i}`);
  for (const id of ids)
    await owner.set(`scores/${id}`, { owner: { stringValue: 'fan' }, points: { integerValue: '1' } });
  owner.close();
  const fan = new Wire(port, `Bearer ${token}`);
  const read = (id: string) =>
    fan.call('BatchGetDocuments', { database: DATABASE, documents: [`${ROOT}/scores/${id}`] });
  const round = async (): Promise<number> => {
    const begun = performance.now();
    await Promise.all(
      ids.map(async (id) => {
        for (let i = 0; i < READS / AT_ONCE; i++) await read(id);
      }),
    );
    return (1000 * READS) / (performance.now() - begun);
  };
  return { round, close: () => fan.close() };
}
