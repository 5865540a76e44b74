import { HOUSE_TEAM_IDS, type ManagerId } from '../league/houseTeams';
import { succeed, fail, type Result } from '../kernel/result';
import { drawnOrder, mayAnswer, sealOf } from './orderDraw';
import { ORDER_INCOMPLETE, isCompleteOrder } from './engine';
import { entered, LOG_ENTRIES, type LogAction } from './log';
import { mayDraw, sameList } from './order';
import type { Draft, OrderWay } from './types';

/**
 * Draws the order before the draft starts: the commissioner seals a secret (`sealOf`), another member's client answers
 * (`answerDraw`), and the order that follows is written with the secret (`setOrder`). `houseTeams`: the house teams
 * that fill seats. Fails for everyone but the commissioner, and for a second draw with the same members.
 */
export function drawOrder(
  draft: Draft,
  { houseTeams, seal, ...action }: LogAction & { houseTeams: ManagerId[]; seal: string },
): Result<Draft> {
  if (draft.status !== 'scheduled') return fail('begun', 'The draft has started, so the order can’t change.');
  if (!mayDraw(draft)) {
    return fail('drawn', 'The order has been drawn. It can be drawn again only after a manager has joined or left.');
  }
  if (!areHouseTeams(houseTeams)) return fail('order', 'Add house teams in their listed order.');
  const logged = entered(draft, action, { kind: 'draw' });
  const draw = { seal, by: action.by, members: draft.members, at: null, secret: null };
  if (!logged.ok) return logged;
  return succeed({ ...logged.value, draw, order: [], houseTeams });
}

/**
 * Answers a sealed draw with the server's time. Fails for the client that sealed it, unless its manager is the league's
 * only one.
 */
export function answerDraw(draft: Draft, { by, at }: LogAction): Result<Draft> {
  if (draft.draw === null || !mayAnswer(draft, by)) return fail('answered', 'This draw needs no answer from you.');
  return succeed({ ...draft, draw: { ...draft.draw, at } });
}

/**
 * Sets the order before the draft starts: drawn, by join date, or chosen by the commissioner. Every change is logged.
 * Any member who knows the `secret` of a draw that isn't open yet may open it with the order that follows; everything
 * else is for the commissioner only. Fails for an order that doesn't name every member once, or that doesn't match its
 * `how`. `startDraft` checks whether the draft can start with it (`checkOrder`).
 */
export function setOrder(
  draft: Draft,
  { order, how, secret, ...action }: LogAction & { order: ManagerId[]; how: OrderWay; secret?: string },
): Result<Draft> {
  if (draft.status !== 'scheduled') return fail('begun', 'The draft has started, so the order can’t change.');
  if (!isCompleteOrder(draft, order)) return ORDER_INCOMPLETE;
  const houseTeams = HOUSE_TEAM_IDS.slice(0, order.length - draft.members.length);
  if (how === 'joined' && !sameList([...draft.members, ...houseTeams], order)) {
    return fail('order', 'This isn’t the order in which managers joined.');
  }
  let { draw } = draft;
  if (how === 'drawn') {
    if (draw === null || mayDraw(draft)) return fail('not-drawn', 'Draw the order first.');
    const opened = draw.secret ?? secret;
    if (draw.at === null || opened === undefined || sealOf(opened) !== draw.seal) {
      return fail('sealed', 'The draw hasn’t been opened yet.');
    }
    if (!sameList(drawnOrder(draft.leagueId, { secret: opened, at: draw.at }, order), order)) {
      return fail('order', 'This order doesn’t match the draw.');
    }
    draw = { ...draw, secret: opened };
  }
  const first = draft.order.length === 0;
  const opens =
    draft.draw?.secret !== draw?.secret && draft.members.includes(action.by) && sameList(houseTeams, draft.houseTeams);
  const logged = entered(
    draft,
    action,
    { kind: 'order', how, order },
    { anyone: opens, below: first ? Infinity : LOG_ENTRIES.actions },
  );
  return logged.ok ? succeed({ ...logged.value, order, houseTeams, draw }) : logged;
}

function areHouseTeams(list: readonly ManagerId[]): boolean {
  return sameList(list, HOUSE_TEAM_IDS.slice(0, list.length));
}
