import type { RandomSource } from './randomSource';
import { FORMS_OF_ANY_TYPE, NONSENSE, TEMPLATES, TYPES, WORDS, type Hole, type Type } from './templates';

/** An expression as text, with its subexpressions in between. */
export interface Tree {
  readonly pieces: readonly (string | Tree)[];
  /** True when it names a parameter or binding of the enclosing function, so that it's meaningless elsewhere. */
  readonly isLocal: boolean;
}

/** An expression with the functions that it may call, declared in the same match block. */
export interface Example {
  readonly tree: Tree;
  readonly functions: readonly DeclaredFunction[];
}

/** A function of two parameters, `x` and `y`, and one binding, `z`. */
export interface DeclaredFunction {
  readonly name: string;
  readonly binding: Tree;
  readonly result: Tree;
}

/** The position where a subtree is generated: its remaining depth, and the names and functions in scope. */
interface Place {
  readonly depth: number;
  readonly locals: readonly string[];
  readonly functions: readonly string[];
}

const HOLE = /#([a-z]+)/;

export function textOf(tree: Tree): string {
  return tree.pieces.map((piece) => (typeof piece === 'string' ? piece : textOf(piece))).join('');
}

export function declarationOf({ name, binding, result }: DeclaredFunction): string {
  return `function ${name}(x, y) { let z = ${textOf(binding)}; return ${textOf(result)}; }`;
}

/** Generates an expression of any type, with two functions of which the second may call the first. */
export function drawExample(random: RandomSource): Example {
  const inner = drawFunction(random, 'inner', []);
  const outer = drawFunction(random, 'outer', ['inner']);
  const place = { depth: 1 + random.below(4), locals: [], functions: ['inner', 'outer'] };
  const tree = drawTree(random, random.oneIn(3) ? 'bool' : random.pick(TYPES), place);
  const text = textOf(tree);
  return { tree, functions: text.includes('outer(') ? [inner, outer] : text.includes('inner(') ? [inner] : [] };
}

function drawFunction(random: RandomSource, name: string, functions: readonly string[]): DeclaredFunction {
  const place = { depth: 2, functions };
  return {
    name,
    binding: drawTree(random, random.pick(TYPES), { ...place, locals: ['x', 'y'] }),
    result: drawTree(random, random.pick(TYPES), { ...place, locals: ['x', 'y', 'z'] }),
  };
}

/** Generates an expression mostly of the given type, sometimes of another, and rarely nonsense. */
function drawTree(random: RandomSource, wanted: Type, place: Place): Tree {
  const type = random.oneIn(60) ? random.pick(TYPES) : wanted;
  const { leaves, forms } = TEMPLATES[type];
  if (place.locals.length > 0 && random.oneIn(4)) return { pieces: [random.pick(place.locals)], isLocal: true };
  if (place.depth <= 0 || random.oneIn(6)) return { pieces: [random.pick(leaves)], isLocal: false };
  if (random.oneIn(100)) return fill(random, random.pick(NONSENSE), place);
  if (place.functions.length > 0 && random.oneIn(12))
    return fill(random, `${random.pick(place.functions)}(#any, #${type})`, place);
  return fill(random, random.pick(random.oneIn(8) ? FORMS_OF_ANY_TYPE(type) : forms), place);
}

/** A template with its holes filled. */
function fill(random: RandomSource, template: string, place: Place): Tree {
  const inner = { ...place, depth: place.depth - 1 };
  const pieces: (string | Tree)[] = [];
  let rest = template;
  for (let hole = HOLE.exec(rest); hole !== null; hole = HOLE.exec(rest)) {
    pieces.push(rest.slice(0, hole.index));
    rest = rest.slice(hole.index + hole[0].length);
    pieces.push(drawHole(random, hole[1] as Hole, inner, rest));
  }
  pieces.push(rest);
  return { pieces, isLocal: pieces.some((piece) => typeof piece !== 'string' && piece.isLocal) };
}

function drawHole(random: RandomSource, hole: Hole, place: Place, rest: string): string | Tree {
  if (hole in WORDS) return random.pick(WORDS[hole as keyof typeof WORDS]);
  const type = hole === 'any' ? random.pick(TYPES) : hole === 'number' ? random.pick(['int', 'float'] as const) : hole;
  const tree = drawTree(random, type as Type, place);
  return needsParentheses(textOf(tree), rest) ? { ...tree, pieces: ['(', ...tree.pieces, ')'] } : tree;
}

/** Whether surrounding operators would split the expression; `rest` is the text that follows it. */
function needsParentheses(text: string, rest: string): boolean {
  if (/^[0-9.]+$/.test(text)) return rest.startsWith('.');
  let outside = text.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, 'q');
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replace(/\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g, 'b');
  }
  return /[\s/!-]/.test(outside);
}
