import { doc, getDoc, serverTimestamp } from 'firebase/firestore';
import type { Uid } from '@/domain/kernel/ids';
import { asMap, asMillis, asNumber, asText } from '@/domain/kernel/parse';
import type { Result } from '@/domain/kernel/result';
import {
  isMarkOver,
  nextMark,
  WRITE_KINDS,
  WRITE_RATES,
  type SingleKind,
  type WriteKind,
  type WriteMark,
} from '@/domain/kernel/writeRates';
import { Batch, type Writer } from './batch';
import { attempt, RefusedError, type MessageOverrides } from './failures';
import { db } from './firebase';
import { serverClock } from './serverClock';
import { allowance } from './transact';

const writeRateRef = (uid: Uid, kind: WriteKind) => doc(db(), 'writeRates', uid, 'kinds', kind);

async function readMark(uid: Uid, kind: WriteKind): Promise<WriteMark | null> {
  const snapshot = await getDoc(writeRateRef(uid, kind));
  if (!snapshot.exists()) return null;
  const raw = asMap(snapshot.data());
  return { id: asText(raw.id, ''), since: asMillis(raw.since) ?? 0, count: asNumber(raw.count, 0) };
}

/** Adds the mark that the rules require to a batch, for kinds that allow one write at a time. */
export function markWrite(batch: Writer, uid: Uid, kind: SingleKind, id: string): void {
  batch.set(writeRateRef(uid, kind), { id, at: serverTimestamp(), since: serverTimestamp(), count: 1 });
}

/** Adds the mark to a batch, for kinds that allow several writes. Throws a `RefusedError` if that's too many. */
export async function countWrite(
  batch: Batch,
  uid: Uid,
  kind: Exclude<WriteKind, SingleKind>,
  id: string,
  tooMany: string,
): Promise<void> {
  const after = nextMark(kind, await readMark(uid, kind), id, serverClock.now());
  if (after === null) throw new RefusedError('too-many', tooMany);
  const mark = { id, at: serverTimestamp(), count: after.count };
  if (after.count === 1) batch.set(writeRateRef(uid, kind), { ...mark, since: serverTimestamp() });
  else batch.update(writeRateRef(uid, kind), mark);
}

/** Deletes a user's marks, apart from those still in effect. */
export function deleteWriteRates(uid: Uid): Promise<Result<void>> {
  return attempt(async () => {
    const allowed = allowance();
    for (const kind of WRITE_KINDS) {
      const mark = await readMark(uid, kind);
      if (mark !== null && isMarkOver(kind, mark, serverClock.now()))
        await new Batch(allowed).delete(writeRateRef(uid, kind)).commit();
    }
  });
}

/** Waits until the rules allow another write of a kind: a little longer than they require. */
export function waitForTurn(kind: SingleKind): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, WRITE_RATES[kind].seconds * 1000 + 200));
}

/** Runs a write of a kind like `attempt`, and once more after a pause if it's denied: it may have been too soon. */
export async function inTurn<T>(kind: SingleKind, run: () => Promise<T>, own?: MessageOverrides): Promise<Result<T>> {
  const done = await attempt(run, own);
  if (done.ok || done.error.code !== 'permission-denied') return done;
  await waitForTurn(kind);
  return attempt(run, own);
}

/** Commits a batch of a kind with its mark, like `inTurn`. */
export function writeInTurn(
  kind: SingleKind,
  uid: Uid,
  id: string,
  write: (batch: Batch) => unknown,
  own?: MessageOverrides,
): Promise<Result<void>> {
  const run = async () => {
    const batch = new Batch();
    markWrite(batch, uid, kind, id);
    await write(batch);
    return batch.commit();
  };
  return inTurn(kind, run, own);
}
