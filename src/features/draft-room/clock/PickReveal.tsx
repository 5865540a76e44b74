'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { ShieldLogo, UnitBadge } from '@/components';
import { managerAt } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { SCHOOLS } from '@/domain/football/schools';
import { schoolOf, unitOf } from '@/domain/football/squads';
import { useManagerName } from '../shared/useManagerName';

/**
 * Each pick for about a second, over whose turn is next: it comes from the clock's side. It's only to be looked at:
 * `Announcer` tells screen readers, and without motion the board alone shows the pick.
 */
export function PickReveal({
  draft,
  loud,
}: {
  draft: Draft;
  /** Whether the head has the live colors. */ loud: boolean;
}) {
  const call = useManagerName();
  const count = draft.picks.length;
  const [shown, setShown] = useState(count);
  // A pick was taken back, and the next has the same number.
  if (count < shown) setShown(count);
  const squad = draft.picks[count - 1];
  const manager = managerAt(draft, count - 1);
  if (count <= shown || squad === undefined || manager === null) return null;
  const school = schoolOf(squad);
  return (
    <div
      key={count}
      aria-hidden
      className={clsx(
        'pointer-events-none absolute inset-0 flex animate-reveal items-center gap-1.5 text-ink motion-reduce:hidden sm:gap-2 md:text-sm',
        loud ? 'live-ground' : 'bg-surface',
      )}
      onAnimationEnd={() => setShown(count)}
    >
      <ShieldLogo code={school} size={24} />
      <b className="md:hidden">{school}</b>
      <b className="whitespace-nowrap max-md:hidden">{SCHOOLS[school].shortName}</b>
      <UnitBadge unit={unitOf(squad)} />
      <bdi className="min-w-0 truncate">{call(manager)}</bdi>
    </div>
  );
}
