'use client';

import { useState } from 'react';
import type { WeekResults } from '@/domain/scoring/results';
import { changesBetween, type ScoreChange } from '@/domain/scoring/scoreChanges';
import type { Scoring } from '@/domain/scoring/scoreSquad';
import type { SquadId } from '@/domain/football/squads';

const NONE: ReadonlyMap<SquadId, ScoreChange> = new Map();

/** What the latest publish changed, by squad, while the page is open. Empty before anything has changed. */
export function useLatestChanges(results: WeekResults | null, scoring: Scoring): ReadonlyMap<SquadId, ScoreChange> {
  const [seen, setSeen] = useState({ results, changes: NONE });
  if (seen.results === results) return seen.changes;
  const known = seen.results !== null && seen.results.weekId === results?.weekId;
  const changes = known ? changesBetween(seen.results!, results!, scoring) : NONE;
  // A snapshot can come without a change, for example when the connection is back.
  const next = { results, changes: known && changes.size === 0 ? seen.changes : changes };
  setSeen(next);
  return next.changes;
}
