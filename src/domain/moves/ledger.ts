import type { ManagerId } from '../league/houseTeams';
import type { LeagueId } from '../kernel/ids';
import type { Lineup } from '../lineup/lineup';
import { asMap, asNumber } from '../kernel/parse';
import { parseSquadReferences, type SquadId } from '../football/squads';
import { decodeLineups } from '../lineup/storedLineup';
import { parseWaivers, type Waivers } from './waivers';

/**
 * Who owns what in a league. `owned` lists every owned squad; `step` counts the changes since the draft. `history`: by week id, the rosters as
 * they were before their first change in that week (`rosterInWeek` reads it). `waivers` is missing until a manager's first claims. `lineups`: by week id,
 * the lineups that were set for past weeks, which `npm run season` copies here.
 */
export type Ledger = {
  leagueId: LeagueId;
  settled: boolean;
  rosters: Record<ManagerId, SquadId[]>;
  owned: SquadId[];
  step: number;
  history: Record<string, Record<ManagerId, SquadId[]>>;
  waivers?: Waivers;
  /** The squads of accepted trades, until those end. */
  held?: SquadId[];
  lineups?: Record<string, Record<ManagerId, Lineup>>;
};

/** Parses a ledger. `owned` is derived from the rosters, so that the two always agree. */
export function parseLedger(leagueId: LeagueId, stored: unknown): Ledger {
  const raw = asMap(stored);
  const rosters = parseRosters(raw.rosters);
  const waivers = parseWaivers(raw.waivers);
  return {
    leagueId,
    settled: raw.settled === true,
    rosters,
    owned: Object.values(rosters).flat(),
    step: asNumber(raw.step, 0),
    history: Object.fromEntries(Object.entries(asMap(raw.history)).map(([week, some]) => [week, parseRosters(some)])),
    ...(waivers === undefined ? {} : { waivers }),
    ...(raw.held === undefined ? {} : { held: parseSquadReferences(raw.held) }),
    lineups: Object.fromEntries(
      Object.entries(asMap(raw.lineups)).map(([week, lineups]) => [week, decodeLineups(lineups)]),
    ),
  };
}

function parseRosters(stored: unknown): Ledger['rosters'] {
  return Object.fromEntries(
    Object.entries(asMap(stored)).map(([manager, squads]) => [manager, parseSquadReferences(squads)]),
  );
}
