'use client';

import { formatTimeAndZone } from '@/domain/kernel/times';
import { Avatar, Badge, Card, Countdown, LoadError, ShieldLogo, lazyComponent } from '@/components';
import { commissionerTitle, isCommissioner } from '@/domain/league/commissioners';
import { chosenTeamName, DEFAULT_TEAM_NAME } from '@/domain/league/teamNames';
import type { League } from '@/domain/league/types';
import { formatSeats, hasRoom, managersOf } from '@/domain/league/leagueSeats';
import { teamOf } from '@/domain/league/teams';
import { useAuth } from '@/providers/account/AuthProvider';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { ActivityCard } from './ActivityCard';
import { TwoColumns } from '../TwoColumns';
import type { InSeasonProps } from './InSeason';
import { Invite } from '../joining/Invite';
import { LeagueNote } from './LeagueNote';
import { recentActivity } from './recentActivity';
import { SeasonSkeleton } from './SeasonSkeleton';

/** Loaded for leagues past their draft: standings and projections are much code. */
const InSeason = lazyComponent(() => import('./InSeason').then((module) => module.InSeason), {
  waiting: ({ league }) => <SeasonSkeleton rows={managersOf(league).length} />,
  failed: ({ retry }) => <LoadError as="panel" title="The season didn’t load" retry={retry} />,
});

/** What is going on in a league: before the draft, who is in and when it starts; after it, standings and matchups. */
export function Overview({ league, season }: InSeasonProps) {
  return league.draftComplete ? <InSeason league={league} season={season} /> : <BeforeDraft league={league} />;
}

function BeforeDraft({ league }: { league: League }) {
  const { uid } = useAuth();
  return (
    <TwoColumns
      main={
        <>
          <LeagueNote league={league} />
          <DraftCard league={league} />
          <ManagerGrid league={league} />
        </>
      }
      side={
        <>
          {hasRoom(league) && <Invite league={league} editable={isCommissioner(league, uid)} />}
          <ActivityCard items={recentActivity(league)} />
        </>
      }
    />
  );
}

function DraftCard({ league }: { league: League }) {
  const { draftAt } = league;
  const live = league.draftStatus === 'active';
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div className="grid gap-1 bg-turf px-4 py-5 sm:px-5">
        <h2 className="display text-2xl">
          {live ? 'Draft is LIVE!' : draftAt === null ? 'Draft time: not set yet' : formatTimeAndZone(draftAt)}
        </h2>
        {!live && draftAt !== null && <Countdown until={draftAt} clock={SERVER_CLOCK} className="display text-4xl" />}
        <p className="text-ink-muted figures">
          {`${formatSeats(league)}${hasRoom(league) ? '. House teams can fill the rest when the draft starts.' : ''}`}
        </p>
      </div>
    </section>
  );
}

/** Who is in the league, in two columns where there is room. */
function ManagerGrid({ league }: { league: League }) {
  const { uid: me } = useAuth();
  return (
    <Card title="Managers">
      <ul className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
        {league.members.map((uid) => {
          const person = league.userInfo[uid];
          const team = chosenTeamName(league, teamOf(league, uid));
          return (
            <li key={uid} className="flex min-w-0 items-center gap-2.5">
              <Avatar name={person?.displayName} src={person?.profilePicUrl} school={person?.favoriteTeam} size={36} />
              <span className="min-w-0 flex-1 leading-tight">
                <span className="flex flex-wrap items-center gap-1.5">
                  <b dir="auto" className="max-w-full truncate">
                    {person?.displayName ?? 'Manager'}
                  </b>
                  {uid === me && <Badge>You</Badge>}
                </span>
                <span dir="auto" className="block truncate text-sm text-ink-muted">
                  {commissionerTitle(league, uid) ?? (team === DEFAULT_TEAM_NAME ? `@${person?.username ?? ''}` : team)}
                </span>
              </span>
              {person?.favoriteTeam && <ShieldLogo code={person.favoriteTeam} size={24} className="max-sm:hidden" />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
