import { Timestamp } from 'firebase/firestore';
import type { Attempt, Step } from './scene';
import { bytes, point, reference } from './wire';

/** One value of each kind that a field can have and that most fields must not. */
const JUNK = {
  null: null,
  'a boolean': true,
  'a number': 7,
  NaN: NaN,
  'a timestamp': Timestamp.fromMillis(0),
  bytes: bytes(8),
  'a reference': reference('users/root@example_test'),
  'a place on earth': point(),
  'a list': ['x'],
  'a map': { x: 1 },
  'an empty text': '',
  'a text of 100,000 characters': 'x'.repeat(100_000),
} as const;

export type Kind = keyof typeof JUNK;

/** Attempts that put values of the wrong kinds in fields. `fields` lists the kinds to try for each field. */
export function confused(
  fields: Readonly<Record<string, readonly Kind[]>>,
  send: (field: string, value: unknown) => Step,
): Record<string, Attempt> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, kinds]) =>
      kinds.map((kind) => [`${kind} as ${field}`, send(field, JUNK[kind])] as const),
    ),
  );
}
