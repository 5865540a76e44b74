import { Timestamp, type DocumentData } from 'firebase/firestore';
import { checkLineup, checkLocks, fitToRoster, shownLineup, startersOf, type Lineup } from '@/domain/lineup/lineup';
import { isLineupOpen } from '@/domain/season/lineups/lineupOpen';
import { fail, type Result } from '@/domain/kernel/result';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { MAX_STARTERS, SLOTS, fits, perSlot, starterCount, type Slot, type Slots } from '@/domain/lineup/slots';
import { ALL_SQUADS, unitOf, type SquadId } from '@/domain/football/squads';
import { encodeLineup } from '@/domain/lineup/storedLineup';
import { parseWeek, type Week } from '@/domain/football/weeks';
import { kickoffOrder, type Kickoffs } from '@/domain/football/kickoffs';
import { lockedSchools } from '@/domain/football/locks';
import { LEAGUE, WEEK, league, leagueUser, ledger, writeRate } from './documents';
import type { SeededRandom } from './seededRandom';
import { lineups } from './lineups';

/**
 * A change to bob's lineup of a week: the domain's verdict, the document of that week, all documents before it, and the
 * writes of its batch. `standing` and `next`: the lineup before and after it.
 */
export interface LineupCase {
  what: string;
  verdict: Result<void>;
  path: string;
  weekId: string;
  before: Record<string, DocumentData>;
  writes: Record<string, DocumentData>;
  standing: Lineup;
  next: Lineup;
}

const MARK = `leagueUsers/${LEAGUE}_bob`;
/** The mark that limits how often bob sets a lineup. */
export const RATE_MARK = 'writeRates/bob/kinds/move';

function anySlots({ between }: SeededRandom): Slots {
  for (;;) {
    const slots = perSlot(() => between(0, 4));
    if (starterCount(slots) >= 1 && starterCount(slots) <= MAX_STARTERS) return slots;
  }
}

/** Random squads, so that a unit may be missing or exceed its slots. */
const anyRoster = (roll: SeededRandom, size: number): SquadId[] => roll.shuffled(ALL_SQUADS).slice(0, size);

/** A legal lineup with some slots left open. */
function anyLineup(roll: SeededRandom, roster: readonly SquadId[], slots: Slots): Lineup {
  const starters: Lineup['starters'] = perSlot(() => []);
  for (const squad of roll.shuffled(roster)) {
    const open = SLOTS.filter((slot) => fits(unitOf(squad), slot) && starters[slot].length < slots[slot]);
    if (open.length > 0 && roll.chance(0.8)) starters[roll.one(open)].push(squad);
  }
  return fitToRoster({ starters, bench: [] }, roster);
}

const MOVES: Record<string, (lineup: Lineup, roll: SeededRandom, slots: Slots) => Lineup> = {
  'the same': (lineup) => lineup,
  'one sits': (lineup, roll) => {
    const starters = startersOf(lineup);
    return starters.length === 0 ? lineup : placed(lineup, roll.one(starters), 'BENCH');
  },
  'one starts where it fits': (lineup, roll, slots) => {
    const able = lineup.bench.flatMap((squad) =>
      SLOTS.filter((slot) => fits(unitOf(squad), slot) && lineup.starters[slot].length < slots[slot]).map(
        (slot) => [squad, slot] as const,
      ),
    );
    return able.length === 0 ? lineup : placed(lineup, ...roll.one(able));
  },
  'two change places': (lineup, roll) => {
    const pairs = SLOTS.flatMap((slot) =>
      lineup.starters[slot].flatMap((out) =>
        lineup.bench.filter((squad) => fits(unitOf(squad), slot)).map((squad) => [out, squad, slot] as const),
      ),
    );
    if (pairs.length === 0) return lineup;
    const [out, squad, slot] = roll.one(pairs);
    return placed(placed(lineup, out, 'BENCH'), squad, slot);
  },
  'another slot': (lineup, roll) => {
    const flexible = startersOf(lineup).filter((squad) => fits(unitOf(squad), 'FLEX'));
    if (flexible.length === 0) return lineup;
    const squad = roll.one(flexible);
    return placed(lineup, squad, lineup.starters.FLEX.includes(squad) ? unitOf(squad) : 'FLEX');
  },
  'any slot': (lineup, roll) => placed(lineup, roll.one([...startersOf(lineup), ...lineup.bench]), roll.one(SLOTS)),
  'a squad too few': (lineup, roll) => without(lineup, roll.one([...startersOf(lineup), ...lineup.bench])),
  'a squad of another': (lineup, roll) => ({ ...lineup, bench: [...lineup.bench, roll.one(ALL_SQUADS)] }),
  'a squad twice': (lineup, roll) => ({
    ...lineup,
    bench: [...lineup.bench, roll.one([...startersOf(lineup), ...lineup.bench])],
  }),
};
export const MOVE_NAMES = Object.keys(MOVES);

function without(lineup: Lineup, squad: SquadId): Lineup {
  const others = (squads: readonly SquadId[]) => squads.filter((other) => other !== squad);
  const starters = Object.fromEntries(SLOTS.map((slot) => [slot, others(lineup.starters[slot])]));
  return { starters: starters as Lineup['starters'], bench: others(lineup.bench) };
}

function placed(lineup: Lineup, squad: SquadId, place: Slot | 'BENCH'): Lineup {
  const { starters, bench } = without(lineup, squad);
  return place === 'BENCH'
    ? { starters, bench: [...bench, squad] }
    : { starters: { ...starters, [place]: [...starters[place], squad] }, bench };
}

