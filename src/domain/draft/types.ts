import type { ManagerId } from '../houseTeams';
import type { DraftFormat, DraftStatus } from '../league';
import type { Slots } from '../slots';
import type { SquadId, Unit } from '../squads';

/** RB, WR and TE together, because FLEX takes any of them. */
export type DemandFamily = Unit | 'FLEXGROUP';

/** How many squads of each family managers still need to fill their starting lineups (documents.md, drafts). */
export type Demand = Record<DemandFamily, number>;

/** A draft as `drafts/{leagueId}` holds it. Times are milliseconds since 1970 by the server's clock. */
export type Draft = {
  leagueId: string;
  leagueName: string;
  /** Everybody who may watch; grows with the league until the start. */
  members: string[];
  commissioner: string;
  status: DraftStatus;
  format: DraftFormat;
  rounds: number;
  clockSeconds: number;
  slots: Slots;
  /** Managers as they pick in the first round; empty until the start. */
  order: ManagerId[];
  houseTeams: ManagerId[];
  /** Squads in the order they were picked. */
  picks: SquadId[];
  /** Beside `picks`: whether the pick was automatic. */
  auto: boolean[];
  rosters: Record<ManagerId, SquadId[]>;
  /** All 96 squads, best first. */
  ranking: SquadId[];
  /** The ranking by unit. */
  pool: Record<Unit, SquadId[]>;
  demand: Demand;
  /** Clocks missed in a row, by manager. */
  misses: Record<ManagerId, number>;
  autopilot: Record<ManagerId, true>;
  startedAt: number | null;
  /** When the present clock began; the deadline is `clockSeconds` later. */
  turnStartedAt: number | null;
};

/** What one pick changes in the stored document. `turnStartedAt` becomes the server's time of the write. */
export type PickChange = {
  manager: ManagerId;
  picks: SquadId[];
  auto: boolean[];
  roster: SquadId[];
  demand: Demand;
  /** The manager's count of misses if it changes, else null. */
  misses: number | null;
  /** Whether autopilot is switched on, off, or left alone. */
  autopilot: 'on' | 'off' | 'same';
  status: DraftStatus;
};
