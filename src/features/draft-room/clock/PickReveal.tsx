'use client';

import { useState } from 'react';
import { SquadChip } from '@/components';
import { managerAt } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { useManagerName } from '../shared/useManagerName';

/**
 * Each pick for about a second, over the list of next managers: it comes from the clock's side. It's only to be looked
 * at: `Announcer` tells screen readers, and without motion the board alone shows the pick.
 */
export function PickReveal({ draft }: { draft: Draft }) {
  const call = useManagerName();
  const count = draft.picks.length;
  const [shown, setShown] = useState(count);
  // A pick was taken back, and the next has the same number.
  if (count < shown) setShown(count);
  const squad = draft.picks[count - 1];
  const manager = managerAt(draft, count - 1);
  if (count <= shown || squad === undefined || manager === null) return null;
  return (
    <div
      key={count}
      aria-hidden
      className="pointer-events-none absolute inset-0 flex animate-reveal items-center gap-2 rounded-full bg-raised px-2 text-sm text-ink motion-reduce:hidden"
      onAnimationEnd={() => setShown(count)}
    >
      <SquadChip squad={squad} className="shrink-0" />
      <bdi className="min-w-0 truncate">{call(manager)}</bdi>
    </div>
  );
}
