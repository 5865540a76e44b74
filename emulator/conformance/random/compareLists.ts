import type { ListClient, ListDecision } from './listClient';
import type { ListExample, ListKind } from './listRules';

/** A rule and a query that this engine and Google's emulator evaluate differently. */
export interface ListDisagreement {
  readonly example: ListExample;
  readonly ours: ListDecision;
  readonly official: ListDecision;
}

/**
 * The rules and queries on which the two disagree. Google's emulator takes the fields that a query constrains for all
 * that a document has: any other field is missing, and a field in a range has no type. So it allows queries that return
 * documents which the same rule denies to a `get`. This engine denies them, since rules are documented not to be
 * filters. For examples of the kind `anything`, only what this engine alone allows counts as a disagreement.
 */
export async function compareLists(
  ours: ListClient,
  official: ListClient,
  examples: readonly ListExample[],
  kind: ListKind,
  seen = new Map<string, number>(),
): Promise<ListDisagreement[]> {
  const [our, their] = await Promise.all([ours.decide(examples), official.decide(examples)]);
  return examples.flatMap((example, at) => {
    const [here, there] = [our[at], their[at]];
    if (here === undefined || there === undefined) throw new Error('An emulator left out a query.');
    seen.set(there, (seen.get(there) ?? 0) + 1);
    const isKnown = kind === 'anything' && here === 'denied' && there === 'allowed';
    return here === there || isKnown ? [] : [{ example, ours: here, official: there }];
  });
}

/** A readable description of the disagreement. */
export function describeListDisagreement({ example, ours, official }: ListDisagreement): string {
  return [
    `allow list: if ${example.condition};`,
    `  asked: ${JSON.stringify(example.query)}`,
    `  here: ${ours}, Google's: ${official}`,
  ].join('\n');
}
