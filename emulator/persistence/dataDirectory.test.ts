import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callerOf } from '../service/caller';
import { commit } from '../service/commands';
import { Engine } from '../service/engine';
import { RequestLog } from '../service/requestLog';
import { encodeDocument } from '../store/document';
import { arbitraryValue } from '../values/arbitrary';
import { encodeValue } from '../values/json';
import { DataDirectory } from './dataDirectory';

// A busy machine's disk and processor take their time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const OWNER = callerOf('Bearer owner');
let directory = '';
let epochs = 0;
const open: DataDirectory[] = [];

beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'data-'))));
afterEach(async () => {
  for (const kept of open.splice(0)) await kept.close();
  rmSync(directory, { recursive: true });
});

interface Run {
  readonly engine: Engine;
  readonly kept: DataDirectory;
  readonly said: readonly string[];
}

/** A run of the engine on the directory; `wall` is its clock in milliseconds. */
function run(wall: () => number = () => 1_750_000_000_000, compactBytes?: number): Run {
  const engine = new Engine({
    compile: () => ({ ruleset: null, issues: [] }),
    wall,
    newEpoch: () => `epoch-${++epochs}`,
    indexes: null,
    log: new RequestLog(null, wall),
  });
  const said: string[] = [];
  const kept = DataDirectory.open(engine, directory, (line) => said.push(line), compactBytes);
  open.push(kept);
  return { engine, kept, said };
}

/** A run's end without a farewell: as for a killed process, nothing more is written; only the lock is as good as gone. */
const kill = (): void => rmSync(join(directory, 'lock'));

function write(engine: Engine, project: string, database: string, documents: Record<string, object | null>): void {
  const root = `projects/${project}/databases/${database}`;
  const writes = Object.entries(documents).map(([path, fields]) =>
    fields === null
      ? { delete: `${root}/documents/${path}` }
      : { update: { name: `${root}/documents/${path}`, fields } },
  );
  commit(engine, OWNER, { database: root, writes });
}

const n = (value: number): object => ({ n: { integerValue: String(value) } });

/** Everything an engine holds, with its times. */
const state = (engine: Engine): unknown =>
  engine
    .databases()
    .flatMap((database) =>
      [...database.all()].map((document) => JSON.stringify(encodeDocument(database.name, document))),
    )
    .sort();

const logFile = (): string =>
  join(
    directory,
    readdirSync(directory)
      .filter((name) => name.startsWith('log'))
      .at(-1) ?? '',
  );

describe('a data directory', () => {
  it('brings back every value with its times, in every project and database', () => {
    fc.assert(
      fc.property(fc.array(arbitraryValue, { minLength: 1, maxLength: 4 }), (values) => {
        const { engine } = run();
        values.forEach((value, i) => {
          write(engine, `p${i % 2}`, i % 3 ? '(default)' : 'other', { [`a/d${i}`]: { value: encodeValue(value) } });
        });
        write(engine, 'p0', 'other', { 'a/gone': {} });
        write(engine, 'p0', 'other', { 'a/gone': null });
        const before = state(engine);
        kill();
        const again = run();
        expect(state(again.engine)).toEqual(before);
        expect(again.said).toEqual([]);
        kill();
      }),
      { numRuns: 20 },
    );
  });

  it('never lets time go back, even when the wall clock does and only reads have used it', () => {
    const first = run(() => 2_000_000);
    write(first.engine, 'p', '(default)', { 'a/b': n(1) });
    const given = Array.from({ length: 5 }, () => first.engine.clock.next()).at(-1) as number;
    kill();
    const second = run(() => 1000);
    expect(second.engine.clock.next()).toBeGreaterThan(given);
  });

  it('goes on where resume tokens left off: the history and its name are kept', () => {
    const first = run();
    write(first.engine, 'p', '(default)', { 'a/b': n(1), 'a/c': n(2) });
    const { database } = first.engine.room({ project: 'p', database: '(default)' });
    const seen = first.engine.clock.next();
    write(first.engine, 'p', '(default)', { 'a/b': null, 'a/c': n(3) });
    kill();
    const again = run().engine.room({ project: 'p', database: '(default)' }).database;
    expect(again.epoch).toBe(database.epoch);
    expect(again.at(seen)?.get('a/b')).not.toBeNull();
    expect(again.get('a/b')).toBeNull();
    expect(again.at(seen)?.get('a/c')).not.toBe(again.get('a/c'));
  });

  it('replaces a long log by a snapshot, and loses nothing that is written meanwhile', async () => {
    const { engine, kept, said } = run(undefined, 4000);
    for (let i = 0; i < 300; i++) {
      write(engine, 'p', '(default)', { [`a/d${i % 100}`]: n(i), [`a/e${i}`]: n(i) });
      if (i % 40 === 0) await new Promise(setImmediate);
    }
    await kept.settled();
    write(engine, 'p', 'second', { 'x/y': n(1) });
    expect(said).toEqual([]);
    const files = readdirSync(directory);
    expect(files.filter((name) => name.startsWith('snapshot'))).toHaveLength(1);
    expect(files.filter((name) => name.startsWith('log'))).toHaveLength(1);
    const before = state(engine);
    kill();
    expect(state(run().engine)).toEqual(before);
  });

  it('is whole when it was killed while a snapshot was being written', async () => {
    const { engine } = run(undefined, 4000);
    for (let i = 0; i < 1000; i++) write(engine, 'p', '(default)', { [`a/d${i}`]: n(i) });
    // One turn of the loop: the next log is begun, the snapshot is not done.
    await Promise.resolve();
    await Promise.resolve();
    write(engine, 'p', '(default)', { 'a/late': n(1) });
    expect(
      readdirSync(directory)
        .filter((name) => /^log|part$/.test(name))
        .sort(),
    ).toEqual(['log-000001', 'log-000002', 'snapshot-000002.part']);
    const before = state(engine);
    kill();
    expect(state(run().engine)).toEqual(before);
  });
});

