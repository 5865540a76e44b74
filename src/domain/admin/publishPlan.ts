import type { WeekId } from '../kernel/ids';
import { asMap } from '../kernel/parse';
import { parseWeekResults } from '../scoring/results';
import { isSchoolCode, type SchoolCode } from '../football/schools';
import { schoolOf, unitOf, type SquadId } from '../football/squads';
import { parseStatLine } from '../football/statLines';
import { parseWeekId } from '../football/weeks';
import type { WeekUpdate } from '../scoring/weekTimeline';
import { changedLines } from './publishedWeek';

/** Stored squads and games of a week, by their ids. Null removes an entry. */
export type GamesPatch = { squads: Record<string, unknown>; games: Record<string, unknown> };

/** What a publish writes. All of it goes into one commit, so that a failure leaves the week as it was. */
export type PublishPlan = {
  weekId: WeekId;
  season: number;
  /** The week's document as a whole, without the time of the publish. */
  week: Record<string, unknown> & GamesPatch;
  /** The record of each squad whose game became final or isn't any more (null), by path. */
  scores: Record<string, Record<string, unknown> | null>;
  /** The stat lines that are new or different: of games that weren't over, and of those that were. */
  lines: WeekUpdate['lines'];
  corrections: WeekUpdate['lines'];
  /** The squads that had a stat line and have none any more. */
  removed: SquadId[];
  /** Whether all games are final before and after it. */
  wasOver: boolean;
  isOver: boolean;
  /** The entries that it changes, as they were and as they are then. */
  before: GamesPatch;
  after: GamesPatch;
};

/** The part of a week's squads and games that belongs to these schools. */
export function patchOf(stored: unknown, schools: ReadonlySet<string>): GamesPatch {
  const { squads, games } = asMap(stored);
  return {
    squads: only(asMap(squads), (squad) => schools.has(schoolOf(squad as SquadId))),
    games: only(asMap(games), (code) => schools.has(code)),
  };
}

/**
 * What publishing these squads and games of a week writes. `stored` is the week's document as it is; undefined if there
 * is none.
 */
export function planPublish(weekId: WeekId, stored: unknown, published: GamesPatch): PublishPlan {
  const named = parseWeekId(weekId);
  if (named === null) throw new Error(`${weekId} is not the id of a week.`);
  const earlier = { squads: asMap(asMap(stored).squads), games: asMap(asMap(stored).games) };
  const patch = { ...published, squads: withFinalLines(earlier.squads, published.squads) };
  const changes = changedEntries(weekId, earlier, patch);
  const lines = changedLines(earlier.squads, patch.squads);
  const wasFinal = (squad: string) => asMap(earlier.squads[squad]).state === 'final';
  const week = { squads: merged(earlier.squads, patch.squads), games: merged(earlier.games, patch.games) };
  return {
    weekId,
    season: named.season,
    week: { ...asMap(stored), weekId, ...named, ...week },
    scores: scoresOf(named, Object.keys(patch.squads) as SquadId[], earlier.squads, week),
    lines: only(lines, (squad) => !wasFinal(squad)),
    corrections: only(lines, wasFinal),
    removed: changes.squads.filter((squad) => hasLine(earlier.squads[squad]) && !hasLine(week.squads[squad])),
    wasOver: areFinal(earlier.games),
    isOver: areFinal(week.games),
    before: pick(earlier, changes),
    after: pick(week, changes),
  };
}

function hasLine(squad: unknown): boolean {
  return (asMap(squad).stats ?? null) !== null;
}

/** Squads to publish, with the stat line of the final (`was`) where that is corrected, until it's published again. */
function withFinalLines(earlier: Record<string, unknown>, squads: GamesPatch['squads']): GamesPatch['squads'] {
  return Object.fromEntries(
    Object.entries(squads).map(([squad, value]) => {
      if (value === null) return [squad, value];
      const { was: _, ...result } = asMap(value);
      const before = asMap(earlier[squad]);
      if (before.state !== 'final' || result.state !== 'final') return [squad, result];
      const unit = unitOf(squad as SquadId);
      const line = parseStatLine(unit, before.was) ?? parseStatLine(unit, before.stats);
      const isCorrected = line !== null && !isSame(line, parseStatLine(unit, result.stats));
      return [squad, isCorrected ? { ...result, was: line } : result];
    }),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The squads' records after a publish, by path: null where one has to go. */
function scoresOf(
  named: { season: number; week: number },
  ids: readonly SquadId[],
  before: Record<string, unknown>,
  { squads, games }: GamesPatch,
): PublishPlan['scores'] {
  const scores: PublishPlan['scores'] = {};
  for (const id of ids) {
    const { state, points, stats } = asMap(squads[id]);
    const path = `weeklySquadScores/${id}/weeks/${String(named.season)}_${String(named.week)}`;
    if (state === 'final')
      scores[path] = { points, stats, opponent: asMap(games[schoolOf(id)]).opponent ?? null, ...named };
    else if (asMap(before[id]).state === 'final') scores[path] = null;
  }
  return scores;
}

/** Whether a publish changes anything. */
export function changesAnything({ before }: Pick<PublishPlan, 'before'>): boolean {
  return Object.keys(before.squads).length + Object.keys(before.games).length > 0;
}

/** Whether these entries of a week are as given: nothing of them has been published since. */
export function isUnchanged(weekId: WeekId, stored: unknown, entries: GamesPatch): boolean {
  const { squads, games } = asMap(stored);
  const { squads: changed, games: played } = changedEntries(
    weekId,
    { squads: asMap(squads), games: asMap(games) },
    entries,
  );
  return changed.length + played.length === 0;
}

type Entries = { squads: SquadId[]; games: SchoolCode[] };

function changedEntries(weekId: WeekId, earlier: GamesPatch, patch: GamesPatch): Entries {
  const there = { squads: merged({}, patch.squads), games: merged({}, patch.games) };
  const [before, after] = [parseWeekResults(weekId, earlier), parseWeekResults(weekId, there)];
  return {
    squads: (Object.keys(patch.squads) as SquadId[]).filter((id) => !isSame(before.squads[id], after.squads[id])),
    games: Object.keys(patch.games)
      .filter(isSchoolCode)
      .filter((code) => !isSame(before.games[code], after.games[code])),
  };
}

function pick({ squads, games }: GamesPatch, ids: Entries): GamesPatch {
  return {
    squads: Object.fromEntries(ids.squads.map((id) => [id, squads[id] ?? null])),
    games: Object.fromEntries(ids.games.map((code) => [code, games[code] ?? null])),
  };
}

function merged(earlier: Record<string, unknown>, patch: Record<string, unknown>): Record<string, unknown> {
  return only({ ...earlier, ...patch }, (_, value) => value !== null);
}

function only<T>(entries: Record<string, T>, keeps: (key: string, value: T) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([key, value]) => keeps(key, value)));
}

/** Whether all of a week's published games are over. */
export function areFinal(games: Record<string, unknown>): boolean {
  const all = Object.values(games);
  return all.length > 0 && all.every((game) => asMap(game).state === 'final');
}
