import { arrayUnion, deleteField, serverTimestamp } from 'firebase/firestore';
import * as commissioner from '@/domain/draft/commissionerCommands';
import * as orders from '@/domain/draft/orderCommands';
import type { QuietHours } from '@/domain/draft/clock/quietHours';
import { storedKeepers, storedSeat } from '@/domain/draft/parse';
import { checkOrder, houseTeamsFor } from '@/domain/draft/engine';
import { drawnOrder, sealOf } from '@/domain/draft/orderDraw';
import { keep, type KeeperLimits } from '@/domain/draft/keeperCommands';
import { managerAt } from '@/domain/draft/order';
import type { Draft, OrderWay } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { League } from '@/domain/league/types';
import { mayAskForUndo, mayUndo } from '@/domain/draft/undoRequest';
import type { Result } from '@/domain/kernel/result';
import type { SquadId } from '@/domain/football/squads';
import { writeTogether } from '../backend/batch';
import { getSecret } from './draftQueues';
import { askForUndo, changeOwn, entryFor, newTurn } from './drafts';
import { attempt } from '../backend/failures';
import { draftRef, queueRef } from '../backend/references';
import { handOver as handLeagueOver } from '../league/membership';
import { serverClock } from '../backend/serverClock';

// The commissioner's draft commands. Each one starts from the draft as watched, and makes one write with one entry in
// the draft's log. Each returns the engine's error if the engine rejects it; the rules reject the write too if the
// draft has moved on in between.

type Fields = Record<string, unknown>;

const MOVED_ON = 'The draft has moved on. Check the board, then try again.';

const action = (by: string) => ({ by, at: serverClock.now() });

/**
 * Draws the order: seals a secret that stays with the drawer's queue. Another's client answers (`answerDraw`), then the
 * drawer's opens it (`openDraw`). With `withHouseTeams`, house teams fill the open seats.
 */
export async function drawOrder(
  league: League,
  draft: Draft,
  by: string,
  withHouseTeams: boolean,
): Promise<Result<void>> {
  const houseTeams = withHouseTeams ? houseTeamsFor(draft.members.length, league.capacity) : [];
  const secret = crypto.randomUUID().replaceAll('-', '');
  const seal = sealOf(secret);
  const drawn = orders.drawOrder(draft, { ...action(by), houseTeams, seal });
  if (!drawn.ok) return drawn;
  const room = draftRef(draft.leagueId);
  const entry = entryFor(draft, by, { kind: 'draw' });
  return writeTogether((batch) => {
    // The queue stays as it is; the first secret of a manager without one makes it.
    batch.set(queueRef(draft.leagueId, by), { squads: arrayUnion(), secret }, { merge: true });
    batch.update(room, { draw: { seal, by, members: draft.members }, order: [], houseTeams, ...entry });
    batch.until(room, Object.keys(entry)[0]!);
  }, MOVED_ON);
}

/** Answers a sealed draw with the server's time. The client of any member but the drawer may. */
export async function answerDraw(draft: Draft, by: string): Promise<Result<void>> {
  const answered = orders.answerDraw(draft, action(by));
  return answered.ok ? update(draft, { 'draw.at': serverTimestamp() }) : answered;
}

/** Opens an answered draw: writes the secret and the order that follows. Only who drew can. */
export async function openDraw(draft: Draft, by: string): Promise<Result<void>> {
  return settle(draft, by, 'drawn', [...draft.members, ...draft.houseTeams]);
}

/** Sets the order before the start (commissioner). `withHouseTeams`: house teams fill the open seats. */
export async function setOrder(
  league: League,
  draft: Draft,
  by: string,
  { how, withHouseTeams, order }: { how: OrderWay; withHouseTeams: boolean; order?: ManagerId[] },
): Promise<Result<void>> {
  const houseTeams = withHouseTeams ? houseTeamsFor(draft.members.length, league.capacity) : [];
  return settle(draft, by, how, order ?? [...draft.members, ...houseTeams]);
}

