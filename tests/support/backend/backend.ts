import { FirebaseError } from 'firebase/app';
import type * as auth from 'firebase/auth';
import type * as sdk from 'firebase/firestore';
import type * as files from 'firebase/storage';
import type { Caller } from '../../../emulator/service/caller';
import type * as engineModule from './engine';
import { deviceIsOnline } from '../online';
import { identity as accounts, identityService } from './identity';
import { storage as pictures, storageService } from './storage';
import { decodeFields, segmentsOf, setWrite, structuredQuery, updateWrite, type Json, type SetOptions } from './wire';

// The services behind src/data, in memory: our Firestore engine with the project's rules under the SDK's few functions
// that read and write, accounts, and pictures. Time is the test's timers'.

const DATABASE = `projects/${process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID}/databases/(default)`;
const nameOf = (path: string): string => (path === '' ? '' : '/') + path;
const fullName = (path: string): string => `${DATABASE}/documents${nameOf(path)}`;

/**
 * One request, as it left the page: whose it is, the documents or the query, and the engine's error. The SDK itself
 * sends what is watched `again`.
 */
export interface Request {
  readonly kind: 'read' | 'watch' | 'again' | 'write';
  readonly uid: string | null;
  readonly paths: readonly string[];
  error?: string;
}

/**
 * What becomes of a request: an error's code before anything is done, or with `done`, after it; `lost` is never
 * answered.
 */
export type Fault = string | { done: string } | null;

type Target = sdk.DocumentReference | sdk.Query;
type Stored = { path: string; fields: Json };
type Read = readonly Stored[];

interface Listener {
  readonly target: Target;
  readonly tell: (read: Read, fromCache: boolean) => void;
  readonly fail: (error: Error) => void;
  /** Deliveries come one after the other. */
  line: Promise<unknown>;
  ended: boolean;
}

// Loaded once for all files of a worker.
const kept = globalThis as { engineOfTests?: typeof engineModule };
const { Engine, RequestLog, StatusError, batchGet, callerOf, commit, compiled, runQuery } = (kept.engineOfTests ??=
  await import('./engine'));

let engine: engineModule.Engine;
let fault: (request: Request) => Fault = () => null;
let latency: (request: Request) => number | Promise<void> = () => 0;
let online = true;
let cache = new Map<string, Read>();
let sent: Request[] = [];
const listeners = new Set<Listener>();
let reconnected: (() => void)[] = [];

const callerFor = (uid: string | null): Caller => {
  if (uid === null) return callerOf(undefined);
  const part = (json: Json) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return callerOf(`Bearer ${part({})}.${part({ sub: uid, email: accounts.emailOf(uid) })}.`);
};
const OWNER = callerOf('Bearer owner');

const travel = (request: Request): Promise<void> => {
  const time = latency(request);
  if (typeof time !== 'number') return time;
  return time === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, time));
};
const coded = (code: string) => new FirebaseError(code, code);
const asSdkError = (error: unknown): unknown =>
  error instanceof StatusError
    ? new FirebaseError(error.status.toLowerCase().replaceAll('_', '-'), error.message)
    : error;
const whenOnline = (): Promise<void> => (online ? Promise.resolve() : new Promise((done) => reconnected.push(done)));

/** Sends a request, and returns with its answer. */
async function ask<T>(kind: Request['kind'], paths: readonly string[], run: (caller: Caller) => T): Promise<T> {
  const request: Request = { kind, paths, uid: accounts.uid() };
  await travel(request);
  if (!online) throw coded('unavailable');
  sent.push(request);
  const becomes = fault(request);
  if (becomes === 'lost') return new Promise(() => undefined);
  if (typeof becomes === 'string') throw coded(becomes);
  let answer;
  try {
    answer = run(callerFor(request.uid));
  } catch (error) {
    request.error = String(error);
    throw asSdkError(error);
  }
  await travel(request);
  if (becomes !== null) throw coded(becomes.done);
  return answer;
}

const isDocument = (target: Target): target is sdk.DocumentReference => target.type === 'document';
const keyOf = (target: Target): string =>
  isDocument(target) ? target.path : JSON.stringify(structuredQuery(target)).replaceAll('"', '');

function read(target: Target, caller: Caller): Read {
  const answers = isDocument(target)
    ? batchGet(engine, caller, { database: DATABASE, documents: [fullName(target.path)] })
    : runQuery(engine, caller, queryRequest(target));
  return answers.flatMap(({ document, found = document }) => {
    if (found === undefined) return [];
    const { name, fields = {} } = found as { name: string; fields?: Json };
    return [{ path: name.slice(fullName('').length + 1), fields }];
  });
}

function queryRequest(query: sdk.Query): Json {
  const { parent, structuredQuery: structured } = structuredQuery(query);
  return { parent: fullName(parent), structuredQuery: structured };
}

