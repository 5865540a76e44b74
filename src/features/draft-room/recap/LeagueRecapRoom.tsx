'use client';

import type { Draft } from '@/domain/draft/types';
import { RecapRoom } from './RecapRoom';
import { ShareBoard } from './ShareBoard';

/** The room after a league's draft, with the card that shares its board. */
export function LeagueRecapRoom({ draft }: { draft: Draft }) {
  return (
    <RecapRoom draft={draft}>
      <ShareBoard draft={draft} />
    </RecapRoom>
  );
}
