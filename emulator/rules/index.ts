import { checkRules } from './checker';
import { ExpressionCompiler } from './compileExpression';
import { Coverage } from './coverage';
import { RulesSyntaxError } from './lexer';
import { LIMITS } from './limits';
import { parseRules } from './parser';
import { Positions } from './position';
import { CompiledRuleset, compileServices } from './ruleset';
import type { Compiled } from './types';

export type * from './types';
export type { Fields, Value } from '../values/value';
export { debugLog } from './builtins';
export { LIMITS } from './limits';
export { coveragePage } from './coveragePage';

/**
 * Compiles a Firebase Security Rules source. The ruleset is null when an issue is an ERROR; warnings leave it usable.
 * @param fileName the name of the source in explanations and logs.
 * @param options `coverage`: the ruleset records the values of its expressions, which makes it slower.
 */
export function compileRules(
  source: string,
  fileName: string,
  options: { readonly coverage?: boolean } = {},
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
    const coverage = options.coverage === true ? new Coverage(parsed, source, fileName) : null;
    const services = compileServices(parsed, new ExpressionCompiler(coverage?.wrap));
    return { ruleset: new CompiledRuleset(parsed, source, fileName, services, coverage), issues };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    const place = new Positions(source).at(error.offset);
    return { ruleset: null, issues: [{ ...place, severity: 'ERROR', description: error.message }] };
  }
}
