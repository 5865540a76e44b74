import type { OfficialFirestore } from 'firestore-emulator-node/official';
import { product } from '@/config/product';
import { DEMO_PASSWORD } from '../demo/people';
import { firestoreName } from '../suite/officialFirestore';
import type { SuitePorts } from '../suite/ports';

/** The URL of a port as a user types it. */
export function address(port: number): string {
  return `http://localhost:${port}`;
}

/** The terminal message when everything is up: URLs, logins and how to stop. */
export function welcome(page: number, ports: SuitePorts, seeded: boolean, official: OfficialFirestore | null): string {
  const logins = seeded
    ? [
        `  Fans    fan1@${product.demoDomain} ... fan8@${product.demoDomain}`,
        `  Admin   admin@${product.demoDomain}`,
        `  The password of all of them is "${DEMO_PASSWORD}".`,
        '  In the demo it’s always Saturday: some games are final, some are on, some are still to come.',
        '',
      ]
    : [];
  return [
    '',
    `  ${product.name} is ready:  ${address(page)}`,
    '',
    ...logins,
    `  Auth ${ports.auth} · Firestore ${ports.firestore} · Storage ${ports.storage} · hub ${ports.hub}`,
    ...(official === null ? [] : [`  Firestore is ${firestoreName(official)}.`]),
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n');
}
