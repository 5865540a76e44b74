import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { DataDirectory } from '../persistence/dataDirectory';
import { Engine } from '../service/engine';
import { RequestLog } from '../service/requestLog';
import { Folding } from '../tests/folding';
import type { Change } from '../tests/folding';
import { arbitraryBatch, folded, fresh, OWNER, QUERIES, targetOf, write } from '../tests/proof';
import { ListenStream } from './listenStream';

// A busy machine's disk and processor take their time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TARGETS = QUERIES.map((_, i) => i + 1);

/** One thing that happens: a commit, a cut connection or one made again, a slow reader, or the engine's end and a new run of it. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('write' as const), batch: arbitraryBatch }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...(['cut', 'slow', 'kill', 'stop'] as const)).map((what) => ({ do: what })),
  },
  { weight: 2, arbitrary: fc.constantFrom(...(['back', 'fast'] as const)).map((what) => ({ do: what })) },
);

/** An engine that can be stopped or killed and run again, on a directory or without; and a client that holds on to it. */
class Story {
  private engine: Engine;
  private kept: DataDirectory | null = null;
  private stream: ListenStream | null = null;
  private slow = false;
  private now = 1_000_000;
  private runs = 0;
  readonly client = new Folding((targets) => this.check(targets));
  snapshots = 0;

  constructor(private readonly directory: string | null) {
    this.engine = this.run();
  }

  async does(step: { do: string; batch?: Parameters<typeof write>[1] }): Promise<void> {
    if (step.do === 'write') write(this.engine, step.batch ?? {});
    else if (step.do === 'cut') this.cut();
    else if (step.do === 'back') this.connect();
    else if (step.do === 'slow' || step.do === 'fast') this.setSlow(step.do === 'slow');
    else await this.runAgain(step.do === 'kill');
    // Whoever is connected and reads has everything, whatever has happened before.
    if (this.stream && !this.slow) this.check(new Set(TARGETS));
  }

  async end(): Promise<void> {
    this.cut();
    await this.kept?.close();
  }

  private run(): Engine {
    const wall = (): number => ++this.now;
    const engine = new Engine({
      compile: () => ({ ruleset: null, issues: [] }),
      wall,
      newEpoch: () => `epoch-${++this.runs}`,
      indexes: null,
      log: new RequestLog(null, wall),
    });
    if (this.directory !== null) {
      const complain = (line: string): never => {
        throw new Error(line);
      };
      // A directory so small that snapshots are written all the time.
      this.kept = DataDirectory.open(engine, this.directory, complain, 3000);
    }
    return engine;
  }

  private async runAgain(killed: boolean): Promise<void> {
    this.cut();
    if (killed && this.directory !== null) rmSync(join(this.directory, 'lock'), { force: true });
    else await this.kept?.close();
    // The wall clock may be behind after a restart; what is kept makes up for that.
    if (this.directory !== null) this.now -= 100;
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

  /** All targets of a snapshot hold what a fresh query finds, at one and the same time. */
  private check(targets: ReadonlySet<number>): void {
    this.snapshots++;
    for (const target of targets) expect(folded(this.client, target)).toEqual(fresh(this.engine, target));
  }
}

async function holds(steps: readonly { do: string }[], directory: string | null): Promise<void> {
  const story = new Story(directory);
  try {
    for (const step of [{ do: 'back' }, ...steps, { do: 'back' }, { do: 'fast' }]) await story.does(step);
    expect(story.snapshots).toBeGreaterThan(0);
    // A count that does not fit makes a client ask again for everything: it never has to.
    expect(story.client.heard.filter(({ filter }) => filter)).toEqual([]);
  } finally {
    await story.end();
  }
}

describe('at every snapshot all targets of a listener hold what fresh queries find, under random commits, cuts and slow reading', () => {
  it('and new runs of the engine, which have forgotten everything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), (steps) => holds(steps, null)),
      { numRuns: 100 },
    );
  });

  it('and new runs of the engine on a directory, ended well or killed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const directory = mkdtempSync(join(tmpdir(), 'proof-'));
        await holds(steps, directory).finally(() => rmSync(directory, { recursive: true }));
      }),
      { numRuns: 50 },
    );
  });
});
