import type { ManagerId } from '../houseTeams';
import { succeed, fail, type Result } from '../result';
import { managerAt } from './order';
import type { Draft } from './types';

/** Whether the commissioner may take the last pick back: its manager asks for it, or did not choose it. */
export function mayUndo(draft: Draft): boolean {
  const pick = draft.picks.length - 1;
  return draft.status === 'active' && pick >= 0 && (draft.made[pick] !== 'own' || draft.undoRequest === pick);
}

/** Whether a manager may ask for the last pick to be taken back: it is theirs, and the draft is under way. */
export function mayAskForUndo(draft: Draft, manager: ManagerId): boolean {
  return draft.status === 'active' && managerAt(draft, draft.picks.length - 1) === manager;
}

/** A manager asks for the pick just made to be taken back, or (`asks` false) asks no longer. Refuses all but its manager. */
export function askForUndo(draft: Draft, manager: ManagerId, asks: boolean): Result<Draft> {
  if (!mayAskForUndo(draft, manager)) return fail('not-last', 'The next pick has been made, so yours is final.');
  return succeed({ ...draft, undoRequest: asks ? draft.picks.length - 1 : null });
}
