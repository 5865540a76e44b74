import { ann, bob, dan, person, signedOut, type Person } from './requests';
import type { Attempt, Step } from './scene';

/** Everyone who may not use the desk, including those who claim that they may. */
const PRETENDERS: Readonly<Record<string, Person>> = {
  'a member': bob,
  'the commissioner of a league': ann,
  'an outsider': dan,
  'a client that is signed out': signedOut,
  'a token that claims to be an administrator': person('dan', { admin: true, role: 'admin' }),
  'a token with the administrator’s email': person('dan', { email: 'root@example.test' }),
  'a token with the administrator’s email in capitals': person('dan', { email: 'ROOT@EXAMPLE.TEST' }),
  'a token with an email that gives the administrator’s key': person('dan', { email: 'root@example_test' }),
  'a token with a list of emails': person('dan', { email: ['root@example.test'] }),
  'a token whose email walks to another document': person('dan', { email: '../users/root@example.test' }),
};

/** The same write by each of PRETENDERS. */
export const byPretenders = (what: string, send: (by: Person) => Step): Record<string, Attempt> =>
  Object.fromEntries(Object.entries(PRETENDERS).map(([who, by]) => [`${what}: ${who}`, send(by)]));
