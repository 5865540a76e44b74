import { describe, expect, it } from 'vitest';
import { matchMentions, mentionables, mentionQuery, withMentions } from './mentions';
import {
  canEdit,
  conversation,
  countReactions,
  countUnread,
  firstNew,
  parseMessage,
  plainText,
  removalText,
  textPieces,
} from './messages';

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
  it('excludes the user’s own messages and those already read', () =>
    expect(countUnread(messages, 'me')).toEqual({ count: 1, mentioned: false, mentionedAt: null }));

  it('say whether one of them mentions the user, and when the newest such was sent', () => {
    const named = parseMessage('e', { ...stored('ann', 5, 'ann'), text: 'Ask <@me>.' });
    expect(countUnread([...messages, named], 'me')).toEqual({ count: 2, mentioned: true, mentionedAt: 5 });
    expect(countUnread([...messages, named], 'bob').mentioned).toBe(false);
  });
});

describe('the first new message', () => {
  const messages = [
    parseMessage('a', stored('ann', 1, 'ann', 'me')),
    parseMessage('b', stored('ann', 2, 'ann')),
    parseMessage('c', stored('ann', 3, 'ann', 'me')),
  ];

  it('is the first of the newest, or an older one before it that is still unread', () => {
    expect(firstNew(messages.slice(2), 'c', 'me')).toBe('c');
    expect(firstNew(messages, 'c', 'me')).toBe('b');
    expect(firstNew(messages, 'a', 'me')).toBe('a');
  });

  it('is none without new ones', () => expect(firstNew(messages, null, 'me')).toBeNull());
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
    expect(textPieces('see https://example.com/a?b=1, and (http://x.org)!')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'link', text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1', host: null },
      { kind: 'text', text: ', and (' },
      { kind: 'link', text: 'http://x.org', href: 'http://x.org/', host: null },
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
  ])('are not made from %s', (text) => expect(textPieces(text)).toEqual([{ kind: 'text', text }]));
});

describe('the host of a link', () => {
  const host = (text: string) => textPieces(text).map((piece) => (piece.kind === 'link' ? piece.host : null))[0];

  it('is said where the text hides it', () => {
    expect(host('https://example.com/scores')).toBeNull();
    expect(host(`https://example.com/${'a'.repeat(80)}`)).toBe('example.com');
    expect(host('https://ex\u0430mple.com')).toMatch(/^xn--/);
    expect(host('https://0x7f.1')).toBe('127.0.0.1');
  });
});

describe('older and broken forms', () => {
  it('are read without the newer fields', () => {
    expect(parseMessage('a', { text: 7, readBy: ['x'], reactions: { me: 'nonsense', ann: 'like' } })).toMatchObject({
      text: '',
      edited: false,
      removedBy: null,
      replyTo: null,
      mentions: [],
      reactions: { ann: 'like' },
      reports: [],
    });
  });
});

describe('editing and removing', () => {
  const mine = parseMessage('a', stored('me', 1_000, 'me'));
  it('is for five minutes after it was sent, and for the sender', () => {
    expect(canEdit(mine, 'me', 300_999)).toBe(true);
    expect(canEdit(mine, 'me', 301_000)).toBe(false);
    expect(canEdit(mine, 'ann', 2_000)).toBe(false);
    expect(canEdit({ ...mine, removedBy: 'me' }, 'me', 2_000)).toBe(false);
  });

  it('leaves a text that says who removed it', () => {
    const nameOf = (uid: string) => (uid === 'ann' ? 'Ann' : null);
    expect(removalText({ ...mine, removedBy: 'me' }, nameOf)).toBe('Message removed');
    expect(removalText({ ...mine, removedBy: 'ann' }, nameOf)).toBe('Removed by Ann (commissioner)');
    expect(removalText({ ...mine, removedBy: 'bob' }, nameOf)).toBe('Removed by a former member (commissioner)');
  });
});

describe('reactions', () => {
  it('are counted, the most frequent first', () => {
    const message = parseMessage('a', { ...stored('ann', 1), reactions: { me: 'fire', bob: 'like', cat: 'fire' } });
    expect(countReactions(message, 'me')).toEqual([
      { reaction: 'fire', count: 2, mine: true },
      { reaction: 'like', count: 1, mine: false },
    ]);
  });
});

describe('mentions', () => {
  const people = mentionables(
    [
      { uid: 'me', username: 'me', displayName: 'Me' },
      { uid: 'u1', username: 'ann', displayName: 'Ann Arbor' },
      { uid: 'u2', username: 'annie', displayName: 'Annie' },
      { uid: 'u3', username: '', displayName: 'Bob Bryant' },
    ],
    'me',
  );

  it('are stored by uid and shown by name', () => {
    const text = withMentions('Hi @Ann, @bobbryant! mail@annie.com @nobody', people);
    expect(text).toBe('Hi <@u1>, <@u3>! mail@annie.com @nobody');
    const message = parseMessage('a', { ...stored('me', 1), text });
    expect(message.mentions).toEqual(['u1', 'u3']);
    expect(plainText(message, (uid) => (uid === 'u1' ? 'Ann Arbor' : null))).toContain('Hi @Ann Arbor, <@u3>!');
  });

  it('leave the period that ends the sentence', () => expect(withMentions('Ask @annie.', people)).toBe('Ask <@u2>.'));

  it('are five at most', () => {
    const many = Array.from({ length: 7 }, (_, i) => `<@u${String(i)}>`).join(' ');
    expect(parseMessage('a', { ...stored('me', 1), text: many }).mentions).toHaveLength(5);
  });

  it('are completed from what is typed before the cursor', () => {
    expect(mentionQuery('Hi @an', 6)).toEqual({ from: 3, query: 'an' });
    expect(mentionQuery('Hi @an there', 12)).toBeNull();
    expect(mentionQuery('mail@an', 7)).toBeNull();
    expect(matchMentions(people, 'ann').map(({ uid }) => uid)).toEqual(['u1', 'u2']);
    expect(matchMentions(people, 'arb').map(({ uid }) => uid)).toEqual(['u1']);
    expect(matchMentions(people, '').map(({ uid }) => uid)).toEqual(['u1', 'u2', 'u3']);
  });
});