/** Reads from the server what the target is now, and tells the listener in its turn. */
function refresh(listener: Listener, kind: 'watch' | 'again'): void {
  const { target } = listener;
  const asked = ask(kind, [keyOf(target)], (caller) => read(target, caller));
  listener.line = Promise.all([asked, listener.line]).then(
    ([now]) => deliver(listener, now),
    (error: unknown) => {
      if (listener.ended || !online) return;
      listeners.delete(listener);
      listener.fail(error as Error);
    },
  );
}

const refreshAll = () => listeners.forEach((listener) => refresh(listener, 'again'));

function deliver(listener: Listener, now: Read): void {
  if (listener.ended || !online) return;
  cache.set(keyOf(listener.target), now);
  listener.tell(now, false);
}

function change(caller: Caller, writes: readonly Json[]): void {
  commit(engine, caller, { database: DATABASE, writes });
  refreshAll();
}

// What the SDK's snapshots have.
const documentSnapshot = (reference: sdk.DocumentReference, fields: Json | undefined, fromCache: boolean) => {
  const data = fields && decodeFields(fields);
  return {
    ref: reference,
    id: reference.id,
    metadata: { fromCache, hasPendingWrites: false },
    exists: () => data !== undefined,
    data: () => data,
    get: (path: string | sdk.FieldPath) =>
      segmentsOf(path).reduce<unknown>((part, name) => (part as Json | undefined)?.[name], data),
  };
};

/** Replaces the functions of `firebase/firestore` that need a server. Its references, queries and values stay. */
export function firestore(actual: typeof sdk) {
  const snapshotOf = (target: Target, now: Read, fromCache: boolean) => {
    if (isDocument(target)) return documentSnapshot(target, now[0]?.fields, fromCache);
    const docs = now.map(({ path, fields }) => documentSnapshot(actual.doc(target.firestore, path), fields, fromCache));
    return { docs, size: docs.length, empty: docs.length === 0, metadata: { fromCache, hasPendingWrites: false } };
  };
  const fromServer = async (target: Target) => {
    const now = await ask('read', [keyOf(target)], (caller) => read(target, caller));
    cache.set(keyOf(target), now);
    return snapshotOf(target, now, false);
  };
  const fromCache = (target: Target) => {
    const kept = cache.get(keyOf(target));
    if (kept === undefined) throw coded('unavailable');
    return snapshotOf(target, kept, true);
  };
  const get = (target: Target) => (online ? fromServer(target) : Promise.resolve().then(() => fromCache(target)));
  type Next = (snapshot: ReturnType<typeof snapshotOf>) => void;
  const onSnapshot = (target: Target, ...[first, second, third]: (object | ((value: never) => void))[]) => {
    const [next, error] = (typeof first === 'function' ? [first, second] : [second, third]) as [Next, Listener['fail']];
    const tell = (now: Read, old: boolean) => next(snapshotOf(target, now, old));
    const listener: Listener = { target, tell, fail: error, line: Promise.resolve(), ended: false };
    listeners.add(listener);
    const kept = cache.get(keyOf(target));
    if (kept !== undefined || !online)
      listener.line = Promise.resolve().then(() => !listener.ended && tell(kept ?? [], true));
    if (online) refresh(listener, 'watch');
    return () => {
      listener.ended = true;
      listeners.delete(listener);
    };
  };

  type Write = (preconditioned: Json | undefined) => Json;
  class Batch {
    readonly writes: [path: string, write: Write][] = [];
    private add(path: string, write: Json): this {
      this.writes.push([path, (currentDocument) => ({ ...write, ...(currentDocument && { currentDocument }) })]);
      return this;
    }
    set(reference: sdk.DocumentReference, data: Json, options?: SetOptions): this {
      return this.add(reference.path, setWrite(fullName(reference.path), data, options));
    }
    update(reference: sdk.DocumentReference, ...fields: unknown[]): this {
      return this.add(reference.path, updateWrite(fullName(reference.path), fields));
    }
    delete(reference: sdk.DocumentReference): this {
      return this.add(reference.path, { delete: fullName(reference.path) });
    }
    /** `seen`: the documents that a transaction has read. */
    async send(seen: ReadonlyMap<string, Json>): Promise<void> {
      const left = new Map(seen);
      const writes = this.writes.map(([path, write]) => {
        const seenHere = left.get(path);
        left.delete(path);
        return write(seenHere);
      });
      const verified = [...left].map(([path, currentDocument]) => ({ verify: fullName(path), currentDocument }));
      const paths = this.writes.map(([path]) => path);
      await ask('write', paths, (caller) => change(caller, [...writes, ...verified]));
    }
    async commit(): Promise<void> {
      await whenOnline();
      await this.send(new Map());
    }
  }

  class Transaction extends Batch {
    readonly seen = new Map<string, Json>();
    async get(reference: sdk.DocumentReference) {
      const { path } = reference;
      const [answer] = await ask('read', [path], (caller) =>
        batchGet(engine, caller, { database: DATABASE, documents: [fullName(path)] }),
      );
      const found = answer?.found as { fields?: Json; updateTime: string } | undefined;
      this.seen.set(path, found ? { updateTime: found.updateTime } : { exists: false });
      return documentSnapshot(reference, found && (found.fields ?? {}), false);
    }
  }

  /** As often, and with the pauses, that the SDK has. */
  const runTransaction = async <T>(
    _: unknown,
    update: (transaction: Transaction) => Promise<T>,
    { maxAttempts = 5 } = {},
  ): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      const transaction = new Transaction();
      try {
        const result = await update(transaction);
        if (transaction.writes.length > 0) await transaction.send(transaction.seen);
        return result;
      } catch (error) {
        const code = error instanceof FirebaseError ? error.code : '';
        if (attempt === maxAttempts || !/aborted|failed-precondition|already-exists|unavailable|exhausted/.test(code))
          throw error;
        await new Promise((resolve) => setTimeout(resolve, 1000 * 1.5 ** (attempt - 1)));
      }
    }
  };

  return {
    ...actual,
    onSnapshot,
    runTransaction,
    getDoc: get,
    getDocs: get,
    getDocFromServer: fromServer,
    getDocsFromServer: fromServer,
    getDocFromCache: (target: Target) => Promise.resolve().then(() => fromCache(target)),
    writeBatch: () => new Batch(),
    setDoc: (...change: Parameters<Batch['set']>) => new Batch().set(...change).commit(),
    updateDoc: (...change: Parameters<Batch['update']>) => new Batch().update(...change).commit(),
    connectFirestoreEmulator: () => undefined,
    enableNetwork: () => Promise.resolve(),
    disableNetwork: () => Promise.resolve(),
    terminate: (db: sdk.Firestore) => {
      for (const listener of listeners) {
        listener.ended = true;
        listeners.delete(listener);
      }
      cache = new Map();
      return actual.terminate(db);
    },
  };
}

