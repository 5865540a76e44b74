import type { Expression, FunctionDeclaration } from './ast';
import type { Scope, ScopedFunction } from './scope';
import { PathVariable } from './pathVariable';

/** The direct subexpressions. */
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
      return expression.parts.filter(
        (part): part is Expression => typeof part !== 'string' && !(part instanceof PathVariable),
      );
  }
}

/** Visits an expression and all of its subexpressions, at any depth. */
export function visit(expression: Expression, look: (expression: Expression) => void): void {
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    look(next);
    waiting.push(...childrenOf(next));
  }
}

/** The declared functions that a function calls, once each. */
export function functionsCalledBy(
  { bindings, result }: FunctionDeclaration,
  scope: Scope,
): ReadonlySet<ScopedFunction> {
  const found = new Set<ScopedFunction>();
  const look = (expression: Expression): void => {
    const called = expression.kind === 'call' ? scope.findFunction(expression.name) : undefined;
    if (called !== undefined) found.add(called);
  };
  for (const binding of bindings) visit(binding.value, look);
  visit(result, look);
  return found;
}

/**
 * The first expression that is nested too deeply, or null. A top-level expression is at level 1; each pair of
 * parentheses and each binary operator puts its contents one level deeper, and `limit` levels are allowed.
 */
export function findTooDeep(expression: Expression, limit: number, level = 1): Expression | null {
  const own = level + (expression.groups ?? 0);
  if (own > limit) return expression;
  const inner = expression.kind === 'binary' || expression.kind === 'is' ? own + 1 : own;
  for (const child of childrenOf(expression)) {
    const found = findTooDeep(child, limit, inner);
    if (found !== null) return found;
  }
  return null;
}
