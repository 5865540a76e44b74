import type { ManagerId } from '../league/houseTeams';
import { succeed, fail, type Result } from '../kernel/result';
import { managerAt } from './order';
import type { Draft } from './types';

/** Whether the commissioner may undo the last pick: its manager has asked for it, or didn't choose the squad. */
export function mayUndo(draft: Draft): boolean {
  const pick = draft.picks.length - 1;
  return draft.status === 'active' && pick >= 0 && (draft.made[pick] !== 'own' || draft.undoRequest === pick);
}

/** Whether a manager may ask to undo the last pick: it's theirs, and the draft is active. */
export function mayAskForUndo(draft: Draft, manager: ManagerId): boolean {
  return draft.status === 'active' && managerAt(draft, draft.picks.length - 1) === manager;
}

/**
 * Records that a manager asks to undo the pick they just made, or, with `asks` false, withdraws the request. Fails for
 * other managers.
 */
export function askForUndo(draft: Draft, manager: ManagerId, asks: boolean): Result<Draft> {
  if (!mayAskForUndo(draft, manager)) return fail('not-last', 'The next pick has been made, so yours is final.');
  return succeed({ ...draft, undoRequest: asks ? draft.picks.length - 1 : null });
}
