'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { BottomBar } from './BottomBar';
import { DraftBanner } from './DraftBanner';
import { FeedbackButton } from './FeedbackButton';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineBar } from './OfflineBar';
import { isBare, usesItsCorners } from './places';
import type { ShellSession } from './session';
import { Toasts } from './Toasts';

/** Header, banner, page, bottom bar and footer; only the page where the layout is not wanted. */
export function Shell({
  session,
  leagueHere,
  children,
}: {
  session: ShellSession;
  /** The league whose draft page this is. */
  leagueHere: string | null;
  children: ReactNode;
}) {
  const pathname = usePathname();
  if (isBare(pathname)) {
    return (
      <>
        <main id="main">{children}</main>
        <Toasts />
      </>
    );
  }
  const daily = session.who === 'somebody' && !session.onboarding;
  return (
    <div className={clsx('flex min-h-dvh flex-col', daily && 'max-xl:pb-16')}>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to the page
      </a>
      <Header session={session} />
      {leagueHere === null && <OfflineBar />}
      <DraftBanner drafts={session.drafts} leagueHere={leagueHere} />
      <main
        id="main"
        tabIndex={-1}
        aria-busy={session.loading || undefined}
        className={clsx('min-h-[70dvh] flex-1 outline-none', session.loading && 'dimmed')}
      >
        {children}
      </main>
      <FeedbackButton floating={!usesItsCorners(pathname)} onPress={session.onFeedback} />
      <Footer onFeedback={session.onFeedback} />
      {daily && <BottomBar pathname={pathname} unread={session.unread} />}
      <Toasts />
    </div>
  );
}
