import { isDeepStrictEqual } from 'node:util';
import type { Case, ClientKind, Outcome } from './types';

// Where Google's emulator does not do what the table says, because of a limit of that emulator. Everything else that differs is a
// mistake, in the table or in this engine.

/** Cases that Google's emulator answers otherwise than the table, for some clients. */
export interface Difference {
  readonly cases: readonly string[];
  readonly clients: readonly ClientKind[];
  /** Why the table does not follow Google's emulator here. */
  readonly because: string;
  /** What Google's emulator gives, by the number of the step (the first is 0); at every other step it gives what the table says. */
  readonly gives: Readonly<Record<number, Outcome>>;
  /** True when it depends on timing whether the emulator differs, so that it may also give what the table says. */
  readonly sometimes?: true;
}

export const DIFFERENCES: readonly Difference[] = [];

/** The difference that is known of a case as a client plays it on Google's emulator. */
export function differenceOf(client: ClientKind, name: string): Difference | undefined {
  return DIFFERENCES.find(({ cases, clients }) => cases.includes(name) && clients.includes(client));
}

/** The steps of a case with the outcomes that Google's emulator gives. */
export function asOfficial(steps: Case['steps'], { gives }: Difference): Case['steps'] {
  return steps.map(([step, wanted], at) => [step, at in gives ? gives[at] : wanted]);
}

/** What is wrong with a difference that is claimed of a case, in a sentence; null when nothing is. */
export function flawOf({ gives, because }: Difference, { steps }: Case): string | null {
  if (because.trim() === '') return 'It has no reason.';
  const claims = Object.entries(gives);
  if (claims.length === 0) return 'It says nothing that differs.';
  const absent = claims.find(([at]) => steps[Number(at)] === undefined);
  if (absent) return `There is no step ${absent[0]}.`;
  const equal = claims.find(([at, outcome]) => isDeepStrictEqual(outcome, steps[Number(at)]?.[1]));
  return equal ? `Step ${equal[0]} gives what the table says.` : null;
}
