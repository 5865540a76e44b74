import { describe, expect, it } from 'vitest';
import { furthestStep, stepAsked, stepToShow } from './onboarding';
import { newUser, parseUser, type AuthPerson } from './user';

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
