'use client';

import { clsx } from 'clsx';
import { useRouter, useSearchParams } from 'next/navigation';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { Button, Card, FailureState, Page, PageHeader, Skeleton, Spinner } from '@/components';
import { onboardingStep, pendingLeagueId, setOnboardingStep, setPendingLeagueId } from '@/data/device/localFlags';
import { ONBOARDING_STEPS, stepAsked, stepToShow } from '@/domain/account/onboarding';
import { isLeagueReference, onboardingAddress } from '@/domain/pages/routing';
import type { AppUser } from '@/domain/account/user';
import { useAuth } from '@/providers/account/AuthProvider';
import { AccountStep } from './AccountStep';
import { LeagueStep } from './LeagueStep';
import { NameStep } from './NameStep';
import { ProfileStep } from './ProfileStep';

const TITLES = {
  account: 'Account',
  name: 'Name',
  profile: 'Profile',
  league: 'League',
} as const;

/** What a fan without a league can do at once. */
const STARTS = [
  {
    href: '/leagues/join/public',
    title: 'Find a public league',
    line: 'Anyone can join until it’s full or its draft starts.',
  },
  { href: '/practice', title: 'Try a mock draft', line: 'Ten minutes against house teams. No league needed.' },
  { href: '/solo', title: 'Play Solo Games', line: 'Pick winners or six squads this Saturday.' },
];

/**
 * Onboarding, from signed out to a user with a league. Each completed step is stored on the server, so reloading, going
 * back, leaving and switching devices all resume where the user stopped (docs/requirements.md R2.8, R4.3).
 */
export function OnboardingPage() {
  const { status, person, user, problem, refresh } = useAuth();
  const router = useRouter();
  const search = useSearchParams();
  const [goal, setGoal] = useState<string | null>(null);
  const league = search.get('leagueId');
  const complete = status === 'ready';
  useEffect(() => {
    // Users with a complete account join on the invitation page instead.
    if (league !== null && !complete) setPendingLeagueId(league);
  }, [league, complete]);

  const settled = status !== 'loading';
  const step = settled
    ? stepToShow({ person, user, asked: stepAsked(search.get('step')), stored: onboardingStep() })
    : 1;
  const inside = status === 'onboarding';
  useEffect(() => {
    if (inside) setOnboardingStep(step);
  }, [inside, step]);

  const go = (to: number) => {
    setOnboardingStep(to);
    window.history.pushState(null, '', onboardingAddress(pendingLeagueId(), `?step=${String(to)}`));
    window.scrollTo({ top: 0 });
  };
  /**
   * Moves to a step with the user as just stored. If AuthProvider watches the user's document under its other key,
   * looks it up again first.
   */
  const goWith = async (stored: AppUser, to: number) => {
    if (user?.key !== stored.key) await refresh();
    go(to);
  };
  useEffect(() => {
    // Before the account counts as complete, every page would lead back here.
    if (goal !== null && complete) router.replace(goal);
  }, [goal, complete, router]);

  if (complete && goal === null) {
    return problem === null ? (
      <Page width="narrow">
        <PageHeader
          title="You’re in."
          lead="Your account is complete."
          actions={
            <>
              {league !== null && isLeagueReference(league) && (
                <Button asChild variant="primary">
                  <Link href={`/join/${league}`}>Open the invitation</Link>
                </Button>
              )}
              <Button asChild variant={league === null ? 'primary' : 'secondary'}>
                <Link href="/leagues">Go to your leagues</Link>
              </Button>
            </>
          }
        />
        <Card flush title="Or start here">
          <ul className="divide-y divide-line">
            {STARTS.map(({ href, title, line }) => (
              <li key={href}>
                <Link href={href} className="block px-4 py-3 no-underline hover:bg-sunken sm:px-5">
                  <span className="block font-semibold underline">{title}</span>
                  <span className="text-sm text-ink-muted">{line}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      </Page>
    ) : (
      <Page width="narrow">
        <FailureState title="Couldn’t load your account" message={problem} onRetry={() => void refresh()} />
      </Page>
    );
  }

  return (
    <Page width="narrow">
      <PageHeader title="Create account" lead={`Step ${String(step)} of ${String(ONBOARDING_STEPS.length)}`} />
      <Progress step={step} />
      <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
        {!settled ? (
          <StepSkeleton />
        ) : goal !== null ? (
          <div className="grid min-h-40 place-items-center">
            <Spinner label="Loading..." />
          </div>
        ) : person === null ? (
          <AccountStep />
        ) : step === 2 ? (
          <NameStep person={person} user={user} onDone={(stored) => void goWith(stored, 3)} />
        ) : step === 3 || user === null ? (
          <ProfileStep person={person} user={user} onDone={(stored) => void goWith(stored, 4)} onBack={() => go(2)} />
        ) : (
          <LeagueStep
            user={user}
            onLeave={(to) => {
              setGoal(to);
              void refresh();
            }}
            onBack={() => go(3)}
          />
        )}
      </div>
    </Page>
  );
}

/** Shown until the URL can be read: the page header and a skeleton of a step. */
export function OnboardingSkeleton() {
  return (
    <Page width="narrow">
      <PageHeader title="Create account" lead={`Step 1 of ${String(ONBOARDING_STEPS.length)}`} />
      <Progress step={1} />
      <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
        <StepSkeleton />
      </div>
    </Page>
  );
}

function StepSkeleton() {
  return (
    <div role="status" aria-label="Loading..." className="grid gap-4">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}

/** The progress bar. Hidden from screen readers, because the header already reads "Step n of 4". */
function Progress({ step }: { step: number }) {
  return (
    <ol aria-hidden className="mb-5 grid grid-cols-4 gap-1.5 text-center text-xs sm:text-sm">
      {ONBOARDING_STEPS.map((name, index) => (
        <li key={name} className={clsx('grid gap-1.5', index + 1 === step ? 'font-bold' : 'text-ink-muted')}>
          <span className={clsx('h-1.5 rounded-full', index < step ? 'bg-primary' : 'bg-line')} />
          <span className="max-[18rem]:hidden">{TITLES[name]}</span>
        </li>
      ))}
    </ol>
  );
}
