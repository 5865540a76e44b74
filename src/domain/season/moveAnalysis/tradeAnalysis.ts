import type { SquadId } from '../../football/squads';
import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { movesOf, type TradeTerms } from '../../moves/trades/tradeMoves';
import { expectedAtBest } from '../odds/expectedScore';
import { playoffStart } from '../schedule/scheduleWeeks';
import type { LeagueSeason } from '../leagueSeason';
import { oddsRequest } from '../odds/oddsRequest';
import type { OddsRequest } from '../odds/playoffOdds';
import { rosterAfter, restOfSeasonFrom, type WeekChange } from './restOfSeason';

/** What a trade does to one side: its best lineups by week, and their sums before and after the trade. */
export type TradeSide = { manager: ManagerId; weeks: WeekChange[]; before: Hundredths; after: Hundredths };

/** What the odds without and with a trade are played out from. `playoffs`: whether it counts before they begin. */
export type TradeOdds = { before: OddsRequest; after: OddsRequest; playoffs: boolean };

/** What a trade does to both sides, the sender's first. Without odds where the standings have none. */
export type TradeAnalysis = { sides: [TradeSide, TradeSide]; odds: TradeOdds | null };

/** A squad that a side no longer has, though it would give or drop it; null if both have all. */
export function missingSquad(
  { rosters }: Pick<LeagueSeason, 'rosters'>,
  terms: TradeTerms,
): { manager: ManagerId; squad: SquadId } | null {
  const missing = movesOf(terms).flatMap(({ manager, drops }) =>
    drops.filter((squad) => !(rosters[manager] ?? []).includes(squad)).map((squad) => ({ manager, squad })),
  );
  return missing[0] ?? null;
}

/** What a trade that counts from a week on does to both sides (docs/game.md, What a trade does to the season). */
export function analyzeTrade(season: LeagueSeason, terms: TradeTerms, from: number): TradeAnalysis {
  const restOfSeason = restOfSeasonFrom(season, from);
  const moves = movesOf(terms);
  const [sender, receiver] = moves.map(({ manager, ...moved }): TradeSide => {
    const weeks = restOfSeason?.weeks(season.rosters[manager] ?? [], moved) ?? [];
    const sum = (of: 'before' | 'after') => weeks.reduce((total, week) => total + week[of], 0);
    return { manager, weeks, before: sum('before'), after: sum('after') };
  });
  return { sides: [sender!, receiver!], odds: tradeOdds(season, terms, from) };
}

/**
 * Both sides count with their best lineups without and with the trade: in a lineup that is set, the place of a starter
 * who leaves would stay empty. The seed is the same, so that only the trade makes a difference.
 */
function tradeOdds(season: LeagueSeason, terms: TradeTerms, from: number): TradeOdds | null {
  const request = oddsRequest(season);
  if (request === null) return null;
  const changed = movesOf(terms).map(({ manager, ...moved }) => [
    manager,
    rosterAfter(season.rosters[manager] ?? [], moved),
  ]);
  const traded = { ...season, rosters: { ...season.rosters, ...Object.fromEntries(changed) } };
  const atBest = (of: LeagueSeason): OddsRequest => ({
    ...request,
    expected: request.expected.map(([number, all]) => {
      const row = season.weeks.find(({ week }) => week.week === number);
      if (row === undefined || number < from) return [number, all];
      const expected = (manager: ManagerId) => expectedAtBest(of, manager, row);
      return [number, { ...all, [terms.from]: expected(terms.from), [terms.to]: expected(terms.to) }];
    }),
  });
  const start = playoffStart(request.schedule);
  return { before: atBest(season), after: atBest(traded), playoffs: start !== null && from < start };
}
