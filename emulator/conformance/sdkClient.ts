import type * as firestore from 'firebase/firestore';
import type * as lite from 'firebase/firestore/lite';
import { changesOf, Listeners } from './listeners';
import type { Sandbox } from './sandbox';
import type { Player } from './play';
import { fromSdkData, toSdk, toSdkData, type Sdk } from './sdkValues';
import type { Cursor, FieldName, Filter, Number as Wanted, Outcome, QueryShape, Write } from './types';
import type { Data } from './values';

/** Plays steps with the SDK: in its full form, which listens and caches, or as firestore/lite, which does neither. */
export class SdkClient implements Player {
  private readonly listeners = new Listeners();

  constructor(
    private readonly sdk: Sdk,
    private readonly full: typeof firestore | null,
    private readonly db: lite.Firestore,
    private readonly sandbox: Sandbox,
  ) {}

  async read(path: string): Promise<Outcome> {
    const read = this.full
      ? await this.full.getDocFromServer(this.document(path) as unknown as firestore.DocumentReference)
      : await this.sdk.getDoc(this.document(path));
    return this.shown(read.data());
  }

  async query(shape: QueryShape): Promise<readonly (readonly [string, Data])[]> {
    const query = await this.build(shape);
    const found = this.full
      ? await this.full.getDocsFromServer(query as unknown as firestore.Query)
      : await this.sdk.getDocs(query);
    return found.docs.map((document) => [
      this.sandbox.relative(document.ref.path),
      fromSdkData(document.data(), this.sdk, this.sandbox),
    ]);
  }

  async aggregate(shape: QueryShape, numbers: Readonly<Record<string, Wanted>>): Promise<Outcome> {
    const { sdk } = this;
    const spec = Object.fromEntries(
      Object.entries(numbers).map(([alias, wanted]) => {
        if (wanted === 'count') return [alias, sdk.count()];
        return [alias, wanted[0] === 'sum' ? sdk.sum(this.field(wanted[1])) : sdk.average(this.field(wanted[1]))];
      }),
    );
    const query = await this.build(shape);
    const answer = this.full
      ? await this.full.getAggregateFromServer(
          query as unknown as firestore.Query,
          spec as unknown as firestore.AggregateSpec,
        )
      : await sdk.getAggregate(query, spec);
    return fromSdkData(answer.data(), sdk, this.sandbox);
  }

  async write(writes: readonly Write[]): Promise<void> {
    const { sdk } = this;
    const only = writes.length === 1 ? writes[0] : undefined;
    if (only === undefined) {
      const batch = sdk.writeBatch(this.db);
      for (const write of writes) this.add(batch, write);
      return batch.commit();
    }
    if ('set' in only) {
      const data = toSdkData(only.data, sdk, this.db, this.sandbox);
      const options = this.merging(only.merge);
      return options ? sdk.setDoc(this.document(only.set), data, options) : sdk.setDoc(this.document(only.set), data);
    }
    if ('delete' in only) return sdk.deleteDoc(this.document(only.delete));
    if (!only.fields)
      return sdk.updateDoc(this.document(only.update), toSdkData(only.data ?? {}, sdk, this.db, this.sandbox));
    const [[field, value], ...more] = this.pairs(only.fields);
    return sdk.updateDoc(this.document(only.update), field, value, ...more.flat());
  }

  async transaction(reads: readonly string[], writes: readonly Write[], meddle: () => Promise<void>): Promise<Outcome> {
    let attempts = 0;
    await this.sdk.runTransaction(this.db, async (transaction) => {
      attempts++;
      for (const path of reads) await transaction.get(this.document(path));
      if (attempts === 1) await meddle();
      for (const write of writes) this.add(transaction, write);
    });
    return { attempts };
  }

  async listen(target: string | QueryShape, as: string): Promise<Outcome> {
    const { full } = this;
    if (!full) throw new Error('firestore/lite cannot listen.');
    if (typeof target === 'string') {
      const place = this.document(target) as unknown as firestore.DocumentReference;
      const options = { includeMetadataChanges: true };
      return this.listeners.open(as, (tell, refuse) =>
        full.onSnapshot(place, options, (at) => isFresh(at) && tell(this.shown(at.data())), refuse),
      );
    }
    const query = (await this.build(target)) as unknown as firestore.Query;
    return this.listeners.open(as, (tell, refuse) =>
      full.onSnapshot(query, (at) => isFresh(at) && tell(changesOf(at)), refuse),
    );
  }

  async next(as: string): Promise<Outcome> {
    return this.listeners.next(as);
  }

  async unlisten(as: string): Promise<void> {
    this.listeners.close(as);
  }

  async network(on: boolean): Promise<void> {
    const { full } = this;
    if (!full) throw new Error('firestore/lite has no network to switch.');
    const db = this.db as unknown as firestore.Firestore;
    await (on ? full.enableNetwork(db) : full.disableNetwork(db));
  }

