import { RE2JS, RE2JSException } from 're2js';
import type { Expression, FunctionDeclaration, RulesSource } from './ast';
import { builtinsOf, builtinsUnder, UNKNOWN_TO_FIREBASE } from './builtins';
import { findCallProblems } from './callGraph';
import { isUnboundName } from './compileExpression';
import { LIMITS } from './limits';
import { TYPE_TESTS } from './operators';
import { scopeServices, type Scope, type ScopedFunction, type ScopedMatch } from './scope';
import { aritiesOfMethod, NAMESPACES } from './stdlib/dispatch';
import { childrenOf, findTooDeep, visit } from './traverse';
import type { RulesIssue } from './types';

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;
type Locals = ReadonlyMap<string, number>;

const SERVICES: readonly string[] = ['cloud.firestore', 'firebase.storage'];
const PATTERN_METHODS: readonly string[] = ['matches', 'split'];

/**
 * Static checks of a source. As in Firebase, an undeclared name or a wrong number of arguments is a warning, since it
 * only fails when reached; whatever makes the source unusable is an error.
 */
export function checkRules(source: RulesSource): RulesIssue[] {
  const checker = new Checker();
  checker.checkSource(source);
  return checker.issues.sort((a, b) => a.line - b.line || a.column - b.column);
}

class Checker {
  readonly issues: RulesIssue[] = [];
  private readonly called = new Set<FunctionDeclaration>();
  private readonly reported = new Set<string>();

  checkSource(source: RulesSource): void {
    const start = { line: 1, column: 1 };
    if (source.version === 1)
      this.warn(start, 'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).');
    if (source.services.length === 0)
      this.refuse(start, "Missing 'service': nothing is allowed by a source without one.");
    this.checkDeclarations(source.functions);
    const seen = new Set<string>();
    for (const service of scopeServices(source)) {
      if (!SERVICES.includes(service.block.name))
        this.warn(service.block, `Unknown service '${service.block.name}'; services are ${SERVICES.join(' and ')}.`);
      if (seen.has(service.block.name)) this.refuse(service.block, 'Duplicate service name declaration.');
      seen.add(service.block.name);
      if (service.matches.length === 0)
        this.refuse(service.block, "Missing 'match': a service without one allows nothing.");
      this.checkDeclarations(service.block.functions);
      for (const match of service.matches) this.checkMatch(match, source.version);
      const scopes = [service.scope.parent, service.scope, ...service.matches.map((match) => match.scope)];
      const functions = scopes.flatMap((scope) => [...(scope?.functions.values() ?? [])]);
      for (const declared of functions) this.checkFunction(declared);
      for (const { kind, at, names } of findCallProblems(functions, LIMITS.callDepth)) {
        const chain = names.join('->');
        if (kind === 'recursive') this.refuse(at.declaration, `Recursive call is not allowed: ${chain}.`);
        else
          this.refuse(
            at.declaration,
            `Maximum allowed call depth of ${LIMITS.callDepth} is reached for [${chain}] call stack.`,
          );
      }
      for (const { declaration } of functions) {
        if (!this.called.has(declaration)) this.warn(declaration, `Unused function: ${declaration.name}.`);
      }
    }
  }

  private warn(place: { line: number; column: number }, description: string): void {
    this.add('WARNING', place, description);
  }

  private refuse(place: { line: number; column: number }, description: string): void {
    this.add('ERROR', place, description);
  }

