import { join } from 'node:path';
import { compareEngines } from './compare';
import { openEcho, openEngine, takeTurns } from './delivery';
import { measureQueries, measureRules, measureIndexedWrite } from './inProcess';
import { startEcho, startEngine } from './programs';
import { soak } from './soak';
import { line, percentile } from './statistics';

// Benchmarks the Firestore engine as ratios within one run: against a bare HTTP/2 server, an array in memory, itself
// with less data, and Google's emulator where that is installed. With --soak (or --soak=SECONDS) it runs mixed traffic
// instead and checks that memory doesn't grow.

const RULES = join(import.meta.dirname, 'bench.rules');
const SOAK_SECONDS = 600;

/** A ratio and its target. */
function ratio(what: string, value: number, aim: number): void {
  console.log(`${what.padEnd(64)} ${value.toFixed(2)}   (aim: at most ${aim})`);
}

interface Delivery {
  echo: number[];
  engine: number[];
}

function reportDelivery(what: string, { echo, engine }: Delivery, aim: number | null): void {
  console.log(line('a message through a bare HTTP/2 server', echo, 'messages'));
  console.log(line(what, engine, 'writes'));
  const value = percentile(engine, 0.5) / percentile(echo, 0.5);
  if (aim === null) console.log(`${'ratio of the medians'.padEnd(64)} ${value.toFixed(2)}`);
  else ratio('ratio of the medians', value, aim);
}

async function measure(): Promise<void> {
  const echo = await startEcho();
  const engine = await startEngine(RULES);
  const deliver = async (listeners: number): Promise<Delivery> =>
    takeTurns({ echo: await openEcho(echo.port, listeners), engine: await openEngine(engine.port, listeners) });
  const one = await deliver(1);
  reportDelivery("a write to another client's snapshot", one, 3);
  const many = await deliver(200);
  reportDelivery('a write to the last of 200 listeners', many, null);
  await Promise.all([echo.stop(), engine.stop()]);

  const { few, full, array } = measureQueries();
  ratio('20 of 50,000 documents by an index, to 20 of 1,000', full / few, 1.5);
  ratio('20 of 50,000 documents by an index, to an array sorted', full / array, 1);
  ratio(
    'what an index adds to a write, to a write delivered',
    measureIndexedWrite() / percentile(one.engine, 0.5),
    0.1,
  );
  console.log(
    `${'requests evaluated by a simple rule, a second'.padEnd(64)} ${Math.round(measureRules())}   (aim: 20000)`,
  );
}

const flag = process.argv.find((arg) => arg === '--soak' || arg.startsWith('--soak='));
if (flag === undefined) {
  await measure();
  await compareEngines();
} else process.exitCode = await soak(RULES, Number(flag.split('=')[1] ?? SOAK_SECONDS));
