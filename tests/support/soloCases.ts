import { Timestamp, type DocumentData } from 'firebase/firestore';
import { fail, type Result } from '@/domain/kernel/result';
import { parseWeekResults, type WeekResults } from '@/domain/scoring/results';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import {
  encodePicks,
  entryScope,
  formatPickem,
  formatSixPicks,
  formatSurvivor,
  parsePickem,
  parseSixPicks,
  parseSurvivor,
  type PickemPick,
  type SoloEntry,
} from '@/domain/solo/entries';
import type { SoloGame } from '@/domain/solo/soloGames';
import { checkPickem, pickemGames } from '@/domain/solo/pickem';
import { SIX_UNITS } from '@/domain/solo/saturdaySix';
import { chooseSixSquad } from '@/domain/solo/sixWeek';
import { chooseSurvivor } from '@/domain/solo/survivor';
import { squadId } from '@/domain/football/squads';
import { hasBye, parseWeek, type Week } from '@/domain/football/weeks';
import { lockedSchools } from '@/domain/football/locks';
import { storedWeek } from './lineups';
import type { SeededRandom } from './seededRandom';

const HOUR_MS = 3_600_000;

/** A week to play: when each school kicks off, in hours after the first change, and how the games end. */
export interface SoloWeekPlan {
  id: string;
  kickoffs: Readonly<Partial<Record<SchoolCode, number>>>;
  results: WeekResults;
}

/** A random week. Some schools have a bye, some play a team outside the conference, and each game has a winner. */
export function anySoloWeek(id: string, roll: SeededRandom): SoloWeekPlan {
  const kickoffs: Partial<Record<SchoolCode, number>> = {};
  const games: DocumentData = {};
  const schools = roll.shuffled(SCHOOL_CODES);
  const line = (opponent: string, home: boolean, won: boolean) => ({
    ...{ opponent, home, neutral: false, kickoff: null, state: 'final' },
    ...(won ? { pointsFor: 24, pointsAgainst: 17 } : { pointsFor: 17, pointsAgainst: 24 }),
  });
  while (schools.length > 1) {
    const hour = roll.between(1, 5);
    const won = roll.chance(0.5);
    const one = schools.pop()!;
    if (roll.chance(0.15)) continue;
    kickoffs[one] = hour;
    if (roll.chance(0.2)) {
      games[one] = line('Furman', true, won);
      continue;
    }
    const other = schools.pop()!;
    kickoffs[other] = hour;
    games[one] = line(other, true, won);
    games[other] = line(one, false, !won);
  }
  const squads = SCHOOL_CODES.flatMap((code) => {
    const state = kickoffs[code] === undefined ? 'bye' : 'final';
    return SIX_UNITS.map(
      (unit) =>
        [squadId(code, unit), { points: state === 'bye' ? 0 : roll.between(1, 3000), stats: null, state }] as const,
    );
  });
  return { id, kickoffs, results: parseWeekResults(id, { games, squads: Object.fromEntries(squads) }) };
}

/** The stored week this many hours after the first change, which is at `now` (milliseconds). */
export function soloWeekAt(plan: SoloWeekPlan, hours: number, now: number, isCurrent: boolean): DocumentData {
  const kickoffs = Object.entries(plan.kickoffs).map(
    ([code, hour]) => [code, Timestamp.fromMillis(now + (hour - hours) * HOUR_MS)] as const,
  );
  return storedWeek(Object.fromEntries(kickoffs), { id: plan.id, week: Number(plan.id.slice(-2)), isCurrent });
}

/** Where bob's entry is. */
export const soloPath = (game: SoloGame, weekId: string): string =>
  `soloEntries/${game}/${entryScope(game, weekId)}/bob`;

/** A change of bob's entry: the domain's verdict, and the entry's picks before and after it. */
export interface SoloCase {
  what: string;
  game: SoloGame;
  week: Week;
  locked: ReadonlySet<SchoolCode>;
  was: readonly string[];
  next: readonly string[];
  verdict: Result<unknown>;
  /** New picks that only the domain refuses, because the rules don't know a week's games; they must score nothing. */
  pointless: readonly string[];
}

/** A random change, legal or not, of an entry of this week at `now` (milliseconds). */
export function anySoloCase(
  game: SoloGame,
  plan: SoloWeekPlan,
  stored: DocumentData,
  was: readonly string[],
  roll: SeededRandom,
  now: number,
): SoloCase {
  const week = parseWeek(plan.id, stored);
  const locked = lockedSchools(week.kickoffs, now);
  const change = CHANGES[game](week, plan.results, was, roll, locked);
  const verdict = week.isCurrent ? change.verdict : fail('week', 'The week is over.');
  return { game, week, locked, was, ...change, verdict };
}

type Change = Pick<SoloCase, 'what' | 'next' | 'verdict' | 'pointless'>;
type AnyChange = (
  week: Week,
  results: WeekResults,
  was: readonly string[],
  roll: SeededRandom,
  locked: ReadonlySet<SchoolCode>,
) => Change;

