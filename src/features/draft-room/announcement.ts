import { managerAt, onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { squadName } from '@/domain/squads';
import { pickLabel } from './boardView';

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
