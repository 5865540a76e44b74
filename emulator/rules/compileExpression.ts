import type { Expression } from './ast';
import { builtinsOf, builtinsUnder } from './builtins';
import { compileLogic } from './compileLogic';
import type { Context, Run } from './context';
import { equalValues } from './compare';
import { Fault, LimitExceeded } from './faults';
import { LIMITS } from './limits';
import { calculate, compareBy, contains, indexInto, memberOf, negate, rangeOf, TYPE_TESTS } from './operators';
import type { Scope, ScopedFunction } from './scope';
import { callMethod, NAMESPACES } from './stdlib/dispatch';
import { wrongType } from './stdlib/method';
import { Unknown } from './unknown';
import { RulesPath, type RulesValue } from './values';

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** Turns expressions into functions. One compiler serves one source, so that each declared function is compiled once. */
export class ExpressionCompiler {
  private readonly functions = new Map<ScopedFunction, { result: Run; bindings: readonly Run[] }>();
  /** Wraps every compiled expression; a coverage report counts with it. */
  constructor(private readonly wrap: (expression: Expression, run: Run) => Run = (_, run) => run) {}

  /** Compiles an expression that sees a scope and, in a function, its parameters and bindings by slot. */
  compile(expression: Expression, scope: Scope, locals: ReadonlyMap<string, number>): Run {
    return this.wrap(expression, this.compileAny(expression, scope, locals));
  }

  private compileAny(expression: Expression, scope: Scope, locals: ReadonlyMap<string, number>): Run {
    const inner = (part: Expression): Run => this.compile(part, scope, locals);
    switch (expression.kind) {
      case 'literal': {
        const { value } = expression;
        return (context) => {
          context.step();
          return value;
        };
      }
      case 'name':
        return compileName(expression, scope, locals);
      case 'member': {
        const target = inner(expression.target);
        const { name } = expression;
        return (context, frame) => {
          context.step();
          const object = target(context, frame);
          context.at = expression;
          return memberOf(object, name);
        };
      }
      case 'index':
        return compileTwo(expression, inner(expression.target), inner(expression.index), indexInto);
      case 'range': {
        const [target, from, to] = [inner(expression.target), inner(expression.from), inner(expression.to)];
        return (context, frame) => {
          context.step();
          const values = [target(context, frame), from(context, frame), to(context, frame)] as const;
          context.at = expression;
          return rangeOf(...values);
        };
      }
      case 'call':
        return this.compileCall(expression, scope, locals);
      case 'method':
        return this.compileMethod(expression, scope, locals);
      case 'unary': {
        const operand = inner(expression.operand);
        const not = expression.operator === '!';
        return (context, frame) => {
          context.step();
          const value = operand(context, frame);
          context.at = expression;
          if (!not) return negate(value);
          return typeof value === 'boolean' ? !value : wrongType(value, 'bool');
        };
      }
      case 'is': {
        const operand = inner(expression.operand);
        const test = TYPE_TESTS.get(expression.type);
        return (context, frame) => {
          context.step();
          const value = operand(context, frame);
          context.at = expression;
          if (test === undefined) throw new Fault(`'${expression.type}' is not a type`);
          return value instanceof Unknown ? value.fail() : test(value);
        };
      }
      case 'binary':
        return this.compileBinary(expression, inner);
      case 'ternary': {
        const [condition, whenTrue, whenFalse] = [inner(expression.condition), inner(expression.whenTrue), inner(expression.whenFalse)];
        return (context, frame) => {
          context.step();
          const value = condition(context, frame);
          if (typeof value === 'boolean') return value ? whenTrue(context, frame) : whenFalse(context, frame);
          context.at = expression;
          return wrongType(value, 'bool');
        };
      }
      case 'list': {
        const items = expression.items.map(inner);
        return (context, frame) => {
          context.step();
          return items.map((item) => item(context, frame));
        };
      }
      case 'map':
        return compileMap(expression, inner);
      case 'path':
        return compilePath(expression, inner, scope, locals);
    }
  }

  private compileBinary(expression: Of<'binary'>, inner: (part: Expression) => Run): Run {
    const { operator } = expression;
    const left = inner(expression.left);
    const right = inner(expression.right);
    switch (operator) {
      case '||':
      case '&&':
        return compileLogic(expression, left, right, operator === '||');
      case '==':
        return compileTwo(expression, left, right, equalValues);
      case '!=':
        return compileTwo(expression, left, right, (a, b) => !equalValues(a, b));
      case 'in':
        return compileTwo(expression, left, right, contains);
      case '<':
      case '<=':
      case '>':
      case '>=':
        return compileTwo(expression, left, right, (a, b) => compareBy(operator, a, b));
      default:
        return compileTwo(expression, left, right, (a, b) => calculate(operator, a, b));
    }
  }

  private compileCall(expression: Of<'call'>, scope: Scope, locals: ReadonlyMap<string, number>): Run {
    const args = expression.args.map((argument) => this.compile(argument, scope, locals));
    const declared = scope.findFunction(expression.name);
    if (declared !== undefined) return this.compileDeclared(expression, declared, args);
    const builtin = builtinsOf(scope.service).get(expression.name);
    if (builtin === undefined) return failing(expression, `there is no function ${expression.name}()`);
    return compileBuiltin(expression, builtin.arity, args, (context, values) => builtin.run(context, values[0] ?? null));
  }

