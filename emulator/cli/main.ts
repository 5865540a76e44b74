import { parseArguments } from './arguments';
import { HELP } from './help';
import { start } from './start';

const PARENT_WATCH_MILLIS = 500;

async function main(): Promise<void> {
  // Read before anything is printed: the parent may exit as soon as it reads that the engine is ready.
  const parent = process.ppid;
  const options = parseArguments(process.argv.slice(2), process.env);
  if (options.help) {
    process.stdout.write(HELP);
    return;
  }
  const print = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  const { server, port, warnings } = await start(options, print);
  warnings.forEach(print);
  print(`Firestore emulator ready on http://${options.host}:${port}`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void server
      .stop()
      .catch((error: unknown) => print(`The end was not clean: ${(error as Error).message}`))
      .finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.stdout.on('error', stop);
  // An unexpected error in one request must not take down the other clients' data.
  process.on('uncaughtException', (error) => print(`A breakage that nothing caught: ${error.stack ?? error.message}`));
  setInterval(() => process.ppid !== parent && stop(), PARENT_WATCH_MILLIS).unref();
}

main().catch((error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `The port is taken: ${error.message}. Choose another with --port.` : error.message;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});
