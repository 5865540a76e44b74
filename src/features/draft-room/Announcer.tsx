'use client';

import { LiveRegion } from '@/components';
import { managerAt, onTheClock, picksUntil } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { squadName } from '@/domain/squads';
import { useDraft } from '@/providers/DraftProvider';
import { pickLabel } from './boardView';
import { calledBy } from './names';
import { useTitle } from './useTitle';

/** Tells those who do not look at the room: screen readers who picked and whose turn it is, the title of the window when it is one's own. */
export function Announcer({ draft }: { draft: Draft }) {
  const { me, league } = useDraft();
  const away = picksUntil(draft, me);
  const mine = away === 0;
  const words = announcement(draft, (manager) => calledBy(manager, league, me), me);
  useTitle(mine ? '● Your pick! ' : away === 1 ? 'On deck: ' : '', `Draft of ${draft.leagueName}`);
  return (
    <>
      <LiveRegion message={mine ? '' : words} />
      <LiveRegion assertive message={mine ? words : ''} />
    </>
  );
}

/** The sentences after a pick: what it was, and who is next. */
export function announcement(draft: Draft, call: (manager: string) => string, me: string): string {
  const last = draft.picks.length - 1;
  const squad = draft.picks[last];
  const picker = managerAt(draft, last);
  const now = onTheClock(draft);
  const made =
    squad === undefined || picker === null
      ? ''
      : `Pick ${pickLabel(last, draft.order.length)}: ${call(picker)} took ${squadName(squad)}. `;
  if (now === null) return `${made}The draft is over.`;
  return `${made}${now === me ? 'You are on the clock.' : `${call(now)} is on the clock.`}`;
}
