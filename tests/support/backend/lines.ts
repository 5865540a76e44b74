import type { DocumentData } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setReader } from '@/data/device/deviceData';
import type { Result } from '@/domain/kernel/result';
import { backend, type Fault } from './backend';

const SECOND = 1_000;

/** A command, whose it is, and what is stored when it begins. */
export type Command<Stage> = [what: string, by: string, stage: Stage, run: () => Promise<Result<unknown>>];

/** What a later request takes less of than an earlier one, so that it overtakes it, in milliseconds. */
const LEAD = 150;

/** An id of Firestore's, a code, or a time. */
const MADE = /\b(?:[A-Za-z0-9]{20}|[A-HJKMNP-Z2-9]{6}|[A-HJKMNP-Z2-9]{8}|\d{13}|\d{4}-\d\d-\d\dT[\d:.]+Z)(?=\b|_)/g;

/** A league's name in the desk's log: the one that its writer saw. */
const SEEN = /(?<="after":\{)"league":"[^"]*",/g;

const withoutTimes = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'seconds' in value ? 'made' : value;

/** What has been written so far, without its times and the ids and codes that were made for it. */
function written(): string[] {
  const done = backend.sent().filter(({ kind, error }) => kind === 'write' && error === undefined);
  const paths = [...new Set(done.flatMap(({ paths }) => paths))];
  const documents = paths.map((path) => `${path} ${JSON.stringify(backend.stored(path), withoutTimes)}`);
  return documents.map((text) => text.replaceAll(MADE, 'made').replaceAll(SEEN, '')).sort();
}

/** Gives each test fake timers, and no network beside the fake backend. */
function onFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  });
  afterEach(() => {
    setReader(null);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/**
 * Tests of every two commands that are given at once, as by two people: what is stored is what one after the other
 * leaves, or one alone if the other is refused with its reason.
 */
export function describePairs<Stage>(
  commands: readonly Command<Stage>[],
  stored: (stage: Stage) => Readonly<Record<string, DocumentData>>,
): void {
  onFakeTime();

  /** Gives the commands so many milliseconds apart. Returns their results and what they have written. */
  async function give(given: readonly Command<Stage>[], apart: number, latency: number) {
    const [, by, stage] = given[0]!;
    backend.start(stored(stage), by);
    setReader(by);
    backend.setFaults({ latency: () => latency });
    const results: Result<unknown>[] = [];
    given.forEach(([, , , run], at) => setTimeout(() => void run().then((done) => results.push(done)), at * apart));
    await vi.advanceTimersByTimeAsync(14 * SECOND);
    expect(results).toHaveLength(given.length);
    return { results, world: written() };
  }

  const pairs = commands.flatMap((one, at) =>
    commands.slice(at).flatMap((other) => (other[2] === one[2] ? [[one, other] as const] : [])),
  );
  it.each(pairs.map((pair) => [pair[0][0], pair[1][0], pair] as const))('%s and %s', async (_, __, [one, other]) => {
    const orders = [
      [one, other],
      [other, one],
    ] as const;
    const [alone, inTurn]: [string[][], string[][]] = [[], []];
    for (const order of orders) {
      alone.push((await give([order[0]], 0, 0)).world);
      inTurn.push((await give(order, 5 * SECOND, 0)).world);
    }
    for (const order of orders)
      for (const apart of [0, 30]) {
        const { results, world } = await give(order, apart, 50);
        expect(results.every(({ ok }) => ok) ? inTurn : [...alone, ...inTurn]).toContainEqual(world);
        for (const result of results) expect(result).toMatchObject(result.ok ? {} : { error: { message: /.+\./ } });
      }
  });
}

/**
 * Tests of every command over a connection that fails in each way: it says so within seconds, and sends nothing later.
 * What is given twice is done once, but for what makes something new each time (`anew`, by name), whose form is gone or
 * empty by then.
 */
export function describeLines<Stage>(
  commands: readonly Command<Stage>[],
  stored: (stage: Stage) => Readonly<Record<string, DocumentData>>,
  anew: readonly string[] = [],
): void {
  onFakeTime();

  const writes = () => backend.sent().filter(({ kind }) => kind === 'write').length;

  /** Begins a command over such a connection. Returns its result after so many seconds; null before there is one. */
  async function begin(
    [, by, stage, run]: Command<Stage>,
    faults: Parameters<typeof backend.setFaults>[0],
    seconds: number,
  ) {
    backend.start(stored(stage), by);
    setReader(by);
    backend.setFaults(faults);
    let result: Result<unknown> | null = null;
    void run().then((done) => (result = done));
    await vi.advanceTimersByTimeAsync(seconds * SECOND);
    return result as Result<unknown> | null;
  }

  describe.each([...commands])('%s', (...command) => {
    it('with a connection', async () => {
      expect(await begin(command, {}, 5)).toMatchObject({ ok: true });
    });

    it('with one that answers out of order', async () => {
      let way = 0;
      const latency = () => Math.max(0, 1.5 * SECOND - LEAD * way++);
      expect(await begin(command, { latency }, 14)).toMatchObject({ ok: true });
    });

    it.each(anew.includes(command[0]) ? [] : [0, 700])('once, when it’s given again %i ms later', async (pause) => {
      await begin(command, {}, 5);
      const once = written();
      await begin(command, {}, pause / SECOND);
      void command[3]();
      await vi.advanceTimersByTimeAsync(5 * SECOND);
      expect(written()).toEqual(once);
    });

    it.each<[string, Fault]>([
      ['nothing is answered', 'lost'],
      ['the server can’t be reached', 'unavailable'],
    ])('not when %s, nor later', async (_, fault) => {
      expect(await begin(command, { fault: () => fault }, 32)).toMatchObject({ ok: false });
      backend.setFaults();
      const sent = backend.sent().length;
      await vi.advanceTimersByTimeAsync(3_600 * SECOND);
      expect(backend.sent()).toHaveLength(sent);
    });

    it('without being called refused, when what was done isn’t answered', async () => {
      let lost = false;
      const fault = ({ kind }: { kind: string }) =>
        kind === 'write' && !lost ? ((lost = true), { done: 'unavailable' }) : null;
      const result = await begin(command, { fault }, 14);
      expect(result?.ok === true ? 'done' : result?.error.code).toMatch(/^(done|no-answer|unavailable)$/);
    });

    it('not once its time is over, whatever was read until then', async () => {
      // An answer takes 40 seconds. What has left the page by then may arrive.
      expect(await begin(command, { latency: () => 20 * SECOND }, 16)).toMatchObject({ error: { code: 'no-answer' } });
      await vi.advanceTimersByTimeAsync(20 * SECOND);
      const sent = writes();
      await vi.advanceTimersByTimeAsync(3_600 * SECOND);
      expect(writes()).toBe(sent);
    });
  });
}
