import { TestEmulator } from '../tests/support';

/** Where the table is played: this repository's engine, or whatever FIRESTORE_EMULATOR_HOST names when BACKEND is `official`. */
export interface Backend {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
  stop(): Promise<void>;
}

/** True when the table is played on Google's emulator, which has none of this engine's own addresses. */
export const isOfficial = (): boolean => process.env.BACKEND === 'official';

const HELP =
  "BACKEND=official plays the table on Google's own Firestore emulator, which must run already: start it " +
  '(`firebase emulators:start --only firestore --project demo-conformance`, it needs Java) and set FIRESTORE_EMULATOR_HOST to its HOST:PORT.';

/** The address that FIRESTORE_EMULATOR_HOST names. Throws, saying what to do, when it names none. */
export function officialAddress(named: string | undefined): { host: string; port: number } {
  const [, host = '', port = ''] = /^(?:https?:\/\/)?(.+):(\d+)$/.exec(named?.trim() ?? '') ?? [];
  if (host === '') throw new Error(`${HELP} It is ${named ? `"${named}"` : 'not set'}.`);
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}

/** Starts the engine on a free port, or finds Google's. */
export async function openBackend(): Promise<Backend> {
  if (isOfficial()) {
    const { host, port } = officialAddress(process.env.FIRESTORE_EMULATOR_HOST);
    const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    await fetch(origin).catch(() => {
      throw new Error(`${HELP} Nobody answers at ${origin}.`);
    });
    return { host, port, origin, stop: () => Promise.resolve() };
  }
  const emulator = await TestEmulator.start();
  return { host: '127.0.0.1', port: emulator.port, origin: emulator.origin, stop: () => emulator.server.stop() };
}

/** Puts rules in force for a project. */
export async function putRules(backend: Backend, project: string, content: string): Promise<void> {
  const response = await fetch(`${backend.origin}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'conformance.rules', content }] } }),
  });
  const answer = await response.text();
  if (!response.ok || answer.includes('ERROR')) throw new Error(`The table's rules were refused: ${answer}`);
}
