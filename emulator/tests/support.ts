import { randomUUID } from 'node:crypto';
import { initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import type { Firestore as AdminFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { IndexRegistry } from '../query/compositeIndex';
import { compileRules } from '../rules/index';
import { callerOf } from '../service/caller';
import { commit } from '../service/commands';
import { Engine } from '../service/engine';
import { RequestLog } from '../service/requestLog';
import { EmulatorServer } from '../transports/server';
import type { Patience } from '../transports/webchannel/handler';
import type { WireFields } from '../values/json';

export const PROJECT = 'demo-engine';

let ids = 0;
const newTestId = (): string => `id${process.pid}x${++ids}`;

/** Rules for tests that aren't about rules. */
export const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{all=**} { allow read, write; } } }`;

/** An engine on a free port, inside the test's process. */
export class TestEmulator {
  private constructor(
    readonly engine: Engine,
    private current: EmulatorServer,
    readonly port: number,
  ) {}

  get server(): EmulatorServer {
    return this.current;
  }

  /**
   * Cuts every connection at once, runs `meanwhile` while no client is connected, and serves the same data again on the
   * same port.
   */
  async interrupt(meanwhile: () => void): Promise<void> {
    await this.current.kill();
    meanwhile();
    this.current = new EmulatorServer(this.engine, newTestId);
    await this.current.listen(this.port, '127.0.0.1');
  }

  /** Writes documents directly in the engine, as the owner. */
  put(documents: Readonly<Record<string, WireFields | null>>): void {
    const name = `projects/${PROJECT}/databases/(default)`;
    const writes = Object.entries(documents).map(([path, fields]) => {
      const full = `${name}/documents/${path}`;
      return fields === null ? { delete: full } : { update: { name: full, fields } };
    });
    commit(this.engine, callerOf('Bearer owner'), { database: name, writes });
  }

  /** Starts an engine; with `rules: null` it has no rules. */
  static async start(
    options: { rules?: string | null; port?: number; indexes?: unknown } & Patience = {},
  ): Promise<TestEmulator> {
    const wall = (): number => Date.now();
    const engine = new Engine({
      compile: (source, fileName) => compileRules(source, fileName, { coverage: true }),
      wall,
      newEpoch: () => `epoch-${Math.random()}`,
      indexes: options.indexes === undefined ? null : new IndexRegistry(options.indexes),
      log: new RequestLog(null, wall),
    });
    const { rules = OPEN_RULES } = options;
    const issues = rules === null ? [] : engine.rules.set(null, rules, 'test.rules');
    if (issues.some(({ severity }) => severity === 'ERROR')) throw new Error(JSON.stringify(issues));
    const server = new EmulatorServer(engine, newTestId, options);
    return new TestEmulator(engine, server, await server.listen(options.port ?? 0, '127.0.0.1'));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The URL of the documents' root in REST. */
  get rest(): string {
    return `${this.origin}/v1/projects/${PROJECT}/databases/(default)/documents`;
  }

  async clear(): Promise<void> {
    await fetch(`${this.origin}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, { method: 'DELETE' });
  }
}

const opened: (() => Promise<void>)[] = [];

/** The web SDK in Node (gRPC), signed in as `user` or signed out. */
export function webClient(port: number, user?: string): Firestore {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, `web-${randomUUID()}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port, user === undefined ? {} : { mockUserToken: { sub: user } });
  opened.push(() => deleteApp(app));
  return db;
}

/** firebase-admin over gRPC. */
export function adminClient(port: number): AdminFirestore {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  const app = initializeAdmin({ projectId: PROJECT }, `admin-${randomUUID()}`);
  const db = getAdminFirestore(app);
  db.settings({ host: `127.0.0.1:${port}`, ssl: false });
  opened.push(() => db.terminate());
  return db;
}

/** firebase-admin over REST. It requires credentials there, so it gets the owner's. */
export function adminRestClient(port: number): AdminFirestore {
  const client = {
    getRequestHeaders: () => Promise.resolve(new Headers({ authorization: 'Bearer owner' })),
    fetch: (url: string, options: RequestInit) => fetch(url, options),
  };
  const app = initializeAdmin({ projectId: PROJECT }, `admin-${randomUUID()}`);
  const db = getAdminFirestore(app);
  const auth = { getClient: () => Promise.resolve(client), fetch: client.fetch };
  db.settings({ host: `127.0.0.1:${port}`, ssl: false, preferRest: true, auth });
  opened.push(() => db.terminate());
  return db;
}

/** Closes all opened clients. */
export async function closeClients(): Promise<void> {
  await Promise.all(opened.splice(0).map((close) => close()));
}

/** Resolves once a condition is true; the test's timeout ends the wait. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
