import type { ManagerId } from '../../league/houseTeams';
import type { LeagueId } from '../../kernel/ids';
import type { Lineup } from '../../lineup/lineup';
import { asMap, asNumber, asText, asTexts, parseJson } from '../../kernel/parse';
import { parseSquadReferences, type SquadId } from '../../football/squads';
import { decodeLineups } from '../../lineup/storedLineup';

/**
 * A league's waivers: the week in which claims were last made, all managers by priority, and those with claims whose
 * turn in that week is still to come. Both lists begin with the manager who is first in line. Stored in reverse, so
 * that a season can begin with the draft's order as it is.
 */
export type Waivers = { week: string; priority: ManagerId[]; turns: ManagerId[] };

/**
 * Who owns what in a league. `owned` lists every owned squad; `step` counts the changes since the draft. `history`: by
 * week id, the rosters as they were before their first change in that week (`rosterInWeek` reads it). `waivers` is
 * missing until a manager's first claims. `lineups`: by week id, the lineups that were set for past weeks, which are
 * copied here when an administrator opens the next week.
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

/** The squads that a manager gets and gives up. */
export type RosterMove = { manager: ManagerId; adds: SquadId[]; drops: SquadId[] };

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
      Object.entries(asMap(raw.lineups)).map(([week, lineups]) => [week, decodeLineups(parseJson(lineups))]),
    ),
  };
}

function parseRosters(stored: unknown): Ledger['rosters'] {
  return Object.fromEntries(
    Object.entries(asMap(stored)).map(([manager, squads]) => [manager, parseSquadReferences(squads)]),
  );
}

/** Reads stored waivers; undefined if there are none. */
function parseWaivers(stored: unknown): Waivers | undefined {
  const raw = asMap(stored);
  const week = asText(raw.week, null);
  if (week === null) return undefined;
  return { week, priority: asTexts(raw.priority).reverse(), turns: asTexts(raw.turns).reverse() };
}
