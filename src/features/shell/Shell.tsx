'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { lazyComponent } from '@/components';
import { BottomBar } from './BottomBar';
import { DraftBanner } from './DraftBanner';
import { FeedbackButton } from './FeedbackButton';
import { Footer } from './Footer';
import { Header } from './Header';
import { useLastPage } from './lastPage';
import { OfflineBar } from './OfflineBar';
import { fillsTheWindow, isBare, usesItsCorners } from './pageFrame';
import type { ShellSession } from './session';
import { Toasts } from './Toasts';

// Without it, the new version comes with the next visit.
export const NewVersion = lazyComponent(() => import('./NewVersion').then((module) => module.NewVersion), {
  failed: () => null,
});

/** The height of the bottom bar, as a CSS variable. */
const BAR = 'max-wide:[--bottom-bar:calc(4rem+1px+env(safe-area-inset-bottom))]';

/** Header, banner, page, bottom bar and footer; only the page itself where the layout isn't wanted. */
export function Shell({
  session,
  leagueHere,
  newVersion = false,
  bell,
  children,
}: {
  session: ShellSession;
  /** ID of the league whose draft page this is. */
  leagueHere: string | null;
  /** A newer version of the app is ready. */
  newVersion?: boolean;
  /** The button of the user's notices, beside the messages. */
  bell?: ReactNode;
  children: ReactNode;
}) {
  const pathname = usePathname();
  useLastPage(session.who);
  if (isBare(pathname)) {
    return (
      <>
        {newVersion && <NewVersion />}
        <main id="main">{children}</main>
        <Toasts />
      </>
    );
  }
  const daily = session.who === 'signedIn' && !session.onboarding;
  const fills = fillsTheWindow(pathname);
  // The page of a draft has no link to itself.
  const draft = session.drafts[0]?.leagueId === leagueHere ? undefined : session.drafts[0];
  return (
    <div
      className={clsx(
        'flex min-h-dvh flex-col pb-(--bottom-bar) [--bottom-bar:0px] full:[--bottom-bar:0px]',
        daily && BAR,
      )}
    >
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <div className={fills ? 'flex min-h-[calc(100dvh-var(--bottom-bar))] flex-col' : 'contents'}>
        <Header session={session} draft={draft} bell={bell} />
        {newVersion && <NewVersion />}
        {leagueHere === null && <OfflineBar />}
        <DraftBanner draft={draft} />
        <main
          id="main"
          tabIndex={-1}
          aria-busy={session.loading || undefined}
          className={clsx(
            'flex-1 outline-none',
            // A page of the game is as tall as the screen while it loads, so its content doesn't push the footer away.
            fills ? 'flex flex-col' : 'min-h-[70dvh] in-data-returning:min-h-dvh',
            session.loading && 'dimmed',
          )}
        >
          {children}
        </main>
      </div>
      <FeedbackButton floating={!usesItsCorners(pathname)} onPress={session.onFeedback} />
      <Footer onFeedback={session.onFeedback} />
      {daily && <BottomBar pathname={pathname} />}
      <Toasts />
    </div>
  );
}
