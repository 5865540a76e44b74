import { asMap } from '../kernel/parse';
import { fail, succeed, type Result } from '../kernel/result';
import { SCHOOLS, SCHOOL_CODES, type SchoolCode } from '../football/schools';
import { UNITS, squadId } from '../football/squads';
import type { Week } from '../football/weeks';
import { type Kickoffs } from '../football/kickoffs';
import { lockedSchools } from '../football/locks';
import type { GamesPatch } from './publishPlan';

/** New kickoffs of schools, in milliseconds since 1970. Null: the game is off, and the school has a bye. */
export type KickoffChanges = Partial<Record<SchoolCode, number | null>>;

/** A week with other kickoffs. Fails for a time outside of the week. */
export function withKickoffs(week: Week, changes: KickoffChanges): Result<Week> {
  for (const [code, at] of Object.entries(changes) as [SchoolCode, number | null][]) {
    if (at === null) continue;
    if (at < (week.startDate ?? -Infinity) || at >= (week.endDate ?? Infinity)) {
      return fail('outside', `${SCHOOLS[code].name} would kick off outside of week ${String(week.week)}.`);
    }
  }
  const kickoffs: Kickoffs = {};
  for (const [code, at] of Object.entries({ ...week.kickoffs, ...changes }) as [SchoolCode, number | null][])
    if (at !== null) kickoffs[code] = at;
  const times = Object.values(kickoffs);
  return succeed({ ...week, kickoffs, firstKickoff: times.length === 0 ? null : Math.min(...times) });
}

/**
 * What other kickoffs of a week mean at a moment: the schools whose squads lock or unlock at once, those that have no
 * game any more, and whether the portal's end moves.
 */
export type LockEffect = {
  locks: SchoolCode[];
  unlocks: SchoolCode[];
  off: SchoolCode[];
  portalCloses: number | null | undefined;
};

/**
 * What a change of kickoffs means at `now` (milliseconds). `portalCloses` is the new end of the portal; undefined if it
 * stays.
 */
export function lockEffect(before: Week, after: Week, now: number): LockEffect {
  const [was, is] = [lockedSchools(before.kickoffs, now), lockedSchools(after.kickoffs, now)];
  return {
    locks: [...is].filter((code) => !was.has(code)),
    unlocks: [...was].filter((code) => !is.has(code)),
    off: SCHOOL_CODES.filter((code) => before.kickoffs[code] !== undefined && after.kickoffs[code] === undefined),
    portalCloses: before.firstKickoff === after.firstKickoff ? undefined : after.firstKickoff,
  };
}

/** The part of a published week that a change of kickoffs writes. */
export type GamesOfKickoffs = GamesPatch & {
  /** The games that are off, by their schools, as they come back when they're on again. */
  calledOff: Record<string, unknown>;
};

/**
 * The published squads and games of a week whose kickoffs change from `before` to `after`. A game that is off is kept
 * apart, and its schools' squads have a bye. Fails if results of a game that is off have been published, or if a game
 * would be on that was moved to another week.
 */
export function gamesAfter(stored: unknown, before: Week, after: Week): Result<GamesOfKickoffs> {
  const squads = { ...asMap(asMap(stored).squads) };
  const off = asMap(asMap(stored).calledOff);
  const all = { ...asMap(asMap(stored).games), ...off };
  const [games, calledOff]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [code, game] of Object.entries(all) as [SchoolCode, unknown][]) {
    const at = after.kickoffs[code];
    const kickoff = at === undefined ? null : new Date(at);
    const isOff = at === undefined && (code in off || before.kickoffs[code] !== undefined);
    (isOff ? calledOff : games)[code] = { ...asMap(game), kickoff };
  }
  for (const code of SCHOOL_CODES) {
    if (after.kickoffs[code] !== undefined && asMap(off[code]).movedTo !== undefined)
      return fail('moved', `${SCHOOLS[code].name}’s game was moved to another week. Move it back there first.`);
    const isOff = after.kickoffs[code] === undefined;
    if (isOff === (before.kickoffs[code] === undefined)) continue;
    const state = asMap(all[code]).state;
    if (isOff && (state === 'live' || state === 'final')) {
      return fail(
        'played',
        `${SCHOOLS[code].name}’s game has results, so it can’t be called off. Undo them in the log first.`,
      );
    }
    for (const unit of UNITS) squads[squadId(code, unit)] = { points: 0, stats: null, state: isOff ? 'bye' : 'pre' };
  }
  return succeed({ squads, games, calledOff });
}
