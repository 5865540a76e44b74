// The entry point of every npm script: installs missing packages, then runs the command that the first argument names.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfStale } from './dependencies.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Node 20 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

process.chdir(root);
installIfStale(root);
const { register } = await import('tsx/esm/api');
register();
const { stopOnSignal } = await import('../suite/processes.ts');
const [command = 'start', ...args] = process.argv.slice(2);
// Ctrl-C is how you stop a server, so it exits with 0; it interrupts a test or a build.
stopOnSignal(['start', 'dev', 'emulators'].includes(command) ? 0 : 130);
const { default: run } = await import(join(here, 'commands', `${command}.ts`));
process.exit(await run(args));