/** Replaces the functions of `firebase/auth` that need a server. */
export const identity = (actual: typeof auth) =>
  identityService(actual, (name, run) =>
    ask('write', [`identity/${name}`], run).catch((error: unknown) => {
      throw error instanceof FirebaseError && error.code === 'unavailable'
        ? coded('auth/network-request-failed')
        : error;
    }),
  );

/** Replaces the functions of `firebase/storage` that need a server. */
export const storage = (actual: typeof files) =>
  storageService(actual, (path, run) => ask('write', [`files/${path}`], run));

/** What a test does with the services. */
export const backend = {
  accounts,
  pictures,
  /** Begins anew, with these documents by path, and with this person signed in to this browser. */
  start(documents: Readonly<Record<string, Json>>, uid: string | null): void {
    engine = new Engine({
      compile: () => compiled,
      wall: () => Date.now(),
      newEpoch: () => 'epoch',
      indexes: null,
      log: new RequestLog(null, () => 0),
    });
    engine.rules.set(null, '', 'firestore.rules');
    listeners.clear();
    // The SDK opens its streams anew for another user.
    accounts.start(() => online && refreshAll());
    pictures.start();
    [sent, reconnected, cache, online] = [[], [], new Map(), true];
    deviceIsOnline(() => online);
    backend.setFaults();
    backend.put(documents);
    if (uid === null) localStorage.removeItem('returning');
    else backend.signIn(uid);
  },
  /** Writes documents, past the rules; null deletes one. */
  put(documents: Readonly<Record<string, Json | null>>): void {
    const writes = Object.entries(documents).map(([path, data]) =>
      data === null ? { delete: fullName(path) } : setWrite(fullName(path), data),
    );
    if (writes.length > 0) change(OWNER, writes);
  },
  /** A stored document's fields; undefined if there is none. */
  stored(path: string): Json | undefined {
    const [found] = batchGet(engine, OWNER, { database: DATABASE, documents: [fullName(path)] });
    const { fields = {} } = (found?.found ?? {}) as { fields?: Json };
    return found?.found === undefined ? undefined : decodeFields(fields);
  },
  /** Signs someone in, or out (null), as another tab does. */
  signIn(uid: string | null): void {
    if (uid !== null) localStorage.setItem('returning', uid);
    accounts.become(uid);
  },
  /** Cuts the connection, or brings it back; the browser tells. */
  setOnline(now: boolean): void {
    online = now;
    window.dispatchEvent(new Event(now ? 'online' : 'offline'));
    for (const listener of [...listeners]) {
      if (now) refresh(listener, 'again');
      else listener.tell(cache.get(keyOf(listener.target)) ?? [], true);
    }
    if (!now) return;
    reconnected.forEach((done) => done());
    reconnected = [];
  },
  /**
   * What becomes of each request, and how long each way takes, in milliseconds, or what it waits for. Without any, all
   * goes well at once.
   */
  setFaults(next: { fault?: typeof fault; latency?: typeof latency } = {}): void {
    fault = next.fault ?? (() => null);
    latency = next.latency ?? (() => 0);
  },
  /** The requests so far. */
  sent: (): readonly Request[] => sent,
  /** What is being watched. */
  watched: (): string[] => [...listeners].map(({ target }) => keyOf(target)),
};
