import { expect, it } from 'vitest';
import { isolated, withoutIsolates } from './isolated';
import { parseLeague, senderName } from '../league/league';
import { personName, teamName } from '../league/teamNames';

const league = parseLeague('l', {
  members: ['ann', 'noa'],
  userInfo: {
    ann: { displayName: 'Ann', teamName: 'أسود' },
    noa: { displayName: 'נועה' },
  },
});

it('names from right to left are isolated wherever text shows them, others are as they were', () => {
  expect([teamName('ann', league), personName('ann', league)]).toEqual(['\u2068أسود\u2069', 'Ann']);
  expect([teamName('noa', league), senderName(league, 'noa')]).toEqual(['\u2068נועה\u2069', '\u2068נועה\u2069']);
  expect(['中文', 'Ñandú 🏈'].map(isolated)).toEqual(['中文', 'Ñandú 🏈']);
});

it('files have names as their owners wrote them', () => {
  expect(withoutIsolates(`${teamName('ann', league)} 3-1`)).toBe('أسود 3-1');
});
