import { describe, expect, it } from 'vitest';
import { formatMicros, formatTimestamp, microsOfTimestamp, parseTimestamp } from './timestamp';

describe('timestamps', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 0, 0],
    ['1969-12-31T23:59:59.5Z', -1, 500_000_000],
    ['2025-09-06T12:00:00+02:00', 1_757_152_800, 0],
    ['2025-09-06T10:00:00.123456789Z', 1_757_152_800, 123_456_000],
    ['0001-01-01T00:00:00Z', -62_135_596_800, 0],
    ['9999-12-31T23:59:59.999999999Z', 253_402_300_799, 999_999_000],
  ])('are parsed: %s', (text, seconds, nanos) => expect(parseTimestamp(text)).toEqual({ seconds, nanos }));

  it('are parsed from seconds and nanos, as older clients send them', () => {
    expect(parseTimestamp({ seconds: '12', nanos: 3000 })).toEqual({ seconds: 12, nanos: 3000 });
  });

  it.each([
    '',
    'yesterday',
    '2025-13-01T00:00:00Z',
    '2025-01-01',
    7,
    null,
    { seconds: 1e12 },
    { seconds: 1, nanos: -1 },
  ])('reject %j', (json) => expect(() => parseTimestamp(json)).toThrow());

  it('are formatted with as many digits as needed', () => {
    expect(formatTimestamp({ seconds: 0, nanos: 0 })).toBe('1970-01-01T00:00:00Z');
    expect(formatTimestamp({ seconds: 0, nanos: 5_000_000 })).toBe('1970-01-01T00:00:00.005Z');
    expect(formatTimestamp({ seconds: 0, nanos: 5000 })).toBe('1970-01-01T00:00:00.000005Z');
    expect(formatTimestamp({ seconds: 0, nanos: 5 })).toBe('1970-01-01T00:00:00.000000005Z');
    expect(microsOfTimestamp(parseTimestamp(formatMicros(1_757_152_800_123_456)))).toBe(1_757_152_800_123_456);
  });
});
