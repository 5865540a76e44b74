import { formatCount } from '../kernel/formatCount';

import { type Hundredths } from '../kernel/hundredths';
import type { WeekResults } from './results';
import { scoreSquad, worthOf, type Scoring } from './scoreSquad';
import { unitOf, type SquadId } from '../football/squads';
import type { StatLine } from '../football/statLines';
import { categoriesOf, type StatCategory } from '../football/unitScoring';

/**
 * What a publish changed for a squad: by how much its points changed, and the counts behind it in words, the one that's
 * worth most first.
 */
export interface ScoreChange {
  squad: SquadId;
  hundredths: Hundredths;
  reasons: readonly string[];
  /** Whether its game was over before, so that this is a correction. */
  correction?: true;
}

/** How many reasons are named. The others are worth less. */
const NAMED = 2;

/**
 * What changed between two stat lines of a squad; null if nothing did. Null lines are of games that hadn't kicked off.
 */
export function scoreChange(
  squad: SquadId,
  before: StatLine | null,
  after: StatLine | null,
  scoring: Scoring,
): ScoreChange | null {
  const unit = unitOf(squad);
  const changed = categoriesOf(unit)
    .map((category) => ({
      worth: worthIn(category, after, scoring) - worthIn(category, before, scoring),
      reason: reasonOf(category, before, after),
    }))
    .filter(({ worth, reason }) => worth !== 0 && reason !== null)
    .sort((one, other) => Math.abs(other.worth) - Math.abs(one.worth));
  if (changed.length === 0) return null;
  return {
    squad,
    hundredths: scoreSquad(unit, after, scoring).hundredths - scoreSquad(unit, before, scoring).hundredths,
    reasons: changed.map(({ reason }) => reason!),
  };
}

/** What changed for all squads between two states of a week's results, by squad. */
export function changesBetween(
  before: Pick<WeekResults, 'squads'>,
  after: Pick<WeekResults, 'squads'>,
  scoring: Scoring,
): Map<SquadId, ScoreChange> {
  const changes = new Map<SquadId, ScoreChange>();
  for (const squad of Object.keys(after.squads) as SquadId[]) {
    const change = scoreChange(squad, before.squads[squad]?.stats ?? null, after.squads[squad]?.stats ?? null, scoring);
    const wasFinal = before.squads[squad]?.state === 'final';
    if (change !== null) changes.set(squad, wasFinal ? { ...change, correction: true } : change);
  }
  return changes;
}

function countIn({ column }: StatCategory, line: StatLine | null): number | null {
  return line === null ? null : ((line as Readonly<Record<string, number>>)[column] ?? 0);
}

function worthIn(category: StatCategory, line: StatLine | null, scoring: Scoring): Hundredths {
  const count = countIn(category, line);
  return count === null ? 0 : worthOf(category, count, scoring);
}

/**
 * `1 rushing touchdown`, `12 fewer passing yards`; a count that has a value as a whole is named as it is: `7 points
 * allowed`.
 */
function reasonOf(category: StatCategory, before: StatLine | null, after: StatLine | null): string | null {
  const [was, is] = [countIn(category, before) ?? 0, countIn(category, after)];
  if (is === null) return null;
  if (typeof category.each === 'object') return formatCount(is, category.one, category.many);
  const count = Math.abs(is - was);
  return `${String(count)} ${is < was ? 'fewer ' : ''}${count === 1 ? category.one : category.many}`;
}

/** The reasons of a change that are worth most: `1 rushing touchdown, 4 rushing yards`. */
export function formatReasons({ reasons }: ScoreChange): string {
  return reasons.slice(0, NAMED).join(', ');
}
