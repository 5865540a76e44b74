// Adds to package-lock.json the optional packages of other platforms that it lacks. A registry that serves the packages of
// one platform only makes npm write such a lock, and `npm ci` refuses it. Run it after every `npm install` that changes
// the lock:
//
//     npm install --ignore-scripts SOME-PACKAGE && node scripts/lock/complete.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completed, missingOptionalPackages } from './optionalPackages.mjs';

const file = join(dirname(fileURLToPath(import.meta.url)), '../../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionalPackages(lock.packages);
writeFileSync(file, `${JSON.stringify({ ...lock, packages: completed(lock.packages) }, null, 2)}\n`);
for (const { name, range } of missing) console.log(`added ${name}@${range}`);
console.log(`package-lock.json is complete; ${missing.length} packages added.`);
