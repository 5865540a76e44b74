import { formatDuration } from '@/domain/kernel/times';
import { formatPickClock } from '@/domain/league/options/pickClock';
import { formatQuietHours } from '@/domain/draft/clock/formatQuietHours';
import { managerAt } from '@/domain/draft/order';
import type { Draft, DraftEvent, PickKind } from '@/domain/draft/types';
import { waitedBefore } from '@/domain/draft/clock/waits';
import type { ManagerId } from '@/domain/league/houseTeams';
import { squadName } from '@/domain/football/squads';
import { pickLabel } from '../shared/pickLabel';

/**
 * One line of the log: who did what, and when. `at` is in milliseconds of the server's clock; null if the time isn't
 * known.
 */
export interface LogLine {
  key: string;
  /** The label of the pick, such as `3.05`; null for other actions. */
  label: string | null;
  who: ManagerId;
  what: string;
  /** How a pick was made, if it wasn't by the manager, and how long the draft had waited. */
  note: string | null;
  at: number | null;
}

const PICK_NOTES: Record<PickKind, string | null> = {
  own: null,
  house: null,
  keeper: null,
  missed: 'automatic pick: the clock ran out',
  autopilot: 'automatic pick: autodraft',
};

/** How a pick was made, and how long the draft had waited before it because all managers were away. */
function noteOn(draft: Draft, pick: number): string | null {
  const note = PICK_NOTES[draft.made[pick] ?? 'own'];
  const waited = waitedBefore(draft, pick);
  if (waited === null) return note;
  const still = `everyone was away for ${formatDuration(waited)}`;
  return note === null ? still : `${note}; ${still}`;
}

/** All lines of the log, latest first: picks and commissioner actions. `call` names managers. */
export function logLines(draft: Draft, call: (manager: ManagerId) => string): LogLine[] {
  const picks = draft.picks.map((squad, pick): LogLine => {
    return {
      key: `pick ${String(pick)}`,
      label: pickLabel(pick, draft.order.length),
      who: managerAt(draft, pick) ?? '',
      what: `${draft.made[pick] === 'keeper' ? 'kept' : 'took'} ${squadName(squad)}`,
      note: noteOn(draft, pick),
      at: draft.pickedAt[pick] ?? null,
    };
  });
  const actions = draft.log.map((event, i): LogLine => ({
    key: `action ${String(i)}`,
    label: null,
    who: event.by,
    what: formatAction(event, draft, call),
    note: null,
    at: event.at,
  }));
  return inOrder(picks, actions).reverse();
}

/** Describes a commissioner action, to follow the name: `paused the draft`. */
export function formatAction(event: DraftEvent, draft: Draft, call: (manager: ManagerId) => string): string {
  switch (event.kind) {
    case 'draw':
      return 'drew the draft order';
    case 'order': {
      const how = {
        drawn: 'posted the draft order',
        joined: 'set the order by join date',
        set: 'set the order by hand',
      };
      return `${how[event.how]}: ${event.order.map(call).join(', ')}`;
    }
    case 'pause':
      return 'paused the draft';
    case 'resume':
      return 'resumed the draft';
    case 'undo':
      return `undid pick ${pickLabel(event.pick, draft.order.length)}, ${squadName(event.squad)}`;
    case 'clock':
      return `set the clock to ${formatPickClock(event.clockSeconds)}, starting with the next pick${event.quietHours === null ? '' : `; paused overnight from ${formatQuietHours(event.quietHours, event.at ?? Date.now())}`}`;
    case 'handOver':
      return `made ${call(event.to)} commissioner`;
  }
}

/**
 * Merges picks and actions, each in chronological order. A line without a time (not set by the server yet, or missing
 * in an older draft) keeps its position in its own list.
 */
function inOrder(picks: readonly LogLine[], actions: readonly LogLine[]): LogLine[] {
  const lines: LogLine[] = [];
  let next = 0;
  for (const action of actions) {
    for (let pick = picks[next]; pick !== undefined && before(pick, action); pick = picks[++next]) lines.push(pick);
    lines.push(action);
  }
  return [...lines, ...picks.slice(next)];
}

function before(pick: LogLine, action: LogLine): boolean {
  return pick.at !== null && (action.at === null || pick.at <= action.at);
}
