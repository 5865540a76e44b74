import { playoffSize, playoffStart, regularWeeks, type WeekScores } from '../schedule/scheduleWeeks';
import type { LeagueSchedule } from '../schedule/leagueSchedule';
import type { ManagerId } from '../../league/houseTeams';
import { standings, type Standing } from '../standings';

/**
 * What is certain about a manager's place in the playoffs, and what they still need (docs/game.md, Playoff race).
 * `topSeed` and `clinched`: in, whatever happens. `eliminated`: out, whatever happens. `wins`: in with this many more
 * wins, whatever the others do. `help`: no number of wins is enough alone; `wins` is the fewest with which they can
 * still get in, if they lose the rest. `open`: too early to say.
 */
export type Race =
  | { kind: 'topSeed' }
  | { kind: 'clinched' }
  | { kind: 'eliminated' }
  | { kind: 'open' }
  | { kind: 'wins'; wins: number; left: number }
  | { kind: 'help'; wins: number; left: number };

/** What managers still need is worked out for at most this many weeks: before that it would say too little. */
const NEEDS_WEEKS = 5;

/** A manager with what they have and still play. Half wins: 2 for a win, 1 for a tie. */
interface Contender {
  manager: ManagerId;
  halfWins: number;
  /** Games of the whole regular season, played and to come. */
  games: number;
  /** Games to come. */
  left: number;
  /** Those of them that are against the median. */
  medians: number;
  /** Null in a league without divisions. */
  division: number | null;
}

/** The teams that a search goes through: their index, what they need or can take, and their games. */
interface Field {
  contenders: Contender[];
  /** Games to come between two contenders, by index. */
  between: number[][];
  /** How many get in without winning a division; all of them in a league without divisions. */
  places: number;
}

/**
 * The playoff race after the decided weeks, by manager. Null without playoffs, when everyone makes them, before the
 * first result, and once the regular season is over: then the standings say who is in.
 *
 * It is exact in wins, losses and ties for any schedule. A tie in the standings counts against a clinch and in favor of
 * staying alive, because points still to come can break it either way. So `clinched` and `eliminated` are certain.
 * Games against the median are taken as if each could be won or lost whatever the others do, which is cautious.
 */
export function playoffRace(schedule: LeagueSchedule, scores: WeekScores): ReadonlyMap<ManagerId, Race> | null {
  const weeks = regularWeeks(schedule);
  const coming = weeks.filter(({ week }) => !scores.has(week));
  const size = playoffSize(schedule);
  if (playoffStart(schedule) === null || schedule.managers.length <= size) return null;
  if (coming.length === 0 || coming.length === weeks.length) return null;
  const table = standings(schedule, scores);
  const indexOf = new Map(table.map(({ manager }, i) => [manager, i]));
  const between = table.map(() => table.map(() => 0));
  for (const { matchups } of coming) {
    for (const { home, away } of matchups) {
      const [one, other] = [indexOf.get(home)!, indexOf.get(away)!];
      between[one]![other]!++;
      between[other]![one]!++;
    }
  }
  const medians = schedule.median === true ? coming.length : 0;
  const contenders = table.map((row, i) => contenderOf(row, between[i]!, medians));
  const places = size - divisionsAmong(contenders);
  return new Map(
    contenders.map(({ manager }, i) => [manager, raceOf(i, coming.length, { contenders, between, places })]),
  );
}

function contenderOf(row: Standing, games: readonly number[], medians: number): Contender {
  const { manager, division, wins, losses, ties } = row;
  const left = sum(games) + medians;
  return { manager, halfWins: 2 * wins + ties, games: wins + losses + ties + left, left, medians, division };
}

function raceOf(me: number, weeksLeft: number, field: Field): Race {
  const { left } = field.contenders[me]!;
  if (!canBePassed(me, left, 1, () => true, field)) return { kind: 'topSeed' };
  if (!canMissOut(me, left, field)) return { kind: 'clinched' };
  if (!canGetIn(me, 0, field)) return { kind: 'eliminated' };
  if (weeksLeft > NEEDS_WEEKS) return { kind: 'open' };
  for (let wins = 1; wins <= left; wins++) {
    if (!canMissOut(me, left - wins, field)) return { kind: 'wins', wins, left };
  }
  let wins = 0;
  while (!canGetIn(me, left - wins, field)) wins++;
  return { kind: 'help', wins, left };
}

/** How many divisions these teams are from; 0 in a league without divisions. */
function divisionsAmong(teams: readonly Pick<Contender, 'division'>[]): number {
  return new Set(teams.flatMap(({ division }) => division ?? [])).size;
}

/**
 * Whether so many others can finish level with `me` or ahead that `me` misses out: as many as get in, of whom one wins
 * each division that they are from, with `me`'s own among them.
 */
function canMissOut(me: number, losses: number, field: Field): boolean {
  const { division } = field.contenders[me]!;
  if (division === null) return canBePassed(me, losses, field.places, () => true, field);
  return Array.from({ length: divisionsAmong(field.contenders) }, (_, i) => i + 1).some((from) =>
    canBePassed(
      me,
      losses,
      field.places + from,
      (group) => divisionsAmong(group) === from && group.some((one) => one.division === division),
      field,
    ),
  );
}

/**
 * Whether `count` others can all finish level with `me` or ahead, if `me` loses `losses` of the games to come and wins
 * the rest. Tries every group of that many others which `counts`. A group wins its games against outsiders; each game
 * inside it has two half wins to share. By Hall's theorem that is enough exactly when every part of the group finds as
 * many half wins as it needs.
 */
