import * as admin from 'firebase-admin/firestore';
import { changesOf, Listeners } from './listeners';
import type { Player } from './play';
import type { Sandbox } from './sandbox';
import type { Cursor, FieldName, Filter, Nearest, Number as Wanted, Outcome, QueryShape, Write } from './types';
import { bytesOfHex, hexOfBytes, isSpecial, numberValue, specialNumber, type Data, type Value } from './values';

type Constraint = 'startAt' | 'startAfter' | 'endAt' | 'endBefore';
const CURSORS: readonly Constraint[] = ['startAt', 'startAfter', 'endAt', 'endBefore'];

/** The service's error codes, which this SDK reports as numbers. */
const STATUSES: Readonly<Record<number, string>> = {
  3: 'invalid-argument',
  5: 'not-found',
  6: 'already-exists',
  7: 'permission-denied',
  9: 'failed-precondition',
  10: 'aborted',
};

/**
 * A listener's error has its code in its message. An error without a code is an argument that the SDK itself rejected.
 */
function statusOf(error: unknown): string {
  const { message, code = /^Error (\d+): /.exec(message)?.[1] } = error as Error & { code?: unknown };
  return code === undefined ? 'invalid-argument' : (STATUSES[Number(code)] ?? `status ${String(code)}`);
}

function coded(error: unknown): never {
  throw Object.assign(new Error((error as Error).message), { code: statusOf(error) });
}

/** Plays steps with firebase-admin over gRPC. It acts as the owner, so rules don't apply to it. */
export class AdminClient implements Player {
  private readonly listeners = new Listeners();

  constructor(
    private readonly db: admin.Firestore,
    private readonly sandbox: Sandbox,
  ) {}

  async read(path: string): Promise<Outcome> {
    const data = (await this.document(path).get().catch(coded)).data();
    return data === undefined ? null : this.fromData(data);
  }

  async query(shape: QueryShape): Promise<readonly (readonly [string, Data])[]> {
    const query = await this.refusing(() => this.build(shape));
    const { nearest } = shape;
    const found = await this.refusing<{ docs: admin.QueryDocumentSnapshot[] }>(() =>
      nearest ? this.search(query, nearest).get() : query.get(),
    );
    return found.docs.map((document) => [this.sandbox.relative(document.ref.path), this.fromData(document.data())]);
  }

  async aggregate(shape: QueryShape, numbers: Readonly<Record<string, Wanted>>): Promise<Outcome> {
    const { AggregateField } = admin;
    const spec = Object.fromEntries(
      Object.entries(numbers).map(([alias, wanted]) => {
        if (wanted === 'count') return [alias, AggregateField.count()];
        const field = this.field(wanted[1]);
        return [alias, wanted[0] === 'sum' ? AggregateField.sum(field) : AggregateField.average(field)];
      }),
    );
    const query = await this.refusing(() => this.build(shape));
    return this.fromData((await query.aggregate(spec).get().catch(coded)).data());
  }

  async write(writes: readonly Write[]): Promise<void> {
    await this.refusing(async () => {
      const batch = this.db.batch();
      for (const write of writes) this.add(batch, write);
      await batch.commit();
    });
  }

  async transaction(reads: readonly string[], writes: readonly Write[], meddle: () => Promise<void>): Promise<Outcome> {
    let attempts = 0;
    // The transaction locks what it has read until it ends. The other client's write waits for that lock, so we must
    // not wait for the write.
    let meddled: Promise<void> | undefined;
    await this.refusing(() =>
      this.db.runTransaction(async (transaction) => {
        attempts++;
        for (const path of reads) await transaction.get(this.document(path));
        meddled ??= meddle();
        for (const write of writes) this.add(transaction as unknown as admin.WriteBatch, write);
      }),
    );
    await meddled;
    return { attempts };
  }

  async listen(target: string | QueryShape, as: string): Promise<Outcome> {
    if (typeof target === 'string') {
      const place = this.document(target);
      return this.listeners.open(as, (tell, refuse) =>
        place.onSnapshot(
          (at) => tell(at.exists ? this.fromData(at.data() ?? {}) : null),
          (error) => refuse({ code: statusOf(error) }),
        ),
      );
    }
    const query = await this.refusing(() => this.build(target));
    return this.listeners.open(as, (tell, refuse) =>
      query.onSnapshot(
        (at) => tell(changesOf(at)),
        (error) => refuse({ code: statusOf(error) }),
      ),
    );
  }

  next(as: string): Promise<Outcome> {
    return this.listeners.next(as);
  }

  unlisten(as: string): Promise<void> {
    return Promise.resolve(this.listeners.close(as));
  }

  network(): Promise<void> {
    return Promise.reject(new Error('firebase-admin has no network to switch.'));
  }

  together(): Promise<Outcome> {
    return Promise.reject(new Error('firebase-admin does not tell when its listeners are in sync.'));
  }

  end(): Promise<void> {
    return Promise.resolve(this.listeners.closeAll());
  }

