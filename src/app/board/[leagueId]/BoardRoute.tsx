'use client';

import { PublicBoardPage } from '@/features/draft-room/public-board';
import { useAddressParam } from '@/providers/useAddressParam';

/** The shared board of the league that the address names. */
export function BoardRoute() {
  const leagueId = useAddressParam('board');
  return leagueId === null ? null : <PublicBoardPage key={leagueId} leagueId={leagueId} />;
}
