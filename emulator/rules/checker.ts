import type { Expression, FunctionDeclaration, RulesSource } from './ast';
import { builtinsOf, builtinsUnder } from './builtins';
import { isUnboundName } from './compileExpression';
import { LIMITS } from './limits';
import { TYPE_TESTS } from './operators';
import { scopeServices, type Scope, type ScopedFunction, type ScopedMatch } from './scope';
import { aritiesOfMethod, NAMESPACES } from './stdlib/dispatch';
import type { RulesIssue } from './types';

interface Place {
  readonly line: number;
  readonly column: number;
}

const SERVICES: readonly string[] = ['cloud.firestore', 'firebase.storage'];

/**
 * What can be said about a source without a request. As at Firebase, a name that stands for nothing is a warning, since it
 * fails only where it is reached; what makes the source as a whole unusable is an error.
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
    if (source.version === 1) this.add('WARNING', start, "Ruleset uses old version (version [1]). Please update to the latest version (version [2]).");
    if (source.services.length === 0) this.add('ERROR', start, "Missing 'service': nothing is allowed by a source without one.");
    this.checkDeclarations(source.functions);
    for (const service of scopeServices(source)) {
      if (!SERVICES.includes(service.block.name)) this.add('ERROR', service.block, `Unknown service '${service.block.name}'; services are ${SERVICES.join(' and ')}.`);
      if (service.matches.length === 0) this.add('ERROR', service.block, "Missing 'match': a service without one allows nothing.");
      this.checkDeclarations(service.block.functions);
      const scopes = [service.scope.parent, service.scope, ...service.matches.map((match) => match.scope)];
      for (const match of service.matches) this.checkMatch(match, source.version);
      for (const scope of scopes) for (const declared of scope?.functions.values() ?? []) this.checkFunction(declared);
      for (const scope of scopes) for (const { declaration } of scope?.functions.values() ?? []) {
        if (!this.called.has(declaration)) this.add('WARNING', declaration, `Unused function: ${declaration.name}.`);
      }
    }
  }

  private add(severity: RulesIssue['severity'], { line, column }: Place, description: string): void {
    const key = `${line}:${column}:${description}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.issues.push({ line, column, severity, description });
  }

  private checkDeclarations(declarations: readonly FunctionDeclaration[]): void {
    const seen = new Set<string>();
    for (const declaration of declarations) {
      if (seen.has(declaration.name)) this.add('ERROR', declaration, `Function is already defined: ${declaration.name}.`);
      seen.add(declaration.name);
    }
  }

  private checkMatch({ block, pattern, scope, depth }: ScopedMatch, version: 1 | 2): void {
    this.checkDeclarations(block.functions);
    const wildcards = pattern.filter((segment) => segment.kind !== 'literal');
    const rest = pattern.findIndex((segment) => segment.kind === 'rest');
    if (depth > LIMITS.matchDepth) this.add('ERROR', block, `Match blocks are nested more than ${LIMITS.matchDepth} deep.`);
    if (pattern.length > LIMITS.patternSegments) this.add('ERROR', block, `A match path has more than ${LIMITS.patternSegments} segments.`);
    if (wildcards.length > LIMITS.wildcards) this.add('ERROR', block, `A match path has more than ${LIMITS.wildcards} wildcards.`);
    if (pattern.filter((segment) => segment.kind === 'rest').length > 1) this.add('ERROR', block, 'A match path may have one recursive wildcard.');
    if (version === 1 && rest >= 0 && rest < pattern.length - 1) this.add('ERROR', block, 'In version 1 a recursive wildcard must be last.');
    for (const allow of block.allows) if (allow.condition !== null) this.checkExpression(allow.condition, scope, new Map());
  }

  private checkFunction({ declaration, scope }: ScopedFunction): void {
    const { name, parameters, bindings, result } = declaration;
    if (parameters.length > LIMITS.parameters) this.add('ERROR', declaration, `${name}() has more than ${LIMITS.parameters} parameters.`);
    if (bindings.length > LIMITS.bindings) this.add('ERROR', declaration, `${name}() has more than ${LIMITS.bindings} bindings.`);
    if (new Set(parameters).size < parameters.length) this.add('ERROR', declaration, `${name}() names a parameter twice.`);
    const locals = new Map(parameters.map((parameter, index) => [parameter, index]));
    for (const binding of bindings) {
      this.checkExpression(binding.value, scope, locals);
      locals.set(binding.name, locals.size);
    }
    this.checkExpression(result, scope, locals);
    const cycle = findCycle(declaration, scope);
    if (cycle !== null) this.add('ERROR', declaration, `Functions may not call themselves: ${cycle.join(' -> ')}.`);
  }

  private checkExpression(expression: Expression, scope: Scope, locals: ReadonlyMap<string, number>): void {
    if (expression.kind === 'name' && !isKnownName(expression.name, scope, locals)) {
      this.add('WARNING', expression, `Invalid variable name: ${expression.name}.`);
    }
    if (expression.kind === 'is' && !TYPE_TESTS.has(expression.type)) this.add('ERROR', expression, `Unknown type: ${expression.type}.`);
    if (expression.kind === 'call') this.checkCall(expression, scope);
    if (expression.kind === 'method' && this.checkMethod(expression, scope, locals)) {
      for (const argument of expression.args) this.checkExpression(argument, scope, locals);
      return;
    }
    if (expression.kind === 'method' && expression.name === 'bind' && expression.target.kind === 'path') {
      for (const part of [...expression.args, ...pathExpressions(expression.target)]) {
        if (part.kind !== 'name' || isKnownName(part.name, scope, locals)) this.checkExpression(part, scope, locals);
      }
      return;
    }
    for (const child of childrenOf(expression)) this.checkExpression(child, scope, locals);
  }

  private checkCall(expression: Extract<Expression, { kind: 'call' }>, scope: Scope): void {
    const declared = scope.findFunction(expression.name);
    const given = expression.args.length;
    if (declared !== undefined) {
      this.called.add(declared.declaration);
      const wanted = declared.declaration.parameters.length;
      if (wanted !== given) this.add('ERROR', expression, `${expression.name}() takes ${wanted} arguments, got ${given}.`);
      return;
    }
    const builtin = builtinsOf(scope.service).get(expression.name);
    if (builtin === undefined) this.add('WARNING', expression, `Invalid function name: ${expression.name}.`);
    else if (builtin.arity !== given) this.add('ERROR', expression, `${expression.name}() takes ${builtin.arity} arguments, got ${given}.`);
  }

  /** True when the method is a namespace's, whose name is then not a variable. */
  private checkMethod(expression: Extract<Expression, { kind: 'method' }>, scope: Scope, locals: ReadonlyMap<string, number>): boolean {
    const { target, name, args } = expression;
    if (target.kind === 'name' && !locals.has(target.name) && scope.findWildcard(target.name) === undefined) {
      const namespace = builtinsUnder(scope.service, target.name);
      const known = namespace.get(name) ?? NAMESPACES.get(target.name)?.get(name);
      const isNamespace = namespace.size > 0 || NAMESPACES.has(target.name);
      if (isNamespace && known === undefined) this.add('WARNING', expression, `Invalid function name: ${target.name}.${name}.`);
      if (known !== undefined && known.arity !== args.length) this.add('ERROR', expression, `${target.name}.${name}() takes ${known.arity} arguments, got ${args.length}.`);
      if (isNamespace) return true;
    }
    const arities = aritiesOfMethod(name);
    if (arities.length === 0) this.add('WARNING', expression, `Invalid function name: ${name}.`);
    else if (!arities.includes(args.length)) this.add('ERROR', expression, `${name}() takes ${arities.join(' or ')} arguments, got ${args.length}.`);
    return false;
  }
}

