'use client';

import { Ellipsis } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, MemberList, Menu, type MenuItem } from '@/components';
import { isFormer } from '@/domain/departure';
import { isHouseTeam, type ManagerId } from '@/domain/houseTeams';
import type { League, LeagueUser } from '@/domain/league';
import { valueOr, type Loadable } from '@/domain/loadable';
import { useAuth } from '@/providers/AuthProvider';
import { MembershipDialog, type MembershipAction } from './MembershipDialog';

const NO_RECORDS: ReadonlyMap<ManagerId, string> = new Map();

/** The members of the league with their team names and records, and the commissioner's actions on them. */
export function Members({
  league,
  teams,
  records = NO_RECORDS,
}: {
  league: League;
  teams: Loadable<LeagueUser[]>;
  records?: ReadonlyMap<ManagerId, string>;
}) {
  const { uid } = useAuth();
  const router = useRouter();
  const [action, setAction] = useState<MembershipAction | null>(null);
  const names = new Map(valueOr(teams, []).map((leagueUsers) => [leagueUsers.userId, leagueUsers.teamName]));
  const commissioner = uid !== null && league.createdBy === uid;
  const waiting = league.draftStatus === 'scheduled';
  // During the draft, members can't be removed and the league can't be handed over here.
  const still = waiting || league.draftComplete;

  const itemsFor = (member: string): MenuItem[] => {
    if (!commissioner || member === uid || isFormer(league, member)) return [];
    return [
      ...(league.draftComplete
        ? [
            {
              key: 'correct',
              label: 'Correct roster',
              onSelect: () => router.push(`/leagues?league=${league.id}&team=${member}&correct=roster`),
            },
          ]
        : []),
      ...(still
        ? [
            {
              key: 'hand',
              label: 'Make commissioner',
              onSelect: () => setAction({ kind: 'handOver', member }),
            },
          ]
        : []),
      ...(waiting
        ? [
            {
              key: 'remove',
              label: 'Remove from the league',
              danger: true,
              onSelect: () => setAction({ kind: 'remove', member }),
            },
          ]
        : []),
    ];
  };

  return (
    <>
      <MemberList
        league={league}
        me={uid}
        under={(member) =>
          isHouseTeam(member)
            ? 'Fills an open spot'
            : (names.get(member) ?? `@${league.userInfo[member]?.username || 'manager'}`)
        }
        action={(member) => {
          const items = itemsFor(member);
          const name = league.userInfo[member]?.displayName ?? 'this manager';
          const record = records.get(member);
          return (
            <>
              {record !== undefined && <span className="display figures">{record}</span>}
              {items.length > 0 && (
                <Menu
                  trigger={
                    <Button variant="quiet" size="small" aria-label={`More about ${name}`}>
                      <Ellipsis aria-hidden className="size-5" />
                    </Button>
                  }
                  items={items}
                />
              )}
            </>
          );
        }}
      />
      {action !== null && <MembershipDialog league={league} action={action} onClose={() => setAction(null)} />}
    </>
  );
}
