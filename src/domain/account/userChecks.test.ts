import { describe, expect, it } from 'vitest';
import { checkDisplayName, checkEmail, checkPassword } from './userChecks';

describe('the onboarding inputs', () => {
  it('clean up a display name', () => {
    expect(checkDisplayName('  Ann \n\u202e Lee ')).toEqual({ ok: true, value: 'Ann Lee' });
    expect(checkDisplayName(' \n ').ok).toBe(false);
    expect(checkDisplayName('x'.repeat(61)).ok).toBe(false);
    expect(checkDisplayName('😀 مرحبا').ok).toBe(true);
  });

  it.each([
    ['only blanks', '\u200b\u200e\u2060\u00a0'],
    ['invisible letters', '\u3164\u115f'],
    ['only a text direction override', '\u202e'],
    ['half a surrogate pair', '\ud83d'],
  ])('refuse a display name of %s', (_, text) => expect(checkDisplayName(text).ok).toBe(false));

  it.each([
    ['a joined emoji', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['right-to-left letters', 'محمد علی', 'محمد علی'],
    ['markup as plain text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['half a surrogate pair at its end', 'Ann \ud83d', 'Ann'],
  ])('accept a display name with %s', (_, text, name) =>
    expect(checkDisplayName(text)).toEqual({ ok: true, value: name }),
  );

  it('require a valid email and a long enough password', () => {
    expect(checkEmail('a@b.co').ok).toBe(true);
    expect(checkEmail('a@b').ok).toBe(false);
    expect(checkEmail(`${'a'.repeat(250)}@b.co`).ok).toBe(false);
    expect(checkPassword('12345').ok).toBe(false);
    expect(checkPassword('123456').ok).toBe(true);
  });
});
