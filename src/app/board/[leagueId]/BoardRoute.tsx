'use client';

import { PublicBoardPage } from '@/features/draft-room/public-board';
import { useAddressParam } from '@/providers/kernel/useAddressParam';

/** The public draft board of the league in the URL. */
export function BoardRoute() {
  const leagueId = useAddressParam('board');
  return leagueId === null ? null : <PublicBoardPage key={leagueId} leagueId={leagueId} />;
}
