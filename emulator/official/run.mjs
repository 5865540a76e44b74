#!/usr/bin/env node
// `node run.mjs FLAGS...` runs Google's Firestore emulator: the jar named by FIRESTORE_EMULATOR_JAR, in the Java named
// by FIRESTORE_EMULATOR_JAVA (default: the one on the PATH). The emulator doesn't watch its parent, so this script
// does: it stops the emulator on a signal, or when the parent process is gone. firebase-tools can use this file as its
// Firestore emulator. It makes the file executable, which it couldn't do with a jar that belongs to the system.
import { spawn } from 'node:child_process';
import { javaArguments } from './javaCommand.mjs';

const PARENT_WATCH_MILLIS = 500;
/** firebase-tools gives an emulator four seconds to exit. */
const PATIENCE_MILLIS = 3000;

const parent = process.ppid;
const { FIRESTORE_EMULATOR_JAR: jar, FIRESTORE_EMULATOR_JAVA: java = 'java' } = process.env;
if (!jar) {
  process.stderr.write("Set FIRESTORE_EMULATOR_JAR to the jar of Google's Firestore emulator.\n");
  process.exit(1);
}
const emulator = spawn(java, javaArguments(jar, process.argv.slice(2)), { stdio: ['ignore', 'inherit', 'inherit'] });
// A parent that opened an IPC channel gets the id of the process to measure.
if (process.send && emulator.pid !== undefined) process.send(emulator.pid);

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  // Not SIGINT: a JVM that was started with that signal ignored keeps ignoring it.
  emulator.kill('SIGTERM');
  setTimeout(() => emulator.kill('SIGKILL'), PATIENCE_MILLIS).unref();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
setInterval(() => process.ppid !== parent && stop(), PARENT_WATCH_MILLIS).unref();

emulator.on('error', (error) => {
  process.stderr.write(`${java} could not be started: ${error.message}\n`);
  process.exit(1);
});
emulator.on('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)));
