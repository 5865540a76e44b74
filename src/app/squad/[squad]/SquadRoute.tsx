'use client';

import { SquadPage, SquadPageSkeleton, UnknownSquad } from '@/features/squads';
import { parseSquadReference } from '@/domain/football/squads';
import { useAddressParam } from '@/providers/kernel/useAddressParam';

/** The page of the squad in the URL. */
export function SquadRoute() {
  const named = useAddressParam('squad');
  if (named === null) return <SquadPageSkeleton />;
  const squad = parseSquadReference(named);
  return squad === null ? <UnknownSquad /> : <SquadPage key={squad} squad={squad} />;
}
