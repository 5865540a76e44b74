'use client';

import { Ellipsis } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, MemberList, Menu, type MenuItem } from '@/components';
import { isCommissioner } from '@/domain/league/commissioners';
import { isFormer } from '@/domain/league/formerManagers';
import { isHouseTeam, type ManagerId } from '@/domain/league/houseTeams';
import { chosenTeamName } from '@/domain/league/teamNames';
import type { League } from '@/domain/league/types';
import { isVacant, managerOf } from '@/domain/league/teams';
import { useAuth } from '@/providers/account/AuthProvider';
import { MembershipDialog, type MembershipAction } from './MembershipDialog';
import { VacateDialog } from './VacateDialog';

const NO_RECORDS: ReadonlyMap<ManagerId, string> = new Map();

/** The members of the league with their team names and records, and the actions of its commissioners on them. */
export function Members({
  league,
  records = NO_RECORDS,
}: {
  league: League;
  records?: ReadonlyMap<ManagerId, string>;
}) {
  const { uid } = useAuth();
  const router = useRouter();
  const [action, setAction] = useState<MembershipAction | null>(null);
  const [vacating, setVacating] = useState<string | null>(null);
  const commissioner = isCommissioner(league, uid);
  const head = league.createdBy === uid;
  const waiting = league.draftStatus === 'scheduled';
  // During the draft, members can't be removed and the league can't be handed over here.
  const still = waiting || league.draftComplete;

  const itemsFor = (team: ManagerId): MenuItem[] => {
    const member = managerOf(league, team)?.uid ?? null;
    if (!commissioner || member === uid || isHouseTeam(team)) return [];
    const present = member !== null && !isFormer(league, member);
    const removable = member !== null && member !== league.createdBy;
    return [
      ...(league.draftComplete && (present || member === null)
        ? [
            {
              key: 'correct',
              label: 'Edit roster (commissioner)',
              onSelect: () => router.push(`/leagues?league=${league.id}&team=${team}&correct=roster`),
            },
          ]
        : []),
      ...(league.draftComplete && present && league.lineups !== 'best'
        ? [
            {
              key: 'lineup',
              label: 'Edit lineup (commissioner)',
              onSelect: () => router.push(`/leagues?league=${league.id}&team=${team}&correct=lineup`),
            },
          ]
        : []),
      ...(head && present
        ? [
            member === league.coCommissioner
              ? {
                  key: 'co',
                  label: 'Remove as co-commissioner',
                  onSelect: () => setAction({ kind: 'dismissCo', member }),
                }
              : { key: 'co', label: 'Make co-commissioner', onSelect: () => setAction({ kind: 'nameCo', member }) },
          ]
        : []),
      ...(head && still && present
        ? [
            {
              key: 'hand',
              label: 'Make commissioner',
              onSelect: () => setAction({ kind: 'handOver', member }),
            },
          ]
        : []),
      ...(removable && league.draftComplete && league.next === null
        ? [
            {
              key: 'vacate',
              label: 'Remove manager',
              danger: true,
              onSelect: () => setVacating(member),
            },
          ]
        : []),
      ...(removable && waiting
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
        under={(team) =>
          isHouseTeam(team)
            ? 'Fills an open spot'
            : isVacant(league, team)
              ? 'Plays as a house team'
              : chosenTeamName(league, team)
        }
        action={(team) => {
          const items = itemsFor(team);
          const name = managerOf(league, team)?.displayName ?? chosenTeamName(league, team);
          const record = records.get(team);
          return (
            <>
              {record !== undefined && <span className="font-bold figures">{record}</span>}
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
      {vacating !== null && uid !== null && (
        <VacateDialog league={league} member={vacating} me={uid} onClose={() => setVacating(null)} />
      )}
      {action !== null && <MembershipDialog league={league} action={action} onClose={() => setAction(null)} />}
    </>
  );
}
