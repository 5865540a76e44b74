import { succeed, fail, type Result } from '../kernel/result';
import type { SchoolCode } from '../football/schools';
import { SLOTS, fits, isFlexUnit, perSlot, type Slot, type Slots } from './slots';
import { schoolOf, squadName, unitOf, type SquadId } from '../football/squads';

/** A week's starters, by slot, and bench. */
export type Lineup = { starters: Record<Slot, SquadId[]>; bench: SquadId[] };

/** A place in a lineup: a slot or the bench. */
export type LineupSpot = Slot | 'BENCH';

/** All starters, slot by slot. */
export function startersOf(lineup: Lineup): SquadId[] {
  return SLOTS.flatMap((slot) => lineup.starters[slot]);
}

/** Where a squad is, or null if it isn't in the lineup. */
export function spotOf(lineup: Lineup, squad: SquadId): LineupSpot | null {
  if (lineup.bench.includes(squad)) return 'BENCH';
  return SLOTS.find((slot) => lineup.starters[slot].includes(squad)) ?? null;
}

/** A lineup with the whole roster on the bench. */
export function benchedLineup(roster: readonly SquadId[]): Lineup {
  return { starters: perSlot(() => []), bench: [...roster] };
}

/**
 * The lineup of a manager who never set one: each slot gets the first squads in draft order that fit, then FLEX does.
 */
export function defaultLineup(roster: readonly SquadId[], slots: Slots): Lineup {
  return arrange(roster, roster, slots);
}

/**
 * Whether a lineup is legal: it contains exactly the roster, each squad once, every starter fits its slot, and no slot
 * is over its limit. Fewer starters than slots are legal.
 */
export function checkLineup(
  lineup: Lineup,
  { roster, slots }: { roster: readonly SquadId[]; slots: Slots },
): Result<void> {
  const all = [...startersOf(lineup), ...lineup.bench];
  const owned = new Set(roster);
  if (all.length !== owned.size || new Set(all).size !== all.length || !all.every((squad) => owned.has(squad))) {
    return fail('roster', 'This lineup doesn’t match your roster. Reload the page.');
  }
  for (const slot of SLOTS) {
    const stranger = lineup.starters[slot].find((squad) => !fits(unitOf(squad), slot));
    if (stranger !== undefined) return fail('misfit', `${squadName(stranger)} can’t start at ${slot}.`);
    if (lineup.starters[slot].length > slots[slot]) {
      return fail('slot-full', `Only ${slots[slot]} can start at ${slot}.`);
    }
  }
  return succeed();
}

/** Fails if a squad whose school has kicked off moves between the starters and the bench. */
export function checkLocks(before: Lineup, after: Lineup, locked: ReadonlySet<SchoolCode>): Result<void> {
  const started = new Set(startersOf(before));
  const starts = new Set(startersOf(after));
  const moved = [...started, ...starts].find(
    (squad) => started.has(squad) !== starts.has(squad) && locked.has(schoolOf(squad)),
  );
  return moved === undefined
    ? succeed()
    : fail('locked', `${squadName(moved)} has kicked off and is locked for the week.`);
}

/** A move of one squad. */
export type Move = {
  squad: SquadId;
  to: LineupSpot;
  /** The squad it replaces; required when the slot is full. */
  swapWith?: SquadId;
  slots: Slots;
  locked: ReadonlySet<SchoolCode>;
};

/**
 * Moves a squad to a slot or the bench. The squad it replaces takes its old spot if it fits there, else goes to the
 * bench. Fails for a slot the squad doesn't fit, a full slot without a squad to replace, and anything locked.
 */
