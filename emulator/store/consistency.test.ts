import { describe, expect, it } from 'vitest';
import { decodeBatchWrites, decodeCommitWrites } from './decodeWrite';

const database = { project: 'p', database: 'd' };
const name = 'projects/p/databases/d/documents/c/d';
const other = 'projects/p/databases/d/documents/c/e';
const AT = '2026-11-22T04:00:00Z';
const LATER = '2026-11-22T05:00:00Z';

/**
 * Writes to one document, by short names. An `X` requires that it exists, an `N` that it doesn't, a `T` its update
 * time.
 */
const WRITES: Readonly<Record<string, object>> = {
  set: { update: { name } },
  create: { update: { name }, currentDocument: { exists: false } },
  update: { update: { name }, updateMask: {}, currentDocument: { exists: true } },
  setT: { update: { name }, currentDocument: { updateTime: AT } },
  setLater: { update: { name }, currentDocument: { updateTime: LATER } },
  transform: { transform: { document: name, fieldTransforms: [] } },
  transformX: { transform: { document: name, fieldTransforms: [] }, currentDocument: { exists: true } },
  delete: { delete: name },
  deleteX: { delete: name, currentDocument: { exists: true } },
  deleteN: { delete: name, currentDocument: { exists: false } },
  deleteT: { delete: name, currentDocument: { updateTime: AT } },
  verify: { verify: name },
  verifyX: { verify: name, currentDocument: { exists: true } },
  verifyN: { verify: name, currentDocument: { exists: false } },
  setOther: { update: { name: other } },
  createOther: { update: { name: other }, currentDocument: { exists: false } },
};

function outcome(decode: typeof decodeCommitWrites, names: string): string {
  const writes = names.split(' ').map((short) => WRITES[short]);
  try {
    return `${decode(writes, database).length} writes`;
  } catch (error) {
    return (error as Error).message;
  }
}

const cannot = (first: string, second: string): string =>
  `Cannot ${first} then ${second} an entity in the same request.`;
const VERSIONS = 'Cannot collapse mutations with different version preconditions.';
const WRITTEN = 'the same document cannot be written and then verified in a single request';
const VERIFIED = 'the same document cannot be verified and then written in a single request';
const TWICE = 'the same document cannot be verified more than once in a single request';
const BARE = 'a verify must contain a precondition';

describe('the writes of a commit', () => {
  it.each([
    ['set create', cannot('upsert', 'insert')],
    ['transform create', cannot('upsert', 'insert')],
    ['create create', cannot('insert', 'insert')],
    ['update create', cannot('update', 'insert')],
    ['setT create', cannot('update', 'insert')],
    ['set deleteN', cannot('upsert', 'delete')],
    ['delete update', cannot('delete', 'update')],
    ['delete transformX', cannot('delete', 'update')],
    ['delete setT', cannot('delete', 'update')],
    ['delete deleteX', cannot('delete', 'delete')],
    ['set delete update', cannot('delete', 'update')],
    ['create set create', cannot('insert', 'insert')],
    ['deleteX set create', cannot('update', 'insert')],
    ['deleteT set create', cannot('upsert', 'insert')],
    ['create delete set deleteN', cannot('insert', 'delete')],
    ['set setT', VERSIONS],
    ['delete deleteT', VERSIONS],
    ['setT setLater', VERSIONS],
    ['create update setT', VERSIONS],
    ['set verifyX', WRITTEN],
    ['delete verify', WRITTEN],
    ['set create verifyX', WRITTEN],
    ['verifyX set', VERIFIED],
    ['verifyN delete', VERIFIED],
    ['verifyX verifyN', TWICE],
    ['verify verifyX set', TWICE],
    ['verify', BARE],
    ['setOther createOther verify', BARE],
  ])('are rejected: %s', (names, wanted) => expect(outcome(decodeCommitWrites, names)).toBe(wanted));

  it.each([
    'set set',
    'set update',
    'create update delete',
    'set delete create',
    'delete create',
    'delete transform',
    'delete delete deleteN',
    'deleteX deleteN',
    'setT setT',
    'setT update deleteT',
    'deleteT set setT',
    'verifyX createOther',
    'create createOther',
    'delete set update',
  ])('are accepted: %s', (names) =>
    expect(outcome(decodeCommitWrites, names)).toBe(`${names.split(' ').length} writes`),
  );
});

describe('the writes of a non-atomic batch', () => {
  it.each([
    ['set set', 'the same document cannot be written more than once in a single request'],
    ['verifyX verifyX', 'the same document cannot be written more than once in a single request'],
    ['verify', BARE],
    ['verifyX setOther', '2 writes'],
  ])('%s: %s', (names, wanted) => expect(outcome(decodeBatchWrites, names)).toBe(wanted));
});