  private compileDeclared(expression: Of<'call'>, declared: ScopedFunction, args: readonly Run[]): Run {
    const { name, parameters } = declared.declaration;
    if (parameters.length !== args.length) return failing(expression, `${name}() takes ${parameters.length} arguments, got ${args.length}`);
    let body: { result: Run; bindings: readonly Run[] } | null = null;
    return (context, frame) => {
      context.step();
      const locals = args.map((argument) => argument(context, frame));
      body ??= this.bodyOf(declared);
      context.depth += 1;
      if (context.depth > LIMITS.callDepth) throw new LimitExceeded(`functions call each other more than ${LIMITS.callDepth} deep`);
      for (const binding of body.bindings) locals.push(binding(context, locals));
      const result = body.result(context, locals);
      context.depth -= 1;
      return result;
    };
  }

  private bodyOf(declared: ScopedFunction): { result: Run; bindings: readonly Run[] } {
    const known = this.functions.get(declared);
    if (known !== undefined) return known;
    const { declaration, scope } = declared;
    const locals = new Map(declaration.parameters.map((name, index) => [name, index]));
    const bindings = declaration.bindings.map((binding, index) => {
      const run = this.compile(binding.value, scope, new Map(locals));
      locals.set(binding.name, declaration.parameters.length + index);
      return run;
    });
    const body = { result: this.compile(declaration.result, scope, locals), bindings };
    this.functions.set(declared, body);
    return body;
  }

  private compileMethod(expression: Of<'method'>, scope: Scope, locals: ReadonlyMap<string, number>): Run {
    const { name, target } = expression;
    const args = expression.args.map((argument) => this.compile(argument, scope, locals));
    if (target.kind === 'name' && !locals.has(target.name) && scope.findWildcard(target.name) === undefined) {
      const own = builtinsUnder(scope.service, target.name).get(name);
      if (own !== undefined) return compileBuiltin(expression, own.arity, args, (context, values) => own.run(context, values[0] ?? null));
      const method = NAMESPACES.get(target.name)?.get(name);
      if (method !== undefined) return compileBuiltin(expression, method.arity, args, (_, values) => method.run(null, values));
      if (NAMESPACES.has(target.name)) return failing(expression, `there is no function ${target.name}.${name}()`);
    }
    const object = this.compile(target, scope, locals);
    return (context, frame) => {
      context.step();
      const value = object(context, frame);
      const values = args.map((argument) => argument(context, frame));
      context.at = expression;
      return callMethod(value, name, values);
    };
  }
}

function compileTwo(expression: Expression, left: Run, right: Run, compute: (a: RulesValue, b: RulesValue) => RulesValue): Run {
  return (context, frame) => {
    context.step();
    const a = left(context, frame);
    const b = right(context, frame);
    context.at = expression;
    return compute(a, b);
  };
}

function compileBuiltin(
  expression: Expression,
  arity: number,
  args: readonly Run[],
  compute: (context: Context, values: readonly RulesValue[]) => RulesValue,
): Run {
  if (args.length !== arity) return failing(expression, `expected ${arity} arguments, got ${args.length}`);
  return (context, frame) => {
    context.step();
    const values = args.map((argument) => argument(context, frame));
    context.at = expression;
    return compute(context, values);
  };
}

/** What the checker warned about fails when it is reached, and only then. */
function failing(expression: Expression, message: string): Run {
  return (context) => {
    context.step();
    context.at = expression;
    throw new Fault(message);
  };
}

function compileName(expression: Of<'name'>, scope: Scope, locals: ReadonlyMap<string, number>): Run {
  const local = locals.get(expression.name);
  if (local !== undefined) {
    return (context, frame) => {
      context.step();
      return frame[local] as RulesValue;
    };
  }
  const slot = scope.findWildcard(expression.name);
  if (slot !== undefined) {
    return (context) => {
      context.step();
      return context.wildcards[slot] as RulesValue;
    };
  }
  const { name } = expression;
  if (name === 'request' || name === 'resource') {
    return (context) => {
      context.step();
      return context.variables[name];
    };
  }
  return failing(expression, `there is no variable ${name}`);
}

function compileMap(expression: Of<'map'>, inner: (part: Expression) => Run): Run {
  const entries = expression.entries.map(({ key, value }) => [inner(key), inner(value)] as const);
  return (context, frame) => {
    context.step();
    const map = new Map<string, RulesValue>();
    for (const [key, value] of entries) {
      const name = key(context, frame);
      context.at = expression;
      if (typeof name !== 'string') return wrongType(name, 'string as the key of a map');
      map.set(name, value(context, frame));
    }
    return map;
  };
}

function compilePath(expression: Of<'path'>, inner: (part: Expression) => Run, scope: Scope, locals: ReadonlyMap<string, number>): Run {
  const names = new Map<string, number>();
  const parts = expression.parts.map((part, index) => {
    if (typeof part === 'string') return part;
    const isOpen = part.kind === 'name' && isUnboundName(part.name, scope, locals);
    if (!isOpen) return inner(part);
    names.set(part.name, index);
    return null;
  });
  return (context, frame) => {
    context.step();
    const segments: (string | null)[] = [];
    for (const part of parts) {
      if (typeof part !== 'function') {
        segments.push(part);
        continue;
      }
      const value = part(context, frame);
      context.at = expression;
      if (value instanceof RulesPath) segments.push(...value.segments);
      else if (typeof value !== 'string') return wrongType(value, 'string in a path');
      else if (value === '' || value.includes('/')) throw new Fault(`'${value}' cannot be a segment of a path`);
      else segments.push(value);
    }
    return new RulesPath(segments, names);
  };
}

/** True for a name in a path that stands for nothing yet: `bind` may give it a value. */
export function isUnboundName(name: string, scope: Scope, locals: ReadonlyMap<string, number>): boolean {
  return !locals.has(name) && scope.findWildcard(name) === undefined && name !== 'request' && name !== 'resource';
}
