'use client';

import { Avatar, Badge, Card, ShieldLogo } from '@/components';
import type { League, LeagueUser } from '@/domain/league';
import { valueOr, type Loadable } from '@/domain/loadable';
import { useAuth } from '@/providers/AuthProvider';

/** Who is in the league, under which team name, and how many seats are open. */
export function Members({ league, teams }: { league: League; teams: Loadable<LeagueUser[]> }) {
  const { uid } = useAuth();
  const open = league.capacity - league.members.length;
  const names = new Map(valueOr(teams, []).map((papers) => [papers.userId, papers.teamName]));
  return (
    <Card
      title="Managers"
      aside={
        <Badge>
          {league.members.length} of {league.capacity}
        </Badge>
      }
      flush
    >
      <ol className="divide-y divide-line">
        {league.members.map((member) => {
          const person = league.userInfo[member];
          return (
            <li key={member} className="flex min-h-16 items-center gap-3 px-4 py-2 sm:px-5">
              <Avatar name={person?.displayName} src={person?.profilePicUrl} />
              <div className="min-w-0 flex-1">
                <p className="truncate">
                  <b>{person?.displayName ?? 'Manager'}</b>
                  {member === uid && ' (you)'}
                </p>
                <p className="truncate text-sm text-ink-muted">
                  {names.get(member) ?? `@${person?.username ?? 'manager'}`}
                </p>
              </div>
              {person?.favoriteTeam && (
                <ShieldLogo code={person.favoriteTeam} size={28} label={`Favourite school: ${person.favoriteTeam}`} />
              )}
              {member === league.createdBy && <Badge tone="info">Commissioner</Badge>}
            </li>
          );
        })}
      </ol>
      {league.draftStatus === 'scheduled' && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5">
          {open === 0 ? 'Every seat is taken.' : open === 1 ? 'One seat is open.' : `${String(open)} seats are open.`}
          {open > 0 && ' House teams can fill what is left when the draft starts.'}
        </p>
      )}
    </Card>
  );
}