  private add(
    severity: RulesIssue['severity'],
    { line, column }: { line: number; column: number },
    description: string,
  ): void {
    const key = `${line}:${column}:${description}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.issues.push({ line, column, severity, description });
  }

  private checkDeclarations(declarations: readonly FunctionDeclaration[]): void {
    const seen = new Set<string>();
    for (const declaration of declarations) {
      if (seen.has(declaration.name)) this.refuse(declaration, `Function is already defined: ${declaration.name}.`);
      seen.add(declaration.name);
    }
  }

  private checkMatch({ block, pattern, scope, depth }: ScopedMatch, version: 1 | 2): void {
    this.checkDeclarations(block.functions);
    const globs = pattern.filter((segment) => segment.kind === 'rest').length;
    const wildcards = pattern.filter((segment) => segment.kind !== 'literal').length;
    if (block.functions.length + block.allows.length + block.matches.length === 0)
      this.refuse(block, "The 'match' body must contain at least one declaration.");
    const own = new Set<string>();
    for (const segment of block.pattern) {
      if (segment.kind === 'literal') continue;
      if (own.has(segment.name)) this.refuse(block, `The wildcard ${segment.name} is in this path already.`);
      own.add(segment.name);
      this.checkName(segment.name, block);
    }
    if (depth > LIMITS.matchDepth) this.refuse(block, `Match blocks are nested more than ${LIMITS.matchDepth} deep.`);
    if (pattern.length > LIMITS.patternSegments)
      this.refuse(block, `A match path has more than ${LIMITS.patternSegments} segments.`);
    if (wildcards > LIMITS.wildcards) this.refuse(block, `A match path has more than ${LIMITS.wildcards} wildcards.`);
    if (globs > 1)
      this.refuse(
        block,
        'Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
      );
    if (version === 1 && globs === 1 && pattern.at(-1)?.kind !== 'rest')
      this.refuse(block, 'In version 1 a recursive wildcard must be the last segment.');
    for (const allow of block.allows) if (allow.condition !== null) this.checkWhole(allow.condition, scope, new Map());
  }

  private checkFunction(declared: ScopedFunction): void {
    const { declaration, scope } = declared;
    const { name, parameters, bindings, result } = declaration;
    if (parameters.length > LIMITS.parameters)
      this.refuse(declaration, `${name}() has more than ${LIMITS.parameters} parameters.`);
    if (bindings.length > LIMITS.bindings) {
      this.refuse(
        declaration,
        `Maximum allowed variable count of ${LIMITS.bindings} for a given function has been reached.`,
      );
    }
    const locals = new Map<string, number>();
    for (const parameter of parameters) this.bind(parameter, declaration, locals);
    const used = new Set<string>();
    for (const part of [...bindings.map(({ value }) => value), result]) {
      visit(part, (expression) => {
        if (expression.kind === 'name') used.add(expression.name);
      });
    }
    for (const binding of bindings) {
      this.checkWhole(binding.value, scope, new Map(locals));
      this.bind(binding.name, binding, locals);
      if (!used.has(binding.name)) this.warn(binding, `Unused variable: ${binding.name}.`);
    }
    this.checkWhole(result, scope, locals);
  }

  private bind(name: string, place: { line: number; column: number }, locals: Map<string, number>): void {
    this.checkName(name, place);
    if (locals.has(name)) this.refuse(place, `The identifier [${name}] is already bound in the current scope.`);
    locals.set(name, locals.size);
  }

  /** Rejects a variable that has the name of a package of functions. */
  private checkName(name: string, place: { line: number; column: number }): void {
    if (NAMESPACES.has(name)) this.refuse(place, `${name} is a package and cannot be used as variable name.`);
  }

  /** Checks a condition, the value of a binding or the result of a function. */
  private checkWhole(expression: Expression, scope: Scope, locals: Locals): void {
    const tooDeep = findTooDeep(expression, LIMITS.nesting);
    if (tooDeep === null) this.checkExpression(expression, scope, locals);
    else this.refuse(tooDeep, 'Expression is too complex to evaluate safely.');
  }

  private checkExpression(expression: Expression, scope: Scope, locals: Locals): void {
    if (expression.kind === 'name' && isUnboundName(expression.name, scope, locals)) {
      if (NAMESPACES.has(expression.name)) this.checkName(expression.name, expression);
      else this.warn(expression, `Invalid variable name: ${expression.name}.`);
    }
    if (expression.kind === 'is' && !TYPE_TESTS.has(expression.type))
      this.refuse(expression, `Unknown type: ${expression.type}.`);
    if (expression.kind === 'call') this.checkCall(expression, scope);
    let children = childrenOf(expression);
    if (expression.kind === 'method') {
      const isNamespace = this.checkMethod(expression, scope, locals);
      if (isNamespace) children = expression.args;
    }
    for (const child of children) this.checkExpression(child, scope, locals);
  }

  private checkCall(expression: Of<'call'>, scope: Scope): void {
    const declared = scope.findFunction(expression.name);
    if (declared !== undefined) this.called.add(declared.declaration);
    const arity = declared?.declaration.parameters.length ?? builtinsOf(scope.service).get(expression.name)?.arity;
    if (arity === undefined) this.warnOfUnknown(expression, expression.name);
    else this.checkArity(expression, expression.name, [arity]);
  }

  /** True when the method belongs to a namespace, whose name is then not a variable. */
  private checkMethod(expression: Of<'method'>, scope: Scope, locals: Locals): boolean {
    const { target, name } = expression;
    if (target.kind === 'name' && isUnboundName(target.name, scope, locals)) {
      const own = builtinsUnder(scope.service, target.name);
      const whole = `${target.name}.${name}`;
      const known = own.get(name) ?? NAMESPACES.get(target.name)?.get(name);
      const isNamespace = own.size > 0 || NAMESPACES.has(target.name);
      if (isNamespace && known === undefined) this.warnOfUnknown(expression, whole);
      if (known !== undefined) this.checkArity(expression, whole, [known.arity]);
      if (isNamespace) return true;
    }
    const arities = aritiesOfMethod(name);
    if (arities.length === 0) this.warn(expression, `Invalid function name: ${name}.`);
    else this.checkArity(expression, name, arities);
    if (PATTERN_METHODS.includes(name)) this.checkPattern(expression.args[0]);
    return false;
  }

  private checkArity(expression: Of<'call'> | Of<'method'>, name: string, arities: readonly number[]): void {
    if (!arities.includes(expression.args.length))
      this.warn(expression, `Incorrect number of arguments supplied to function: ${name}.`);
  }

  private warnOfUnknown(expression: Expression, name: string): void {
    this.warn(
      expression,
      UNKNOWN_TO_FIREBASE.has(name)
        ? `${name}() is documented, but Firebase itself has been seen to answer that it does not know it.`
        : `Invalid function name: ${name}.`,
    );
  }

  private checkPattern(argument: Expression | undefined): void {
    if (argument?.kind !== 'literal' || typeof argument.value !== 'string') return;
    try {
      RE2JS.compile(argument.value);
    } catch (error) {
      if (!(error instanceof RE2JSException)) throw error;
      this.refuse(argument, `Invalid regular expression pattern: ${argument.value}.`);
    }
  }
}
