import { TZDate } from '@date-fns/tz';
import { storedResults } from '@/domain/admin/storedWeeks';
import type { Draft } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/league/houseTeams';
import { liveProjection } from '@/domain/season/scores/liveProjection';
import { parseWeekResults, squadPoints, type LineupScore, type WeekResults } from '@/domain/scoring/results';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import { DEFAULT_SCORING } from '@/domain/scoring/scoreSquad';
import { parseWeek, type Week } from '@/domain/football/weeks';
import { winProbability } from '@/domain/season/odds/winProbability';
import { publishedRanking } from '@/domain/draft/ranking';
import { finishedGames, momentsAt, publishedWeek, type Moments } from '@/domain/replay/replayedWeek';
import { loadGames, loadSeason } from '../../scripts/tables/load';
import { noisyFollower, playSeason, projected2025, scored2025, seeded, startersIn, SEATS } from './draftSeasons';

/** A forecast of a matchup and what became of it: 1 if the first side won, 0.5 for a tie. */
export type Forecast = { week: number; probability: number; outcome: number };

/**
 * The times of a Saturday, Eastern, at which forecasts are made: hours of the day on which most of a week's games are
 * played.
 */
const SATURDAY = { '2 PM': 14, '5 PM': 17, '8 PM': 20, '10 PM': 22 } as const;

/**
 * When a forecast is made. Halfway, the games of half the schools are final, the earliest first, and the others haven't
 * kicked off. At an hour of the Saturday, games are as far as a replay of the week has them.
 */
export const MOMENTS = ['before', 'halfway', '2 PM', '5 PM', '8 PM', '10 PM'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Forecasts for all matchups of simulated leagues of 2025, weeks 2 to 14. */
export function forecasts(leagues: number, moment: Moment): Forecast[] {
  const ranking = publishedRanking(2025);
  return Array.from({ length: leagues }, (_, i) => {
    const random = seeded(i + 1);
    const { managers, rosters } = playSeason(
      Array.from({ length: SEATS }, () => noisyFollower(ranking)),
      random,
    );
    return WEEKS.flatMap((number) =>
      matchupsOf(managers, random).map((pair) => forecast(pair, rosters, number, moment)),
    );
  }).flat();
}

/** The mean squared distance of the probabilities from the outcomes; a coin has 0.25 (G. W. Brier, 1950). */
export function brierScore(all: readonly Forecast[]): number {
  return all.reduce((sum, { probability, outcome }) => sum + (probability - outcome) ** 2, 0) / all.length;
}

/** How often those who were given a probability won, in ten ranges of it. Each matchup counts from both sides. */
export function calibration(all: readonly Forecast[]): { from: number; count: number; given: number; won: number }[] {
  const both = all.flatMap(({ probability, outcome }) => [
    { probability, outcome },
    { probability: 1 - probability, outcome: 1 - outcome },
  ]);
  return Array.from({ length: 10 }, (_, i) => {
    const within = both.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === i);
    const mean = (of: (one: (typeof both)[number]) => number) =>
      within.reduce((sum, one) => sum + of(one), 0) / within.length;
    return {
      from: i / 10,
      count: within.length,
      given: mean(({ probability }) => probability),
      won: mean(({ outcome }) => outcome),
    };
  });
}

const WEEKS = Array.from({ length: 13 }, (_, i) => i + 2);

function matchupsOf(managers: readonly ManagerId[], random: () => number): [ManagerId, ManagerId][] {
  const order = managers
    .map((manager) => [random(), manager] as const)
    .sort(([one], [other]) => one - other)
    .map(([, manager]) => manager);
  return Array.from({ length: order.length / 2 }, (_, i) => [order[2 * i]!, order[2 * i + 1]!]);
}

function forecast(
  [one, other]: [ManagerId, ManagerId],
  rosters: Draft['rosters'],
  number: number,
  moment: Moment,
): Forecast {
  const { week, results } = weekAt(number, moment);
  const side = (manager: ManagerId) => {
    const starters = startersIn(rosters[manager]!, number).map((squad) => squadPoints(results, squad, DEFAULT_SCORING));
    const hundredths = starters.reduce((total, one) => total + one.hundredths, 0);
    const score: LineupScore = { hundredths, starters, bench: [] };
    return { projection: liveProjection(score, week, projected2025()[number - 1]!), starters };
  };
  const [a, b] = [one, other].map((manager) =>
    startersIn(rosters[manager]!, number).reduce((total, squad) => total + scored2025(squad, number), 0),
  );
  return {
    week: number,
    probability: winProbability(side(one), side(other), week),
    outcome: a === b ? 0.5 : a! > b! ? 1 : 0,
  };
}

const known = new Map<string, { week: Week; results: WeekResults }>();

/** A week and its results as they are published at a moment. */
function weekAt(number: number, moment: Moment): { week: Week; results: WeekResults } {
  const key = `${String(number)} ${moment}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const week = weekOf(number);
  const published = publishedWeek({
    table: (table ??= loadSeason(2025)),
    games: loadedGames(),
    week: number,
    kickoffs: week.kickoffs,
    moments: momentsOf(week, moment),
  });
  const made = { week, results: parseWeekResults(week.id, storedResults(published, null)) };
  known.set(key, made);
  return made;
}

function momentsOf(week: Week, moment: Moment): Moments {
  if (moment === 'before') return {};
  if (moment === 'halfway') return finishedGames(earlyHalf(week));
  const day = new TZDate(Math.max(...Object.values(week.kickoffs)), 'America/New_York');
  const at = new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), SATURDAY[moment], 'America/New_York');
  return momentsAt(week.kickoffs, at.getTime());
}

function weekOf(number: number): Week {
  const games = loadedGames().filter(({ phase, week }) => phase === 'regular' && week === number);
  const kickoffs = Object.fromEntries(
    SCHOOL_CODES.flatMap((code) => {
      const game = games.find(({ home, away }) => home === code || away === code);
      return game?.kickoff == null ? [] : [[code, Date.parse(game.kickoff)]];
    }),
  );
  return parseWeek(`2025-${String(number).padStart(2, '0')}`, { season: 2025, week: number, kickoffs });
}

let table: ReturnType<typeof loadSeason> | null = null;
let games: ReturnType<typeof loadGames> | null = null;
const loadedGames = () => (games ??= loadGames(2025));

/** The half of a week's schools that kick off first. */
function earlyHalf({ kickoffs }: Week): Set<SchoolCode> {
  const order = (Object.entries(kickoffs) as [SchoolCode, number][]).sort(([, one], [, other]) => one - other);
  return new Set(order.slice(0, Math.floor(order.length / 2)).map(([code]) => code));
}
