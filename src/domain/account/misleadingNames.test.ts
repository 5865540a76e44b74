import { expect, it } from 'vitest';
import { isMisleading } from './misleadingNames';

it.each([
  'admin',
  'staff1',
  'Аdmin',
  'ａｄｍｉｎ',
  '𝐀𝐝𝐦𝐢𝐧',
  'ꜱᴛᴀꜰꜰ',
  'Supp0rt',
  '@dm1n',
  'Àdmin',
  'Ann (Commissioner)',
  'Соmmissioner (Ann)',
])('%s could be taken for a role', (name) => expect(isMisleading(name)).toBe(true));

it.each(['Ann', 'Badminton 1', 'Анна', 'Ελένη', '中文', 'Helping Hands', 'The Staff Sergeants'])(
  '%s could not',
  (name) => expect(isMisleading(name)).toBe(false),
);
