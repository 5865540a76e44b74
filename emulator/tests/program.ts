import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { emulatorPrograms } from '../programs.mjs';
import { until } from './support';

/** Builds the program if its bundle is out of date; resolves to its path. */
export async function builtProgram(): Promise<string> {
  return (await emulatorPrograms()).firestore;
}

/** Starts a program and records its output. */
export function startProgram(
  command: string,
  args: readonly string[],
): { readonly child: ChildProcess; readonly said: () => string } {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said };
}

/** The engine in a separate process, ready for requests. */
export class EngineProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    readonly said: () => string,
  ) {}

  static async start(args: readonly string[], port = 0): Promise<EngineProcess> {
    const program = await builtProgram();
    const { child, said } = startProgram(process.execPath, [program, '--port', String(port), ...args]);
    await until(() => said().includes('ready on') || child.exitCode !== null);
    const found = /ready on http:\/\/[^:]+:(\d+)/.exec(said());
    if (!found) throw new Error(`The engine did not start: ${said()}`);
    return new EngineProcess(child, Number(found[1]), said);
  }

  /** Ends the process with a signal and waits until it has exited; resolves to its exit code, null after SIGKILL. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
    return this.child.exitCode;
  }
}
