/** An expression of the rules language as a tree, for evaluations that share nothing with the engine's own. */
export type Tree =
  | { readonly op: 'literal'; readonly value: null | boolean | bigint | number | string }
  /** A field of `resource.data`. */
  | { readonly op: 'field'; readonly name: string }
  /** A parameter or a binding. */
  | { readonly op: 'name'; readonly name: string }
  | { readonly op: 'not' | 'minus'; readonly of: Tree }
  | { readonly op: 'binary'; readonly sign: Sign; readonly left: Tree; readonly right: Tree }
  | { readonly op: 'is'; readonly of: Tree; readonly type: string }
  | { readonly op: 'if'; readonly test: Tree; readonly yes: Tree; readonly no: Tree }
  | { readonly op: 'list'; readonly items: readonly Tree[] }
  | { readonly op: 'map'; readonly entries: readonly (readonly [string, Tree])[] }
  | { readonly op: 'member'; readonly of: Tree; readonly name: string }
  | { readonly op: 'index'; readonly of: Tree; readonly at: Tree }
  | { readonly op: 'range'; readonly of: Tree; readonly from: Tree; readonly to: Tree }
  | { readonly op: 'method'; readonly of: Tree; readonly name: string; readonly args: readonly Tree[] }
  /** A function of a namespace, or of none. */
  | { readonly op: 'built-in'; readonly name: string; readonly args: readonly Tree[] }
  | { readonly op: 'call'; readonly name: string; readonly args: readonly Tree[] };

export type Sign = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | 'in' | '&&' | '||';

/** A function of two parameters, `x` and `y`, with one binding, `z`. */
export interface Declared {
  readonly name: string;
  readonly binding: Tree;
  readonly result: Tree;
}

function literal(value: Extract<Tree, { op: 'literal' }>['value']): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value === 'number') return `float('${Object.is(value, -0) ? '-0' : value}')`;
  return typeof value === 'bigint' && value < 0n ? `(${value})` : String(value);
}

/** The tree as rules write it. Everything is in parentheses, so that no precedence is asked for. */
export function written(tree: Tree): string {
  const args = (list: readonly Tree[]): string => list.map(written).join(', ');
  switch (tree.op) {
    case 'literal':
      return literal(tree.value);
    case 'field':
      return `resource.data.${tree.name}`;
    case 'name':
      return tree.name;
    case 'not':
      return `!(${written(tree.of)})`;
    case 'minus':
      return `-(${written(tree.of)})`;
    case 'binary':
      return `(${written(tree.left)} ${tree.sign} ${written(tree.right)})`;
    case 'is':
      return `(${written(tree.of)} is ${tree.type})`;
    case 'if':
      return `(${written(tree.test)} ? ${written(tree.yes)} : ${written(tree.no)})`;
    case 'list':
      return `[${args(tree.items)}]`;
    case 'map':
      return `{${tree.entries.map(([key, value]) => `'${key}': ${written(value)}`).join(', ')}}`;
    case 'member':
      return `(${written(tree.of)}).${tree.name}`;
    case 'index':
      return `(${written(tree.of)})[${written(tree.at)}]`;
    case 'range':
      return `(${written(tree.of)})[${written(tree.from)}:${written(tree.to)}]`;
    case 'method':
      return `(${written(tree.of)}).${tree.name}(${args(tree.args)})`;
    case 'built-in':
    case 'call':
      return `${tree.name}(${args(tree.args)})`;
  }
}

export function declaration({ name, binding, result }: Declared): string {
  return `function ${name}(x, y) { let z = ${written(binding)}; return ${written(result)}; }`;
}
