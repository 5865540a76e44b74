import { expect, it } from 'vitest';
import { isSameSite } from './sameSite';

it.each([
  ['squads.example', 'squads.example', true],
  ['squads.example', 'auth.squads.example', true],
  ['www.squads.example', 'squads.example', true],
  ['localhost', 'localhost', true],
  ['localhost', '127.0.0.1', false],
  ['squads.web.app', 'squads.firebaseapp.com', false],
  ['notsquads.example', 'squads.example', false],
])('for %s and %s: isSameSite is %s', (one, other, same) => {
  expect(isSameSite(one, other)).toBe(same);
  expect(isSameSite(other, one)).toBe(same);
});
