import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256';

describe('sha256', () => {
  it('matches the published hashes', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('matches Node’s hashes, for all lengths around block boundaries and for multibyte characters', () => {
    for (let length = 0; length <= 200; length++) {
      for (const letter of ['a', 'é', '🏈']) {
        const text = letter.repeat(length);
        expect(sha256(text), `${length} times ${letter}`).toBe(createHash('sha256').update(text).digest('hex'));
      }
    }
  });
});