export function moveSquad(lineup: Lineup, { squad, to, swapWith, slots, locked }: Move): Result<Lineup> {
  const from = spotOf(lineup, squad);
  if (from === null) return fail('roster', `${squadName(squad)} is not on this roster.`);
  if (from === to) return succeed(lineup);
  if (to !== 'BENCH' && !fits(unitOf(squad), to)) return fail('misfit', `${squadName(squad)} can’t start at ${to}.`);
  const displaced = swapWith !== undefined && spotOf(lineup, swapWith) === to ? swapWith : null;
  if (to !== 'BENCH' && displaced === null && lineup.starters[to].length >= slots[to]) {
    return fail('slot-full', `Only ${slots[to]} can start at ${to}. Choose who ${squadName(squad)} replaces.`);
  }
  let after = put(lineup, squad, to);
  if (displaced !== null) {
    after = put(after, displaced, from !== 'BENCH' && fits(unitOf(displaced), from) ? from : 'BENCH');
  }
  const locks = checkLocks(lineup, after, locked);
  return locks.ok ? succeed(after) : locks;
}

/**
 * The best legal lineup by `worth` (any measure; higher is better). Locked squads start or sit as in `current`; a
 * locked starter changes its slot only where that lets another squad start. `current` can be omitted when nothing is
 * locked.
 */
export function bestLineup({
  roster,
  slots,
  worth,
  locked = new Set(),
  current = benchedLineup(roster),
}: {
  roster: readonly SquadId[];
  slots: Slots;
  worth: (squad: SquadId) => number;
  locked?: ReadonlySet<SchoolCode>;
  current?: Lineup;
}): Lineup {
  const isLocked = (squad: SquadId) => locked.has(schoolOf(squad));
  const free = roster.filter((squad) => !isLocked(squad)).sort((a, b) => worth(b) - worth(a));
  const best = arrange([...startersOf(current).filter(isLocked), ...free], roster, slots);
  if (locked.size === 0) return best;
  const kept = perSlot((slot) => current.starters[slot].filter(isLocked));
  const unmoved = arrange(free, roster, slots, kept);
  return startersOf(best).every((squad) => spotOf(unmoved, squad) !== 'BENCH') ? unmoved : best;
}

/**
 * The lineup shown for a week: the manager's latest one at or before the week, else the default lineup. Either is
 * adjusted to the current roster (`fitToRoster`). `entries` are the manager's own lineups by week id.
 */
export function shownLineup({
  roster,
  slots,
  entries,
  week,
}: {
  roster: readonly SquadId[];
  slots: Slots;
  entries: Readonly<Record<string, Lineup>>;
  week: string;
}): Lineup {
  const latest = Object.keys(entries)
    .filter((id) => id <= week)
    .sort()
    .at(-1);
  const entry = latest === undefined ? undefined : entries[latest];
  return entry === undefined ? defaultLineup(roster, slots) : fitToRoster(entry, roster);
}

/** Adjusts a lineup to the current roster: squads no longer owned are removed, and new ones go to the bench. */
export function fitToRoster(lineup: Lineup, roster: readonly SquadId[]): Lineup {
  const owned = new Set(roster);
  const starters = perSlot((slot) => lineup.starters[slot].filter((squad) => owned.has(squad)));
  const starts = new Set(Object.values(starters).flat());
  return { starters, bench: roster.filter((squad) => !starts.has(squad)) };
}

/** Adds candidates in turn to the starters while a slot is open; a unit's own slots fill first, then FLEX. */
function arrange(
  candidates: readonly SquadId[],
  roster: readonly SquadId[],
  slots: Slots,
  starters: Lineup['starters'] = benchedLineup([]).starters,
): Lineup {
  for (const squad of candidates) {
    const unit = unitOf(squad);
    if (starters[unit].length < slots[unit]) starters[unit].push(squad);
    else if (isFlexUnit(unit) && starters.FLEX.length < slots.FLEX) starters.FLEX.push(squad);
  }
  return fitToRoster({ starters, bench: [] }, roster);
}

function put(lineup: Lineup, squad: SquadId, to: LineupSpot): Lineup {
  const starters = perSlot((slot) => lineup.starters[slot].filter((other) => other !== squad));
  const bench = lineup.bench.filter((other) => other !== squad);
  if (to === 'BENCH') bench.push(squad);
  else starters[to].push(squad);
  return { starters, bench };
}
