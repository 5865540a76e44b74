import type { LeagueId } from './ids';
import type { Ledger } from './league';
import { asMap, asNumber } from './parse';
import { parseSquadReferences } from './squads';
import { decodeLineups } from './storedLineup';
import { parseWaivers } from './waivers';

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
