import type { Attempt, Concern, Scene, Step } from './scene';
import type { AttackDecision, World } from './world';

/** One line of the report. */
export interface Line {
  readonly scene: string;
  readonly what: string;
  /** Attempts must be `denied`, the honest request `allowed`. `broken`: the rules didn't decide the request. */
  readonly result: 'denied' | 'let through' | 'allowed' | 'honest request refused' | 'broken';
  /** The engine's answer, where it explains more. */
  readonly detail?: string;
}

/** The results of one concern on one engine. */
export interface Played {
  readonly concern: string;
  readonly lines: readonly Line[];
}

/** The name of a scene's honest request in the report. */
export const HONEST = 'the honest request';

/** Runs every scene, in each world one after another. Returns the results in the scenes' order. */
export async function playAll(worlds: readonly World[], concerns: readonly Concern[]): Promise<Played[]> {
  const jobs = concerns.flatMap(({ scenes }, concern) => scenes.map((scene) => ({ concern, scene })));
  const lines = new Map<Scene, Line[]>();
  let next = 0;
  await Promise.all(
    worlds.map(async (world) => {
      for (let job = jobs[next++]; job !== undefined; job = jobs[next++])
        lines.set(job.scene, await playScene(world, job.scene));
    }),
  );
  return concerns.map(({ name, scenes }) => ({
    concern: name,
    lines: scenes.flatMap((scene) => lines.get(scene) ?? []),
  }));
}

async function playScene(world: World, { name, build }: Scene): Promise<Line[]> {
  const { state, honest, attempts } = build();
  const lines: Line[] = [];
  await world.reset(state);
  for (const [what, attempt] of Object.entries(attempts)) {
    const outcome = await tryAttempt(world, attempt);
    lines.push({ scene: name, what, ...outcome });
    // A denied request changes nothing, so only other results need a reset.
    if (outcome.result !== 'denied' || !isStep(attempt)) await world.reset(state);
  }
  lines.push({ scene: name, what: HONEST, ...honestly(await world.send(...honest)) });
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
    return { result: 'let through', detail: `all ${attempt.flood.length}` };
  }
  for (const step of attempt.after) {
    const before = honestly(await world.send(...step));
    if (before.result !== 'allowed') return { ...before, detail: `leading up to it: ${before.detail ?? 'denied'}` };
  }
  return hostile(await world.send(attempt.by, attempt.request));
}

function hostile(verdict: AttackDecision): Outcome {
  if (verdict.outcome === 'broken') return { result: 'broken', detail: verdict.answer };
  if (verdict.outcome === 'failed') return { result: 'denied', detail: 'by a failure of the engine' };
  return { result: verdict.outcome === 'denied' ? 'denied' : 'let through' };
}

function honestly(verdict: AttackDecision): Outcome {
  if ('answer' in verdict) return { result: 'broken', detail: verdict.answer };
  return { result: verdict.outcome === 'allowed' ? 'allowed' : 'honest request refused' };
}
