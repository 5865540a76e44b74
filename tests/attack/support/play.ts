import type { Attempt, Concern, Scene, Step } from './scene';
import type { Verdict, World } from './world';

/** One line of the report. */
export interface Line {
  readonly scene: string;
  readonly what: string;
  /** `well`: denied as it must be, or, for the honest request, allowed. */
  readonly result: 'denied' | 'let through' | 'allowed' | 'honest request refused' | 'broken';
  /** What the engine answered, where that says more. */
  readonly detail?: string;
}

/** Everything that became of one concern on one engine. */
export interface Played {
  readonly concern: string;
  readonly lines: readonly Line[];
}

export const isWell = ({ result }: Line): boolean => result === 'denied' || result === 'allowed';

/** Plays a concern's scenes one after another. */
export async function playConcern(world: World, { name, scenes }: Concern): Promise<Played> {
  const lines: Line[] = [];
  for (const scene of scenes) lines.push(...(await playScene(world, scene)));
  return { concern: name, lines };
}

async function playScene(world: World, { name, build }: Scene): Promise<Line[]> {
  const { state, honest, attempts } = build();
  const lines: Line[] = [];
  await world.reset(state);
  for (const [what, attempt] of Object.entries(attempts)) {
    const line = await tryAttempt(world, attempt);
    lines.push({ scene: name, what, ...line });
    // What was denied has changed nothing.
    if (line.result !== 'denied' || !isStep(attempt)) await world.reset(state);
  }
  const verdict = await world.send(...honest);
  lines.push({ scene: name, what: 'the honest request', ...honestly(verdict) });
  return lines;
}

type Outcome = Pick<Line, 'result' | 'detail'>;
const isStep = (attempt: Attempt): attempt is Step => Array.isArray(attempt);

async function tryAttempt(world: World, attempt: Attempt): Promise<Outcome> {
  if (isStep(attempt)) return hostile(await world.send(...attempt));
  if ('flood' in attempt) {
    for (const request of attempt.flood) {
      const outcome = hostile(await world.send(attempt.by, request));
      if (outcome.result !== 'let through') return outcome;
    }
    return { result: 'let through', detail: `all ${String(attempt.flood.length)}` };
  }
  for (const step of attempt.after) {
    const before = honestly(await world.send(...step));
    if (before.result !== 'allowed') return { ...before, detail: `leading up to it: ${before.detail ?? 'denied'}` };
  }
  return hostile(await world.send(attempt.by, attempt.request));
}

function hostile(verdict: Verdict): Outcome {
  if (verdict.outcome === 'broken') return { result: 'broken', detail: verdict.answer };
  if (verdict.outcome === 'failed') return { result: 'denied', detail: 'by a failure of the engine' };
  return { result: verdict.outcome === 'denied' ? 'denied' : 'let through' };
}

function honestly(verdict: Verdict): Outcome {
  if ('answer' in verdict) return { result: 'broken', detail: verdict.answer };
  return { result: verdict.outcome === 'allowed' ? 'allowed' : 'honest request refused' };
}
