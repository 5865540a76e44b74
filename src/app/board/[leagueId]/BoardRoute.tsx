'use client';

import { SharedBoardPage } from '@/features/draft-room/shared';
import { useAddressParam } from '@/providers/useAddressParam';

/** The shared board of the league that the address names. */
export function BoardRoute() {
  const leagueId = useAddressParam('board');
  return leagueId === null ? null : <SharedBoardPage key={leagueId} leagueId={leagueId} />;
}
