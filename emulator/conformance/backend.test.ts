import { describe, expect, it } from 'vitest';
import { officialAddress } from './backend';

describe("the address of Google's emulator", () => {
  it.each([
    ['127.0.0.1:8080', { host: '127.0.0.1', port: 8080 }],
    ['http://localhost:9090', { host: 'localhost', port: 9090 }],
    ['[::1]:8080', { host: '::1', port: 8080 }],
  ])('is %s', (named, address) => expect(officialAddress(named)).toEqual(address));

  it.each([undefined, '', 'localhost', 'localhost:', ':8080'])(
    'cannot be %s, and the refusal says what to do',
    (named) => expect(() => officialAddress(named)).toThrow(/set FIRESTORE_EMULATOR_HOST to its HOST:PORT/),
  );
});
