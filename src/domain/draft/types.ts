import type { ManagerId } from '../league/houseTeams';
import type { LeagueId } from '../kernel/ids';
import type { DraftFormat } from '../league/league';
import type { DraftStatus } from '../league/types';
import type { Slots } from '../lineup/slots';
import type { SquadId, Unit } from '../football/squads';
import type { QuietHours } from './clock/quietHours';

/**
 * How a pick was made: by the manager, automatically (after a missed clock, on autopilot, or for a house team), or
 * before the draft, as a keeper.
 */
export const PICK_KINDS = ['own', 'missed', 'autopilot', 'house', 'keeper'] as const;
export type PickKind = (typeof PICK_KINDS)[number];

/** Whether the squad was computed from the queue and the ranking rather than chosen by a person. */
export function isAutomatic(kind: PickKind | undefined): boolean {
  return kind === 'missed' || kind === 'autopilot' || kind === 'house';
}

/** A unit, or the units that FLEX takes together. */
export type Family = Unit | 'FLEXGROUP';

/** A kind of spot on a roster: a slot of the starting lineup, or the bench. */
export type OpenSlotKind = keyof Slots | 'BENCH';

/** The number of open slots of each kind on one roster. */
export type OpenSlots = Record<OpenSlotKind, number>;

/** For each family, the free squads that no manager's open starting slots need. Never below 0. */
export type Spare = Record<Family, number>;

/** How an order was made: drawn at random, by join date, or set by the commissioner. */
export const ORDER_WAYS = ['drawn', 'joined', 'set'] as const;
export type OrderWay = (typeof ORDER_WAYS)[number];

/** A logged action and who did it. `at` is in milliseconds of server time; null until the server confirms it. */
export type DraftEvent = { by: string; at: number | null } & DraftAction;

export type DraftAction =
  | { kind: 'draw' }
  | { kind: 'order'; how: OrderWay; order: ManagerId[] }
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'undo'; pick: number; squad: SquadId }
  | { kind: 'clock'; clockSeconds: number; quietHours: QuietHours | null }
  | { kind: 'handOver'; to: string };

/** The time per pick, and the hours in which the clock is stopped (null without quiet hours). */
export type DraftClock = { clockSeconds: number; quietHours: QuietHours | null };

/** The `leagueId` of a practice draft; no real league has it. */
export const PRACTICE_ID = 'practice';

/**
 * A draw of the order (docs/game.md, The draw): the commissioner seals a secret, another member's client answers with
 * the server's time, and the order follows from both.
 */
export type Draw = {
  /** The SHA-256 hash of the secret, in hexadecimal. */
  seal: string;
  /** Whose secret it is: who was commissioner. */
  by: string;
  /** The members at that time. */
  members: string[];
  /** The server time of the answer, in milliseconds; null before it. */
  at: number | null;
  /** The secret, 32 hexadecimal digits; null until the order is written. */
  secret: string | null;
};

/** A draft as stored in `drafts/{leagueId}`. Times are in milliseconds since 1970, by the server's clock. */
export type Draft = {
  leagueId: LeagueId;
  leagueName: string;
  /** The members of the league, who may watch the draft. Grows with the league until the start. */
  members: string[];
  commissioner: string;
  /** The league's; a stored draft doesn't have it. */
  coCommissioner: string | null;
  status: DraftStatus;
  format: DraftFormat;
  rounds: number;
  clockSeconds: number;
  /** The hours in which the clock is stopped; null without quiet hours. */
  quietHours: QuietHours | null;
  slots: Slots;
  /** Managers in first-round order. Before the start, the order drawn or set last, or empty. */
  order: ManagerId[];
  houseTeams: ManagerId[];
  /** The squads that managers keep from last season. From the start on, only of those in `order`. */
  kept: Record<ManagerId, SquadId[]>;
  /** The latest draw of the order; null without one. */
  draw: Draw | null;
  /** Squads in pick order. */
  picks: SquadId[];
  /** How each pick was made, parallel to `picks`. */
  made: PickKind[];
  /** The slot that each pick filled, parallel to `picks`. */
  filledSlots: OpenSlotKind[];
  /** When each pick was made, parallel to `picks`; null if an older document doesn't have it. */
  pickedAt: (number | null)[];
  rosters: Record<ManagerId, SquadId[]>;
  /** All squads, best first. */
  ranking: SquadId[];
  /** Open slots by manager. */
  openSlots: Record<ManagerId, OpenSlots>;
  spare: Spare;
  /** Clocks missed in a row, by manager; `AWAY_MISSES` for one who chose "Pick for me". */
  misses: Record<ManagerId, number>;
  startedAt: number | null;
  /** When the current clock started, or resumed after a pause. */
  turnStartedAt: number | null;
  /** Milliseconds of the current clock used up before `turnStartedAt`. */
  usedMs: number;
  /** The clock of the current turn, if the draft's clock was changed after the turn began; else null. */
  turnClock: DraftClock | null;
  /** When the draft was paused; null while it isn't. */
  pausedAt: number | null;
  /** The number of the pick that its manager has asked the commissioner to undo; null without a request. */
  undoRequest: number | null;
  /** The logged actions, oldest first. */
  log: DraftEvent[];
};
