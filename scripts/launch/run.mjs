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
const [command = 'start', ...args] = process.argv.slice(2);
const { default: run } = await import(join(here, 'commands', `${command}.ts`));
process.exitCode = await run(args);
