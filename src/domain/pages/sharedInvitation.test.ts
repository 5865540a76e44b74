import { describe, expect, it } from 'vitest';
import { codeInQuery, codeInShared } from './sharedInvitation';

describe('what is shared with the app', () => {
  it.each([
    ['https://squads.example/join/ABC234', 'ABC234'],
    ['https://squads.example/join/abc234?from=chat', 'abc234'],
    ['You’re in! https://squads.example/join/ABC23456. See you Saturday', 'ABC23456'],
    ['(http://localhost:5000/join/ABC234)', 'ABC234'],
    ['/join/ABC234', 'ABC234'],
    ['ABC234', 'ABC234'],
    ['  abc23456\n', 'abc23456'],
    ['Join my league with the code ABC234!', 'ABC234'],
    ['Code: ABC23456', 'ABC23456'],
    ['the code is in the mail', null],
    ['Code monkey at work', null],
    ['https://squads.example/leagues/join/public', null],
    ['https://squads.example/join/', null],
    ['See you Saturday at the stadium', null],
    ['ABC2345', null],
    ['', null],
  ])('in %j finds %s', (text, code) => {
    expect(codeInShared(text)).toBe(code);
  });

  it('comes in any of the query’s parts, the link first', () => {
    const query = (parts: Record<string, string>) => codeInQuery(`?${new URLSearchParams(parts).toString()}`);
    expect(query({ text: 'ABC234' })).toBe('ABC234');
    expect(query({ title: 'Code: ABC234' })).toBe('ABC234');
    expect(query({ text: 'ABC234', url: 'https://squads.example/join/NEW234' })).toBe('NEW234');
    expect(query({ text: 'Game on', title: 'Game on' })).toBe(null);
    expect(codeInQuery('')).toBe(null);
  });
});