describe('a damaged end of the log', () => {
  const last = { 'a/b': n(2), 'a/c': n(2) };

  /** A directory whose log ends with one batch of two documents; where that batch begins. */
  function prepared(): { bytes: Buffer; begins: number; earlier: unknown } {
    const { engine } = run();
    write(engine, 'p', '(default)', { 'a/b': n(1), 'a/old': n(1) });
    engine.clock.next();
    const begins = readFileSync(logFile()).length;
    const earlier = state(engine);
    write(engine, 'p', '(default)', last);
    kill();
    return { bytes: readFileSync(logFile()), begins, earlier };
  }

  it('torn at any byte of the last record: that batch is not there at all, the others are, and the log goes on', () => {
    const { bytes, begins, earlier } = prepared();
    for (let end = begins; end < bytes.length; end++) {
      writeFileSync(logFile(), bytes.subarray(0, end));
      const again = run();
      expect(state(again.engine), `torn at ${end}`).toEqual(earlier);
      expect(again.said).toHaveLength(end > begins ? 1 : 0);
      if (end % 8 !== 0) {
        kill();
        continue;
      }
      write(again.engine, 'p', '(default)', { 'a/new': n(end) });
      const before = state(again.engine);
      kill();
      expect(state(run().engine)).toEqual(before);
      kill();
    }
  });

  it('changed at any byte of the last record: that batch is not there at all', () => {
    const { bytes, begins, earlier } = prepared();
    fc.assert(
      fc.property(
        fc.integer({ min: begins, max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, change) => {
          const damaged = Buffer.from(bytes);
          damaged.writeUInt8(damaged.readUInt8(at) ^ change, at);
          writeFileSync(logFile(), damaged);
          expect(state(run().engine)).toEqual(earlier);
          kill();
        },
      ),
      { numRuns: 150 },
    );
  });

  it('followed by zeros or noise: everything whole is there', () => {
    const { bytes } = prepared();
    for (const tail of [Buffer.alloc(64), Buffer.from('noise that is no record')]) {
      writeFileSync(logFile(), Buffer.concat([bytes, tail]));
      const again = run();
      expect(state(again.engine)).toHaveLength(3);
      expect(again.said.join()).toContain(`${tail.length} bytes`);
      kill();
    }
  });
});

describe('a directory that must not be used', () => {
  it('because another process holds it: says which', () => {
    writeFileSync(join(directory, 'lock'), String(process.ppid));
    expect(() => run()).toThrow(`in use by the process ${process.ppid}`);
  });

  it('unless that process is gone', () => {
    writeFileSync(join(directory, 'lock'), '999999999');
    run();
    expect(readFileSync(join(directory, 'lock'), 'utf8')).toBe(String(process.pid));
  });

  it('because a log in the middle is damaged: refused, not half read', async () => {
    const { engine, kept } = run();
    write(engine, 'p', '(default)', { 'a/b': n(1) });
    await kept.close();
    appendFileSync(logFile(), 'damage');
    writeFileSync(join(directory, 'log-000002'), '');
    expect(() => run()).toThrow(/log-000001 is damaged/);
    expect(existsSync(join(directory, 'lock'))).toBe(false);
  });
});

it('a commit that cannot be written down is refused and changes nothing', async () => {
  const { engine, kept } = run();
  write(engine, 'p', '(default)', { 'a/b': n(1) });
  const before = state(engine);
  await kept.close();
  expect(() => write(engine, 'p', '(default)', { 'a/b': n(2) })).toThrow(/cannot be written/);
  expect(state(engine)).toEqual(before);
});
