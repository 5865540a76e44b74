import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { doc, getDoc } from 'firebase/firestore';
import type { Desk } from '@/data/admin/adminLog';
import { flaggedWeeks, publishGames } from '@/data/admin/publishing';
import { readResultsFile } from '@/data/admin/readResultsFile';
import { checkFile, patchFrom, type FileProblem } from '@/domain/admin/resultsFile';
import { isChanged, previewOf, type SchoolPreview } from '@/domain/admin/resultsPreview';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { WeekId } from '@/domain/kernel/ids';
import { parseWeekResults } from '@/domain/scoring/results';
import { SCHOOLS } from '@/domain/football/schools';
import { unitOf } from '@/domain/football/squads';
import { timelineMoment } from '@/domain/scoring/weekTimeline';

/**
 * A results file to publish, and for which week (null: the current one). `looked`: its doubts have been looked over.
 */
export type FileToPublish = { path: string; week: WeekId | null; looked: boolean };

/**
 * Checks a results file as the desk does, tells line by line what it changes, and publishes it. Throws with the
 * reasons, and writes nothing, if the file has mistakes, or doubts that haven't been looked over. Returns how many
 * schools changed.
 */
export async function publishFile(
  desk: Desk,
  { path, week, looked }: FileToPublish,
  tell: (line: string) => void,
): Promise<number> {
  const id = week ?? (await flaggedWeeks(desk))[0]?.id;
  if (id === undefined) throw new Error('No week is the current one. Name a week with --week.');
  const read = await readResultsFile(new File([readFileSync(path)], basename(path)));
  if (!read.ok) throw new Error(read.error.message);
  const stored = await getDoc(doc(desk.db, 'weeklySquads', id));
  if (!stored.exists()) throw new Error(`The games of ${id} aren’t published yet. Open the week first.`);
  const standing = parseWeekResults(id, stored.data());
  const { results, problems } = checkFile(read.value.columns, read.value.rows, standing);
  const doubts = problems.every(({ doubt }) => doubt);
  if (problems.length > 0 && !(doubts && looked)) {
    const refused = doubts
      ? 'Check these values, and publish with --look-over-implausible if they’re right:'
      : 'This file can’t be published:';
    throw new Error([refused, ...problems.map(formatProblem)].join('\n'));
  }
  const changed = previewOf(standing, results).filter(isChanged);
  for (const school of changed) tell(formatSchool(school));
  if (changed.length === 0) return 0;
  await publishGames(desk, {
    weekId: id,
    patch: (before) => patchFrom(before, results),
    timelineAt: timelineMoment(Date.now()),
    seen: standing.updatedAt,
  });
  return changed.length;
}

function formatProblem({ row, message }: FileProblem): string {
  return row === null ? `  ${message}` : `  Row ${String(row)}: ${message}`;
}

/** `Alabama: 21–14 → 24–14; K 6.00 → 9.00` */
function formatSchool({ code, before, after, squads }: SchoolPreview): string {
  const score = `${String(after[0])}–${String(after[1])}`;
  const was = before === null ? 'new' : `${String(before[0])}–${String(before[1])}`;
  const points = squads
    .filter(({ change }) => before !== null && change !== null)
    .map((squad) => `; ${unitOf(squad.squad)} ${formatPoints(squad.before ?? 0)} → ${formatPoints(squad.after)}`);
  return `${SCHOOLS[code].name}: ${was} → ${score}${points.join('')}`;
}
