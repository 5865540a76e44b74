import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook, signIn, tell, tellLeagues, visit } from '../../../tests/support/page';
import { ready } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import type { UnreadCount } from '@/domain/messages/messages';
import { useUnread } from './UnreadProvider';

const LEAGUES = [parseLeague('home', {}), parseLeague('away', {})];
const READ = { home: 50, away: 70 };
const tellSent = (lastMessages: Record<string, number>) =>
  tell('my leagues', 'ann', ready({ leagues: LEAGUES, lastMessages }));
const unread = () => renderHook(useUnread).result;

// What each query counts, so that the counts say which were asked.
const COUNTS: Readonly<Record<string, UnreadCount>> = {
  'home ann': { count: 1, mentioned: false, mentionedAt: null },
  'away ann': { count: 2, mentioned: false, mentionedAt: null },
  'home ann 50': { count: 3, mentioned: false, mentionedAt: null },
  'away ann 60': { count: 4, mentioned: true, mentionedAt: 5 },
};

beforeEach(() => {
  localStorage.clear();
  visit('/');
  for (const [query, count] of Object.entries(COUNTS)) tell('unread', query, ready(count));
  tellLeagues(ready(LEAGUES));
});

describe('unread messages', () => {
  it('aren’t asked for in a league whose newest message was read', () => {
    tellSent(READ);
    signIn('ann', { lastRead: { home: 50, away: 60 } });
    expect(unread().current).toEqual({
      total: 4,
      mentionedIn: ['away'],
      mentionedAt: { home: null, away: 5 },
      byLeague: { home: 0, away: 4 },
    });
  });

  it('are asked for once a message arrives, and no more once it was read', () => {
    tellSent(READ);
    signIn('ann', { lastRead: READ });
    const seen = unread();
    expect(seen.current.total).toBe(0);
    tellSent({ ...READ, home: 80 });
    expect(seen.current.byLeague).toEqual({ home: 3, away: 0 });
    signIn('ann', { lastRead: { ...READ, home: 80 } });
    expect(seen.current.total).toBe(0);
  });

  it.each([
    ['a league that doesn’t say when its newest was sent', { away: 70 }, READ],
    ['a user who hasn’t noted what they have read', READ, { away: 70 }],
  ])('are asked for in %s', (_, sent, lastRead: Record<string, number>) => {
    tellSent(sent);
    signIn('ann', { lastRead });
    expect(unread().current.byLeague).toEqual({ home: 1, away: 0 });
  });

  it('aren’t asked for in a muted league', () => {
    signIn('ann', { mutedLeagues: ['home'] });
    expect(unread().current.byLeague).toEqual({ away: 2 });
  });

  it('aren’t asked for in the league whose conversation is on the screen', () => {
    visit('/messages');
    const seen = unread();
    expect(seen.current.byLeague).toEqual({ home: 0, away: 2 });
    visit('/');
    expect(seen.current.byLeague).toEqual({ home: 1, away: 2 });
  });

  it('are asked for there, too, while the page is hidden', () => {
    visit('/messages');
    const seen = unread();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(seen.current.byLeague).toEqual({ home: 1, away: 2 });
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(seen.current.byLeague).toEqual({ home: 0, away: 2 });
  });
});
