import { isDeepStrictEqual } from 'node:util';
import { UNDER_RULES, SDKS, WEB, type Case, type ClientKind, type Outcome } from './types';

// Where Google's emulator differs from the table because of a limitation of that emulator. Any other difference is a
// mistake, in the table or in this engine.

/** Cases with a different result on Google's emulator, for some clients. */
export interface Difference {
  readonly cases: readonly string[];
  readonly clients: readonly ClientKind[];
  /** Why the table does not follow Google's emulator here. */
  readonly because: string;
  /**
   * The outcome on Google's emulator by step number (the first is 0); every other step's outcome equals the table's.
   */
  readonly gives?: Readonly<Record<number, Outcome>>;
  /** Steps whose outcome depends on timing: any outcome is accepted there. */
  readonly unsteady?: readonly number[];
}

const SENTENCES =
  'The emulator words its errors differently; the table has the wording of the service, which is on public record.';
const MILLIS =
  "The emulator's `request.time` always has milliseconds. Only a server timestamp is documented to equal it, and with microseconds in every " +
  "other request a client's own time can't pass for the server's.";
const PIECES =
  'The emulator sends the changes of one commit document by document, each with a snapshot. The service sends one consistent snapshot.';

export const DIFFERENCES: readonly Difference[] = [
  {
    cases: ['the sentence of an update of what is not there'],
    clients: SDKS,
    because: SENTENCES,
    gives: { 0: { error: 'not-found', says: 'no entity to update: app: "dev~' } },
  },
  {
    cases: ["a request's body: a batch of writes, each for itself"],
    clients: ['rest'],
    because: SENTENCES,
    gives: {
      0: {
        status: [
          {},
          {
            code: 5,
            message: `no entity to update: app: "dev~demo-conformance"
path <
  Element {
    type: "runs"
    name: "$"
  }
  Element {
    type: "c"
    name: "b"
  }
>
`,
          },
          {},
        ],
        writeResults: [{}, {}, {}],
      },
    },
  },
  {
    cases: ['the sentence of a document that is too large'],
    clients: SDKS,
    because: SENTENCES,
    gives: { 0: { error: 'invalid-argument', says: 'maximum entity size is 1048576 bytes' } },
  },
  {
    cases: ['the sentence of a creation of what is there'],
    clients: ['rest'],
    because: SENTENCES,
    gives: { 0: { error: 'ALREADY_EXISTS', says: 'entity already exists: EntityRef' } },
  },
  {
    cases: ['the sentence of a read that is denied'],
    clients: UNDER_RULES,
    because: SENTENCES,
    gives: { 0: { error: 'permission-denied', says: "false for 'get' @ L" } },
  },
  {
    cases: ['the sentence of a query that is denied', 'the sentence of a write that is denied'],
    clients: UNDER_RULES,
    because: SENTENCES,
    gives: { 0: { error: 'permission-denied', says: 'No matching allow statements' } },
  },
  {
    cases: ['a write evaluated: the time of a request without one has microseconds'],
    clients: UNDER_RULES,
    because: MILLIS,
    gives: { 0: { error: 'permission-denied' } },
  },
  {
    cases: ['a request of more than 10 MiB is refused'],
    clients: ['rest'],
    because: 'The emulator takes requests of up to 4 MiB.',
    gives: { 0: { error: 'RESOURCE_EXHAUSTED', says: 'gRPC message exceeds maximum size 4194304' } },
  },
  {
    cases: ['a transform of the name is refused'],
    clients: ['rest'],
    because: 'The emulator writes a field with the reserved name `__key__`.',
    gives: { 0: { writeResults: [{ transformResults: [{ integerValue: '1' }] }] } },
  },
  {
    cases: ['pages of documents in an order'],
    clients: ['rest'],
    because: "The emulator can't continue a list that has an order: it answers with an internal error.",
    gives: { 2: { error: 'UNKNOWN' } },
  },
  {
    cases: ['a list at an earlier time'],
    clients: ['rest'],
    because: "The emulator can't read a time in the address of a request.",
    gives: { 3: { error: 'INVALID_ARGUMENT' }, 4: { error: 'INVALID_ARGUMENT' } },
  },
  {
    cases: ['partitions asked for by a user'],
    clients: ['rest'],
    because: 'The emulator has no partitions.',
    gives: { 0: { error: 'UNIMPLEMENTED' } },
  },
  {
    cases: ['another database: rules are told which, default/d'],
    clients: WEB,
    because: 'The emulator applies rules to the default database only, and allows everything in the others.',
    gives: { 0: {} },
  },
  {
    cases: ['goes and comes back: minus zero'],
    clients: ['lite', 'browser'],
    because: 'The emulator reads minus zero as zero from JSON, which REST and the connections of browsers carry.',
    gives: { 1: { v: 0 } },
  },
  {
    cases: ['array-contains with array-contains-any is refused'],
    clients: ['node', 'browser'],
    because:
      'The emulator checks the queries of listeners apart, with another code; its queries that are asked once are refused as in the table.',
    gives: { 0: { error: 'failed-precondition' } },
  },
  {
    cases: ['ranges of eleven fields are refused'],
    clients: ['node', 'browser'],
    because:
      'The emulator does not count the fields of a query that listens; its queries that are asked once are refused as in the table.',
    gives: { 0: [] },
  },
  {
    cases: ['a listener: several changes of one commit come together, removals first'],
    clients: ['node', 'browser'],
    because: PIECES,
    unsteady: [2],
  },
  {
    cases: [
      'away: a change, a deletion and a creation are told once',
      'away: everything went',
      'away: one left the filter and one came in',
      'together: one commit reaches all listeners before they are in sync',
    ],
    clients: ['node', 'browser'],
    because: PIECES,
    unsteady: [4],
  },
];

/** The known difference of a case for a client on Google's emulator. */
export function differenceOf(client: ClientKind, name: string): Difference | undefined {
  return DIFFERENCES.find(({ cases, clients }) => cases.includes(name) && clients.includes(client));
}

/** The steps of a case with the outcomes of Google's emulator. */
export function asOfficial(steps: Case['steps'], { gives = {} }: Difference): Case['steps'] {
  return steps.map(([step, wanted], at) => [step, at in gives ? gives[at] : wanted]);
}

/** What is wrong with a claimed difference, as a sentence; null when it is valid. */
export function flawOf({ gives = {}, unsteady = [], because }: Difference, { steps }: Case): string | null {
  if (because.trim() === '') return 'It has no reason.';
  const claims = Object.entries(gives);
  if (claims.length + unsteady.length === 0) return 'It says nothing that differs.';
  const absent = [...claims.map(([at]) => Number(at)), ...unsteady].find((at) => steps[at] === undefined);
  if (absent !== undefined) return `There is no step ${absent}.`;
  const equal = claims.find(([at, outcome]) => isDeepStrictEqual(outcome, steps[Number(at)]?.[1]));
  return equal ? `Step ${equal[0]} gives what the table says.` : null;
}
