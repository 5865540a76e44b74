import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { emulatorPrograms } from '../programs.mjs';

const HERE = import.meta.dirname;

/** A server in a separate process, and how to stop it. */
export interface Program {
  port: number;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** The shipped engine in a separate process that reports its memory on request. */
export async function startEngine(rulesFile: string): Promise<Program> {
  const { firestore } = await emulatorPrograms();
  const probe = ['--expose-gc', '--require', join(HERE, 'memoryProbe.cjs')];
  return start([...probe, firestore, '--port', '0', '--project_id', 'demo-bench', '--rules', rulesFile]);
}

/** The shipped engine, run the way users run it. */
export async function startPlainEngine(rulesFile: string): Promise<Program> {
  const { firestore } = await emulatorPrograms();
  return start([firestore, '--port', '0', '--project_id', 'demo-bench', '--rules', rulesFile]);
}

/** The bare HTTP/2 server that the engine is measured against. */
export function startEcho(): Promise<Program> {
  return start(['--import', 'tsx', join(HERE, 'echoServer.ts')]);
}

/** Starts a program and waits for the line that contains its port. */
function start(args: string[]): Promise<Program> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve({ port: Number(port), process: child, stop });
    });
    void exited.then(() => reject(new Error(`A program of the bench ended before it was ready: ${said}`)));
  });
}

/** The engine's heap in bytes, after garbage collection. */
export function heapOf({ process: child }: Program): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve((message as { heap: number }).heap));
    child.send('memory');
  });
}
