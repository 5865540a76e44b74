'use client';

import { RadioGroup } from '@/components';
import { formatCount } from '@/domain/kernel/formatCount';
import { houseTeamName, type ManagerId } from '@/domain/league/houseTeams';

/**
 * The commissioner's choice to fill the league's open spots with house teams or to draft with members only. It comes
 * before the order.
 */
export function OpenSpots({
  houseTeams,
  members,
  withHouse,
  onWithHouse,
}: {
  /** The house teams that would fill the spots. */
  houseTeams: readonly ManagerId[];
  /** The number of members. */
  members: number;
  withHouse: boolean;
  onWithHouse: (withHouse: boolean) => void;
}) {
  const alone = members < 2;
  return (
    <RadioGroup
      label={formatCount(houseTeams.length, 'open spot')}
      value={withHouse ? 'house' : 'members'}
      onChange={(filled: 'house' | 'members') => onWithHouse(filled === 'house')}
      options={[
        {
          value: 'house',
          label: 'Fill with house teams',
          hint: `They draft the best available: ${houseTeams.slice(0, 3).map(houseTeamName).join(', ')}${houseTeams.length > 3 ? ' and others' : ''}.`,
        },
        {
          value: 'members',
          label: 'Draft with managers only',
          hint: alone ? 'You need at least two managers.' : `${String(members)} managers draft; the open spots close.`,
          disabled: alone,
        },
      ]}
    />
  );
}
