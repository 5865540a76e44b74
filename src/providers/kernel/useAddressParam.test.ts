import { describe, expect, it } from 'vitest';
import { addressParameter } from './useAddressParam';

describe('addressParameter', () => {
  it.each([
    ['draft', '/draft/abc123', 'abc123'],
    ['draft', '/draft/abc123/', 'abc123'],
    ['join', '/join/K7QP2M', 'K7QP2M'],
    ['join', '/join/a%20b', 'a b'],
    ['join', '/join/50%', '50%'],
    ['draft', '/draft/_', null],
    ['draft', '/draft', null],
    ['draft', '/join/K7QP2M', null],
    ['join', '/', null],
  ] as const)('reads for %s in %s the value %s', (address, path, parameter) => {
    expect(addressParameter(address, path)).toBe(parameter);
  });
});
