import { describe, expect, it } from 'vitest';
import { conversation, countUnread, linkPieces, parseMessage } from './messages';

const stored = (senderId: string, at: number, ...readers: string[]) => ({
  leagueId: 'l',
  senderId,
  text: 'hello',
  timestamp: at,
  readBy: Object.fromEntries(readers.map((uid) => [uid, true])),
});

describe('unread messages (R4.8)', () => {
  const messages = [
    parseMessage('a', stored('me', 1, 'me')),
    parseMessage('b', stored('ann', 2, 'ann')),
    parseMessage('c', stored('ann', 3, 'ann', 'me')),
    parseMessage('d', { ...stored('me', 4), readBy: null }),
  ];
  it('excludes the user’s own messages and those already read', () => expect(countUnread(messages, 'me')).toBe(1));
});

describe('the conversation', () => {
  it('shows each message once, oldest first, with unsent ones last', () => {
    const one = parseMessage('1', stored('ann', 10));
    const two = parseMessage('2', stored('ann', 20));
    const sending = parseMessage('3', { ...stored('me', 0), timestamp: null }, true);
    expect(conversation([sending, two, one], [one]).map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('uses the copy from the later page', () => {
    const before = parseMessage('1', stored('ann', 10));
    const after = parseMessage('1', stored('ann', 10, 'me'));
    expect(conversation([before], [after])[0]?.readBy).toEqual(['me']);
  });
});

describe('links in a message', () => {
  it('are found without the punctuation that follows', () => {
    expect(linkPieces('see https://example.com/a?b=1, and (http://x.org)!')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'link', text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
      { kind: 'text', text: ', and (' },
      { kind: 'link', text: 'http://x.org', href: 'http://x.org/' },
      { kind: 'text', text: ')!' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    'https://',
    'https://bank.com@evil.example',
    '<a href=x>',
    'ftp://x.org',
  ])('are not made from %s', (text) => expect(linkPieces(text)).toEqual([{ kind: 'text', text }]));
});
