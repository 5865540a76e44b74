import type { OfficialFirestore } from 'firestore-emulator-node/official';
import { firestoreName } from '../suite/officialFirestore';
import type { SuitePorts } from '../suite/ports';

/** The demo's password for everybody. */
const PASSWORD = 'saturday';

/** The address of a port as a person types it. */
export function address(port: number): string {
  return `http://localhost:${port}`;
}

/** What the terminal says when everything is up: where, as whom, and how to stop. */
export function welcome(page: number, ports: SuitePorts, seeded: boolean, official: OfficialFirestore | null): string {
  const logins = seeded
    ? [
        '  Fans    fan1@saturdaysquads.test ... fan8@saturdaysquads.test',
        '  Admin   admin@saturdaysquads.test',
        `  The password of all of them is "${PASSWORD}".`,
        '',
      ]
    : [];
  return [
    '',
    `  Saturday Squads is ready:  ${address(page)}`,
    '',
    ...logins,
    `  Auth ${ports.auth} · Firestore ${ports.firestore} · Storage ${ports.storage} · hub ${ports.hub}`,
    ...(official === null ? [] : [`  Firestore is ${firestoreName(official)}.`]),
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n');
}
