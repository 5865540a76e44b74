'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Button, Notice } from '@/components';
import { pendingLeagueId, setPendingLeagueId } from '@/data/localFlags';
import { decide } from '@/domain/routing';
import { useAuth } from '@/providers/AuthProvider';
import { LoadingOverlay } from './LoadingOverlay';

const noChange = () => () => undefined;

/**
 * Applies `decide` to every page: shows it, waits, or goes elsewhere. What somebody may not see is never drawn, not even for a moment.
 */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { status, justLoggedIn, problem, refresh, arrived } = useAuth();
  const path = usePathname();
  const router = useRouter();
  // The address bar belongs to the browser: while the page is exported, and for the first drawing, the route stands for it.
  const address = useSyncExternalStore(
    noChange,
    () => window.location.pathname,
    () => path,
  );
  const decision = decide({
    status,
    justLoggedIn,
    path,
    address: path === '/' ? address : path,
    pendingLeagueId: null,
  });
  const { kind } = decision;
  const settled = status === 'ready' || status === 'onboarding';

  useEffect(() => {
    const now = decide({
      status,
      justLoggedIn,
      path,
      address: path === '/' ? window.location.pathname : path,
      pendingLeagueId: pendingLeagueId(),
    });
    if (now.kind === 'go') {
      if (now.remember !== undefined) setPendingLeagueId(now.remember);
      router.replace(now.to);
    }
    if (settled && justLoggedIn && now.kind === 'show') arrived();
  }, [status, settled, justLoggedIn, path, router, arrived]);

  if (kind !== 'show') return <LoadingOverlay />;
  if (problem === null) return children;
  return (
    <>
      <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
        <Notice
          tone="warn"
          title="Your account is only half here"
          action={
            <Button size="small" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        >
          {problem}
        </Notice>
      </div>
      {children}
    </>
  );
}
