import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { importDatabase } from '../exports/exportData';
import { IndexRegistry } from '../query/compositeIndex';
import { compileRules, debugLog } from '../rules/index';
import { Engine } from '../service/engine';
import { RequestLog } from '../service/requestLog';
import { EmulatorServer } from '../transports/server';
import type { Arguments } from './arguments';

/** An id of twenty letters and digits, like the service generates for documents created without an id. */
function newId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(randomBytes(20), (byte) => letters[byte % letters.length]).join('');
}

/** A running engine, its port, and the warnings about its rules. */
export interface Running {
  readonly engine: Engine;
  readonly server: EmulatorServer;
  readonly port: number;
  readonly warnings: readonly string[];
}

/**
 * Starts an engine with the given arguments. Rules that don't compile are a warning: only the owner has access then.
 */
export async function start(options: Arguments, print: (line: string) => void): Promise<Running> {
  debugLog.write = print;
  const wall = (): number => Date.now();
  const engine = new Engine({
    compile: (source, fileName) => compileRules(source, fileName, { coverage: true }),
    wall,
    newEpoch: randomUUID,
    indexes:
      options.indexesFile === null ? null : new IndexRegistry(JSON.parse(readFileSync(options.indexesFile, 'utf8'))),
    log: new RequestLog(options.logRequests ? print : null, wall),
  });
  const warnings: string[] = [];
  if (options.rulesFile !== null) {
    const issues = engine.rules.set(null, readFileSync(options.rulesFile, 'utf8'), options.rulesFile);
    for (const { line, column, severity, description } of issues)
      warnings.push(`${options.rulesFile}:${line}:${column} ${severity} ${description}`);
  }
  if (options.seedFile !== null)
    importDatabase(engine, options.seedFile, { project: options.projectId ?? 'demo-project', database: '(default)' });
  const server = new EmulatorServer(engine, newId);
  const port = await server.listen(options.port, options.host);
  return { engine, server, port, warnings };
}
