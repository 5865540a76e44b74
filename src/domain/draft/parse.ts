import { DEFAULT_CLOCK_SECONDS, DRAFT_FORMATS, DRAFT_STATUSES, parseSlots } from '../league';
import { asMap, asMillis, asNumber, asOneOf, asText, asTexts } from '../parse';
import { parseSquadReferences } from '../squads';
import { demandOf } from './legal';
import { poolOf } from './engine';
import type { Draft } from './types';

/** Reads a stored draft. The pool and the demand are derived again from what they stand for. */
export function parseDraft(leagueId: string, stored: unknown): Draft {
  const raw = asMap(stored);
  const slots = parseSlots(raw.slots);
  const order = asTexts(raw.order);
  const rosters = Object.fromEntries(
    Object.entries(asMap(raw.rosters)).map(([manager, squads]) => [manager, parseSquadReferences(squads)]),
  );
  const ranking = parseSquadReferences(raw.ranking);
  return {
    leagueId,
    leagueName: asText(raw.leagueName, ''),
    members: asTexts(raw.members),
    commissioner: asText(raw.commissioner, ''),
    status: asOneOf(raw.status, DRAFT_STATUSES, 'scheduled'),
    format: asOneOf(raw.format, DRAFT_FORMATS, 'snake'),
    rounds: asNumber(raw.rounds, 0),
    clockSeconds: asNumber(raw.clockSeconds, DEFAULT_CLOCK_SECONDS),
    slots,
    order,
    houseTeams: asTexts(raw.houseTeams),
    picks: parseSquadReferences(raw.picks),
    auto: Array.isArray(raw.auto) ? raw.auto.map((automatic) => automatic === true) : [],
    rosters,
    ranking,
    pool: poolOf(ranking),
    demand: demandOf(
      order.map((manager) => rosters[manager] ?? []),
      slots,
    ),
    misses: Object.fromEntries(
      Object.entries(asMap(raw.misses)).map(([manager, count]) => [manager, asNumber(count, 0)]),
    ),
    autopilot: Object.fromEntries(
      Object.entries(asMap(raw.autopilot))
        .filter(([, on]) => on === true)
        .map(([manager]) => [manager, true as const]),
    ),
    startedAt: asMillis(raw.startedAt),
    turnStartedAt: asMillis(raw.turnStartedAt),
  };
}
