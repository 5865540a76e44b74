import { nextKeeper } from '@/domain/draft/keepers';
import { managerAt, onTheClock } from '@/domain/draft/order';
import { isAutomatic, type Draft, type DraftEvent } from '@/domain/draft/types';
import { squadName } from '@/domain/football/squads';
import { pickLabel } from '../shared/pickLabel';
import { formatAction } from '../log/logView';

type Call = (manager: string) => string;

/**
 * The announcement after a pick or a later commissioner action: what happened, and who is on the clock, if it isn't for
 * a keeper, or that the clock is stopped.
 */
export function announcement(draft: Draft, call: Call, me: string): string {
  const action = latestAction(draft);
  const paused = draft.pausedAt !== null;
  const happened = action !== null ? formatLatestAction(action, draft, call, me) : paused ? '' : pickTold(draft, call);
  return `${happened} ${paused ? 'The clock is stopped.' : nextTold(draft, call, me)}`.trim();
}

/** The latest commissioner action since the last pick, or null. Actions in the lobby don't count. */
function latestAction(draft: Draft): DraftEvent | null {
  const action = draft.log.at(-1);
  if (draft.status !== 'active' || action === undefined || action.kind === 'order') return null;
  // No server time yet: the action is being written now.
  if (action.at === null) return action;
  const since = draft.picks.length === 0 ? draft.startedAt : (draft.pickedAt[draft.picks.length - 1] ?? null);
  return since !== null && since <= action.at ? action : null;
}

function formatLatestAction(action: DraftEvent, draft: Draft, call: Call, me: string): string {
  const what = `${call(action.by)} ${formatAction(action, draft, call)}`;
  const picker = action.kind === 'undo' ? managerAt(draft, action.pick) : null;
  return picker === null ? `${what}.` : `${what}, ${picker === me ? 'your pick' : `${call(picker)}’s pick`}.`;
}

function pickTold(draft: Draft, call: Call): string {
  const last = draft.picks.length - 1;
  const squad = draft.picks[last];
  const picker = managerAt(draft, last);
  if (squad === undefined || picker === null) return '';
  const who = `Pick ${pickLabel(last, draft.order.length)}: ${call(picker)}`;
  const kind = draft.made[last];
  if (isAutomatic(kind)) return `${who} got ${squadName(squad)} automatically.`;
  return `${who} ${kind === 'keeper' ? 'kept' : 'took'} ${squadName(squad)}.`;
}

function nextTold(draft: Draft, call: Call, me: string): string {
  const now = onTheClock(draft);
  if (now === null) return 'The draft is over.';
  if (nextKeeper(draft, now) !== null) return '';
  return now === me ? 'You’re on the clock.' : `${call(now)} is on the clock.`;
}
