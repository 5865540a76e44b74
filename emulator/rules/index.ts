import { checkRules } from './checker';
import { RulesSyntaxError } from './lexer';
import { LIMITS } from './limits';
import { parseRules } from './parser';
import { Positions } from './position';
import { CompiledRuleset, compileServices } from './ruleset';
import type { Compiled } from './types';

export type * from './types';
export { debugLog } from './builtins';
export { LIMITS } from './limits';

/**
 * Compiles a source of Firebase Security Rules. The ruleset is null when an issue is an ERROR; warnings leave it usable.
 * @param fileName as explanations and logs should name the source.
 */
export function compileRules(
  source: string,
  fileName: string,
): Compiled & { readonly ruleset: CompiledRuleset | null } {
  if (Buffer.byteLength(source) > LIMITS.sourceBytes) {
    return {
      ruleset: null,
      issues: [{ line: 1, column: 1, severity: 'ERROR', description: 'The source is larger than 256 KB.' }],
    };
  }
  try {
    const parsed = parseRules(source);
    const issues = checkRules(parsed);
    if (issues.some(({ severity }) => severity === 'ERROR')) return { ruleset: null, issues };
    return { ruleset: new CompiledRuleset(parsed, source, fileName, compileServices(parsed)), issues };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    const place = new Positions(source).at(error.offset);
    return { ruleset: null, issues: [{ ...place, severity: 'ERROR', description: error.message }] };
  }
}
