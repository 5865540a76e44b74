import type * as full from 'firebase/firestore';
import type * as lite from 'firebase/firestore/lite';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import type { Player } from './play';
import { RestClient } from './restClient';
import type { Sandbox } from './sandbox';
import type { PlayerFactory } from './run';
import { SdkClient } from './sdkClient';
import type { Sdk } from './sdkValues';
import type { Case } from './types';

/** The SDK modules a client is built from: the full SDK or firestore/lite. */
export type Modules = { readonly full: typeof full } | { readonly lite: typeof lite };

/**
 * The key of the connection a case needs: one for each lane, database and user. Concurrent cases share none, since the
 * SDK's cache would show one case what another has read. An `alone` case shares its connection with no other case.
 */
function connectionOf({ user, alone, name }: Case, lane: number, sandbox: Sandbox): string {
  return `${lane} ${sandbox.project} ${sandbox.databaseId} ${JSON.stringify(user ?? null)}${alone ? ` ${name}` : ''}`;
}

/**
 * A browser opens at most six connections to a host, and each client holds two, so clients play one at a time there.
 */
const inBrowser = typeof window !== 'undefined';

/** Players of the web SDK, connected when first needed. */
export class SdkPlayers implements PlayerFactory {
  private readonly apps: FirebaseApp[] = [];
  private readonly open = new Map<string, lite.Firestore>();

  constructor(
    private readonly modules: Modules,
    private readonly host: string,
    private readonly port: number,
  ) {}

  async player(row: Case, lane: number, sandbox: Sandbox): Promise<Player> {
    const { modules } = this;
    const isFull = 'full' in modules;
    const sdk = (isFull ? modules.full : modules.lite) as unknown as Sdk;
    return new SdkClient(sdk, isFull ? modules.full : null, await this.connect(row, lane, sandbox), sandbox);
  }

  async close(): Promise<void> {
    this.open.clear();
    await Promise.all(this.apps.splice(0).map((app) => deleteApp(app)));
  }

  private async connect(row: Case, lane: number, sandbox: Sandbox): Promise<lite.Firestore> {
    const { modules, host, port } = this;
    const key = connectionOf(row, lane, sandbox);
    const known = this.open.get(key);
    if (known) return known;
    if (inBrowser) await this.close();
    const app = initializeApp(
      { projectId: sandbox.project, apiKey: 'none' },
      `conformance ${'full' in modules} ${key}`,
    );
    this.apps.push(app);
    const options = row.user ? { mockUserToken: row.user } : {};
    let db: lite.Firestore;
    if ('full' in modules) {
      db = modules.full.getFirestore(app, sandbox.databaseId);
      modules.full.connectFirestoreEmulator(db as full.Firestore, host, port, options);
    } else {
      db = modules.lite.getFirestore(app, sandbox.databaseId);
      modules.lite.connectFirestoreEmulator(db, host, port, options);
    }
    this.open.set(key, db);
    return db;
  }
}

/** Players that build their REST requests themselves. */
export class RestPlayers implements PlayerFactory {
  constructor(private readonly origin: string) {}

  player(_: Case, __: number, sandbox: Sandbox): Promise<Player> {
    return Promise.resolve(new RestClient(sandbox, this.origin));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
