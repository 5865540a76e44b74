'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Button, EmptyState, FailureState, Page, SkeletonRows } from '@/components';
import { useLeagues } from '@/providers/league/LeagueProvider';
import { useActiveDrafts } from '@/providers/draft/useActiveDrafts';

/** Opens the user's draft, for the installed app's menu: the one in progress, else that of the usual league. */
export function DraftShortcut() {
  const { leagues, usual } = useLeagues();
  const [active] = useActiveDrafts();
  const { replace } = useRouter();
  const leagueId = active?.leagueId ?? usual?.id ?? null;
  useEffect(() => {
    if (leagueId !== null) replace(`/draft/${leagueId}`);
  }, [leagueId, replace]);
  const hasNone = leagues.state === 'missing' || (leagues.state === 'ready' && leagueId === null);
  return (
    <Page width="narrow">
      {leagues.state === 'failed' ? (
        <FailureState page title="Couldn’t load your leagues" message={leagues.message} />
      ) : hasNone ? (
        <EmptyState
          page
          title="No draft yet"
          action={
            <Button asChild variant="primary">
              <Link href="/leagues">Leagues</Link>
            </Button>
          }
        >
          Join a league or create one. Its draft opens here.
        </EmptyState>
      ) : (
        <SkeletonRows label="Loading your draft" />
      )}
    </Page>
  );
}