function canBePassed(
  me: number,
  losses: number,
  count: number,
  counts: (group: readonly Contender[]) => boolean,
  { contenders, between }: Field,
): boolean {
  const mine = contenders[me]!;
  const target = finalHalfWins(mine, losses);
  // The games against others are lost first, since that helps them.
  return waysToLose(between[me]!, Math.min(losses, sum(between[me]!))).some((lostTo) => {
    const others = contenders
      .map(({ halfWins, games, left }, index) => {
        const open = left - between[me]![index]!;
        return { index, open, need: Math.ceil((target * games) / mine.games) - halfWins - 2 * lostTo[index]! };
      })
      .filter(({ index, open, need }) => index !== me && need <= 2 * open)
      .sort((one, other) => one.need - other.need);
    return someGroup(others, count, (group) => {
      const inside = group.map(({ index }) => index);
      if (!counts(inside.map((index) => contenders[index]!))) return false;
      const gamesInside = (index: number) => sum(inside.map((other) => between[index]![other]!));
      const needs = group.map(({ index, open, need }) => Math.max(0, need - 2 * (open - gamesInside(index))));
      return everyPart(inside, (part) => {
        const touching = sum(part.map((i) => gamesInside(inside[i]!))) - gamesAmong(part, inside, between);
        return sum(part.map((i) => needs[i]!)) <= 2 * touching;
      });
    });
  });
}

/**
 * Whether so few others can finish ahead of `me` that `me` gets in, if `me` loses `losses` of the games to come and
 * wins the rest. Tries every group that may finish ahead, as large as it may be: it wins its games against the others.
 * The others have to share their own games without anyone passing `me`.
 */
function canGetIn(me: number, losses: number, { contenders, between, places }: Field): boolean {
  const mine = contenders[me]!;
  const limit = finalHalfWins(mine, losses);
  // Those against the median are lost first, since that helps no one.
  return waysToLose(between[me]!, Math.max(0, losses - mine.medians)).some((lostTo) => {
    const chasing = contenders
      .map(({ halfWins, games, left }, index) => {
        const open = left - between[me]![index]!;
        return { index, open, room: Math.floor((limit * games) / mine.games) - halfWins - 2 * lostTo[index]! };
      })
      .filter(({ index, open, room }) => index !== me && room < 2 * open)
      .sort((one, other) => one.room - other.room);
    // One team of each division may be ahead beside those who take the other places, or every team of the others.
    const from = divisionsAmong(chasing.map(({ index }) => contenders[index]!));
    const most = places + from - 1;
    const isElsewhere = ({ index }: { index: number }) => contenders[index]!.division !== mine.division;
    if (chasing.length <= most) return true;
    const canBeAhead = (ahead: typeof chasing) => {
      const held = chasing.filter((other) => !ahead.includes(other));
      const inside = held.map(({ index }) => index);
      // Early in the season it's enough that all of those games end in ties, which is quick to see.
      if (held.every(({ index, room }) => sum(inside.map((other) => between[index]![other]!)) <= room)) return true;
      return everyPart(inside, (part) => 2 * gamesAmong(part, inside, between) <= sum(part.map((i) => held[i]!.room)));
    };
    if (mine.division !== null && canBeAhead(chasing.filter(isElsewhere))) return true;
    return someGroup(
      chasing,
      most,
      (ahead) => divisionsAmong(ahead.map(({ index }) => contenders[index]!)) === from && canBeAhead(ahead),
    );
  });
}

/** Every way to lose that many of the games to come: the number of losses to each opponent, by index. */
function waysToLose(games: readonly number[], losses: number, from = 0): number[][] {
  if (losses === 0) return [games.map(() => 0)];
  if (losses > sum(games.slice(from))) return [];
  return Array.from({ length: Math.min(games[from]!, losses) + 1 }, (_, lost) =>
    waysToLose(games, losses - lost, from + 1).map((way) => way.map((count, i) => (i === from ? lost : count))),
  ).flat();
}

/** The half wins of a contender at the end of the regular season, with this many losses to come. */
function finalHalfWins({ halfWins, left }: Contender, losses: number): number {
  return halfWins + 2 * (left - losses);
}

/** The games to come among the given positions of `inside`. */
function gamesAmong(part: readonly number[], inside: readonly number[], between: readonly number[][]): number {
  return sum(part.flatMap((i, at) => part.slice(at + 1).map((other) => between[inside[i]!]![inside[other]!]!)));
}

/** Whether the test holds for one of the groups of `count` items. */
function someGroup<Item>(
  items: readonly Item[],
  count: number,
  test: (group: Item[]) => boolean,
  group: Item[] = [],
): boolean {
  if (group.length === count) return test(group);
  return items.some(
    (item, i) =>
      items.length - i >= count - group.length && someGroup(items.slice(i + 1), count, test, [...group, item]),
  );
}

/** Whether the test holds for every part of the list, given as positions; single positions are tested first. */
function everyPart(list: readonly unknown[], test: (part: number[]) => boolean): boolean {
  const single = list.every((_, i) => test([i]));
  const grow = (from: number, part: number[]): boolean =>
    list.every((_, i) => i < from || ((part.length === 0 || test([...part, i])) && grow(i + 1, [...part, i])));
  return single && grow(0, []);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
