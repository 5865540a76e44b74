import { doc, getDoc } from 'firebase/firestore';
import { toPoints } from '@/domain/kernel/hundredths';
import type { WeekId } from '@/domain/kernel/ids';
import { asMap } from '@/domain/kernel/parse';
import { correctLines, type SquadLines, type StatCorrection } from '@/domain/replay/statCorrection';
import { scoreSquad } from '@/domain/scoring/scoreSquad';
import { ALL_SQUADS, unitOf, type SquadId } from '@/domain/football/squads';
import { parseStatLine, type StatLine } from '@/domain/football/statLines';
import type { Desk } from './adminLog';
import { publishGames, type Publication } from './publishing';

/** The published stat lines of a week. */
export async function publishedLines({ db }: Desk, weekId: WeekId): Promise<SquadLines> {
  const squads = asMap(asMap((await getDoc(doc(db, 'weeklySquads', weekId))).data()).squads);
  return Object.fromEntries(
    ALL_SQUADS.flatMap((squad): [SquadId, StatLine][] => {
      const line = parseStatLine(unitOf(squad), asMap(squads[squad]).stats);
      return line === null ? [] : [[squad, line]];
    }),
  );
}

/** Publishes a correction of final games, made at `now` (milliseconds) in the timeline. Throws if it isn't possible. */
export async function publishCorrection(
  desk: Desk,
  weekId: WeekId,
  correction: StatCorrection,
  now: number,
  alongside?: Publication['alongside'],
): Promise<void> {
  const corrected = correctLines(await publishedLines(desk, weekId), correction);
  if (!corrected.ok) throw new Error(corrected.error.message);
  const squads = (Object.entries(corrected.value) as [SquadId, StatLine][]).map(([squad, stats]) => {
    const points = toPoints(scoreSquad(unitOf(squad), stats).hundredths);
    return [squad, { points, stats, state: 'final' }] as const;
  });
  await publishGames(desk, {
    weekId,
    patch: () => ({ squads: Object.fromEntries(squads), games: {} }),
    timelineAt: now,
    ...(alongside === undefined ? {} : { alongside }),
  });
}
