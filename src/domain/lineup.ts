import { succeed, fail, type Result } from './result';
import type { SchoolCode } from './schools';
import { SLOTS, fits, isFlexUnit, perSlot, type Slot, type Slots } from './slots';
import { schoolOf, squadName, unitOf, type SquadId } from './squads';

/** Which squads start, by slot, and which sit on the bench, in one week. */
export type Lineup = { starters: Record<Slot, SquadId[]>; bench: SquadId[] };

/** Where a squad of the lineup is complete. */
export type LineupSpot = Slot | 'BENCH';

/** All starters, slot by slot. */
export function startersOf(lineup: Lineup): SquadId[] {
  return SLOTS.flatMap((slot) => lineup.starters[slot]);
}

/** Where a squad is, or null if the lineup does not hold it. */
export function spotOf(lineup: Lineup, squad: SquadId): LineupSpot | null {
  if (lineup.bench.includes(squad)) return 'BENCH';
  return SLOTS.find((slot) => lineup.starters[slot].includes(squad)) ?? null;
}

/** A lineup in which the whole roster sits on the bench. */
export function benchedLineup(roster: readonly SquadId[]): Lineup {
  return { starters: perSlot(() => []), bench: [...roster] };
}

/** The lineup of a manager who never set one: the first squads in draft order that fit each slot, then FLEX. */
export function defaultLineup(roster: readonly SquadId[], slots: Slots): Lineup {
  return arrange(roster, roster, slots);
}

/**
 * Whether a lineup is legal: it holds exactly the roster, each squad once, each starter in a slot it fits, and no
 * slot more than it takes. Fewer starters than slots are legal.
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

/** Refuses a change that moves a squad whose school has kicked off between the starters and the bench. */
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

/** What moving a squad needs to know. */
export type Move = {
  squad: SquadId;
  to: LineupSpot;
  /** The squad whose place it takes; needed when the slot is full. */
  swapWith?: SquadId;
  slots: Slots;
  locked: ReadonlySet<SchoolCode>;
};

/**
 * Moves a squad to a slot or the bench. The squad it displaces takes its old place if it fits there, else goes to the
 * bench. Refuses a slot it does not fit, a full slot without a squad to displace, and anything locked.
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
 * The best legal lineup by `worth` (any unit of measure; higher is better). Locked squads stay where they are in
 * `current`: a locked starter keeps its slot, a locked squad on the bench sits. `current` may be left out with nothing
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
  const kept = perSlot((slot) => current.starters[slot].filter(isLocked));
  const free = roster.filter((squad) => !isLocked(squad)).sort((a, b) => worth(b) - worth(a));
  return arrange(free, roster, slots, kept);
}

/**
 * The lineup that a week shows: the latest entry at or before the week, else the default lineup, in each case with
 * the roster as it is now: what is not owned any more is gone, what is new sits on the bench.
 * `entries` are the manager's own lineups by week id.
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

/** A lineup with the roster as it is now: what is not owned any more is gone, what is new sits on the bench. */
export function fitToRoster(lineup: Lineup, roster: readonly SquadId[]): Lineup {
  const owned = new Set(roster);
  const starters = perSlot((slot) => lineup.starters[slot].filter((squad) => owned.has(squad)));
  const starts = new Set(Object.values(starters).flat());
  return { starters, bench: roster.filter((squad) => !starts.has(squad)) };
}

/** Adds candidates to the starters in turn as long as there is a slot; own slots fill first, then FLEX. */
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
