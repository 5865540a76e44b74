import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './statistics';
import { heapOf, startEngine } from './programs';
import { traffic } from './traffic';

const SAMPLES = 30;
/**
 * Allowed ratio of memory in the last third to memory in the second third. A leak over ten minutes of traffic would be
 * far above it.
 */
const ALLOWED = 1.1;
const MEGABYTE = 1024 * 1024;

/**
 * Puts the engine under mixed traffic, including malformed requests, and compares its memory in the second and the last
 * third of the run; the first third fills the engine's history. Returns 0 when memory is flat and the engine still
 * responds, else 1.
 */
export async function soak(rulesFile: string, seconds: number): Promise<number> {
  const engine = await startEngine(rulesFile);
  let stopped = false;
  let ended = false;
  engine.process.once('exit', () => (ended = true));
  const made = traffic(engine.port, () => stopped || ended);
  const heap: number[] = [];
  for (let i = 0; i < SAMPLES && !ended; i++) {
    await sleep((seconds * 1000) / SAMPLES);
    if (!ended) heap.push(await heapOf(engine));
  }
  stopped = true;
  const requests = await made;
  if (ended) {
    console.error(`The engine ended after ${heap.length} of ${SAMPLES} samples.`);
    return 1;
  }
  const answers = (await fetch(`http://127.0.0.1:${engine.port}/`)).ok;
  await engine.stop();
  const third = SAMPLES / 3;
  const [before, after] = [heap.slice(third, 2 * third), heap.slice(2 * third)].map((part) => percentile(part, 0.5));
  const growth = (after ?? NaN) / (before ?? NaN);
  console.log(
    `heap in MB, ${SAMPLES} times in ${seconds} s: ${heap.map((bytes) => (bytes / MEGABYTE).toFixed(0)).join(' ')}`,
  );
  console.log(
    `${requests} requests; the last third holds ${growth.toFixed(3)} of the second: ${growth <= ALLOWED ? 'flat' : 'IT GROWS'}`,
  );
  return answers && growth <= ALLOWED ? 0 : 1;
}
