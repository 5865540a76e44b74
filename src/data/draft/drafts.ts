import { getDoc, serverTimestamp, Timestamp, type DocumentData, type UpdateData } from 'firebase/firestore';
import { AWAY_MISSES } from '@/domain/draft/autopilot';
import { askForUndo as askForUndoOf } from '@/domain/draft/undoRequest';
import { LOG_ENTRIES } from '@/domain/draft/log';
import { automaticPick as pickAutomatically, pick as pickSquad, startDraft as begin } from '@/domain/draft/engine';
import { checkKept } from '@/domain/draft/keeperCommands';
import { onTheClock } from '@/domain/draft/order';
import { clockOf, parseDraft, startFields, storedSeat } from '@/domain/draft/parse';
import type { Draft, DraftAction } from '@/domain/draft/types';
import type { LeagueId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { fail, type Result } from '@/domain/kernel/result';
import type { SquadId } from '@/domain/football/squads';
import { Batch, writeTogether } from '../backend/batch';
import { getQueue } from './draftQueues';
import { explainRejectedPick } from './pickErrors';
import { failureMessage, type MessageOverrides } from '../backend/failures';
import { leagueRef, joinCodeRef, draftRef } from '../backend/references';
import { serverClock } from '../backend/serverClock';
import { presentSeason } from '../season/presentSeason';
import { writeInTurn } from '../backend/writeRates';

/** The next entry of a draft's log, as update fields. In a full log it replaces the last. */
export function entryFor(draft: Draft, by: string, action: DraftAction): UpdateData<Record<string, unknown>> {
  const number = Math.min(draft.log.length + 1, LOG_ENTRIES.most);
  return { [`log.${String(number)}`]: { ...action, by, at: serverTimestamp() } };
}

/**
 * Starts the draft (commissioner), with the league and its preview. Weeks that have kicked off since the league was
 * created won't count. Returns the error if the draft can't start like this.
 */
export async function startDraft(league: League, draft: Draft): Promise<Result<void>> {
  const kept = checkKept(draft, league.keepers);
  if (!kept.ok) return kept;
  const started = begin(draft, serverClock.now());
  if (!started.ok) return started;
  const { value } = started;
  return writeTogether(async (batch) => {
    const { season, firstWeek } = await presentSeason(serverClock.now());
    if (season === league.season && firstWeek > league.firstWeek) {
      await new Batch().update(leagueRef(league.id), { firstWeek }).commit();
    }
    batch.update(draftRef(league.id), {
      ...startFields(value, Timestamp.fromMillis),
      status: value.status,
      startedAt: serverTimestamp(),
      turn: newTurn(value),
    });
    batch.update(leagueRef(league.id), { draftStatus: 'active' });
    batch.update(joinCodeRef(league.joinCode), { draftStatus: 'active' });
  }, START_ERRORS);
}

const START_ERRORS =
  'The draft didn’t start: a manager just joined, or it’s already under way. Check the list and press Start again.';

/** The signed-in manager's pick, based on the draft as watched. If that has changed, the error says what happened. */
export async function pick(draft: Draft, manager: string, squad: SquadId): Promise<Result<void>> {
  const picked = pickSquad(draft, { manager, squad, at: serverClock.now() });
  if (!picked.ok) return picked;
  try {
    await new Batch().update(draftRef(draft.leagueId), fieldsOfPick(draft, picked.value)).commit();
    return { ok: true, value: undefined };
  } catch (error) {
    return fail('refused', (await explain(draft, manager, squad)) ?? failureMessage(error));
  }
}

/**
 * Makes the automatic pick for the manager on the clock. Returns false if another client was faster, the clock still
 * runs, or the server couldn't be reached: ask again as long as the draft shows the same turn.
 */
export async function automaticPick(draft: Draft): Promise<boolean> {
  const manager = onTheClock(draft);
  if (manager === null) return false;
  try {
    const queue = await getQueue(draft, manager);
    const picked = pickAutomatically(draft, { queue, at: serverClock.now() });
    if (!picked.ok) return false;
    await new Batch().update(draftRef(draft.leagueId), fieldsOfPick(draft, picked.value)).commit();
    return true;
  } catch {
    return false;
  }
}

/** "I'm back": turns off the signed-in manager's autopilot and resets their missed clocks. */
export function comeBack({ leagueId }: Draft, me: string): Promise<Result<void>> {
  return changeOwn(leagueId, me, [`seats.${me}.misses`, 0]);
}

/** "Pick for me": puts the signed-in manager on autopilot until they turn it off. */
export function stepAway(leagueId: LeagueId, me: string): Promise<Result<void>> {
  return changeOwn(
    leagueId,
    me,
    [`seats.${me}.misses`, AWAY_MISSES],
    'You can turn on autodraft once the draft has started.',
  );
}

/**
 * Changes a field of the draft that the signed-in manager may set beside picks, with the mark that this needs. Done
 * once the watched draft has it.
 */
export function changeOwn(
  leagueId: LeagueId,
  me: string,
  [path, value]: [string, unknown],
  own?: MessageOverrides,
): Promise<Result<void>> {
  const room = draftRef(leagueId);
  return writeInTurn('draft', me, leagueId, (batch) => batch.update(room, path, value).until(room, path, value), own);
}

/** Asks the commissioner to undo the signed-in manager's pick, the last one, or with `asks` false no longer does. */
export async function askForUndo(draft: Draft, me: string, asks: boolean): Promise<Result<void>> {
  const asked = askForUndoOf(draft, me, asks);
  if (!asked.ok) return asked;
  const { undoRequest } = asked.value;
  return changeOwn(draft.leagueId, me, ['undoRequest', undoRequest], 'The next pick has been made, so yours is final.');
}

/** The fields that a pick writes. */
export function fieldsOfPick(before: Draft, after: Draft): UpdateData<DocumentData> {
  const manager = onTheClock(before)!;
  const made = { kind: after.made.at(-1), slot: after.filledSlots.at(-1), at: serverTimestamp() };
  return {
    picks: after.picks,
    [`made.${String(before.picks.length)}`]: made,
    [`rosters.${manager}`]: after.rosters[manager],
    [`seats.${manager}`]: storedSeat(after, manager),
    spare: after.spare,
    turn: newTurn(after),
    status: after.status,
  };
}

/** The stored form of a turn that starts with this write. */
export function newTurn(draft: Draft): object {
  return { startedAt: serverTimestamp(), usedMs: 0, ...clockOf(draft) };
}

/** Why a pick was rejected, from the present draft; null when that doesn't tell. */
async function explain(base: Draft, manager: string, squad: SquadId): Promise<string | null> {
  try {
    const snapshot = await getDoc(draftRef(base.leagueId));
    return snapshot.exists()
      ? explainRejectedPick(base, parseDraft(base.leagueId, snapshot.data()), manager, squad)
      : null;
  } catch {
    return null;
  }
}
