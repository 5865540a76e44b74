// Adds the optional packages of other platforms that package-lock.json lacks. npm writes such a lock when the registry
// serves the packages of one platform only, and `npm ci` rejects it. Run it after every `npm install` that changes the
// lock:
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
