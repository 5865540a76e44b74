// Loaded into firebase-tools by `node --require`: makes its Firestore and Storage rules emulators run our Node programs
// instead of the Java ones. Affects only the programs named by FIRESTORE_EMULATOR_BINARY_PATH and
// STORAGE_EMULATOR_BINARY_PATH.
'use strict';
const childProcess = require('node:child_process');
const Module = require('node:module');

const OURS = new Set(
  [process.env.FIRESTORE_EMULATOR_BINARY_PATH, process.env.STORAGE_EMULATOR_BINARY_PATH].filter(Boolean),
);
const VERSION_SCRIPT = 'process.stderr.write(\'openjdk version "21.0.0"\\n\')';

/**
 * Turns `java ... -jar OURS args` into `node OURS args`, and `java -version` into a program that prints version 21;
 * leaves anything else unchanged.
 */
function translated(command, args) {
  if (command !== 'java' || !Array.isArray(args)) return [command, args];
  const jar = args.indexOf('-jar');
  if (jar >= 0 && OURS.has(args[jar + 1])) return [process.execPath, args.slice(jar + 1)];
  if (args.includes('-version')) return [process.execPath, ['-e', VERSION_SCRIPT]];
  return [command, args];
}

for (const name of ['spawn', 'spawnSync']) {
  const original = childProcess[name];
  childProcess[name] = function (command, args, ...rest) {
    const [program, programArgs] = translated(command, args);
    return original.call(this, program, programArgs, ...rest);
  };
}

// The Auth emulator compiles about a hundred schemas at startup. Compiling each on first use costs a fraction of that.
const load = Module._load;
Module._load = function (request, ...rest) {
  const loaded = load.call(this, request, ...rest);
  if (request !== 'exegesis-express' || loaded.isLazy) return loaded;
  const { middleware } = loaded;
  return new Proxy(loaded, {
    get(target, key) {
      if (key === 'isLazy') return true;
      if (key !== 'middleware') return target[key];
      return (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
    },
  });
};
