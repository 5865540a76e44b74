import type { ReactNode } from 'react';
import { formatCount } from '@/domain/kernel/formatCount';
import { commissionerTitle } from '@/domain/league/commissioners';
import { houseTeamName, isHouseTeam } from '@/domain/league/houseTeams';
import type { Uid } from '@/domain/kernel/ids';
import { chosenTeamName } from '@/domain/league/teamNames';
import type { League } from '@/domain/league/types';
import { formatSeats, managersOf } from '@/domain/league/leagueSeats';
import { isVacant, managerOf } from '@/domain/league/teams';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { ShieldLogo } from '../roster/squadLabels';
import { TeamLink } from './TeamLink';

/**
 * The managers of a league, members by join date, then vacant teams and house teams, and the number of open spots
 * before the draft.
 */
export function MemberList({
  league,
  me,
  under,
  action,
}: {
  league: League;
  /** The signed-in user's ID; their row is labeled as theirs. */
  me: Uid | null;
  /** A second line under a name, such as the team name. */
  under?: (team: string) => string;
  /** Content at the end of a row. */
  action?: (team: string) => ReactNode;
}) {
  const open = league.capacity - league.members.length;
  return (
    <Card title="Managers" aside={<span className="text-sm text-ink-muted figures">{formatSeats(league)}</span>} flush>
      <ol className="divide-y divide-line">
        {managersOf(league).map((team) => {
          const person = managerOf(league, team);
          const title = person && commissionerTitle(league, person.uid);
          const vacant = isVacant(league, team);
          const name = isHouseTeam(team)
            ? houseTeamName(team)
            : vacant
              ? chosenTeamName(league, team)
              : (person?.displayName ?? 'Manager');
          return (
            <li key={team} className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 py-2 sm:px-5">
              <Avatar name={name} src={person?.profilePicUrl} school={person?.favoriteTeam} />
              <div className="min-w-24 flex-1">
                <p className="flex flex-wrap items-center gap-x-2">
                  <span className="line-clamp-2 min-w-0 wrap-anywhere">
                    {league.draftComplete ? (
                      <TeamLink leagueId={league.id} manager={team}>
                        <b dir="auto">{name}</b>
                      </TeamLink>
                    ) : (
                      <b dir="auto">{name}</b>
                    )}
                    {person !== null && person.uid === me && ' (you)'}
                  </span>
                  {title !== null && <Badge tone="info">{title}</Badge>}
                  {isHouseTeam(team) && <Badge>House team</Badge>}
                  {vacant && <Badge tone="warn">Vacant</Badge>}
                </p>
                {under && (
                  <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
                    {under(team)}
                  </p>
                )}
              </div>
              {person?.favoriteTeam && (
                <ShieldLogo code={person.favoriteTeam} size={28} label={`Favorite school: ${person.favoriteTeam}`} />
              )}
              {action?.(team)}
            </li>
          );
        })}
      </ol>
      {league.draftStatus === 'scheduled' && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5">
          {open === 0
            ? 'The league is full.'
            : `${formatCount(open, 'open spot')}. House teams can fill the rest when the draft starts.`}
        </p>
      )}
    </Card>
  );
}
