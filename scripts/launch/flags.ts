import { resolve } from 'node:path';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import { KEPT_FOLDER } from '../suite/kept';
import { DEFAULT_BASE_PORT, refusedByBrowsers } from '../suite/ports';

/** Options of the commands that start a suite. */
export type Flags = {
  basePort: number;
  seed: boolean;
  /** The folder that stores the suite's data between runs; null discards it. */
  keep: string | null;
  /** Run Google's Firestore emulator instead of ours. */
  official: boolean;
};

/**
 * Parses `--port N` (or `--port=N`), `--no-seed`, `--keep` (or `--keep=FOLDER`) and `--official`. Any other argument is
 * an error.
 */
export function parseFlags(args: readonly string[]): Result<Flags> {
  const flags: Flags = { basePort: DEFAULT_BASE_PORT, seed: true, keep: null, official: false };
  const words = args.flatMap((arg) => (arg.startsWith('--port=') ? ['--port', arg.slice('--port='.length)] : [arg]));
  for (let i = 0; i < words.length; i++) {
    if (words[i] === '--no-seed') flags.seed = false;
    else if (words[i] === '--official') flags.official = true;
    else if (words[i] === '--keep') flags.keep = resolve(KEPT_FOLDER);
    else if (words[i]?.startsWith('--keep=')) flags.keep = resolve(words[i]!.slice('--keep='.length));
    else if (words[i] === '--port') {
      const port = Number(words[++i]);
      if (!Number.isInteger(port) || port < 1024 || port > 65_000) {
        return fail(
          'port',
          '--port takes a number from 1024 to 65000; the suite uses that port and the nine after it.',
        );
      }
      const refused = refusedByBrowsers(port);
      if (refused.length > 0)
        return fail(
          'port',
          `--port ${port} would use port ${refused[0]}, which browsers refuse to talk to. Choose another.`,
        );
      flags.basePort = port;
    } else {
      return fail('unknown', `${words[i]} is not known here. There are --port N, --no-seed, --keep and --official.`);
    }
  }
  return succeed(flags);
}
