import { describe, expect, it } from 'vitest';
import { furthestStep, stepAsked, stepToShow } from './onboarding';
import { newUser, parseUser, type AuthPerson } from './user';
import { checkDisplayName, checkEmail, checkPassword, checkUsername } from './userChecks';

const ann: AuthPerson = { uid: 'a', email: 'a@x.com', displayName: null, google: false };
const gus: AuthPerson = { ...ann, uid: 'g', displayName: 'Gus', google: true };
const begun = parseUser('k', { isOnboarding: true, displayName: 'Ann' }, ann);
const named = { ...begun, username: 'ann' };

describe('the onboarding steps', () => {
  it.each([
    ['stranger', null, null, 1],
    ['a new account', ann, newUser(ann), 2],
    ['a new Google user (R4.3)', gus, newUser(gus), 3],
    ['a user document without a username', ann, begun, 3],
    ['a user document with a username', ann, named, 4],
  ])('let %s reach step %#', (_, person, user, furthest) => expect(furthestStep(person, user)).toBe(furthest));

  it.each([
    ['starts at the account', { person: null, user: null, asked: null, stored: 4 }, 1],
    ['continues after the account', { person: ann, user: newUser(ann), asked: null, stored: null }, 2],
    ['starts at step 3 for a new Google user', { person: gus, user: newUser(gus), asked: null, stored: 3 }, 3],
    ['continues where this browser left off', { person: ann, user: named, asked: null, stored: 3 }, 3],
    ['continues on another device', { person: ann, user: named, asked: null, stored: null }, 4],
    ['goes back', { person: ann, user: named, asked: 2, stored: 4 }, 2],
    ['never goes back to the account', { person: ann, user: named, asked: 1, stored: 4 }, 2],
    ['never skips a required step', { person: ann, user: begun, asked: 4, stored: 4 }, 3],
  ])('are chosen correctly: %s', (_, place, step) => expect(stepToShow(place)).toBe(step));

  it.each([
    ['3', 3],
    ['0', null],
    ['4', 4],
    ['5', null],
    ['1.5', null],
    ['<b>', null],
    [null, null],
  ])('read %j from the URL as %j', (text, step) => expect(stepAsked(text)).toBe(step));
});

describe('the onboarding inputs', () => {
  it.each(['ann', 'A.b-c_9', 'x'.repeat(20)])('accept %s as a username', (text) =>
    expect(checkUsername(text).ok).toBe(true),
  );
  it.each(['', 'ab', 'x'.repeat(21), 'a b c', 'änn', '<b>x</b>', '__ann__', '😀😀😀'])(
    'refuse %j as a username',
    (text) => expect(checkUsername(text).ok).toBe(false),
  );

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