const CHANGES: Record<SoloGame, AnyChange> = { pickem: anyPickem, six: anySix, survivor: anySurvivor };

/** What may become of Pick'em picks. `keys`: the schools by which the week's games are picked. */
const PICKEM_CHANGES: Record<
  string,
  (picks: readonly PickemPick[], roll: SeededRandom, keys: readonly SchoolCode[]) => PickemPick[]
> = {
  'the same': (picks) => [...picks],
  'a pick': (picks, roll, keys) => [...picks, anyPick(roll, roll.one(keys), keys.length)],
  'every game': (_, roll, keys) =>
    roll.shuffled(keys).map((school, i) => ({ school, wins: roll.chance(0.5), confidence: i + 1 })),
  'every open game': (picks, roll, keys) => {
    const free = roll.shuffled(keys.map((_, i) => i + 1).filter((n) => picks.every((one) => one.confidence !== n)));
    const open = keys.filter((key) => picks.every(({ school }) => school !== key));
    return [
      ...picks,
      ...open.flatMap((school, i) =>
        free[i] === undefined ? [] : [{ school, wins: roll.chance(0.5), confidence: free[i] }],
      ),
    ];
  },
  'the other team': (picks, roll) => {
    const turned = roll.between(0, picks.length - 1);
    return picks.map((one, i) => (i === turned ? { ...one, wins: !one.wins } : one));
  },
  'two trade confidences': (picks, roll) => {
    const [one, other] = roll.shuffled(picks);
    if (one === undefined || other === undefined) return [...picks];
    const { confidence } = one;
    return [
      ...picks.filter((pick) => pick !== one && pick !== other),
      { ...one, confidence: other.confidence },
      { ...other, confidence },
    ];
  },
  'another confidence': (picks, roll, keys) =>
    picks.map((one, i) => (i === 0 ? { ...one, confidence: roll.between(0, keys.length + 2) } : one)),
  'one less': (picks, roll) => roll.shuffled(picks).slice(1),
  none: () => [],
  'a school without a game to pick': (picks, roll, keys) => [
    ...picks,
    anyPick(roll, roll.one(SCHOOL_CODES), keys.length),
  ],
};

const anyPick = (roll: SeededRandom, school: SchoolCode, count: number): PickemPick => ({
  school,
  wins: roll.chance(0.5),
  confidence: roll.between(1, count),
});

function anyPickem(...[week, results, stored, roll, locked]: Parameters<AnyChange>): Change {
  const games = pickemGames(week, results);
  const keys = games.map(({ key }) => key);
  const was = parsePickem(stored);
  const what = roll.one(Object.keys(PICKEM_CHANGES));
  const next = PICKEM_CHANGES[what]!(was, roll, keys);
  return {
    what: `Pick’em, ${what}`,
    next: formatPickem(next),
    verdict: checkPickem(games, was, next, locked),
    pointless: formatPickem(
      next.filter(({ school, confidence }) => !keys.includes(school) || confidence > games.length),
    ),
  };
}

/** A school to choose: none, one that is chosen already, or any. */
function anySchool(roll: SeededRandom, taken: readonly SchoolCode[]): SchoolCode | null {
  if (roll.chance(0.15)) return null;
  return roll.chance(0.15) && taken.length > 0 ? roll.one(taken) : roll.one(SCHOOL_CODES);
}

function anySix(...[week, , stored, roll, locked]: Parameters<AnyChange>): Change {
  const picks = parseSixPicks(stored);
  const unit = roll.one(SIX_UNITS);
  const school = anySchool(roll, Object.values(picks));
  const { [unit]: _, ...others } = picks;
  const next = school === null ? others : { ...others, [unit]: school };
  return {
    what: `Saturday Six, ${school ?? 'none'} as ${unit}`,
    next: formatSixPicks(next),
    verdict: chooseSixSquad(week, picks, { unit, school }, locked),
    pointless: school !== null && hasBye(week, school) ? [squadId(school, unit)] : [],
  };
}

function anySurvivor(...[week, , stored, roll, locked]: Parameters<AnyChange>): Change {
  const picks = parseSurvivor(stored);
  const school = anySchool(
    roll,
    picks.map((one) => one.school),
  );
  const others = picks.filter(({ weekId }) => weekId !== week.id);
  const next = school === null ? others : [...others, { weekId: week.id, school }];
  return {
    what: `Survivor, ${school ?? 'none'}`,
    next: formatSurvivor(next),
    verdict: chooseSurvivor(week, picks, school, locked),
    pointless: school !== null && hasBye(week, school) ? [`${week.id}_${school}`] : [],
  };
}

/** The document of an entry. */
export const soloEntry = (weekId: string, picks: readonly string[]): DocumentData => ({
  weekId,
  picks: encodePicks(picks),
});

/** An entry as it's scored. */
export const scoredEntry = ({ game, week }: SoloCase, picks: readonly string[]): SoloEntry => ({
  game,
  weekId: week.id,
  uid: 'bob',
  username: 'bob',
  picks,
});
