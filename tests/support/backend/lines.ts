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

/**
 * Tests of every command over a connection that fails in each way: it says so within seconds, and sends nothing later.
 */
export function describeLines<Stage>(
  commands: readonly Command<Stage>[],
  stored: (stage: Stage) => Readonly<Record<string, DocumentData>>,
): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  });
  afterEach(() => {
    setReader(null);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

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
