import type { Expression } from './ast';
import { builtinsOf, builtinsUnder } from './builtins';
import { compileLogic, compileTernary } from './compileLogic';
import {
  compileList,
  compileMap,
  compileOne,
  compilePath,
  compileThree,
  compileTwo,
  failing,
  heldFault,
  valuesOf,
} from './compileParts';
import { differentValues, equalValues } from './compare';
import type { Context, Outcome, Run } from './context';
import { Fault, LimitExceeded } from './faults';
import { LIMITS } from './limits';
import { calculate, compareBy, contains, indexInto, memberOf, negate, rangeOf, TYPE_TESTS } from './operators';
import type { Scope, ScopedFunction } from './scope';
import { callMethod, NAMESPACES } from './stdlib/dispatch';
import { wrongType } from './stdlib/method';
import { Unknown, type RulesValue } from './values';

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;
type Locals = ReadonlyMap<string, number>;

/** The compiled body of a declared function. */
interface Body {
  readonly bindings: readonly Run[];
  readonly result: Run;
}

/**
 * Compiles expressions into functions. Each source has one compiler, so that each declared function is compiled once.
 *
 * What counts toward the 1,000 expressions of a request: every expression evaluated counts one, literals and names
 * included; `is` one more for its type; `&&` and `||` one more when they evaluate their right side; a ternary one more,
 * and two more again on its false branch; each literal segment of a path; each `let`; a call into a namespace
 * (`math.abs`) one more.
 */
export class ExpressionCompiler {
  private readonly bodies = new Map<ScopedFunction, Body>();

  /** @param wrap receives every compiled expression; coverage reports use it to count. */
  constructor(private readonly wrap: (expression: Expression, run: Run) => Run = (_, run) => run) {}

  /** Compiles an expression with a scope and, in a function, its parameters and bindings by slot. */
  compile(expression: Expression, scope: Scope, locals: Locals): Run {
    return this.wrap(expression, this.compileAny(expression, scope, locals));
  }

  private compileAny(expression: Expression, scope: Scope, locals: Locals): Run {
    const inner = (part: Expression): Run => this.compile(part, scope, locals);
    switch (expression.kind) {
      case 'literal': {
        const { value } = expression;
        return (context) => {
          context.count(expression, 1);
          return value;
        };
      }
      case 'name':
        return compileName(expression, scope, locals);
      case 'member': {
        const { name } = expression;
        return compileOne(expression, 1, inner(expression.target), (target) => memberOf(target, name));
      }
      case 'index':
        return compileTwo(expression, inner(expression.target), inner(expression.index), indexInto);
      case 'range':
        return compileThree(
          expression,
          [inner(expression.target), inner(expression.from), inner(expression.to)],
          rangeOf,
        );
      case 'call':
        return this.compileCall(expression, scope, expression.args.map(inner));
      case 'method':
        return this.compileMethod(expression, scope, locals, expression.args.map(inner));
      case 'unary':
        return compileOne(expression, 1, inner(expression.operand), expression.operator === '-' ? negate : not);
      case 'is':
        return compileIs(expression, inner(expression.operand));
      case 'binary':
        return compileBinary(expression, inner(expression.left), inner(expression.right));
      case 'ternary':
        return compileTernary(
          expression,
          inner(expression.condition),
          inner(expression.whenTrue),
          inner(expression.whenFalse),
        );
      case 'list':
        return compileList(expression, expression.items.map(inner));
      case 'map':
        return compileMap(
          expression,
          expression.entries.map(({ key, value }) => [inner(key), inner(value)]),
        );
      case 'path':
        return compilePath(expression, inner);
    }
  }

  private compileCall(expression: Of<'call'>, scope: Scope, args: readonly Run[]): Run {
    const declared = scope.findFunction(expression.name);
    if (declared !== undefined) return this.compileDeclared(expression, declared, args);
    const builtin = builtinsOf(scope.service).get(expression.name);
    if (builtin === undefined) return failing(expression, `function not found: ${expression.name}`);
    return compileBuiltin(expression, 1, builtin.arity, args, (context, values) =>
      builtin.run(context, values[0] ?? null),
    );
  }

  /** Arguments and bindings are evaluated whether or not the body uses them; their faults only matter when it does. */
  private compileDeclared(expression: Of<'call'>, declared: ScopedFunction, args: readonly Run[]): Run {
    const { name, parameters } = declared.declaration;
    if (parameters.length !== args.length)
      return failing(expression, `${name}() takes ${parameters.length} arguments, got ${args.length}`);
    let body: Body | null = null;
    return (context, frame) => {
      context.count(expression, 1);
      const { held } = context;
      const locals = args.map((argument) => {
        const value = argument(context, frame);
        context.hold(value);
        return value;
      });
      context.held = held;
      body ??= this.bodyOf(declared);
      context.depth += 1;
      if (context.depth - 1 > LIMITS.callDepth)
        throw new LimitExceeded(`the maximum call depth of ${LIMITS.callDepth} has been reached`);
      for (const binding of body.bindings) {
        locals.push(binding(context, locals));
        context.count(expression, 1);
      }
      const result = body.result(context, locals);
      context.depth -= 1;
      return result;
    };
  }

