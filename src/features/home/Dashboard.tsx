'use client';

import { Plus, Ticket } from 'lucide-react';
import { Card, EmptyState, FailureState, IntentLink, Page, PageHeader, buttonClass } from '@/components';
import { isDraftActive } from '@/domain/league';
import { useAuth } from '@/providers/AuthProvider';
import { useLeagues } from '@/providers/LeagueProvider';
import { DashboardSkeleton } from './DashboardSkeleton';
import { LeagueList } from './LeagueList';
import { ThisWeekCard } from './ThisWeekCard';

/** The signed-in home page: live drafts, this week's matchup, the user's leagues. */
export function Dashboard() {
  const { user, uid } = useAuth();
  const { leagues, selected } = useLeagues();
  if (leagues.state === 'loading') return <DashboardSkeleton />;
  const name = user?.displayName || user?.username || user?.name;
  return (
    <Page>
      <PageHeader
        title={name ? `Game on, ${name}` : 'Game on'}
        actions={
          leagues.state === 'ready' &&
          leagues.value.length > 0 && (
            <IntentLink href="/leagues" className={buttonClass('secondary')}>
              <Plus aria-hidden className="size-4" />
              Join or create a league
            </IntentLink>
          )
        }
      />
      {leagues.state === 'failed' && (
        <FailureState
          title="Couldn’t load your leagues"
          message={leagues.message}
          safe="Your rosters and lineups are safe."
          onRetry={() => window.location.reload()}
        />
      )}
      {(leagues.state === 'missing' || (leagues.state === 'ready' && leagues.value.length === 0)) && (
        <div className="grid grid-cols-1 gap-5">
          <Card>
            <EmptyState
              icon={<Ticket />}
              title="No league yet"
              action={
                <>
                  <IntentLink href="/leagues?create=1" className={buttonClass('primary')}>
                    Create a league
                  </IntentLink>
                  <IntentLink href="/leagues/join/public" className={buttonClass('secondary')}>
                    Browse public leagues
                  </IntentLink>
                </>
              }
            >
              Start one and send your friends the code, or join a public league. House teams fill the open spots.
            </EmptyState>
          </Card>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <Card
              title="Practice draft"
              aside={
                <IntentLink href="/practice" className={buttonClass('secondary', 'small')}>
                  Try one
                </IntentLink>
              }
            >
              <p className="text-ink-muted">A full draft against bots, at your own pace. It doesn’t count.</p>
            </Card>
            <Card
              title="Solo Games"
              aside={
                <IntentLink href="/solo" className={buttonClass('secondary', 'small')}>
                  Play
                </IntentLink>
              }
            >
              <p className="text-ink-muted">Six squads a week, on real Saturdays. No league needed.</p>
            </Card>
          </div>
        </div>
      )}
      {leagues.state === 'ready' && leagues.value.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-1 gap-5">
            {leagues.value.filter(isDraftActive).map((league) => (
              <Card key={league.id} className="border-live-to">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p className="min-w-0">
                    <span className="block text-sm font-bold text-warn">Draft is LIVE!</span>
                    <span className="display text-xl wrap-anywhere">{league.name}</span>
                  </p>
                  <IntentLink href={`/draft/${league.id}`} className={buttonClass('live')}>
                    Join Draft
                  </IntentLink>
                </div>
              </Card>
            ))}
            {selected && uid && <ThisWeekCard key={selected.id} league={selected} uid={uid} />}
          </div>
          <LeagueList leagues={leagues.value} selected={selected?.id ?? null} />
        </div>
      )}
    </Page>
  );
}
