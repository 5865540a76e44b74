import { describe, expect, it } from 'vitest';
import { compileRules } from '../rules/index';
import { callerOf } from '../service/caller';
import { batchGet, beginTransaction, commit, rollback } from '../service/commands';
import { Engine } from '../service/engine';
import { runQuery } from '../service/queries';
import { RequestLog } from '../service/requestLog';
import { Database } from '../store/database';
import { whenFree } from './blocked';
import { LOCK_WAIT_MILLIS, Transactions } from './transactions';

const DATABASE = 'projects/p/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const OWNER = callerOf('Bearer owner');
const CONTENTION = { status: 'ABORTED', message: 'Too much contention on these documents. Please try again.' };

/** An engine with a manual clock. */
class Bench {
  private now = 1_000_000;
  private readonly timers: { at: number; work: () => void }[] = [];
  readonly engine = new Engine({
    compile: compileRules,
    wall: () => this.now,
    after: (millis, work) => {
      const timer = { at: this.now + millis, work };
      this.timers.push(timer);
      return () => void this.timers.splice(this.timers.indexOf(timer), 1);
    },
    newEpoch: () => 'epoch',
    indexes: null,
    log: new RequestLog(null, () => 0),
  });

  /** Advances the clock and runs the timers that are due. */
  async pass(millis: number): Promise<void> {
    const end = this.now + millis;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers.splice(this.timers.indexOf(due), 1);
      this.now = due.at;
      due.work();
      await settle();
    }
    this.now = end;
  }

  begin(retryTransaction?: string): string {
    const options = retryTransaction === undefined ? {} : { readWrite: { retryTransaction } };
    return beginTransaction(this.engine, { database: DATABASE, options }).transaction as string;
  }

  read(transaction: string, ...ids: string[]): Promise<readonly object[]> {
    const documents = ids.map((id) => `${ROOT}/c/${id}`);
    return whenFree(() => batchGet(this.engine, OWNER, { database: DATABASE, documents, transaction }));
  }

  write(transaction: string | null, ids: readonly string[], n = 1): Promise<object> {
    const writes = ids.map((id) => ({
      update: { name: `${ROOT}/c/${id}`, fields: { n: { integerValue: String(n) } } },
    }));
    return whenFree(() => commit(this.engine, OWNER, { database: DATABASE, transaction, writes }));
  }

  query(transaction: string, structuredQuery: object): Promise<readonly object[]> {
    return whenFree(() => runQuery(this.engine, OWNER, { parent: ROOT, structuredQuery, transaction }));
  }

  end(transaction: string): void {
    rollback(this.engine, { database: DATABASE, transaction });
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The current state of a promise that may be waiting. */
function watch(promise: Promise<unknown>): { state: string } {
  const watched = { state: 'waits' };
  promise.then(
    () => (watched.state = 'done'),
    (error: Error) => (watched.state = error.message),
  );
  return watched;
}

describe('a lock', () => {
  it('on a document read, existing or missing, allows reads and blocks writes', async () => {
    const bench = new Bench();
    const [a, b] = [bench.begin(), bench.begin()];
    await bench.read(a, 'x');
    await bench.read(b, 'x');
    const write = watch(bench.write(null, ['x']));
    const elsewhere = watch(bench.write(null, ['y']));
    await settle();
    expect([write.state, elsewhere.state]).toEqual(['waits', 'done']);
    bench.end(a);
    await settle();
    expect(write.state).toBe('waits');
    await bench.write(b, ['x'], 5);
    await settle();
    expect(write.state).toBe('done');
  });

  it('releases waiting writes in order of arrival', async () => {
    const bench = new Bench();
    const a = bench.begin();
    await bench.read(a, 'x');
    const order: string[] = [];
    const writes = ['first', 'second'].map((name) => bench.write(null, ['x']).then(() => order.push(name)));
    bench.end(a);
    await Promise.all(writes);
    expect(order).toEqual(['first', 'second']);
  });

  it('that is not released in time rejects the waiting write with a contention error', async () => {
    const bench = new Bench();
    await bench.read(bench.begin(), 'x');
    const write = watch(bench.write(null, ['x']));
    await bench.pass(LOCK_WAIT_MILLIS - 1);
    expect(write.state).toBe('waits');
    await bench.pass(1);
    expect(write.state).toBe(CONTENTION.message);
  });

  it('of a disconnected client is released when its transaction has been idle for 60 seconds', async () => {
    const bench = new Bench();
    const a = bench.begin();
    await bench.read(a, 'x');
    await bench.pass(50_000);
    const write = watch(bench.write(null, ['x']));
    await bench.pass(9_999);
    expect(write.state).toBe('waits');
    await bench.pass(1);
    expect(write.state).toBe('done');
    await expect(bench.write(a, ['x'])).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });

  it('is released after 270 seconds, even if its transaction is active', async () => {
    const bench = new Bench();
    const a = bench.begin();
    for (let i = 0; i < 9; i++) {
      await bench.read(a, 'x');
      await bench.pass(30_000);
    }
    await expect(bench.read(a, 'x')).rejects.toThrow(/transaction has expired/);
  });
});

describe('the lock of a query range', () => {
  const equal = (n: number) => ({
    from: [{ collectionId: 'c' }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: String(n) } } },
  });

  it('blocks writes that remove or add results, and no others', async () => {
    const bench = new Bench();
    await bench.write(null, ['in'], 1);
    await bench.write(null, ['out'], 2);
    const a = bench.begin();
    await bench.query(a, equal(1));
    const leaving = watch(bench.write(null, ['in'], 2));
    const joining = watch(bench.write(null, ['new'], 1));
    const other = watch(bench.write(null, ['out'], 3));
    await settle();
    expect([leaving.state, joining.state, other.state]).toEqual(['waits', 'waits', 'done']);
    bench.end(a);
    await settle();
    expect([leaving.state, joining.state]).toEqual(['done', 'done']);
  });

  it('with a limit ends at the last document found', async () => {
    const bench = new Bench();
    for (const [i, id] of ['p', 'q', 'r'].entries()) await bench.write(null, [id], i * 10);
    const a = bench.begin();
    await bench.query(a, { from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' } }], limit: 2 });
    const beyond = watch(bench.write(null, ['r'], 30));
    const before = watch(bench.write(null, ['s'], 5));
    await settle();
    expect([beyond.state, before.state]).toEqual(['done', 'waits']);
  });
});

describe('contention', () => {
  it('between two transactions on one document is won by the older, even if the younger commits first', async () => {
    const bench = new Bench();
    const [a, b] = [bench.begin(), bench.begin()];
    await bench.read(a, 'x');
    await bench.read(b, 'x');
    const younger = watch(bench.write(b, ['x'], 2));
    await settle();
    expect(younger.state).toBe('waits');
    await bench.write(a, ['x'], 1);
    await settle();
    expect(younger.state).toBe(CONTENTION.message);
  });

  it('in a cycle of three aborts only the youngest', async () => {
    const bench = new Bench();
    const ids = [bench.begin(), bench.begin(), bench.begin()] as const;
    await bench.read(ids[0], 'x');
    await bench.read(ids[1], 'y');
    await bench.read(ids[2], 'z');
    const writes = [bench.write(ids[2], ['x']), bench.write(ids[0], ['y']), bench.write(ids[1], ['z'])].map(watch);
    await settle();
    expect(writes.map(({ state }) => state)).toEqual([CONTENTION.message, 'done', 'done']);
  });

  it('ends with the second attempt, which keeps its age and reads exclusively', async () => {
    const bench = new Bench();
    const [a, b] = [bench.begin(), bench.begin()];
    await bench.read(a, 'x');
    await bench.read(b, 'x');
    const lost = watch(bench.write(b, ['x']));
    await bench.write(a, ['x']);
    await settle();
    expect(lost.state).toBe(CONTENTION.message);
    const younger = bench.begin();
    await bench.read(younger, 'x');
    const again = bench.begin(b);
    const reading = watch(bench.read(again, 'x'));
    const late = watch(bench.read(bench.begin(), 'x'));
    await settle();
    expect([reading.state, late.state]).toEqual(['waits', 'waits']);
    bench.end(younger);
    await settle();
    expect([reading.state, late.state]).toEqual(['done', 'waits']);
    await bench.write(again, ['x']);
    await settle();
    expect(late.state).toBe('done');
  });
});

it('waiting reads that open transactions do not keep waking each other', async () => {
  const bench = new Bench();
  const losers = [bench.begin(), bench.begin()];
  await bench.read(bench.begin(), 'x');
  let tries = 0;
  const open = (retryTransaction: string, documents: readonly string[]) =>
    whenFree(() => {
      if (++tries > 100) throw new Error('They wake each other for ever.');
      const newTransaction = { readWrite: { retryTransaction } };
      return batchGet(bench.engine, OWNER, { database: DATABASE, documents, newTransaction });
    });
  const names = ['x', 'y'].map((id) => `${ROOT}/c/${id}`);
  const opening = [open(losers[0]!, names), open(losers[1]!, [...names].reverse())].map(watch);
  await settle();
  bench.end(bench.begin());
  await settle();
  expect([tries, ...opening.map(({ state }) => state)]).toEqual([2, 'waits', 'waits']);
});

it('a read-only transaction takes no locks and reads at a single time', async () => {
  const bench = new Bench();
  await bench.write(null, ['x'], 1);
  const options = { readOnly: {} };
  const a = beginTransaction(bench.engine, { database: DATABASE, options }).transaction as string;
  await bench.read(a, 'x');
  await bench.write(null, ['x'], 2);
  expect(await bench.read(a, 'x')).toMatchObject([{ found: { fields: { n: { integerValue: '1' } } } }]);
  await expect(bench.write(a, ['x'])).rejects.toThrow(/read-only transaction/);
});

it('a transaction id from an earlier run of the engine is rejected', () => {
  const [earlier, now] = ['epoch-1', 'epoch-2'].map(
    (epoch) => new Transactions(new Database({ project: 'p', database: '(default)' }, epoch, 1), () => 1000),
  ) as [Transactions, Transactions];
  const { id } = earlier.begin();
  expect(now.begin().id).not.toBe(id);
  expect(() => now.get(id)).toThrow(/transaction has expired/);
  expect(() => now.begin(id)).toThrow(/Invalid transaction/);
  expect(() => now.requireKnown(id)).toThrow(/Invalid transaction/);
});

it('clearing the database aborts transactions that have read it', async () => {
  const bench = new Bench();
  const a = bench.begin();
  await bench.read(a, 'x');
  bench.engine.clear({ project: 'p', database: '(default)' });
  await expect(bench.write(a, ['x'])).rejects.toThrow(/transaction has expired/);
});