  private bodyOf(declared: ScopedFunction): Body {
    const known = this.bodies.get(declared);
    if (known !== undefined) return known;
    const { declaration, scope } = declared;
    const locals = new Map(declaration.parameters.map((name, index) => [name, index]));
    const bindings = declaration.bindings.map((binding, index) => {
      const run = this.compile(binding.value, scope, new Map(locals));
      locals.set(binding.name, declaration.parameters.length + index);
      return run;
    });
    const body = { result: this.compile(declaration.result, scope, locals), bindings };
    this.bodies.set(declared, body);
    return body;
  }

  private compileMethod(expression: Of<'method'>, scope: Scope, locals: Locals, args: readonly Run[]): Run {
    const { name, target } = expression;
    if (target.kind === 'name' && !locals.has(target.name) && scope.findWildcard(target.name) === undefined) {
      const own = builtinsUnder(scope.service, target.name).get(name);
      if (own !== undefined)
        return compileBuiltin(expression, 2, own.arity, args, (context, values) => own.run(context, values[0] ?? null));
      const method = NAMESPACES.get(target.name)?.get(name);
      if (method !== undefined)
        return compileBuiltin(expression, 2, method.arity, args, (_, values) => method.run(null, values));
      if (NAMESPACES.has(target.name)) return failing(expression, `function not found: ${target.name}.${name}`);
    }
    const object = this.compile(target, scope, locals);
    return (context, frame) => {
      context.count(expression, 1);
      const { held } = context;
      const receiver = object(context, frame);
      context.hold(receiver);
      const values = valuesOf(args, context, frame);
      context.held = held;
      if (receiver instanceof Fault) return receiver;
      if (values instanceof Fault) return values;
      try {
        return callMethod(receiver, name, values);
      } catch (error) {
        return heldFault(error, expression);
      }
    };
  }
}

function compileBinary(expression: Of<'binary'>, left: Run, right: Run): Run {
  const { operator } = expression;
  switch (operator) {
    case '||':
    case '&&':
      return compileLogic(expression, left, right, operator === '||');
    case '==':
      return compileTwo(expression, left, right, equalValues);
    case '!=':
      return compileTwo(expression, left, right, differentValues);
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

function compileIs(expression: Of<'is'>, operand: Run): Run {
  const test = TYPE_TESTS.get(expression.type);
  if (test === undefined) return failing(expression, `'${expression.type}' is not a type`);
  return compileOne(expression, 2, operand, (value) =>
    value instanceof Unknown ? isOfType(value, expression.type) : test(value),
  );
}

/** A document's data is a map. No query guarantees the type of any other unknown value. */
function isOfType(value: Unknown, type: string): boolean {
  return value.isMap ? type === 'map' : value.fail();
}

function not(value: RulesValue): RulesValue {
  return typeof value === 'boolean' ? !value : wrongType(value, 'bool');
}

function compileBuiltin(
  expression: Expression,
  units: number,
  arity: number,
  args: readonly Run[],
  compute: (context: Context, values: readonly RulesValue[]) => RulesValue,
): Run {
  if (args.length !== arity) return failing(expression, `expected ${arity} arguments, got ${args.length}`);
  return (context, frame) => {
    context.count(expression, units);
    const values = valuesOf(args, context, frame);
    if (values instanceof Fault) return values;
    try {
      context.at = expression;
      return compute(context, values);
    } catch (error) {
      return heldFault(error, expression);
    }
  };
}

function compileName(expression: Of<'name'>, scope: Scope, locals: Locals): Run {
  const { name } = expression;
  const local = locals.get(name);
  if (local !== undefined) {
    return (context, frame) => {
      context.count(expression, 1);
      return frame[local] as Outcome;
    };
  }
  const slot = scope.findWildcard(name);
  if (slot !== undefined) {
    return (context) => {
      context.count(expression, 1);
      return context.wildcards[slot] as RulesValue;
    };
  }
  if (name !== 'request' && name !== 'resource') return failing(expression, `variable not found: ${name}`);
  return (context) => {
    context.count(expression, 1);
    return context.variables[name];
  };
}

/** True for a name that is not declared. */
export function isUnboundName(name: string, scope: Scope, locals: Locals): boolean {
  return !locals.has(name) && scope.findWildcard(name) === undefined && name !== 'request' && name !== 'resource';
}
