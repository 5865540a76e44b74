'use client';

import { DraftRoom } from '@/features/draft-room';
import { DraftProvider } from '@/providers/draft/DraftProvider';
import { useAddressParam } from '@/providers/kernel/useAddressParam';

/** The draft room of the league in the URL. */
export function DraftRoute() {
  const leagueId = useAddressParam('draft');
  if (leagueId === null) return null;
  return (
    <DraftProvider key={leagueId} leagueId={leagueId}>
      <DraftRoom />
    </DraftProvider>
  );
}
