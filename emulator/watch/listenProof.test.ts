import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Engine } from '../service/engine';
import { RequestLog } from '../service/requestLog';
import { Folding } from '../tests/folding';
import type { Change } from '../tests/folding';
import { arbitraryBatch, folded, fresh, OWNER, QUERIES, targetOf, write } from '../tests/proof';
import { ListenStream } from './listenStream';
import { fuzz } from '../tests/fuzzing';

const TARGETS = QUERIES.map((_, i) => i + 1);

/** One random event: a commit, a cut or restored connection, a slow or fast reader, or a restart of the engine. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('write' as const), batch: arbitraryBatch }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...(['cut', 'slow', 'restart'] as const)).map((what) => ({ do: what })),
  },
  { weight: 2, arbitrary: fc.constantFrom(...(['back', 'fast'] as const)).map((what) => ({ do: what })) },
);

/** An engine that can be restarted empty, and a client that reconnects to it. */
class Story {
  private engine: Engine;
  private stream: ListenStream | null = null;
  private slow = false;
  private now = 1_000_000;
  private runs = 0;
  readonly client = new Folding((targets) => this.check(targets));
  snapshots = 0;

  constructor() {
    this.engine = this.run();
  }

  does(step: { do: string; batch?: Parameters<typeof write>[1] }): void {
    if (step.do === 'write') write(this.engine, step.batch ?? {});
    else if (step.do === 'cut') this.cut();
    else if (step.do === 'back') this.connect();
    else if (step.do === 'slow' || step.do === 'fast') this.setSlow(step.do === 'slow');
    else this.restart();
    // A connected client that reads is always up to date, whatever happened before.
    if (this.stream && !this.slow) this.check(new Set(TARGETS));
  }

  end(): void {
    this.cut();
  }

  private run(): Engine {
    const wall = (): number => ++this.now;
    return new Engine({
      compile: () => ({ ruleset: null, issues: [] }),
      wall,
      newEpoch: () => `epoch-${++this.runs}`,
      indexes: null,
      log: new RequestLog(null, wall),
    });
  }

  private restart(): void {
    this.cut();
    this.engine = this.run();
  }

  private connect(): void {
    if (this.stream) return;
    const stream = new ListenStream(this.engine, OWNER, {
      send: (message) => this.client.hear(message as Change),
      isCongested: () => this.slow,
      isFull: () => false,
      cut: () => undefined,
      fail: (error) => {
        throw error;
      },
    });
    this.stream = stream;
    for (const target of TARGETS) stream.receive(targetOf(target, this.client));
  }

  private cut(): void {
    this.stream?.close();
    this.stream = null;
    this.client.breakOff();
  }

  private setSlow(slow: boolean): void {
    this.slow = slow;
    if (!slow) this.stream?.drained();
  }

  /** All targets of a snapshot equal the results of fresh queries at the same time. */
  private check(targets: ReadonlySet<number>): void {
    this.snapshots++;
    for (const target of targets) expect(folded(this.client, target)).toEqual(fresh(this.engine, target));
  }
}

function holds(steps: readonly { do: string }[]): void {
  const story = new Story();
  try {
    for (const step of [{ do: 'back' }, ...steps, { do: 'back' }, { do: 'fast' }]) story.does(step);
    expect(story.snapshots).toBeGreaterThan(0);
    // A wrong count makes a client request everything again, which must never happen.
    expect(story.client.heard.filter(({ filter }) => filter)).toEqual([]);
  } finally {
    story.end();
  }
}

describe('every snapshot of a listener matches fresh queries for all its targets, under random commits, cuts and slow reading', () => {
  it('and restarts of the engine, which lose all state', () => {
    fc.assert(fc.property(fc.array(step, { maxLength: 40 }), holds), fuzz(100));
  });
});
