import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import * as admin from 'firebase-admin/firestore';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import * as full from 'firebase/firestore';
import type * as lite from 'firebase/firestore/lite';
import { AdminClient } from './adminClient';
import type { Player } from './play';
import { RULED_PROJECT, type Sandbox } from './sandbox';
import type { PlayerFactory } from './run';
import { SdkClient } from './sdkClient';
import type { Sdk } from './sdkValues';
import type { Case } from './types';

// Clients that exist only in Node.

/** Players of firebase-admin. Since it has no cache, one connection per project and database is enough. */
export class AdminPlayers implements PlayerFactory {
  private readonly apps: App[] = [];
  private readonly open = new Map<string, admin.Firestore>();

  constructor(
    private readonly host: string,
    private readonly port: number,
  ) {}

  player(_: Case, __: number, sandbox: Sandbox): Promise<Player> {
    let db = this.open.get(sandbox.database);
    if (!db) {
      const app = initializeApp({ projectId: sandbox.project }, `conformance ${sandbox.database}`);
      this.apps.push(app);
      db = admin.getFirestore(app, sandbox.databaseId);
      db.settings({ host: `${this.host}:${this.port}`, ssl: false, customHeaders: { Authorization: 'Bearer owner' } });
      this.open.set(sandbox.database, db);
    }
    return Promise.resolve(new AdminClient(db, sandbox));
  }

  async close(): Promise<void> {
    await Promise.all([...this.open.values()].map((db) => db.terminate()));
    await Promise.all(this.apps.map((app) => deleteApp(app)));
  }
}

/**
 * Players of the SDK as @firebase/rules-unit-testing provides it: each case's user is a context of the test
 * environment.
 */
export class UnitTestingPlayers implements PlayerFactory {
  private environment: Promise<RulesTestEnvironment> | null = null;
  private readonly open = new Map<string, lite.Firestore>();

  constructor(
    private readonly host: string,
    private readonly port: number,
  ) {}

  async player({ user }: Case, lane: number, sandbox: Sandbox): Promise<Player> {
    const { host, port } = this;
    this.environment ??= initializeTestEnvironment({ projectId: RULED_PROJECT, firestore: { host, port } });
    const environment = await this.environment;
    const key = `${lane} ${JSON.stringify(user ?? null)}`;
    let db = this.open.get(key);
    if (!db) {
      const { sub, ...claims } = user ?? { sub: '' };
      const context = user ? environment.authenticatedContext(sub, claims) : environment.unauthenticatedContext();
      db = context.firestore() as unknown as lite.Firestore;
      this.open.set(key, db);
    }
    return new SdkClient(full as unknown as Sdk, full, db, sandbox);
  }

  async close(): Promise<void> {
    await (await this.environment)?.cleanup();
  }
}
