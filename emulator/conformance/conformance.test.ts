import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../tests/browser/chromium';
import { firestoreEngine } from '../official/engine';
import { openBackend, putRules, type Backend } from './backend';
import { put } from './owner';
import { OPEN_PROJECT, RULED_PROJECT } from './sandbox';
import { AdminPlayers, UnitTestingPlayers } from './nodePlayers';
import { asWanted } from './play';
import { runAll } from './run';
import { RestPlayers, SdkPlayers } from './players';
import { asOfficial, differenceOf } from './differences';
import { casesOf, OPEN_RULES, sandboxOf, RULES } from './table';
import { CLIENTS, type Case, type ClientKind, type Outcome } from './types';

// One table of cases, each played by every client it applies to. Each client's outcomes must equal the row's.

/** The clients that play: all, or those named in PLAY (`PLAY=node,rest`) to debug one case. */
const PLAYING = CLIENTS.filter((client) => process.env.PLAY?.split(',').includes(client) ?? true);

let backend: Backend;
const plays = new Map<ClientKind, Promise<Record<string, readonly Outcome[]>>>();

beforeAll(async () => {
  full.setLogLevel('silent');
  lite.setLogLevel('silent');
  backend = await openBackend();
  await putRules(backend, OPEN_PROJECT, OPEN_RULES);
  await putRules(backend, RULED_PROJECT, RULES);
  // The page runs in another process: it plays while the Node clients take turns in this one.
  let turn: Promise<unknown> = Promise.resolve();
  for (const client of PLAYING) {
    const played = client === 'browser' ? playAll(client) : turn.then(() => playAll(client));
    if (client !== 'browser') turn = played.catch(() => undefined);
    // The tests that await it report a failure; until then the rejection must not end the process.
    played.catch(() => undefined);
    plays.set(client, played);
  }
});
afterAll(() => backend.stop());

async function playInBrowser(): Promise<Record<string, readonly Outcome[]>> {
  const browser = await TestBrowser.start(new URL('page.ts', import.meta.url).pathname);
  try {
    const page = await browser.page();
    return await page.evaluate(([host, port]) => window.playAll(host, port), [backend.host, backend.port] as const);
  } finally {
    await browser.close();
  }
}

type Play = () => Promise<Record<string, readonly Outcome[]>>;

const players: Readonly<Record<ClientKind, Play>> = {
  node: () => runAll('node', new SdkPlayers({ full }, backend.host, backend.port), backend.origin),
  browser: playInBrowser,
  lite: () => runAll('lite', new SdkPlayers({ lite }, backend.host, backend.port), backend.origin),
  admin: () => runAll('admin', new AdminPlayers(backend.host, backend.port), backend.origin),
  rest: () => runAll('rest', new RestPlayers(backend.origin), backend.origin),
  'unit-testing': () => runAll('unit-testing', new UnitTestingPlayers(backend.host, backend.port), backend.origin),
};

/** Writes the seed documents of a client's cases, then plays them. */
async function playAll(client: ClientKind): Promise<Record<string, readonly Outcome[]>> {
  const rowsByTag = new Map(casesOf(client).map((row) => [sandboxOf(client, row).tag, row]));
  await put(
    backend.origin,
    [...rowsByTag.values()].map((row) => [sandboxOf(client, row), row.seed ?? {}] as const),
  );
  return players[client]();
}

/**
 * `firestore/lite` maps errors by HTTP status alone, and 400 means two codes (`mapCodeFromHttpStatus` in
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/src/remote/rpc_error.ts).
 */
function asLight(outcome: Outcome): Outcome {
  const { error } = (outcome ?? {}) as { error?: unknown };
  return error === 'invalid-argument' ? { ...(outcome as object), error: 'failed-precondition' } : outcome;
}

const engine = firestoreEngine();

/**
 * Google's emulator may have a transaction tried more often than the table says: it gives up its locks when it is slow.
 */
function asTried(gave: Outcome, wanted: Outcome): Outcome {
  const [made = 0, least = Infinity] = [gave, wanted].map((one) => (one as { attempts?: number } | null)?.attempts);
  return engine === 'official' && made >= least ? wanted : gave;
}

/** The number of plays with a known difference on Google's emulator. */
let different = 0;
let played = 0;

describe.each(PLAYING)('%s', (client) => {
  let outcomes: Record<string, readonly Outcome[]> = {};

  beforeAll(async () => {
    outcomes = (await plays.get(client)) ?? {};
  }, 300_000);

  const said = (outcome: Outcome): Outcome => (client === 'lite' ? asLight(outcome) : outcome);
  const wantedOf = (steps: Case['steps']) => steps.map(([step, wanted]) => [step, said(wanted)]);

  it.each(casesOf(client).map((row) => [row.name, row] as const))('%s', (name, { steps }) => {
    const gaveOf = (wanted: Case['steps']) =>
      wanted.map(([step, outcome], at) => [step, asTried(asWanted(said(outcomes[name]?.[at]), outcome), outcome)]);
    const difference = engine === 'official' ? differenceOf(client, name) : undefined;
    played++;
    if (difference === undefined) {
      expect(gaveOf(steps)).toEqual(wantedOf(steps));
      return;
    }
    different++;
    const steady = <T>(outcomes: readonly T[]) => outcomes.filter((_, at) => !difference.unsteady?.includes(at));
    const official = asOfficial(steps, difference);
    expect(steady(gaveOf(official)), `A known difference: ${difference.because}`).toEqual(steady(wantedOf(official)));
  });
});

afterAll(() => {
  if (engine === 'official')
    console.log(
      `${played} plays on Google's emulator: ${played - different} by the table, ${different} different by decision.`,
    );
});
