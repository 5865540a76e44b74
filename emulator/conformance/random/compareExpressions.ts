import { literalOf } from './coverageValues';
import { BREAKDOWN, type ExpressionClient, type Outcome } from './evaluate';
import { declarationOf, textOf, type Example, type Tree } from './expressions';

/** An expression that evaluated differently on this engine and on Google's emulator. */
export interface Disagreement {
  readonly example: Example;
  readonly ours: Outcome;
  readonly official: Outcome;
}

/** Two emulators that evaluate the same expressions. */
export class ExpressionPair {
  constructor(
    private readonly ours: ExpressionClient,
    private readonly official: ExpressionClient,
  ) {}

  /** The examples on which the two disagree. Also counts each kind of outcome in `seen`. */
  async compare(examples: readonly Example[], seen = new Map<string, number>()): Promise<Disagreement[]> {
    const { ours, official } = await this.ask(examples);
    return examples.flatMap((example, at) => {
      const [our, their] = [ours[at], official[at]];
      if (our === undefined || their === undefined) throw new Error('An emulator left out an expression.');
      const kind = Object.keys(their.value ?? {})[0] ?? their.text;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      return our.text === their.text || their.text === BREAKDOWN ? [] : [{ example, ours: our, official: their }];
    });
  }

  /** The smallest subexpression of an example on which the two still disagree, with literals in place of its parts. */
  async shrink(found: Disagreement): Promise<Disagreement> {
    const { functions } = found.example;
    const parts = closedParts(found.example.tree).map((tree) => ({
      tree,
      functions: /\b(?:inner|outer)\(/.test(textOf(tree)) ? functions : [],
    }));
    const smaller = parts.length === 0 ? [] : await this.compare(parts);
    const size = ({ example }: Disagreement): number => textOf(example.tree).length;
    const smallest = smaller.sort((a, b) => size(a) - size(b))[0] ?? found;
    return this.shrinkParts(smallest);
  }

  /** Replaces parts with literals as long as the disagreement remains. */
  private async shrinkParts(found: Disagreement): Promise<Disagreement> {
    let best = found;
    for (let at = 0; at < found.example.tree.pieces.length; at += 1) {
      const piece = best.example.tree.pieces[at];
      if (piece === undefined || typeof piece === 'string' || piece.isLocal) continue;
      const { ours, official } = await this.ask([{ tree: piece, functions: best.example.functions }]);
      const value = official[0]?.value;
      const literal = value === undefined ? null : literalOf(value);
      if (literal === null || ours[0]?.text !== official[0]?.text) continue;
      const pieces = best.example.tree.pieces.map((each, index) => (index === at ? literal : each));
      const [still] = await this.compare([{ ...best.example, tree: { ...best.example.tree, pieces } }]);
      if (still !== undefined) best = still;
    }
    return best;
  }

  private async ask(examples: readonly Example[]): Promise<{ ours: Outcome[]; official: Outcome[] }> {
    const [ours, official] = await Promise.all([this.ours.evaluate(examples), this.official.evaluate(examples)]);
    return { ours, official };
  }
}

/** A readable description of the disagreement. */
export function describeDisagreement({ example, ours, official }: Disagreement): string {
  const text = textOf(example.tree);
  const functions = example.functions.filter(({ name }) => text.includes(`${name}(`)).map(declarationOf);
  return [
    `${text}`,
    ...functions,
    `  here:     ${describeOutcome(ours)}`,
    `  Google's: ${describeOutcome(official)}`,
  ].join('\n');
}

function describeOutcome({ text, reason }: Outcome): string {
  return reason === undefined ? text : `${text} (${reason.slice(0, 300)})`;
}

/** The subexpressions of a tree that don't depend on their surroundings. */
function closedParts(tree: Tree): Tree[] {
  return tree.pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : [...(piece.isLocal ? [] : [piece]), ...closedParts(piece)],
  );
}
