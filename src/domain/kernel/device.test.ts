import { describe, expect, it } from 'vitest';
import { isIos, isPhone } from './device';

describe('device detection', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 5, true, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, true, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, false, false],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36', 5, false, true],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 10, false, false],
  ])('handles %s, %i touch points: iOS %s, phone %s', (agent, touch, ios, phone) => {
    expect(isIos(agent, touch)).toBe(ios);
    expect(isPhone(agent, touch)).toBe(phone);
  });
});
