import { expect, it } from 'vitest';
import { formatAgo } from './formatAgo';

const NOW = Date.parse('2025-10-18T16:00:00Z');

it.each([
  [-5, 'just now'],
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [23.9 * 3_600, '23 hours ago'],
  [24 * 3_600, 'yesterday'],
  [3 * 86_400, '3 days ago'],
])('%d seconds ago are %j', (seconds, text) => expect(formatAgo(NOW - seconds * 1000, NOW)).toBe(text));
