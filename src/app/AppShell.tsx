'use client';

import { usePathname } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { LeagueSheetContext, lazyComponent, lazyDialog } from '@/components';
import { NoticesBell } from '@/features/notices';
import { RouteGuard, Shell, useFirstPageShown, useShellSession } from '@/features/shell';
import { useFocusRescue } from '@/hooks/useFocusRescue';
import { AuthProvider } from '@/providers/account/AuthProvider';
import { LeagueProvider } from '@/providers/league/LeagueProvider';
import { SeasonProvider } from '@/providers/season/SeasonProvider';
import { SignInPromptProvider, useSignInPrompt } from '@/providers/account/SignInPrompt';
import { MyTradesProvider } from '@/providers/moves/MyTradesProvider';
import { UnreadProvider } from '@/providers/messages/UnreadProvider';
import { useAddressParam } from '@/providers/kernel/useAddressParam';
import { usePageViews } from '@/providers/account/usePageViews';
import { useServiceWorker } from '@/providers/kernel/useServiceWorker';

const SignInDialog = lazyDialog(
  () => import('@/features/sign-in').then((module) => module.SignInDialog),
  'Sign-in didn’t load',
);
const FeedbackDialog = lazyDialog(
  () => import('@/features/feedback').then((module) => module.FeedbackDialog),
  'The feedback form didn’t load',
);

const LeagueSheet = lazyDialog(
  () => import('@/features/leagues/LeagueSheet').then((module) => module.LeagueSheet),
  'Your leagues didn’t load',
);

// Without it, other clients do what is due, or this one after a reload.
const AfterFirstPage = lazyComponent(
  () => import('@/features/shell/AfterFirstPage').then((module) => module.AfterFirstPage),
  { failed: () => null },
);

/**
 * Wraps every page: the providers for auth, leagues, season, unread messages and trades, and the shell around the page.
 */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <LeagueProvider>
        <SeasonProvider>
          <UnreadProvider>
            <MyTradesProvider>
              <SignInPromptProvider>
                <Frame>{children}</Frame>
              </SignInPromptProvider>
            </MyTradesProvider>
          </UnreadProvider>
        </SeasonProvider>
      </LeagueProvider>
    </AuthProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const [feedback, setFeedback] = useState(false);
  const session = useShellSession(() => setFeedback(true));
  const firstPageShown = useFirstPageShown(session.who === 'signedIn');
  const pathname = usePathname();
  usePageViews();
  useFocusRescue();
  const prompt = useSignInPrompt();
  const leagueHere = useAddressParam('draft');
  // A draft needs the bandwidth, and a new version can wait there.
  const drafting = leagueHere !== null || pathname === '/practice';
  const newVersion = useServiceWorker(session.who === 'signedIn' && !drafting);
  return (
    <>
      {firstPageShown && <AfterFirstPage drafting={drafting} />}
      <Shell
        session={session}
        leagueHere={leagueHere}
        newVersion={newVersion}
        bell={<NoticesBell live={firstPageShown} />}
      >
        <RouteGuard>
          <LeagueSheetContext value={LeagueSheet}>{children}</LeagueSheetContext>
        </RouteGuard>
      </Shell>
      {prompt.open && <SignInDialog onClose={prompt.hide} />}
      {feedback && <FeedbackDialog page={pathname} onClose={() => setFeedback(false)} />}
    </>
  );
}