  /** Runs work that may throw or reject, with the error codes that all clients share. */
  private async refusing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      return coded(error);
    }
  }

  private add(batch: admin.WriteBatch, write: Write): void {
    if ('delete' in write) batch.delete(this.document(write.delete));
    else if ('set' in write) {
      const { merge } = write;
      const data = this.toData(write.data);
      if (merge === undefined) batch.set(this.document(write.set), data);
      else if (merge === true) batch.set(this.document(write.set), data, { merge });
      else batch.set(this.document(write.set), data, { mergeFields: merge.map((name) => this.field(name)) });
    } else if (write.fields) {
      const [[field, value], ...more] = write.fields.map(
        ([name, given]) => [this.field(name), this.to(given)] as const,
      ) as [readonly [string | admin.FieldPath, unknown], ...(readonly [string | admin.FieldPath, unknown])[]];
      batch.update(this.document(write.update), field, value, ...more.flat());
    } else batch.update(this.document(write.update), this.toData(write.data ?? {}));
  }

  private document(path: string): admin.DocumentReference {
    return this.db.doc(this.sandbox.path(path));
  }

  private field(name: FieldName): string | admin.FieldPath {
    if (name === '__name__') return admin.FieldPath.documentId();
    return typeof name === 'string' ? name : new admin.FieldPath(...name);
  }

  private filter(filter: Filter): admin.Filter {
    if ('and' in filter) return admin.Filter.and(...filter.and.map((part) => this.filter(part)));
    if ('or' in filter) return admin.Filter.or(...filter.or.map((part) => this.filter(part)));
    const [name, op, value] = filter;
    return admin.Filter.where(this.field(name), op, this.to(value));
  }

  private async build(shape: QueryShape): Promise<admin.Query> {
    const { sandbox: sandbox, db } = this;
    let query: admin.Query =
      typeof shape.from === 'string'
        ? db.collection(sandbox.path(shape.from))
        : db.collectionGroup(sandbox.id(shape.from.group));
    for (const filter of shape.where ?? []) query = query.where(this.filter(filter));
    for (const [name, direction] of shape.orderBy ?? []) query = query.orderBy(this.field(name), direction);
    for (const kind of CURSORS) {
      const cursor = shape[kind];
      if (cursor !== undefined) query = await this.cursor(query, kind, cursor);
    }
    if (shape.limit !== undefined) query = query.limit(shape.limit);
    if (shape.limitToLast !== undefined) query = query.limitToLast(shape.limitToLast);
    if (shape.offset !== undefined) query = query.offset(shape.offset);
    if (shape.select !== undefined) query = query.select(...shape.select.map((name) => this.field(name)));
    return query;
  }

  private search(
    query: admin.Query,
    { field, to, by, limit, threshold, distance }: Nearest,
  ): ReturnType<admin.Query['findNearest']> {
    return query.findNearest({
      vectorField: field,
      queryVector: [...to],
      distanceMeasure: by,
      limit,
      ...(threshold !== undefined && { distanceThreshold: threshold }),
      ...(distance !== undefined && { distanceResultField: distance }),
    });
  }

  private async cursor(query: admin.Query, kind: Constraint, cursor: Cursor): Promise<admin.Query> {
    if ('document' in cursor) return query[kind](await this.document(cursor.document).get());
    return query[kind](...cursor.map((value) => this.to(value)));
  }

  private to(value: Value): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item: Value) => this.to(item));
    if (!isSpecial(value)) return this.toData(value as Data);
    const { FieldValue } = admin;
    const all = (values: readonly Value[]): unknown[] => values.map((item) => this.to(item));
    const number = specialNumber(value);
    if (number !== null) return number;
    if ('$time' in value) return new admin.Timestamp(value.$time[0], value.$time[1] * 1000);
    if ('$bytes' in value) return Buffer.from(bytesOfHex(value.$bytes));
    if ('$reference' in value) return this.document(value.$reference);
    if ('$point' in value) return new admin.GeoPoint(...(value.$point as [number, number]));
    if ('$vector' in value) return FieldValue.vector([...value.$vector]);
    if ('$server' in value) return value.$server === 'time' ? FieldValue.serverTimestamp() : FieldValue.delete();
    if ('$increment' in value) return FieldValue.increment(this.to(value.$increment) as number);
    if ('$union' in value) return FieldValue.arrayUnion(...all(value.$union));
    if ('$remove' in value) return FieldValue.arrayRemove(...all(value.$remove));
    throw new Error(`No such value: ${JSON.stringify(value)}`);
  }

  private toData(data: Data): Record<string, unknown> {
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, this.to(value)]));
  }

  private from(value: unknown): Value {
    if (typeof value === 'number') return numberValue(value);
    if (typeof value !== 'object' || value === null) return value as Value;
    if (Array.isArray(value)) return value.map((item) => this.from(item));
    if (value instanceof admin.Timestamp) return { $time: [value.seconds, Math.floor(value.nanoseconds / 1000)] };
    if (value instanceof Uint8Array) return { $bytes: hexOfBytes(value) };
    if (value instanceof admin.DocumentReference) return { $reference: this.sandbox.relative(value.path) };
    if (value instanceof admin.GeoPoint) return { $point: [value.latitude, value.longitude] };
    if (value instanceof admin.FieldValue.vector([]).constructor)
      return { $vector: (value as ReturnType<typeof admin.FieldValue.vector>).toArray() };
    return this.fromData(value);
  }

  private fromData(data: object): Data {
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, this.from(value)]));
  }
}
