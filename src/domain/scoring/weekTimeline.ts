import type { Hundredths } from '../kernel/hundredths';
import type { WeekId } from '../kernel/ids';
import { asMap } from '../kernel/parse';
import { scoreChange, type ScoreChange } from './scoreChanges';
import { scoreSquad, type Scoring } from './scoreSquad';
import { parseSquadReference, unitOf, type SquadId } from '../football/squads';
import { decodeCounts, encodeCounts, type StatLine } from '../football/statLines';

/**
 * What one publish during the games changed: when it was (milliseconds), and the new stat lines of the squads that it
 * changed.
 */
export interface WeekUpdate {
  at: number;
  lines: Partial<Record<SquadId, StatLine>>;
  /** Whether it corrected games that were over. */
  correction?: true;
}

/** The id of the document in `weeklySquads` that has a week's updates. */
export function timelineId(weekId: WeekId): string {
  return `${weekId}_timeline`;
}

/** How far apart updates are at least, in milliseconds, so that a Saturday's fit into one document (1 MiB). */
const STEP_MS = 120_000;

/** The time, in milliseconds, under which a publish at `now` is in the timeline: of one step, the last one counts. */
export function timelineMoment(now: number): number {
  return now - (now % STEP_MS);
}

/**
 * An update in the form that is stored: each stat line as `encodeCounts` writes it; `correction` if it is one.
 */
export function encodeUpdate(lines: WeekUpdate['lines'], correction = false): Record<string, string | true> {
  const counts = (Object.entries(lines) as [SquadId, StatLine][]).map(([squad, line]) => [
    squad,
    encodeCounts(unitOf(squad), line),
  ]);
  return { ...(Object.fromEntries(counts) as Record<string, string>), ...(correction ? { correction: true } : {}) };
}

/** Reads a week's stored updates, `updates.{milliseconds}.{squad}`, earliest first. Unreadable entries are left out. */
export function parseTimeline(stored: unknown): WeekUpdate[] {
  return Object.entries(asMap(asMap(stored).updates))
    .map(([at, squads]): WeekUpdate => ({
      at: Number(at),
      lines: parseLines(squads),
      ...(asMap(squads).correction === true ? { correction: true } : {}),
    }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((one, other) => one.at - other.at);
}

function parseLines(stored: unknown): WeekUpdate['lines'] {
  const lines: WeekUpdate['lines'] = {};
  for (const [key, counts] of Object.entries(asMap(stored))) {
    const squad = parseSquadReference(key);
    if (squad === null || typeof counts !== 'string') continue;
    const line = decodeCounts(unitOf(squad), counts);
    if (line !== null) lines[squad] = line;
  }
  return lines;
}

/** A moment of a matchup: what changed for its starters, and both totals after it. */
export interface TimelineEntry {
  at: number;
  changes: readonly { side: 'left' | 'right'; change: ScoreChange }[];
  left: Hundredths;
  right: Hundredths;
  /** Whether it corrected games that were over. */
  correction: boolean;
}

/** The course of a matchup from a week's updates: those that changed a starter's points, earliest first. */
export function matchupTimeline(
  updates: readonly WeekUpdate[],
  starters: { left: readonly SquadId[]; right: readonly SquadId[] },
  scoring: Scoring,
): TimelineEntry[] {
  const known = new Map<SquadId, StatLine>();
  const totalOf = (squads: readonly SquadId[]) =>
    squads.reduce((sum, squad) => sum + scoreSquad(unitOf(squad), known.get(squad) ?? null, scoring).hundredths, 0);
  const entries: TimelineEntry[] = [];
  for (const { at, lines, correction = false } of updates) {
    const changes = (['left', 'right'] as const).flatMap((side) =>
      starters[side].flatMap((squad) => {
        const line = lines[squad];
        const change = line === undefined ? null : scoreChange(squad, known.get(squad) ?? null, line, scoring);
        return change === null || change.hundredths === 0 ? [] : [{ side, change }];
      }),
    );
    for (const [squad, line] of Object.entries(lines) as [SquadId, StatLine][]) known.set(squad, line);
    if (changes.length > 0) {
      entries.push({ at, changes, left: totalOf(starters.left), right: totalOf(starters.right), correction });
    }
  }
  return entries;
}

/** A starter's change, whose it is, and the publish that it came with. */
export type RecentChange = Pick<TimelineEntry, 'at' | 'correction'> & TimelineEntry['changes'][number];

/** The latest changes of a matchup's starters, the newest first; of one publish, the one that's worth most first. */
export function recentChanges(
  updates: readonly WeekUpdate[],
  starters: { left: readonly SquadId[]; right: readonly SquadId[] },
  scoring: Scoring,
  most: number,
): RecentChange[] {
  const worth = ({ change }: Pick<RecentChange, 'change'>) => Math.abs(change.hundredths);
  return matchupTimeline(updates, starters, scoring)
    .reverse()
    .flatMap(({ at, correction, changes }) =>
      [...changes].sort((one, other) => worth(other) - worth(one)).map((one) => ({ at, correction, ...one })),
    )
    .slice(0, most);
}
