import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook, signIn, tell, tellLeagues } from '../../../tests/support/page';
import { LOADING, failed, ready } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import { useShellSession } from './useShellSession';

const session = () => renderHook(() => useShellSession(vi.fn())).result.current;

beforeEach(() => {
  localStorage.clear();
  signIn('ann', { sentFeedback: true });
  tell('answers', 'ann', LOADING);
});

describe('the shell session', () => {
  it('adds up unread messages and unread feedback answers (R4.8)', () => {
    tell('unread', 'l ann', ready({ count: 7, mentioned: false, mentionedAt: null }));
    tellLeagues(ready([parseLeague('l', {})]));
    expect(session().unread).toBe(7);
    tell('answers', 'ann', ready([{}, {}, {}]));
    expect(session().unread).toBe(10);
    tell('answers', 'ann', failed('offline'));
    expect(session().unread).toBe(7);
  });

  it.each([
    [{ displayName: 'Ann', username: 'annie', name: 'Ann Lee' }, 'Ann'],
    [{ displayName: '', username: 'annie', name: 'Ann Lee' }, 'annie'],
    [null, null],
  ])('for %j has the name %j', (user, name) => {
    signIn(user && 'ann', user ?? {});
    tell('answers', 'ann', LOADING);
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