function isKnownName(name: string, scope: Scope, locals: ReadonlyMap<string, number>): boolean {
  return !isUnboundName(name, scope, locals);
}

function pathExpressions(expression: Extract<Expression, { kind: 'path' }>): Expression[] {
  return expression.parts.filter((part): part is Expression => typeof part !== 'string');
}

/** The expressions directly within one. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'member':
      return [expression.target];
    case 'index':
      return [expression.target, expression.index];
    case 'range':
      return [expression.target, expression.from, expression.to];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.target, ...expression.args];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'ternary':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return pathExpressions(expression);
  }
}

/** The names along a cycle of calls that leads from a function back to itself. */
function findCycle(from: FunctionDeclaration, scope: Scope): string[] | null {
  const visited = new Set<FunctionDeclaration>();
  const visit = (declaration: FunctionDeclaration, place: Scope): string[] | null => {
    if (visited.has(declaration)) return null;
    visited.add(declaration);
    for (const called of callsOf(declaration, place)) {
      if (called.declaration === from) return [declaration.name, from.name];
      const rest = visit(called.declaration, called.scope);
      if (rest !== null) return [declaration.name, ...rest];
    }
    return null;
  };
  return visit(from, scope);
}

function callsOf({ bindings, result }: FunctionDeclaration, scope: Scope): ScopedFunction[] {
  const found: ScopedFunction[] = [];
  const walk = (expression: Expression): void => {
    const called = expression.kind === 'call' ? scope.findFunction(expression.name) : undefined;
    if (called !== undefined) found.push(called);
    childrenOf(expression).forEach(walk);
  };
  bindings.forEach((binding) => walk(binding.value));
  walk(result);
  return found;
}