async function settle(draft: Draft, by: string, how: OrderWay, managers: ManagerId[]): Promise<Result<void>> {
  const { draw } = draft;
  let secret = draw?.secret ?? undefined;
  let order = managers;
  if (how === 'drawn' && draw?.at != null) {
    const own = await attempt(async () => secret ?? (await getSecret(draft.leagueId, by)) ?? undefined);
    if (!own.ok) return own;
    secret = own.value;
    if (secret !== undefined) order = drawnOrder(draft.leagueId, { secret, at: draw.at }, managers);
  }
  const sound = checkOrder(draft, order);
  if (!sound.ok) return sound;
  const settled = orders.setOrder(draft, { ...action(by), order, how, ...(secret === undefined ? {} : { secret }) });
  if (!settled.ok) return settled;
  return update(draft, {
    order,
    houseTeams: settled.value.houseTeams,
    ...(how === 'drawn' ? { 'draw.secret': secret } : {}),
    ...entryFor(draft, by, { kind: 'order', how, order }),
  });
}

/** Sets the signed-in manager's keepers, before the draft. */
export async function keepSquads(
  draft: Draft,
  me: string,
  squads: readonly SquadId[],
  limits: KeeperLimits,
): Promise<Result<void>> {
  const kept = keep(draft, me, squads, limits);
  return kept.ok ? changeOwn(draft.leagueId, me, [`kept.${me}`, storedKeepers(squads)], MOVED_ON) : kept;
}

/** Pauses the draft. No pick can be made until it resumes. */
export async function pauseDraft(draft: Draft, by: string): Promise<Result<void>> {
  const paused = commissioner.pause(draft, action(by));
  return paused.ok ? update(draft, { pausedAt: serverTimestamp(), ...entryFor(draft, by, { kind: 'pause' }) }) : paused;
}

/** Resumes the draft with the time that was left. Any member may after `anyoneMayResumeAt`. */
export async function resumeDraft(draft: Draft, by: string): Promise<Result<void>> {
  const resumed = commissioner.resume(draft, action(by));
  return resumed.ok ? update(draft, fieldsOfResume(draft, resumed.value, by)) : resumed;
}

/** The fields that resuming a draft writes. */
export function fieldsOfResume(before: Draft, after: Draft, by: string): Fields {
  return {
    pausedAt: null,
    'turn.startedAt': serverTimestamp(),
    'turn.usedMs': after.usedMs,
    ...entryFor(before, by, { kind: 'resume' }),
  };
}

/** Undoes the last pick and pauses the draft. The commissioner's own pick is asked for first, as the rules want it. */
export async function undoPick(draft: Draft, by: string): Promise<Result<void>> {
  if (!mayUndo(draft) && mayAskForUndo(draft, by)) {
    const asked = await askForUndo(draft, by, true);
    return asked.ok ? undoPick({ ...draft, undoRequest: draft.picks.length - 1 }, by) : asked;
  }
  const undone = commissioner.undo(draft, action(by));
  if (!undone.ok) return undone;
  const { value } = undone;
  const pick = value.picks.length;
  const manager = managerAt(draft, pick)!;
  return update(draft, {
    picks: value.picks,
    [`made.${String(pick)}`]: deleteField(),
    [`rosters.${manager}`]: value.rosters[manager],
    [`seats.${manager}`]: storedSeat(value, manager),
    spare: value.spare,
    turn: newTurn(value),
    pausedAt: serverTimestamp(),
    undoRequest: null,
    ...entryFor(draft, by, { kind: 'undo', pick, squad: draft.picks[pick]! }),
  });
}

/** Changes the pick clock and quiet hours (`quietHoursOf`) from the next pick on. */
export async function changeClock(
  draft: Draft,
  by: string,
  { clockSeconds, quietHours }: { clockSeconds: number; quietHours: QuietHours | null },
): Promise<Result<void>> {
  const changed = commissioner.changeClock(draft, { ...action(by), clockSeconds, quietHours });
  if (!changed.ok) return changed;
  const entry = entryFor(draft, by, { kind: 'clock', clockSeconds, quietHours });
  return update(draft, { ...(draft.status === 'scheduled' ? {} : { clockSeconds }), quietHours, ...entry });
}

/** Hands the league and its draft over to another member, at any time. The public preview is updated too. */
export async function handOver(league: League, draft: Draft, by: string, to: string): Promise<Result<void>> {
  const handed = commissioner.handOver(draft, { ...action(by), to });
  return handed.ok ? handLeagueOver(league, to) : handed;
}

/** Done once the watched draft has the last of the fields, its log's entry, so that no button shows an older state. */
function update(draft: Draft, fields: Fields): Promise<Result<void>> {
  const room = draftRef(draft.leagueId);
  return writeTogether((batch) => batch.update(room, fields).until(room, Object.keys(fields).at(-1)!), MOVED_ON);
}
