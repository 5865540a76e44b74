import { describe, expect, it } from 'vitest';
import { Database } from './store/database';
import { planWrites } from './store/plan';
import { decodeCommitWrites } from './store/decodeWrite';

// https://firebase.google.com/docs/firestore/quotas: each limit, just met and exceeded by one.

const name = { project: 'p', database: 'd' };
const root = 'projects/p/databases/d/documents';
const at = (path: string) => ({ update: { name: `${root}/${path}`, fields: {} } });
const holding = (fields: object) => ({ update: { name: `${root}/c/d`, fields } });
const text = (bytes: number) => ({ stringValue: 'x'.repeat(bytes) });
const deep = (levels: number): object =>
  levels === 0 ? { booleanValue: true } : { mapValue: { fields: { a: deep(levels - 1) } } };
const transforming = (count: number) => ({
  ...holding({}),
  updateTransforms: Array.from({ length: count }, (_, i) => ({ fieldPath: `f${i}`, increment: { integerValue: '1' } })),
});
const masked = (path: string) => ({ ...holding({}), updateMask: { fieldPaths: [path] } });

/** The error message of the service for these writes, or 'taken' when it accepts them. */
function outcome(...writes: object[]): string {
  try {
    return (
      planWrites(new Database(name, 'epoch', 1), name, decodeCommitWrites(writes, name), 2).failure?.message ?? 'taken'
    );
  } catch (error) {
    return (error as Error).message;
  }
}

/** A path of this many collections, each with a document. */
const path = (levels: number) => Array.from({ length: levels }, () => 'c/d').join('/');
/**
 * A document with this size by the documented formula: 16 for the name and 2 each for `c` and `d`, 2 for `f`, 1 for the
 * end of the string, 32.
 */
const sized = (bytes: number) => {
  const half = Math.floor((bytes - 16 - 4 - 32 - 2 * 3) / 2);
  return holding({ f: text(half), g: text(bytes - 16 - 4 - 32 - 2 * 3 - half) });
};

describe('a limit', () => {
  it.each([
    ['100 collections deep', at(path(100)), at(path(101)), /cannot exceed 100 elements/i],
    ['1,500 bytes of an id', at(`c/${'é'.repeat(750)}`), at(`c/${'é'.repeat(751)}`), /longer than 1500 bytes/],
    [
      '6 KiB of a name',
      at(`c/${'x'.repeat(1400)}/${'c'.repeat(1400)}/${'x'.repeat(1400)}/${'c'.repeat(1400)}/${'x'.repeat(538)}`),
      at(`c/${'x'.repeat(1400)}/${'c'.repeat(1400)}/${'x'.repeat(1400)}/${'c'.repeat(1400)}/${'x'.repeat(539)}`),
      /longer than 6144 bytes/,
    ],
    [
      '1,500 bytes of a field name',
      holding({ ['x'.repeat(1500)]: text(1) }),
      holding({ ['x'.repeat(1501)]: text(1) }),
      /property\.name is longer/,
    ],
    ['1,500 bytes of a field path', masked('x'.repeat(1500)), masked('x'.repeat(1501)), /property path is longer/],
    [
      '1,500 bytes of a path to a nested field',
      holding({ ['x'.repeat(750)]: { mapValue: { fields: { ['é'.repeat(374) + 'x']: text(1) } } } }),
      holding({ ['x'.repeat(750)]: { mapValue: { fields: { ['é'.repeat(375)]: text(1) } } } }),
      /invalid nested entity/,
    ],
    ['20 levels of maps', holding({ m: deep(20) }), holding({ m: deep(21) }), /nested/],
    [
      '1 MiB less 89 bytes of a value',
      holding({ f: text(1_048_487) }),
      holding({ f: text(1_048_488) }),
      /"f" is longer/,
    ],
    ['1 MiB of a document', sized(1_048_576), sized(1_048_577), /maximum allowed size/],
    ['500 transforms of a document', transforming(500), transforming(501), /at most 500 fields/],
  ])('of %s accepts the maximum and rejects more', (_name, within, beyond, message) => {
    expect(outcome(within)).toBe('taken');
    expect(outcome(beyond)).toMatch(message);
  });

  it('of 500 transforms counts all writes to one document', () =>
    expect(outcome(transforming(300), transforming(201))).toMatch(/at most 500 fields/));

  it('does not apply to the number of writes', () =>
    expect(outcome(...Array.from({ length: 501 }, (_, i) => at(`c/d${i}`)))).toBe('taken'));
});
