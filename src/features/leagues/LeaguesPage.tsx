'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  FailureState,
  LoadError,
  Notice,
  Page,
  PageHeader,
  SkeletonRows,
  lazyComponent,
  lazyDialog,
} from '@/components';
import { valueOr } from '@/domain/kernel/loadable';
import { useLeagues } from '@/providers/league/LeagueProvider';
import { JoinByCode } from './joining/JoinByCode';
import { LeagueDetail } from './LeagueDetail';
import type { CorrectionRenderer } from './team/TeamPage';

const CreateLeague = lazyDialog(
  () => import('./options/CreateLeague').then((module) => module.CreateLeague),
  'The form didn’t load',
);

/** Loaded with the first team that is opened: projections and lineups are much code. */
const TeamPage = lazyComponent(() => import('./team/TeamPage').then((module) => module.TeamPage), {
  waiting: () => (
    <Page>
      <SkeletonRows rows={8} label="Loading the team" />
    </Page>
  ),
  failed: ({ retry }) => (
    <Page>
      <LoadError as="panel" title="The team didn’t load" retry={retry} />
    </Page>
  ),
});

/** Loaded apart from a single league: scores and projections are much code. */
const LeagueList = lazyComponent(() => import('./LeagueList').then((module) => module.LeagueList), {
  waiting: ({ leagues }) => <LoadingLeagues rows={leagues.length} />,
  failed: ({ retry }) => <LoadError as="panel" title="Your leagues didn’t load" retry={retry} />,
});

/**
 * The user's leagues, a single league with `?league=` in the URL, or one of its teams with `&team=`. `correctLineup`
 * renders the commissioner's correction of a lineup.
 */
export function LeaguesPage({ correctLineup }: { correctLineup: CorrectionRenderer }) {
  const { leagues, remember } = useLeagues();
  const address = useSearchParams();
  const asked = address.get('league');
  const [creating, setCreating] = useState(address.get('create') !== null);
  const found = leagues.state === 'ready' ? leagues.value.find(({ id }) => id === asked) : undefined;
  const foundId = found?.id;

  useEffect(() => {
    if (foundId !== undefined) remember(foundId);
  }, [foundId, remember]);

  const team = address.get('team');
  if (found !== undefined && team !== null && found.draftComplete) {
    return <TeamPage key={`${found.id} ${team}`} league={found} manager={team} correctLineup={correctLineup} />;
  }
  if (found !== undefined) return <LeagueDetail key={found.id} league={found} leagues={valueOr(leagues, [])} />;
  return (
    <Page>
      <PageHeader
        title="Leagues"
        lead="Your leagues, and ways to join another."
        actions={
          <>
            <Button variant="primary" onPointerEnter={() => void CreateLeague.load()} onClick={() => setCreating(true)}>
              Create a league
            </Button>
            <Button asChild>
              <Link href="/leagues/join/public">Public leagues</Link>
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-4">
          {asked !== null && leagues.state === 'ready' && (
            <Notice tone="warn">You’re not in this league, or the link is wrong.</Notice>
          )}
          <MyLeagues />
        </div>
        <JoinByCode />
      </div>
      {creating && <CreateLeague onClose={() => setCreating(false)} />}
    </Page>
  );
}

function LoadingLeagues({ rows }: { rows: number }) {
  return <SkeletonRows rows={rows} rowClass="h-16" label="Loading your leagues" />;
}

function MyLeagues() {
  useEffect(() => void LeagueList.load(), []);
  const { leagues } = useLeagues();
  switch (leagues.state) {
    case 'loading':
      return <LoadingLeagues rows={3} />;
    case 'failed':
      return (
        <FailureState
          title="Couldn’t load your leagues"
          message={leagues.message}
          safe="Everything you saved is safe."
        />
      );
    case 'missing':
      return null;
    case 'ready':
      return leagues.value.length === 0 ? (
        <EmptyState
          title="You’re not in a league yet"
          action={
            <Button asChild>
              <Link href="/practice">Try a mock draft</Link>
            </Button>
          }
        >
          Create one and invite friends, join with a code, or browse public leagues. Flying solo? Draft against house
          teams.
        </EmptyState>
      ) : (
        <Card flush>
          <LeagueList leagues={leagues.value} />
        </Card>
      );
  }
}
