import { render as renderAlone, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, signIn } from '../../../tests/support/page';
import { AuthContext, useAuth, type Auth } from '@/providers/account/AuthProvider';
import { setWantedPage, wantedPage } from '@/data/device/localFlags';
import type { AuthStatus } from '@/domain/account/authState';
import { isIncomplete } from './lastPage';
import { RouteGuard } from './RouteGuard';

const here = vi.hoisted(() => ({
  replace: vi.fn(),
  address: '/',
  segments: [] as string[],
}));
vi.mock('next/navigation', () => ({
  usePathname: () => here.address,
  useRouter: () => here,
  useSelectedLayoutSegments: () => here.segments,
}));

let auth: Auth;

/** Renders the guard at a URL. The router's segments match it, unless `change.home` is set. */
function visit(
  address: string,
  status: AuthStatus,
  change: { justLoggedIn?: boolean; problem?: string; home?: boolean; remembered?: boolean } = {},
) {
  here.address = address;
  here.segments = change.home === true ? [] : address.split('/').filter(Boolean);
  const { justLoggedIn = false, problem = null, remembered = false } = change;
  auth = signIn('ann', {}, { status, justLoggedIn, problem, remembered });
  return render(
    <RouteGuard>
      <p>the page</p>
    </RouteGuard>,
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('the route guard (R2.8)', () => {
  it('hides a page until access is known and shows that it is loading', () => {
    visit('/roster', 'loading');
    expect(screen.queryByText('the page')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(here.replace).not.toHaveBeenCalled();
  });

  it.each([
    ['with everything else if it’s the last visit’s', true, false],
    ['after everything else on a first visit, which reads in between', false, true],
  ])('shows a page %s', (_, remembered, waits) => {
    const loading: boolean[] = [];
    function Probe() {
      useAuth();
      useLayoutEffect(() => void loading.push(isIncomplete()));
      return null;
    }
    here.address = '/roster';
    here.segments = ['roster'];
    const page = (status: AuthStatus) => (
      <AuthContext value={signIn('ann', {}, { status, remembered })}>
        <main>
          <RouteGuard>
            <p>the page</p>
          </RouteGuard>
        </main>
        <Probe />
      </AuthContext>
    );
    const { rerender } = renderAlone(page('loading'));
    rerender(page('ready'));
    expect(screen.getByText('the page')).toBeInTheDocument();
    expect(isIncomplete()).toBe(false);
    expect(loading.slice(0, 2)).toEqual([true, waits]);
  });

  it('sends anonymous users home without showing the page', () => {
    visit('/roster', 'anonymous');
    expect(screen.queryByText('the page')).toBeNull();
    expect(here.replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('remembers the page opened before signing in, but not the one where someone signed out', () => {
    window.history.replaceState(null, '', '/trades?league=L1#T2');
    visit('/trades', 'anonymous').unmount();
    expect(wantedPage()).toBe('/trades?league=L1#T2');
    setWantedPage(null);
    visit('/trades', 'ready');
    signIn(null);
    expect(here.replace).toHaveBeenLastCalledWith('/');
    expect(wantedPage()).toBeNull();
  });

  it('remembers the page of a last visit, too, whose session turns out to have ended', () => {
    window.history.replaceState(null, '', '/trades');
    visit('/trades', 'ready', { remembered: true });
    signIn(null);
    expect(here.replace).toHaveBeenLastCalledWith('/');
    expect(screen.queryByText('the page')).toBeNull();
    expect(wantedPage()).toBe('/trades');
  });

  it('stays on the page, without it, while it can’t be known who is signed in', () => {
    visit('/trades', 'anonymous', { problem: 'The sign-in service is silent.' });
    expect(here.replace).not.toHaveBeenCalled();
    expect(wantedPage()).toBeNull();
    expect(screen.queryByText('the page')).toBeNull();
    expect(screen.getByText('The sign-in service is silent.')).toBeVisible();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('shows a public page', () => {
    visit('/about', 'anonymous');
    expect(screen.getByText('the page')).toBeVisible();
  });

  it('adds the pending league when redirecting to onboarding', () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    visit('/leagues', 'onboarding');
    expect(here.replace).toHaveBeenCalledExactlyOnceWith('/onboarding?leagueId=ABC234');
  });

  it('ignores an invalid pending league in storage', () => {
    localStorage.setItem('pendingLeagueId', '//evil.example');
    visit('/leagues', 'onboarding');
    expect(here.replace).toHaveBeenCalledExactlyOnceWith('/onboarding');
  });

  it('saves the code of an invitation opened during onboarding', () => {
    visit('/join/ABC234', 'onboarding');
    expect(here.replace).toHaveBeenCalledExactlyOnceWith('/onboarding?leagueId=ABC234');
    expect(localStorage.getItem('pendingLeagueId')).toBe('ABC234');
  });

  it('goes to an invitation that a static host served as the home page, or home if that happens again', () => {
    const { unmount } = visit('/join/ABC234', 'loading', { home: true });
    signIn(null);
    expect(here.replace).toHaveBeenCalledExactlyOnceWith('/join/ABC234');
    unmount();
    visit('/join/ABC234', 'anonymous', { home: true }).unmount();
    expect(here.replace).toHaveBeenLastCalledWith('/');
    visit('/join/ABC234', 'anonymous', { home: true });
    expect(here.replace).toHaveBeenLastCalledWith('/join/ABC234');
  });

  it('can retry on the next visit once the invitation page has loaded', () => {
    visit('/join/ABC234', 'anonymous', { home: true }).unmount();
    visit('/join/ABC234', 'anonymous').unmount();
    visit('/join/ABC234', 'anonymous', { home: true });
    expect(here.replace).toHaveBeenLastCalledWith('/join/ABC234');
    expect(here.replace).toHaveBeenCalledTimes(2);
  });

  it('clears the just-logged-in flag on the page where the user stays', () => {
    const { unmount } = visit('/roster', 'ready', { justLoggedIn: true });
    expect(here.replace).toHaveBeenCalledExactlyOnceWith('/');
    expect(auth.arrived).not.toHaveBeenCalled();
    unmount();
    visit('/join/ABC234', 'ready', { justLoggedIn: true });
    expect(auth.arrived).toHaveBeenCalledOnce();
  });

  it('shows above the page why the account didn’t load, and can retry', async () => {
    visit('/', 'ready', { problem: 'You are offline.' });
    expect(screen.getByText('the page')).toBeVisible();
    expect(screen.getByText('You are offline.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(auth.refresh).toHaveBeenCalledOnce();
  });
});
