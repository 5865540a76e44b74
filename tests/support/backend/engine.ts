import { readFileSync } from 'node:fs';
import { compileRules } from '../../../emulator/rules/index';

// Our Firestore engine and the project's rules, compiled.

export { callerOf } from '../../../emulator/service/caller';
export { batchGet, commit } from '../../../emulator/service/commands';
export { Engine } from '../../../emulator/service/engine';
export { runQuery } from '../../../emulator/service/queries';
export { RequestLog } from '../../../emulator/service/requestLog';
export { StatusError } from '../../../emulator/errors';

export const compiled = { ...compileRules(readFileSync('firestore.rules', 'utf8'), 'firestore.rules'), issues: [] };
