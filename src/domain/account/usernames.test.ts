import { describe, expect, it } from 'vitest';
import { checkUsername } from './usernames';

describe('the onboarding inputs', () => {
  it.each(['ann', 'A.b-c_9', 'x'.repeat(20)])('accept %s as a username', (text) =>
    expect(checkUsername(text).ok).toBe(true),
  );
  it.each(['', 'ab', 'x'.repeat(21), 'a b c', 'änn', '<b>x</b>', '__ann__', '😀😀😀'])(
    'refuse %j as a username',
    (text) => expect(checkUsername(text).ok).toBe(false),
  );
});
