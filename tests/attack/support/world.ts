import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  query,
  where,
  type Firestore,
} from 'firebase/firestore';
import type { Person, Request } from './requests';
import type { Documents } from './scene';
import { ROOT, encodeWrite, set } from './wire';

/**
 * The result of a request. `failed`: the engine couldn't finish; Google's emulator returns this, and writes nothing,
 * when a rule's `?:` uses a value of the wrong kind. `broken`: any other answer; the rules weren't evaluated.
 */
export type AttackDecision = { outcome: 'allowed' | 'denied' } | { outcome: 'failed' | 'broken'; answer: string };

/** A project of a Firestore emulator, with its own rules. */
export interface World {
  /** Replaces all documents with these. */
  reset(state: Documents): Promise<void>;
  send(by: Person, request: Request): Promise<AttackDecision>;
  close(): Promise<void>;
}

const OWNER = 'owner';

/** An unsigned token, which the emulators accept. */
export function tokenOf(project: string, { uid, claims }: NonNullable<Person>): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: 0,
    exp: 3600,
    auth_time: 0,
    sub: uid,
    user_id: uid,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
  };
  return `${part({ alg: 'none', type: 'JWT' })}.${part(payload)}.`;
}

/** Loads the rules into a project of the emulator at host and port. Throws when they don't compile. */
export async function openWorld(host: string, port: number, project: string, rules: string): Promise<World> {
  const origin = `http://${host}:${port}`;
  const documents = `projects/${project}/databases/(default)/documents`;
  const listeners = new Map<string, { app: FirebaseApp; db: Firestore }>();

  const call = (method: string, url: string, body: unknown, token: string | null): Promise<Response> =>
    fetch(url, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body).replaceAll(ROOT, documents) }),
    });
  const mustSucceed = async (what: string, answer: Response): Promise<void> => {
    const text = await answer.text();
    if (!answer.ok || text.includes('"severity":"ERROR"')) throw new Error(`${what}: ${answer.status} ${text}`);
  };

  const loaded = await call(
    'PUT',
    `${origin}/emulator/v1/projects/${project}:securityRules`,
    { rules: { files: [{ name: 'firestore.rules', content: rules }] } },
    OWNER,
  );
  await mustSucceed('The rules were refused', loaded);

  const listener = (by: Person): Firestore => {
    const key = JSON.stringify(by);
    const known = listeners.get(key);
    if (known !== undefined) return known.db;
    const app = initializeApp({ projectId: project, apiKey: 'none' }, `${origin} ${project} ${key}`);
    const db = getFirestore(app);
    connectFirestoreEmulator(
      db,
      host,
      port,
      by === null ? {} : { mockUserToken: { ...by.claims, sub: by.uid, user_id: by.uid } },
    );
    listeners.set(key, { app, db });
    return db;
  };
  /** Opens a listener and closes it at the server's first response. */
  const hear = (by: Person, request: Exclude<Request, { kind: 'call' }>): Promise<AttackDecision> =>
    new Promise((resolve) => {
      const db = listener(by);
      const end = (verdict: AttackDecision): void => {
        stop();
        resolve(verdict);
      };
      const failed = (error: { code: string }): void =>
        end(error.code === 'permission-denied' ? { outcome: 'denied' } : { outcome: 'broken', answer: error.code });
      const options = { includeMetadataChanges: true };
      const stop =
        request.kind === 'listen'
          ? onSnapshot(
              doc(db, request.path),
              options,
              ({ metadata }) => metadata.fromCache || end({ outcome: 'allowed' }),
              failed,
            )
          : onSnapshot(
              request.where === null
                ? collection(db, request.collection)
                : query(collection(db, request.collection), where(request.where[0], '==', request.where[1])),
              options,
              ({ metadata }) => metadata.fromCache || end({ outcome: 'allowed' }),
              failed,
            );
    });

  return {
    reset: async (state) => {
      await mustSucceed(
        'The documents could not be cleared',
        await call('DELETE', `${origin}/emulator/v1/${documents}`, null, OWNER),
      );
      const writes = Object.entries(state).map(([path, data]) => encodeWrite(path, set(data)));
      await mustSucceed(
        'The state of a scene could not be written',
        await call('POST', `${origin}/v1/${documents}:commit`, { writes }, OWNER),
      );
    },
    send: async (by, request) => {
      if (request.kind !== 'call') return hear(by, request);
      const answer = await call(
        request.method,
        `${origin}/v1/${documents}${request.path}`,
        request.body,
        by === null ? null : tokenOf(project, by),
      );
      const text = await answer.text();
      if (answer.status === 403) return { outcome: 'denied' };
      // Reading a missing document is allowed and returns 404.
      if (answer.ok || (answer.status === 404 && request.method === 'GET')) return { outcome: 'allowed' };
      return { outcome: answer.status === 500 ? 'failed' : 'broken', answer: `${answer.status} ${text.slice(0, 300)}` };
    },
    close: async () => {
      await Promise.all([...listeners.values()].map(({ app }) => deleteApp(app)));
    },
  };
}
