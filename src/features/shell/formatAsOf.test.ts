import { describe, expect, it } from 'vitest';
import { formatAsOf } from './formatAsOf';

const at = new Date(2025, 9, 18, 14, 14).getTime();

describe('how old something is', () => {
  it.each([
    ['a time on the same day', new Date(2025, 9, 18, 23, 59), /^2:14\sPM$/],
    ['with the day on the next one', new Date(2025, 9, 19, 0, 0), /^Sat, Oct 18, 2:14\sPM$/],
    ['with the day a year later', new Date(2026, 9, 18, 14, 14), /^Sat, Oct 18, 2:14\sPM$/],
  ])('is %s', (_, now, text) => {
    expect(formatAsOf(at, now)).toMatch(text);
  });
});
