#!/usr/bin/env node
// `node run.mjs FLAGS...` runs Google's Firestore emulator: the jar that FIRESTORE_EMULATOR_JAR names, in the Java that
// FIRESTORE_EMULATOR_JAVA names (else the one on the PATH). The emulator does not watch its parent, so this does: it ends the
// emulator when it is told to end, or when the process that started it is gone. firebase-tools can be given this file as its
// Firestore emulator; it makes it executable, which it could not do with a jar that belongs to the system.
import { spawn } from 'node:child_process';
import { javaArguments } from './javaCommand.mjs';

const PARENT_WATCH_MILLIS = 500;
/** firebase-tools gives an emulator four seconds to end. */
const PATIENCE_MILLIS = 3000;

const parent = process.ppid;
const { FIRESTORE_EMULATOR_JAR: jar, FIRESTORE_EMULATOR_JAVA: java = 'java' } = process.env;
if (!jar) {
  process.stderr.write("Set FIRESTORE_EMULATOR_JAR to the jar of Google's Firestore emulator.\n");
  process.exit(1);
}
const emulator = spawn(java, javaArguments(jar, process.argv.slice(2)), { stdio: ['ignore', 'inherit', 'inherit'] });
// A program that started this with a channel is told which process to measure.
if (process.send && emulator.pid !== undefined) process.send(emulator.pid);

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  // Not SIGINT: a JVM that was started with that signal ignored goes on ignoring it.
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