  /** The SDK calls `onSnapshotsInSync` when all of its listeners have received the same consistent state. */
  async together(put: () => Promise<void>): Promise<Outcome> {
    const { full } = this;
    if (!full) throw new Error('firestore/lite cannot listen.');
    let isFirst = true;
    let end = (): void => undefined;
    const told = new Promise<Outcome>((resolve) => {
      end = full.onSnapshotsInSync(this.db as unknown as firestore.Firestore, () => {
        const now = isFirst ? {} : this.listeners.told();
        isFirst = false;
        if (Object.keys(now).length > 0) resolve(now);
      });
    });
    await put();
    return told.finally(end);
  }

  async end(): Promise<void> {
    this.listeners.closeAll();
  }

  private shown(data: object | undefined): Outcome {
    return data === undefined ? null : fromSdkData(data, this.sdk, this.sandbox);
  }

  private add(to: lite.WriteBatch | lite.Transaction, write: Write): void {
    const { sdk, db, sandbox: sandbox } = this;
    // A transaction has the same three methods as a batch.
    const batch = to as lite.WriteBatch;
    if ('delete' in write) batch.delete(this.document(write.delete));
    else if ('update' in write)
      batch.update(this.document(write.update), toSdkData(write.data ?? {}, sdk, db, sandbox));
    else batch.set(this.document(write.set), toSdkData(write.data, sdk, db, sandbox), this.merging(write.merge) ?? {});
  }

  private merging(merge: true | readonly FieldName[] | undefined): lite.SetOptions | null {
    if (merge === undefined) return null;
    return merge === true ? { merge } : { mergeFields: merge.map((name) => this.field(name)) };
  }

  private pairs(
    fields: NonNullable<Extract<Write, { update: string }>['fields']>,
  ): [[string | lite.FieldPath, unknown], ...unknown[][]] {
    const pairs = fields.map(([name, value]) => [this.field(name), toSdk(value, this.sdk, this.db, this.sandbox)]);
    return pairs as [[string | lite.FieldPath, unknown], ...unknown[][]];
  }

  private document(path: string): lite.DocumentReference {
    return this.sdk.doc(this.db, this.sandbox.path(path));
  }

  private field(name: FieldName): string | lite.FieldPath {
    if (name === '__name__') return this.sdk.documentId();
    return typeof name === 'string' ? name : new this.sdk.FieldPath(...name);
  }

  private filter(filter: Filter): lite.QueryFilterConstraint {
    const { sdk } = this;
    if ('and' in filter) return sdk.and(...filter.and.map((part) => this.filter(part)));
    if ('or' in filter) return sdk.or(...filter.or.map((part) => this.filter(part)));
    const [name, op, value] = filter;
    return sdk.where(this.field(name), op, toSdk(value, sdk, this.db, this.sandbox));
  }

  private async build(shape: QueryShape): Promise<lite.Query> {
    const { sdk } = this;
    const base =
      typeof shape.from === 'string'
        ? sdk.collection(this.db, this.sandbox.path(shape.from))
        : sdk.collectionGroup(this.db, this.sandbox.id(shape.from.group));
    const rest: lite.QueryNonFilterConstraint[] = (shape.orderBy ?? []).map(([name, direction]) =>
      sdk.orderBy(this.field(name), direction),
    );
    for (const kind of ['startAt', 'startAfter', 'endAt', 'endBefore'] as const) {
      const cursor = shape[kind];
      if (cursor !== undefined) rest.push(await this.cursor(kind, cursor));
    }
    if (shape.limit !== undefined) rest.push(sdk.limit(shape.limit));
    if (shape.limitToLast !== undefined) rest.push(sdk.limitToLast(shape.limitToLast));
    const filters = (shape.where ?? []).map((filter) => this.filter(filter));
    // A composite filter must be the only filter, before all other constraints.
    const composite =
      filters.length === 1 && !Array.isArray(shape.where?.[0])
        ? (filters[0] as lite.QueryCompositeFilterConstraint)
        : null;
    return composite
      ? sdk.query(base, composite, ...rest)
      : sdk.query(base, ...(filters as lite.QueryConstraint[]), ...rest);
  }

  private async cursor(
    kind: 'startAt' | 'startAfter' | 'endAt' | 'endBefore',
    cursor: Cursor,
  ): Promise<lite.QueryNonFilterConstraint> {
    if ('document' in cursor) {
      const at = this.full
        ? await this.full.getDocFromServer(this.document(cursor.document) as unknown as firestore.DocumentReference)
        : await this.sdk.getDoc(this.document(cursor.document));
      return this.sdk[kind](at as unknown as lite.DocumentSnapshot);
    }
    return this.sdk[kind](...cursor.map((value) => toSdk(value, this.sdk, this.db, this.sandbox)));
  }
}

/** Only the server's state counts: skips snapshots from the cache and those with pending writes. */
function isFresh({ metadata }: firestore.QuerySnapshot | firestore.DocumentSnapshot): boolean {
  return !metadata.fromCache && !metadata.hasPendingWrites;
}
