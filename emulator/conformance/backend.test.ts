import { describe, expect, it } from 'vitest';
import { addressOf } from './backend';

describe('the address of a running emulator', () => {
  it.each([
    ['127.0.0.1:8080', { host: '127.0.0.1', port: 8080, origin: 'http://127.0.0.1:8080' }],
    [' http://localhost:9000 ', { host: 'localhost', port: 9000, origin: 'http://localhost:9000' }],
    ['[::1]:8080', { host: '::1', port: 8080, origin: 'http://[::1]:8080' }],
  ])('can be %s', (named, address) => expect(addressOf(named)).toEqual(address));

  it.each(['localhost', ':8080', 'somewhere:port', '8080'])('cannot be %s', (named) =>
    expect(() => addressOf(named)).toThrow(`OFFICIAL_FIRESTORE_HOST is "${named}"; it takes a HOST:PORT.`),
  );
});
