import { parseArguments } from '../../../emulator/cli/arguments';
import { start } from '../../../emulator/cli/start';
import { findOfficialFirestore } from '../../../emulator/official/find';
import { startOfficial } from '../../../emulator/official/start';

/** A running Firestore emulator and how to stop it. */
export interface RunningEngine {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Starts this repository's engine in this process, on a free port. */
export async function startOwnEngine(): Promise<RunningEngine> {
  const options = parseArguments(['--host', HOST, '--port', '0'], {});
  const { server, port } = await start(options, (line) => process.stderr.write(`${line}\n`));
  return { name: 'own', host: HOST, port, stop: () => server.stop() };
}

/** Starts Google's emulator on a free port, or returns the line that says why it can't run here. */
export async function startOfficialEngine(): Promise<RunningEngine | { readonly missing: string }> {
  const search = findOfficialFirestore();
  if ('missing' in search) return { missing: search.missing.split('\n', 1)[0] ?? '' };
  const { host, port, stop } = await startOfficial(search.found);
  return { name: 'official', host, port, stop };
}
