import { ask, filled, plain, put } from './owner';
import type { Sandbox } from './sandbox';
import type { Case, Number as Wanted, Outcome, QueryShape, Step, Write } from './types';
import type { Data } from './values';

/** The operations of a client that the table uses. */
export interface Player {
  read(path: string): Promise<Outcome>;
  query(shape: QueryShape): Promise<readonly (readonly [path: string, data: Data])[]>;
  aggregate(shape: QueryShape, numbers: Readonly<Record<string, Wanted>>): Promise<Outcome>;
  write(writes: readonly Write[]): Promise<void>;
  transaction(reads: readonly string[], writes: readonly Write[], meddle: () => Promise<void>): Promise<Outcome>;
  listen(target: string | QueryShape, as: string): Promise<Outcome>;
  next(as: string): Promise<Outcome>;
  unlisten(as: string): Promise<void>;
  network(on: boolean): Promise<void>;
  together(put: () => Promise<void>): Promise<Outcome>;
  end(): Promise<void>;
}

/** A result document in the table's form: its id, or for a collection group its path. */
function shown(shape: QueryShape, path: string): string {
  return typeof shape.from === 'string' ? path.slice(path.lastIndexOf('/') + 1) : path;
}

/** Sends a structured query by REST. */
async function askOnTheWire(
  { wire, aggregations }: Extract<Step, { wire: unknown }>,
  origin: string,
  sandbox: Sandbox,
): Promise<Outcome> {
  const structuredQuery = filled(wire, sandbox, new Map());
  const body = aggregations ? { structuredAggregationQuery: { structuredQuery, aggregations } } : { structuredQuery };
  const { json } = await ask(origin, sandbox, `POST /:${aggregations ? 'runAggregationQuery' : 'runQuery'}`, body);
  const answers = (Array.isArray(json) ? json : [json]) as readonly {
    error?: { status: string; message: string };
    document?: { name: string };
    result?: { aggregateFields: unknown };
  }[];
  const [first] = answers;
  if (first?.error) return { error: first.error.status, message: sandbox.sentence(first.error.message) };
  if (first?.result) return first.result.aggregateFields;
  return answers.flatMap(({ document }) => (document ? [document.name.slice(document.name.lastIndexOf('/') + 1)] : []));
}

async function step(
  player: Player,
  what: Step,
  origin: string,
  sandbox: Sandbox,
  kept: Map<string, unknown>,
): Promise<Outcome> {
  if ('read' in what) return player.read(what.read);
  if ('query' in what) return (await player.query(what.query)).map(([path]) => shown(what.query, path));
  if ('data' in what) return (await player.query(what.data)).map(([path, data]) => [shown(what.data, path), data]);
  if ('aggregate' in what) return player.aggregate(what.aggregate, what.numbers);
  if ('transaction' in what)
    return player.transaction(what.transaction, what.writes, () => put(origin, [[sandbox, what.meddle ?? {}]]));
  if ('listen' in what) return player.listen(what.listen, what.as);
  if ('next' in what) return player.next(what.next);
  if ('unlisten' in what) return (await player.unlisten(what.unlisten), 'ok');
  if ('put' in what)
    return (await put(origin, [[what.database ? sandbox.in(what.database) : sandbox, what.put]]), 'ok');
  if ('together' in what) return player.together(() => put(origin, [[sandbox, what.together]]));
  if ('there' in what) return (await ask(origin, sandbox, `GET /${what.there}`, null)).ok;
  if ('network' in what) return (await player.network(what.network === 'on'), 'ok');
  if ('write' in what) return (await player.write(what.write), 'ok');
  if ('wire' in what) return askOnTheWire(what, origin, sandbox);
  const address = what.rest.replace(/#[\w.]+/, (part) => encodeURIComponent(String(filled(part, sandbox, kept))));
  const { json } = await ask(origin, sandbox, address, filled(what.body, sandbox, kept), what.authorization);
  if (what.keep !== undefined) kept.set(what.keep, json);
  // A streaming method responds with a list, even for a single error; Google's emulator sends some of these errors
  // unwrapped.
  const [first = {}] = [json].flat() as { error?: { status?: string; message?: string } }[];
  const { error } = first;
  return error?.status === undefined
    ? plain(json, sandbox)
    : { error: error.status, message: sandbox.sentence(error.message ?? '') };
}

/** An error with the code that all clients share and its message; an unexpected exception keeps its message. */
function errorOutcome(error: unknown, sandbox: Sandbox): Outcome {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const sentence = sandbox.sentence(String(message));
  return { error: typeof code === 'string' ? code : `broken: ${sentence}`, message: sentence };
}

/** A step's outcome in the form of its row: an error's message is reduced to the row's `says`, if it contains that. */
export function asWanted(gave: Outcome, wanted: Outcome): Outcome {
  if (typeof gave !== 'object' || gave === null || !('message' in gave)) return gave;
  const { message, ...rest } = gave as { message: string };
  const { says } = (wanted ?? {}) as { says?: string };
  if (says === undefined) return rest;
  return { ...rest, says: message.includes(says) ? says : message };
}

/** Google's emulator is slow on a busy machine. */
const STEP_MILLIS = 30_000;

/**
 * Plays a case step by step and returns the outcome of each. An error is an outcome like any other; so is a timeout.
 */
export async function play(
  player: Player,
  { steps }: Case,
  origin: string,
  sandbox: Sandbox,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const kept = new Map<string, unknown>();
  for (const [what] of steps) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<Outcome>((resolve) => {
      timer = setTimeout(() => resolve({ error: `silent for ${STEP_MILLIS} ms` }), STEP_MILLIS);
    });
    outcomes.push(
      await Promise.race([
        step(player, what, origin, sandbox, kept).catch((error: unknown) => errorOutcome(error, sandbox)),
        silence,
      ]),
    );
    clearTimeout(timer);
  }
  await player.end();
  return outcomes;
}

/** Works through a list with several items at a time; `work` gets the number of its lane. */
export async function inParallel<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T, lane: number) => Promise<void>,
): Promise<void> {
  let at = 0;
  const lane = async (_: unknown, number: number): Promise<void> => {
    while (at < items.length) await work(items[at++] as T, number);
  };
  await Promise.all(Array.from({ length: lanes }).map(lane));
}
