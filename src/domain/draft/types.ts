import type { ManagerId } from '../houseTeams';
import type { DraftFormat, DraftStatus } from '../league';
import type { Slots } from '../slots';
import type { SquadId, Unit } from '../squads';
import type { QuietHours } from './quietHours';

/**
 * How a pick was made: by the manager, by the commissioner for an absent one, or automatically: after a missed clock,
 * by an autopilot, for a house team.
 */
export const PICK_KINDS = ['own', 'commissioner', 'missed', 'autopilot', 'house'] as const;
export type PickKind = (typeof PICK_KINDS)[number];

/** Whether no one chose the squad: it was computed from queue and ranking. */
export function isAutomatic(kind: PickKind | undefined): boolean {
  return kind === 'missed' || kind === 'autopilot' || kind === 'house';
}

/** The units that FLEX takes, together, because it takes any of them. */
export type Family = Unit | 'FLEXGROUP';

/** A place on a roster: a slot of the starting lineup, or the bench. */
export type OpenSlotKind = keyof Slots | 'BENCH';

/** How many slots of each kind are still open on one roster. */
export type OpenSlots = Record<OpenSlotKind, number>;

/** Of each family, the free squads that no empty place of anyone's starting lineup needs. Never below 0. */
export type Spare = Record<Family, number>;

/** How an order came about: drawn at random, as they joined, or set by hand. */
export const ORDER_WAYS = ['drawn', 'joined', 'set'] as const;
export type OrderWay = (typeof ORDER_WAYS)[number];

/** Something a commissioner did. `at` is milliseconds of the server's clock; null while the server has not said yet. */
export type DraftEvent = { by: string; at: number | null } & DraftAction;

export type DraftAction =
  | { kind: 'draw' }
  | { kind: 'order'; how: OrderWay; order: ManagerId[] }
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'undo'; pick: number; squad: SquadId }
  | { kind: 'clock'; clockSeconds: number; quietHours: QuietHours | null }
  | { kind: 'handOver'; to: string };

/** How long a pick may take, and the hours in which the clock is stopped (null without quiet hours). */
export type DraftClock = { clockSeconds: number; quietHours: QuietHours | null };

/** The `leagueId` of a practice draft, which no league has. */
export const PRACTICE_ID = 'practice';

/** A draft as `drafts/{leagueId}` holds it. Times are milliseconds since 1970 by the server's clock. */
export type Draft = {
  leagueId: string;
  leagueName: string;
  /** Everyone who may watch; grows with the league until the start. */
  members: string[];
  commissioner: string;
  status: DraftStatus;
  format: DraftFormat;
  rounds: number;
  clockSeconds: number;
  /** The hours in which the clock is stopped; null without quiet hours. */
  quietHours: QuietHours | null;
  slots: Slots;
  /** Managers as they pick in the first round; before the start as drawn last, or empty. */
  order: ManagerId[];
  houseTeams: ManagerId[];
  /** The latest draw of the order: when it was by the server's clock, and who the members were; null when there was none. */
  draw: { at: number; members: string[] } | null;
  /** Squads in the order they were picked. */
  picks: SquadId[];
  /** Beside `picks`: how each was made. */
  made: PickKind[];
  /** Beside `picks`: the place on the roster that each took. */
  filledSlots: OpenSlotKind[];
  /** Beside `picks`: when each was made; null where an older document does not say. */
  pickedAt: (number | null)[];
  rosters: Record<ManagerId, SquadId[]>;
  /** All squads, best first. */
  ranking: SquadId[];
  /** By manager, the open slots. */
  openSlots: Record<ManagerId, OpenSlots>;
  spare: Spare;
  /** Clocks missed in a row, by manager; `MISSES_OF_AWAY` for one who asked for autopilot. */
  misses: Record<ManagerId, number>;
  startedAt: number | null;
  /** When the present clock began, or went on after a pause. */
  turnStartedAt: number | null;
  /** Milliseconds of the present clock used up before `turnStartedAt`. */
  usedMs: number;
  /** The clock that the present turn keeps when it was changed since the turn began; else null. */
  turnClock: DraftClock | null;
  /** Since when the draft is paused; null while it is not. */
  pausedAt: number | null;
  /** The number of the pick that its manager asks the commissioner to take back; null when none was asked for. */
  undoRequest: number | null;
  /** What commissioners did, oldest first. */
  log: DraftEvent[];
};
