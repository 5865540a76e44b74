import { createInterface } from 'node:readline';
import { StorageRulesRuntime, type Message } from './runtime';

// The program that the Storage emulator runs to evaluate its requests: one JSON object per line, in and out.

const runtime = new StorageRulesRuntime();

function say(message: Message): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** Parses a line; one that isn't a protocol object is ignored. */
function parse(line: string): Message | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Message) : null;
  } catch {
    return null;
  }
}

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const message = parse(line);
  const answer = message === null ? null : runtime.handle(message);
  if (answer !== null) say(answer);
});
// The pipe closes when the parent process exits.
lines.on('close', () => process.exit(0));
process.stdout.on('error', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));

say(runtime.greeting());
