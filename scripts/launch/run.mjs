// The one entry of every npm script: sees to the packages, then runs the command named first.
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
// Ctrl-C is the way to stop a server; it ends a test or a build halfway.
stopOnSignal(['start', 'dev', 'emulators'].includes(command) ? 0 : 130);
const { default: run } = await import(join(here, 'commands', `${command}.ts`));
process.exit(await run(args));
