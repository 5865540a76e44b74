'use client';

import { usePathname, useRouter, useSelectedLayoutSegments } from 'next/navigation';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { Button, Notice, notify } from '@/components';
import {
  askOnce,
  forgetInvitation,
  invitationLeft,
  pendingLeagueId,
  setPendingLeagueId,
  setWantedPage,
  stopAsking,
} from '@/data/device/localFlags';
import { decide, isProtectedPath } from '@/domain/pages/routing';
import { useAuth } from '@/providers/account/AuthProvider';
import { LoadingOverlay } from './LoadingOverlay';

/** Applies `decide` to every page: shows it, waits, or redirects. A page the user may not see is never rendered. */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { status, remembered, justLoggedIn, problem, refresh, arrived } = useAuth();
  const address = usePathname();
  // A static host may serve the home page at an invitation's URL; then the router's segments are the home page's, but
  // the URL is not.
  const path = useSelectedLayoutSegments().length === 0 ? '/' : address;
  const router = useRouter();
  const askedHere = useRef('');
  const signedIn = useRef(false);
  const { kind } = decide({ status, justLoggedIn, path, address, search: '', pendingLeagueId: null, invitation: null });
  // A first visit's page is rendered in slices, so that what it needs is asked for and arrives in between.
  const isOpenLater = useDeferredValue(kind === 'show');
  const isOpen = kind === 'show' && (remembered || isOpenLater);
  const settled = status === 'ready' || status === 'onboarding';
  // Someone may be signed in; until that's known, no one is asked to sign in.
  const unknown = status === 'anonymous' && problem !== null && isProtectedPath(path);

  useEffect(() => {
    const { search, hash } = window.location;
    signedIn.current ||= settled && !remembered;
    const waiting = pendingLeagueId();
    const invitation = waiting ?? invitationLeft();
    const now = decide({ status, justLoggedIn, path, address, search, pendingLeagueId: waiting, invitation });
    if (now.kind === 'go' && !unknown) {
      if (now.remember !== undefined) setPendingLeagueId(now.remember);
      // Signing out leads here, too.
      if (status === 'anonymous' && now.to === '/' && !signedIn.current) {
        setWantedPage(address + search + hash);
        notify.info('Sign in to open that page.');
      }
      const again = now.to === address;
      if (again && askedHere.current === address) return;
      if (again) askedHere.current = address;
      // Request the page only once: a host that always serves the home page would cause an endless loop.
      if (!again || askOnce(address)) router.replace(now.to);
      else {
        stopAsking();
        notify.error('The invitation didn’t open. Enter its code under Leagues, or ask for a new one.');
        router.replace('/');
      }
    }
    if (path !== '/') stopAsking();
    if (settled && justLoggedIn && now.kind === 'show') {
      forgetInvitation();
      arrived();
    }
  }, [status, settled, remembered, unknown, justLoggedIn, path, address, router, arrived]);

  const page = isOpen ? children : unknown ? null : <LoadingOverlay />;
  if (problem === null) return page;
  return (
    <>
      <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
        <Notice
          tone="warn"
          title="Your account didn’t fully load"
          action={
            <Button size="small" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        >
          {problem}
        </Notice>
      </div>
      {page}
    </>
  );
}
