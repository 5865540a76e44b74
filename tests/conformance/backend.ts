import { TestEmulator } from '../../emulator/tests/support';

/** Where the table is played: this repository's engine, or whatever FIRESTORE_EMULATOR_HOST names when BACKEND is `official`. */
export interface Backend {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the engine on a free port, or finds Google's. */
export async function openBackend(): Promise<Backend> {
  if (process.env.BACKEND === 'official') {
    const [host = '127.0.0.1', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
    if (!Number(port)) throw new Error('BACKEND=official needs FIRESTORE_EMULATOR_HOST, as HOST:PORT.');
    return { host, port: Number(port), origin: `http://${host}:${port}`, stop: () => Promise.resolve() };
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
