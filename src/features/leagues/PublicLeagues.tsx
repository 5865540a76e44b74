'use client';

import Link from 'next/link';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Badge, Button, EmptyState, FailureState, Input, Page, PageHeader, SkeletonRows } from '@/components';
import type { JoinCodeFace } from '@/domain/league';
import { useAuth } from '@/providers/AuthProvider';
import { useLoadable } from '@/providers/useLoadable';

/** Every public league that can still be joined; open to everybody, signed in or not. */
export function PublicLeagues() {
  const leagues = useLoadable<JoinCodeFace[]>('public', async (next) => {
    const { watchPublicLeagues } = await import('@/data/joinCodes');
    return watchPublicLeagues(next);
  });
  const [search, setSearch] = useState('');
  // Leagues of one's own are for people with an account; a link there would only send a stranger home.
  const stranger = useAuth().status === 'anonymous';
  return (
    <Page>
      <PageHeader
        title="Public leagues"
        lead="Open to everybody until they are full or their draft begins."
        actions={
          !stranger && (
            <Button asChild>
              <Link href="/leagues">My leagues</Link>
            </Button>
          )
        }
      />
      {leagues.state === 'loading' && <SkeletonRows rows={4} rowClass="h-20" label="Loading the public leagues" />}
      {leagues.state === 'failed' && (
        <FailureState
          title="The list cannot be shown"
          message={leagues.message}
          onRetry={() => window.location.reload()}
        />
      )}
      {leagues.state === 'ready' && leagues.value.length === 0 && (
        <EmptyState
          title="No public league is open"
          action={
            <Button asChild variant="primary">
              <Link href={stranger ? '/onboarding' : '/leagues?create=1'}>
                {stranger ? 'Create Account' : 'Create a league'}
              </Link>
            </Button>
          }
        >
          Create a league and make it public, or join a private one by its code.
        </EmptyState>
      )}
      {leagues.state === 'ready' && leagues.value.length > 0 && (
        <div className="grid grid-cols-1 gap-4">
          <div className="relative max-w-md">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-muted"
            />
            <Input
              type="search"
              aria-label="Search the public leagues"
              placeholder="Search a league or its manager"
              className="pl-10"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
          <Faces faces={matching(leagues.value, search)} onShowAll={() => setSearch('')} />
        </div>
      )}
    </Page>
  );
}

/** The leagues whose name or manager's name holds every word searched for; those with a free seat first. */
export function matching(faces: readonly JoinCodeFace[], search: string): JoinCodeFace[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const full = (face: JoinCodeFace) => (face.seats >= face.capacity ? 1 : 0);
  return faces
    .filter((face) => words.every((word) => `${face.leagueName} ${face.managerName}`.toLowerCase().includes(word)))
    .sort((one, other) => full(one) - full(other));
}

function Faces({ faces, onShowAll }: { faces: readonly JoinCodeFace[]; onShowAll: () => void }) {
  if (faces.length === 0) {
    return (
      <EmptyState title="No league fits" action={<Button onClick={onShowAll}>Show all</Button>}>
        No open league or manager has this name.
      </EmptyState>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {faces.map((face) => (
        <li
          key={face.code}
          className="flex items-center gap-3 rounded-card border border-line bg-surface p-4 shadow-card"
        >
          <div className="min-w-0 flex-1">
            <h2 dir="auto" className="line-clamp-2 text-lg wrap-anywhere">
              {face.leagueName}
            </h2>
            <p className="text-sm text-ink-muted">
              Managed by {face.managerName} ·{' '}
              <span className="figures">
                {face.seats} of {face.capacity} seats taken
              </span>
            </p>
          </div>
          {face.seats >= face.capacity ? (
            <Badge>Full</Badge>
          ) : (
            <Button asChild>
              <Link href={`/join/${face.code}`} aria-label={`Join ${face.leagueName}`}>
                Join
              </Link>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
