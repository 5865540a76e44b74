'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Badge, Button, EmptyState, FailureState, Page, PageHeader, SearchInput, SkeletonCard } from '@/components';
import { isolated } from '@/domain/kernel/isolated';
import type { LeaguePreview } from '@/domain/league/types';
import { valueOr } from '@/domain/kernel/loadable';
import { useAuth } from '@/providers/account/AuthProvider';
import { usePublicLeagues } from '@/providers/league/usePublicLeagues';
import { LeagueFacts } from '../options/LeagueFacts';

const NONE: readonly LeaguePreview[] = [];

/** The public leagues that can still be joined, in pages. Available signed in or signed out. */
export function PublicLeagues() {
  const { leagues, more, showMore } = usePublicLeagues();
  const [search, setSearch] = useState('');
  const found = matching(valueOr(leagues, NONE), search);
  // The link to the user's leagues is only for signed-in users; it would send signed-out users to the home page.
  const signedOut = useAuth().status === 'anonymous';
  return (
    <Page>
      <PageHeader
        title="Public leagues"
        lead="Anyone can join until a league is full or its draft starts."
        actions={
          !signedOut && (
            <Button asChild>
              <Link href="/leagues">My leagues</Link>
            </Button>
          )
        }
      />
      {leagues.state === 'loading' && (
        <div role="status" aria-label="Loading the public leagues" className="grid gap-3 md:grid-cols-2">
          {Array.from({ length: 4 }, (_, index) => (
            <SkeletonCard key={index} rows={3} className="h-11" />
          ))}
        </div>
      )}
      {leagues.state === 'failed' && <FailureState title="Couldn’t load the list" message={leagues.message} />}
      {leagues.state === 'ready' && leagues.value.length === 0 && (
        <EmptyState
          title="No open public leagues"
          action={
            <Button asChild variant="primary">
              <Link href={signedOut ? '/onboarding' : '/leagues?create=1'}>
                {signedOut ? 'Create account' : 'Create a league'}
              </Link>
            </Button>
          }
        >
          Create a public league, or join a private one with a code.
        </EmptyState>
      )}
      {leagues.state === 'ready' && leagues.value.length > 0 && (
        <div className="grid grid-cols-1 gap-4">
          <SearchInput
            className="max-w-md"

            aria-label={more === 'none' ? 'Search public leagues' : 'Search these leagues'}
            placeholder="Search by league or commissioner"

            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          {found.length === 0 ? (
            <EmptyState title="No matches" action={<Button onClick={() => setSearch('')}>Show all</Button>}>
              {more === 'none'
                ? 'No open league or commissioner has this name.'
                : 'None of these leagues has this name.'}
            </EmptyState>
          ) : (
            <Previews previews={found} />
          )}
          {more !== 'none' && (
            <div className="grid justify-items-center gap-2">
              {more === 'failed' && <p className="text-sm text-bad">Couldn’t load more leagues. Try again.</p>}
              <Button busy={more === 'loading'} onClick={() => void showMore()}>
                {found.length === 0 ? 'Search more leagues' : 'Show more'}
              </Button>
            </div>
          )}
        </div>
      )}
    </Page>
  );
}

/** The leagues whose name or manager's name contains every search word; those with an open spot first. */
function matching(previews: readonly LeaguePreview[], search: string): LeaguePreview[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const full = (preview: LeaguePreview) => (preview.seats >= preview.capacity ? 1 : 0);
  return previews
    .filter((preview) =>
      words.every((word) => [preview.leagueName, preview.managerName].join(' ').toLowerCase().includes(word)),
    )
    .sort((one, other) => full(one) - full(other));
}

function Previews({ previews }: { previews: readonly LeaguePreview[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {previews.map((preview) => (
        <li
          key={preview.code}
          className="grid grid-cols-1 content-start gap-3 rounded-card border border-line bg-surface p-4 shadow-card"
        >
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <h2 dir="auto" className="line-clamp-2 text-lg wrap-anywhere">
                {preview.leagueName}
              </h2>
              <p className="text-sm wrap-anywhere text-ink-muted">Commissioner: {isolated(preview.managerName)}</p>
            </div>
            {preview.seats >= preview.capacity ? (
              <Badge>Full</Badge>
            ) : (
              <Button asChild>
                <Link href={`/join/${preview.code}`} aria-label={`Join ${isolated(preview.leagueName)}`}>
                  Join
                </Link>
              </Button>
            )}
          </div>
          <LeagueFacts preview={preview} />
        </li>
      ))}
    </ul>
  );
}
