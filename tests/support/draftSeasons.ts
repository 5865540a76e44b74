import { bestLineup, startersOf } from '@/domain/lineup/lineup';
import { botPick, type Temperament } from '@/domain/draft/bots';
import { pick, scheduledDraft, startDraft } from '@/domain/draft/engine';
import { cappedUnits } from '@/domain/draft/legalPicks';
import { onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { HOUSE_TEAM_IDS, type ManagerId } from '@/domain/league/houseTeams';
import { projectWeek, type WeekProjections } from '@/domain/projections/model';
import { opponentIn } from '@/domain/projections/opponents';
import { draftProjections } from '@/domain/projections/preseason';
import type { Random } from '@/domain/kernel/random';
import { finalPlaces } from '@/domain/season/matchups/matchups';
import { DEFAULT_BENCH, DEFAULT_SLOTS, FLEX_UNITS } from '@/domain/lineup/slots';
import { ALL_SQUADS, perUnit, schoolOf, unitOf, type SquadId, type Unit } from '@/domain/football/squads';
import averages from '../../data/averages-2025.json';
import { played2025 } from './walkForward';

/** The number of managers in these drafts. */
export const SEATS = 8;
const WEEKS = Array.from({ length: 14 }, (_, i) => i + 1);
const PLAYED = played2025();

/** How a bot chooses. */
export type Bot = (draft: Draft, manager: ManagerId, random: Random) => SquadId;

/** Always the first legal squad of a ranking, as automatic picks do. */
export const follower =
  (ranking: readonly SquadId[]): Bot =>
  (draft, manager) =>
    legal(draft, manager, ranking)[0]!;

/** One of the first four legal squads of a ranking, the better ones more often. */
export const noisyFollower =
  (ranking: readonly SquadId[]): Bot =>
  (draft, manager, random) =>
    legal(draft, manager, ranking)[Math.floor(random() ** 2 * 4)] ?? legal(draft, manager, ranking)[0]!;

/** A bot of the mock draft. */
export const practiceBot = (ranking: readonly SquadId[], temperament: Temperament): Bot => {
  const projections = draftProjections(2025);
  return (draft, manager, random) =>
    botPick({ ...draft, ranking: [...ranking] }, manager, { temperament, projections, random });
};

function legal(draft: Draft, manager: ManagerId, ranking: readonly SquadId[]): SquadId[] {
  const taken = new Set(draft.picks);
  const capped = cappedUnits(draft, manager);
  return ranking.filter((squad) => !taken.has(squad) && !capped.has(unitOf(squad)));
}

/**
 * The ranking before: by the season's averages over the best squad left once every starting place is filled once, as if
 * there were no byes.
 */
export function formerRanking(): SquadId[] {
  const mean = (squad: SquadId) => averages.squads[squad].hundredths / averages.squads[squad].games;
  const byUnit = perUnit((unit) =>
    ALL_SQUADS.filter((squad) => unitOf(squad) === unit).sort((one, other) => mean(other) - mean(one)),
  );
  const started: Record<Unit, number> = perUnit(() => SEATS);
  const next = (unit: Unit) =>
    byUnit[unit][started[unit]] === undefined ? -Infinity : mean(byUnit[unit][started[unit]]!);
  for (let i = 0; i < SEATS; i++) {
    started[FLEX_UNITS.reduce((one, other) => (next(other) > next(one) ? other : one))]++;
  }
  const replacement = perUnit((unit) => mean(byUnit[unit][Math.min(started[unit], 15)]!));
  const value = (squad: SquadId) => mean(squad) - replacement[unitOf(squad)];
  return [...ALL_SQUADS].sort((one, other) => value(other) - value(one));
}

/**
 * A drafted league's season: each manager's roster, and what they scored in each week with the best lineup by
 * projection.
 */
export type PlayedSeason = { managers: ManagerId[]; rosters: Record<ManagerId, SquadId[]>; places: ManagerId[] };

let weeks: WeekProjections[] | null = null;

/** Every week of 2025, projected from the weeks before it. */
export function projected2025(): WeekProjections[] {
  weeks ??= WEEKS.map((week) => projectWeek({ season: 2025, week, played: PLAYED }));
  return weeks;
}

/** The starters of a roster in a week: its best lineup by projection, without squads on a bye. */
export function startersIn(roster: readonly SquadId[], week: number): SquadId[] {
  const projected = projected2025()[week - 1]!;
  const plays = (squad: SquadId) => opponentIn(2025, schoolOf(squad), week) !== null;
  const worth = (squad: SquadId) => (plays(squad) ? projected[squad].hundredths : -Infinity);
  return startersOf(bestLineup({ roster, slots: DEFAULT_SLOTS, worth })).filter(plays);
}

/** What a squad really scored in a week of 2025; 0 on a bye. */
export function scored2025(squad: SquadId, week: number): number {
  return PLAYED[week - 1]!.points[squad] ?? 0;
}

/** Eight bots draft a league with the default options and play 2025. `random` also shuffles the schedule. */
export function playSeason(bots: readonly Bot[], random: Random): PlayedSeason {
  const managers = HOUSE_TEAM_IDS.slice(0, SEATS) as ManagerId[];
  const rosters = draftWith(bots, managers, random);
  const scores = new Map(
    WEEKS.map((week) => {
      const sum = (manager: ManagerId) =>
        startersIn(rosters[manager]!, week).reduce((total, squad) => total + scored2025(squad, week), 0);
      return [week, Object.fromEntries(managers.map((manager) => [manager, sum(manager)]))] as const;
    }),
  );
  const seeds = managers
    .map((manager) => [random(), manager] as const)
    .sort(([one], [other]) => one - other)
    .map(([, manager]) => manager);
  const places = finalPlaces({ managers: seeds, firstWeek: 1, lastWeek: 14, playoffTeams: 4 }, scores)!;
  return { managers: seeds, rosters, places };
}

function draftWith(bots: readonly Bot[], managers: readonly ManagerId[], random: Random): Record<ManagerId, SquadId[]> {
  const scheduled = scheduledDraft({
    leagueId: 'bots',
    leagueName: 'Bots',
    commissioner: managers[0]!,
    format: 'snake',
    slots: DEFAULT_SLOTS,
    benchSize: DEFAULT_BENCH,
    clockSeconds: 90,
    ranking: [...ALL_SQUADS],
  });
  const rosters = Object.fromEntries(managers.map((manager) => [manager, []]));
  const begun = startDraft({ ...scheduled, order: [...managers], houseTeams: [...managers], rosters }, 0);
  if (!begun.ok) throw new Error(begun.error.message);
  let draft = begun.value;
  for (let manager = onTheClock(draft); manager !== null; manager = onTheClock(draft)) {
    const squad = bots[managers.indexOf(manager)]!(draft, manager, random);
    const picked = pick(draft, { manager, squad, at: 0 });
    if (!picked.ok) throw new Error(picked.error.message);
    draft = picked.value;
  }
  return draft.rosters;
}

/**
 * The mean final place of a bot that sits in each seat in turn, among others given by their number, over `rounds`
 * seasons a seat.
 */
export function meanFinish(mine: Bot, others: (number: number) => Bot, rounds: number): number {
  const places: number[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    for (let round = 0; round < rounds; round++) {
      const bots = Array.from({ length: SEATS }, (_, i) => (i === seat ? mine : others(i < seat ? i : i - 1)));
      const season = playSeason(bots, seeded(1000 * seat + round + 1));
      places.push(season.places.indexOf(HOUSE_TEAM_IDS[seat]!) + 1);
    }
  }
  return places.reduce((sum, place) => sum + place, 0) / places.length;
}

/** Repeatable random numbers (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
