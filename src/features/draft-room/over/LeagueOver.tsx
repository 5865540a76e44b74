'use client';

import type { Draft } from '@/domain/draft/types';
import { OverRoom } from './OverRoom';
import { ShareBoard } from './ShareBoard';

/** The room after a league's draft, with the card that shares its board. */
export function LeagueOver({ draft }: { draft: Draft }) {
  return (
    <OverRoom draft={draft}>
      <ShareBoard draft={draft} />
    </OverRoom>
  );
}
