import type * as full from 'firebase/firestore';
import type * as lite from 'firebase/firestore/lite';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { inParallel, play, type Player } from './play';
import { RestClient } from './restClient';
import { SdkClient } from './sdkClient';
import type { Sdk } from './sdkValues';
import { casesOf, roomOf } from './table';
import type { Case, ClientKind, Outcome } from './types';

/** The parts of the SDK that a client is made of: its full form or its light one. */
export type Modules = { readonly full: typeof full } | { readonly lite: typeof lite };

/** Cases that run at once; each has a room of its own. */
const LANES = 6;

/** A browser opens at most six connections to a host, and each client holds two: there one lane with one client at a time. */
const inBrowser = typeof window !== 'undefined';

/**
 * One connection for each lane, project and person, opened when first needed. Cases that run at once share none: the SDK's cache
 * would show to one what another has read.
 */
class Connections {
  private readonly apps: FirebaseApp[] = [];
  private readonly open = new Map<string, lite.Firestore>();

  constructor(
    private readonly modules: Modules,
    private readonly host: string,
    private readonly port: number,
  ) {}

  async get(lane: number, project: string, { user, alone, name }: Case): Promise<lite.Firestore> {
    const key = `${lane} ${project} ${JSON.stringify(user ?? null)}${alone ? ` ${name}` : ''}`;
    const known = this.open.get(key);
    if (known) return known;
    if (inBrowser) await this.close();
    const app = initializeApp({ projectId: project, apiKey: 'none' }, `conformance ${'full' in this.modules} ${key}`);
    this.apps.push(app);
    const options = user ? { mockUserToken: user } : {};
    const db = 'full' in this.modules ? this.modules.full.getFirestore(app) : this.modules.lite.getFirestore(app);
    if ('full' in this.modules)
      this.modules.full.connectFirestoreEmulator(db as full.Firestore, this.host, this.port, options);
    else this.modules.lite.connectFirestoreEmulator(db, this.host, this.port, options);
    this.open.set(key, db);
    return db;
  }

  async close(): Promise<void> {
    this.open.clear();
    await Promise.all(this.apps.splice(0).map((app) => deleteApp(app)));
  }
}

/** Plays every case of a client and answers the outcomes by the case's name. The seeds are there already. */
export async function runAll(
  client: ClientKind,
  modules: Modules | null,
  host: string,
  port: number,
): Promise<Record<string, readonly Outcome[]>> {
  const origin = `http://${host}:${port}`;
  const connections = modules && new Connections(modules, host, port);
  const outcomes: Record<string, readonly Outcome[]> = {};
  await inParallel(casesOf(client), inBrowser ? 1 : LANES, async (row, lane) => {
    const room = roomOf(client, row);
    const player: Player =
      modules && connections
        ? new SdkClient(
            ('full' in modules ? modules.full : modules.lite) as unknown as Sdk,
            'full' in modules ? modules.full : null,
            await connections.get(lane, room.project, row),
            room,
            origin,
          )
        : new RestClient(room, origin);
    outcomes[row.name] = await play(player, row, origin, room);
  });
  await connections?.close();
  return outcomes;
}
