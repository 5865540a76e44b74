'use client';

import type { Draft } from '@/domain/draft/types';
import { OverRoom } from './OverRoom';
import { ShareBoard } from './ShareBoard';

/** What is left of a league's draft when it is over, with the link to its board. */
export function LeagueOver({ draft }: { draft: Draft }) {
  return (
    <OverRoom draft={draft}>
      <ShareBoard draft={draft} />
    </OverRoom>
  );
}
