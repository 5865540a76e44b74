import { Timestamp, type DocumentData } from 'firebase/firestore';
import { checkLineup, checkLocks, fitToRoster, shownLineup, startersOf, type Lineup } from '@/domain/lineup';
import type { Result } from '@/domain/result';
import { SCHOOL_CODES } from '@/domain/schools';
import { MOST_STARTERS, SLOTS, fits, perSlot, starterCount, type Slot, type Slots } from '@/domain/slots';
import { ALL_SQUADS, unitOf, type SquadId } from '@/domain/squads';
import { encodeLineup } from '@/domain/storedLineup';
import { kickoffOrder, lockedSchools, type Kickoffs } from '@/domain/weeks';
import { LEAGUE, WEEK, league, leagueUser, ledger } from './documents';
import type { SeededRandom } from './seededRandom';
import { lineups } from './lineups';

/** A change of bob's lineup: what the domain says of it, all documents before it, and what its batch writes. */
export interface LineupCase {
  what: string;
  verdict: Result<void>;
  before: Record<string, DocumentData>;
  writes: Record<string, DocumentData>;
}

const PATH = `weeklyRosters/${LEAGUE}_${WEEK}`;
const MARK = `leagueUsers/${LEAGUE}_bob`;

function anySlots({ between }: SeededRandom): Slots {
  for (;;) {
    const slots = perSlot(() => between(0, 4));
    if (starterCount(slots) >= 1 && starterCount(slots) <= MOST_STARTERS) return slots;
  }
}

/** Squads taken in any order, so that a unit may be missing, or there may be more of it than there are slots. */
const anyRoster = (roll: SeededRandom, size: number): SquadId[] => roll.shuffled(ALL_SQUADS).slice(0, size);

/** A legal lineup, with some places left empty. */
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

/**
 * A change of a lineup in any league, with any kickoffs around `now` (milliseconds, in steps of `minute`): legal or not, the first of the
 * season, of the week, or a later one. `exact`: some kickoffs are this very moment.
 */
export function anyLineupCase(roll: SeededRandom, now: number, exact: boolean): LineupCase {
  const slots = anySlots(roll);
  const roster = anyRoster(roll, starterCount(slots) + roll.between(0, 8));
  const played = roll.between(0, 10) / 10;
  const kickoffs: Kickoffs = {};
  for (const code of roll.shuffled(SCHOOL_CODES)) {
    const minutes = roll.chance(played) ? -roll.between(1, 3) : roll.between(1, 3);
    if (roll.chance(0.8)) kickoffs[code] = now + (exact && roll.chance(0.1) ? 0 : minutes * 60_000);
  }

  const past = roll.one(['never set', 'set before', 'set this week'] as const);
  const earlier = roll.chance(0.5) ? roster : [...roster.slice(2), ...anyRoster(roll, 3)];
  const set = anyLineup(roll, past === 'set before' ? [...new Set(earlier)] : roster, slots);
  const weekSet = past === 'never set' ? null : past === 'set before' ? '2025-01' : WEEK;
  const standing = shownLineup({ roster, slots, entries: weekSet === null ? {} : { [weekSet]: set }, week: WEEK });
  const move = roll.one(MOVE_NAMES);
  let next = MOVES[move]!(standing, roll, slots);
  if (roll.chance(0.3)) next = MOVES[roll.one(MOVE_NAMES)]!(next, roll, slots);

  const legal = checkLineup(next, { roster, slots });
  const others = roll.chance(0.5) ? { ann: encodeLineup(anyLineup(roll, anyRoster(roll, 4), slots)) } : null;
  const thisWeek = past === 'set this week' ? { ...others, bob: encodeLineup(set) } : others;
  return {
    what: `${past}, ${move}`,
    verdict: legal.ok ? checkLocks(standing, next, lockedSchools(kickoffs, now)) : legal,
    before: {
      [`leagues/${LEAGUE}`]: league(['ann', 'bob'], { slots, draftStatus: 'complete' }),
      [`ledgers/${LEAGUE}`]: ledger({ settled: true, rosters: { bob: roster } }),
      [`currentWeek/${WEEK}`]: {
        isCurrent: true,
        kickoffs: Object.fromEntries(Object.entries(kickoffs).map(([code, at]) => [code, Timestamp.fromMillis(at)])),
        kickoffOrder: kickoffOrder(kickoffs),
      },
      [MARK]: leagueUser('bob', weekSet === null ? {} : { lineupWeek: weekSet }),
      ...(past === 'set before'
        ? { [`weeklyRosters/${LEAGUE}_2025-01`]: lineups({ bob: encodeLineup(set) }, '2025-01') }
        : {}),
      ...(thisWeek === null ? {} : { [PATH]: lineups(thisWeek) }),
    },
    writes: {
      [PATH]: lineups({ ...thisWeek, bob: encodeLineup(next) }),
      [MARK]: leagueUser('bob', { lineupWeek: WEEK }),
    },
  };
}
