import { HOUSE_TEAM_IDS, type ManagerId } from '../houseTeams';
import { succeed, fail, type Result } from '../result';
import { drawnOrder } from './draw';
import { ORDER_INCOMPLETE, isCompleteOrder } from './engine';
import { entered, LOG_ENTRIES, type LogAction } from './log';
import { mayDraw, sameList } from './order';
import type { Draft, OrderWay } from './types';

/**
 * Draws the order before the draft starts. The draw records the server time of this write; any member then writes the
 * order that results from it (`drawnOrder`). `houseTeams`: the house teams that fill seats. Fails for everyone but the
 * commissioner, and for a second draw with the same members.
 */
export function drawOrder(
  draft: Draft,
  { houseTeams, ...action }: LogAction & { houseTeams: ManagerId[] },
): Result<Draft> {
  if (draft.status !== 'scheduled') return fail('begun', 'The draft has started, so the order can’t change.');
  if (!mayDraw(draft)) {
    return fail('drawn', 'The order has been drawn. It can be drawn again only after a manager has joined or left.');
  }
  if (!areHouseTeams(houseTeams)) return fail('order', 'Add house teams in their listed order.');
  const logged = entered(draft, action, { kind: 'draw' });
  if (!logged.ok) return logged;
  return succeed({ ...logged.value, draw: { at: action.at, members: draft.members }, order: [], houseTeams });
}

/**
 * Sets the order before the draft starts: drawn, by join date, or chosen by the commissioner. Every change is logged.
 * Any member may write the drawn order while no order is set; everything else is for the commissioner only.
 * Fails for an order that doesn't name every member once, or that doesn't match its `how`. `startDraft` checks whether
 * the draft can start with it (`checkOrder`).
 */
export function setOrder(
  draft: Draft,
  { order, how, ...action }: LogAction & { order: ManagerId[]; how: OrderWay },
): Result<Draft> {
  if (draft.status !== 'scheduled') return fail('begun', 'The draft has started, so the order can’t change.');
  if (!isCompleteOrder(draft, order)) return ORDER_INCOMPLETE;
  const houseTeams = HOUSE_TEAM_IDS.slice(0, order.length - draft.members.length);
  if (how === 'joined' && !sameList([...draft.members, ...houseTeams], order)) {
    return fail('order', 'This isn’t the order in which managers joined.');
  }
  if (how === 'drawn') {
    if (draft.draw === null || mayDraw(draft)) return fail('not-drawn', 'Draw the order first.');
    if (!sameList(drawnOrder(draft.leagueId, draft.draw.at, order), order)) {
      return fail('order', 'This order doesn’t match the draw.');
    }
  }
  const first = draft.order.length === 0;
  const follows =
    how === 'drawn' && first && draft.members.includes(action.by) && sameList(houseTeams, draft.houseTeams);
  const logged = entered(
    draft,
    action,
    { kind: 'order', how, order },
    { anyone: follows, below: first ? Infinity : LOG_ENTRIES.actions },
  );
  return logged.ok ? succeed({ ...logged.value, order, houseTeams }) : logged;
}

function areHouseTeams(list: readonly ManagerId[]): boolean {
  return sameList(list, HOUSE_TEAM_IDS.slice(0, list.length));
}