const EARLIER = '2025-01';
const LATER = '2025-05';
const LATEST = '2025-09';
const SEASON = 2025;

function anyKickoffs(roll: SeededRandom, now: number, played: number, exact: boolean): Kickoffs {
  const kickoffs: Kickoffs = {};
  for (const code of roll.shuffled(SCHOOL_CODES)) {
    const minutes = roll.chance(played) ? -roll.between(1, 3) : roll.between(1, 3);
    if (roll.chance(0.8)) kickoffs[code] = now + (exact && roll.chance(0.1) ? 0 : minutes * 60_000);
  }
  return kickoffs;
}

function anyWeek(roll: SeededRandom, id: string, now: number, exact: boolean): Week {
  const isCurrent = id === WEEK;
  // Most later weeks haven't begun.
  const kickoffs = anyKickoffs(
    roll,
    now,
    isCurrent ? roll.between(0, 10) / 10 : roll.chance(0.8) ? 0 : 0.2,
    exact && isCurrent,
  );
  const times = Object.values(kickoffs);
  const season = roll.chance(0.95) ? SEASON : SEASON + 1;
  return {
    ...parseWeek(id, { season, isCurrent }),
    kickoffs,
    firstKickoff: times.length === 0 ? null : Math.min(...times),
  };
}

function storedWeek({ season, isCurrent, kickoffs, firstKickoff }: Week): DocumentData {
  return {
    season,
    isCurrent,
    kickoffs: Object.fromEntries(Object.entries(kickoffs).map(([code, at]) => [code, Timestamp.fromMillis(at)])),
    kickoffOrder: kickoffOrder(kickoffs),
    firstKickoff: firstKickoff === null ? null : Timestamp.fromMillis(firstKickoff),
  };
}

/**
 * A random change to a lineup in a random league, with kickoffs around `now` (milliseconds, in steps of `minute`):
 * legal or not, for this week or a later one, with and without lineups in this, earlier and later weeks. With `exact`,
 * some kickoffs are exactly at `now`.
 */
export function anyLineupCase(roll: SeededRandom, now: number, exact: boolean): LineupCase {
  const slots = anySlots(roll);
  const roster = anyRoster(roll, starterCount(slots) + roll.between(0, 8));
  const weekId = roll.chance(0.7) ? WEEK : LATER;
  const week = anyWeek(roll, weekId, now, exact);

  const past = roll.one(['never set', 'set before', 'set this week'] as const);
  const earlier = roll.chance(0.5) ? roster : [...new Set([...roster.slice(2), ...anyRoster(roll, 3)])];
  const set: Record<string, Lineup> = {};
  if (past === 'set before') set[EARLIER] = anyLineup(roll, earlier, slots);
  if (past === 'set this week') set[weekId] = anyLineup(roll, roster, slots);
  if (weekId !== WEEK && roll.chance(0.3)) set[WEEK] = anyLineup(roll, earlier, slots);
  if (roll.chance(0.3)) set[LATEST] = anyLineup(roll, earlier, slots);
  const standing = shownLineup({ roster, slots, entries: set, week: weekId });
  const move = roll.one(MOVE_NAMES);
  let next = MOVES[move]!(standing, roll, slots);
  if (roll.chance(0.3)) next = MOVES[roll.one(MOVE_NAMES)]!(next, roll, slots);

  const others = roll.chance(0.5) ? { ann: encodeLineup(anyLineup(roll, anyRoster(roll, 4), slots)) } : {};
  const path = `weeklyRosters/${LEAGUE}_${weekId}`;
  const before: Record<string, DocumentData> = {
    [`leagues/${LEAGUE}`]: league(['ann', 'bob'], { slots, draftStatus: 'complete', season: SEASON }),
    [`ledgers/${LEAGUE}`]: ledger({ settled: true, rosters: { bob: roster } }),
    [`currentWeek/${weekId}`]: storedWeek(week),
    [MARK]: leagueUser('bob', Object.keys(set).length === 0 ? {} : { lineupWeeks: Object.keys(set).sort() }),
  };
  for (const [id, lineup] of Object.entries(set)) {
    before[`weeklyRosters/${LEAGUE}_${id}`] = lineups(
      { ...(id === weekId ? others : {}), bob: encodeLineup(lineup) },
      id,
    );
  }
  if (set[weekId] === undefined && 'ann' in others) before[path] = lineups(others, weekId);
  return {
    what: `${past}, ${move}`,
    verdict: verdictOn(week, standing, next, { roster, slots, now }),
    path,
    weekId,
    before,
    standing,
    next,
    writes: {
      [path]: lineups({ ...others, bob: encodeLineup(next) }, weekId),
      [MARK]: leagueUser('bob', { lineupWeeks: [...new Set([...Object.keys(set), weekId])].sort() }),
      [RATE_MARK]: writeRate(`${LEAGUE}_${weekId}`, Timestamp.fromMillis(now)),
    },
  };
}

function verdictOn(
  week: Week,
  standing: Lineup,
  next: Lineup,
  { roster, slots, now }: { roster: readonly SquadId[]; slots: Slots; now: number },
): Result<void> {
  if (!isLineupOpen({ season: SEASON, lineups: 'set' }, week, now))
    return fail('week', 'This week’s lineup can’t be set.');
  const legal = checkLineup(next, { roster, slots });
  return legal.ok ? checkLocks(standing, next, lockedSchools(week.kickoffs, now)) : legal;
}
