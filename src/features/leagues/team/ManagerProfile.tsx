'use client';

import { Avatar, Card, CareerCard, FailureNotice, ShieldLogo, SkeletonCard } from '@/components';
import { SCHOOLS } from '@/domain/football/schools';
import type { LeagueMember } from '@/domain/league/types';
import { teamOf } from '@/domain/league/teams';
import { useSharedCareer } from '@/providers/season/useCareer';
import { formatLead, HeadToHead, Meetings } from './HeadToHead';

/** Another manager: who they are, their games against the user, and their record in the leagues they share. */
export function ManagerProfile({ person }: { person: LeagueMember }) {
  const shared = useSharedCareer(person.uid);
  return (
    <>
      <Identity person={person} />
      {shared.state === 'ready' ? (
        <>
          <Card flush title="Head to head" aside={<Meetings rivalry={shared.value.rivalry} />}>
            {shared.value.rivalry.meetings.length === 0 ? (
              <p className="px-4 py-4 text-ink-muted sm:px-5">You haven’t played each other yet.</p>
            ) : (
              <HeadToHead rivalry={shared.value.rivalry} lead={formatLead(shared.value.rivalry, null)} />
            )}
          </Card>
          <CareerCard
            title="Record in your leagues"
            career={shared.value.career}
            count={shared.value.career.leagues.length}
            href={(league) => `/leagues?league=${league.id}&team=${teamOf(league, person.uid)}`}
          />
        </>
      ) : shared.state === 'failed' ? (
        <FailureNotice title="Couldn’t load this manager’s record">{shared.message}</FailureNotice>
      ) : (
        <div role="status" aria-label="Loading the manager’s record" className="grid gap-5">
          <SkeletonCard rows={2} />
          <SkeletonCard rows={3} />
        </div>
      )}
    </>
  );
}

function Identity({ person: { displayName, username, profilePicUrl, favoriteTeam } }: { person: LeagueMember }) {
  return (
    <Card title="Manager">
      <div className="flex items-center gap-4">
        <Avatar name={displayName} src={profilePicUrl} school={favoriteTeam} size={64} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="text-lg leading-tight font-bold wrap-anywhere">
            {displayName}
          </p>
          {username !== '' && <p className="wrap-anywhere text-ink-muted">@{username}</p>}
          {favoriteTeam !== null && (
            <p className="mt-1 flex items-center gap-1.5 text-sm">
              <ShieldLogo code={favoriteTeam} size={20} />
              {SCHOOLS[favoriteTeam].name} fan
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
