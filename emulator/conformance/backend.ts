import { firestoreEngine } from '../official/engine';
import { findOfficialFirestore } from '../official/find';
import { startOfficial } from '../official/start';
import { TestEmulator } from '../tests/support';

/** The engine that plays the table: this repository's, or Google's emulator when FIRESTORE_ENGINE is `official`. */
export interface Backend {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
  stop(): Promise<void>;
}

/** Parses a HOST:PORT, which may begin with `http://`. Throws when it is malformed. */
export function addressOf(named: string): { host: string; port: number; origin: string } {
  const [, host = '', port = ''] = /^(?:https?:\/\/)?(\[[^\]]+\]|[^:/\s]+):(\d+)$/.exec(named.trim()) ?? [];
  if (host === '') throw new Error(`OFFICIAL_FIRESTORE_HOST is "${named}"; it takes a HOST:PORT.`);
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port), origin: `http://${host}:${port}` };
}

/**
 * Starts the requested engine on a free port. With OFFICIAL_FIRESTORE_HOST, uses the official emulator that already
 * runs there. Rejects, with a message on what to install, when the official emulator isn't on this machine.
 */
export async function openBackend(): Promise<Backend> {
  if (firestoreEngine() === 'own') {
    const emulator = await TestEmulator.start();
    return { host: '127.0.0.1', port: emulator.port, origin: emulator.origin, stop: () => emulator.server.stop() };
  }
  const named = process.env.OFFICIAL_FIRESTORE_HOST;
  if (named) return { ...addressOf(named), stop: () => Promise.resolve() };
  const search = findOfficialFirestore();
  if ('missing' in search) throw new Error(search.missing);
  return startOfficial(search.found);
}

/** Deploys rules to a project. */
export async function putRules(backend: Backend, project: string, content: string): Promise<void> {
  const response = await fetch(`${backend.origin}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'conformance.rules', content }] } }),
  });
  const answer = await response.text();
  if (!response.ok || answer.includes('ERROR')) throw new Error(`The table's rules were refused: ${answer}`);
}
