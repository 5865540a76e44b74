import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOADING, failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { useShellSession } from './useShellSession';

const world = vi.hoisted(() => ({
  auth: {} as { status: string; user: object | null; signOut?: () => Promise<void> },
  messages: 0,
  answers: {} as unknown as Loadable<object[]>,
}));
vi.mock('@/providers/account/AuthProvider', () => ({ useAuth: () => world.auth }));
vi.mock('@/providers/messages/UnreadProvider', () => ({
  useUnread: () => ({ total: world.messages, mentionedIn: [] }),
}));
vi.mock('@/providers/account/SignInPrompt', () => ({ useSignInPrompt: () => ({ show: vi.fn() }) }));
vi.mock('@/providers/draft/useActiveDrafts', () => ({ useActiveDrafts: () => [] }));
vi.mock('@/providers/league/useDataLoaded', () => ({ useDataLoaded: () => true }));
vi.mock('@/providers/messages/useUnreadAnswers', () => ({ useUnreadAnswers: () => world.answers }));

const session = () => renderHook(() => useShellSession(vi.fn())).result.current;

beforeEach(() => {
  localStorage.clear();
  world.auth = { status: 'ready', user: { displayName: 'Ann', profilePicUrl: null } };
  world.messages = 0;
  world.answers = LOADING;
});

describe('the shell session', () => {
  it('adds up unread messages and unread feedback answers (R4.8)', () => {
    world.messages = 7;
    expect(session().unread).toBe(7);
    world.answers = ready([{}, {}, {}]);
    expect(session().unread).toBe(10);
    world.answers = failed('offline');
    expect(session().unread).toBe(7);
  });

  it.each([
    [{ displayName: 'Ann', username: 'annie', name: 'Ann Lee' }, 'Ann'],
    [{ displayName: '', username: 'annie', name: 'Ann Lee' }, 'annie'],
    [null, null],
  ])('for %j has the name %j', (user, name) => {
    world.auth = { status: user === null ? 'anonymous' : 'ready', user };
    expect(session().name).toBe(name);
  });

  it('works when localStorage is blocked', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(session().who).toBe('signedIn');
    blocked.mockRestore();
  });
});
