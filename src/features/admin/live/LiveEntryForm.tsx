'use client';

import { Card, FailureState, SkeletonRows } from '@/components';
import type { DeskGame } from '@/domain/admin/deskGames';
import {
  checkEntry,
  columnNames,
  entryId,
  publishedCells,
  scoreRow,
  unitRows,
  type EntryRow,
} from '@/domain/admin/liveEntry';
import { patchFrom } from '@/domain/admin/resultsFile';
import { formatPoints } from '@/domain/kernel/hundredths';
import { parseWeekResults, type WeekResults } from '@/domain/scoring/results';
import { SCHOOLS } from '@/domain/football/schools';
import { UNITS, schoolOf, squadId, type SquadId } from '@/domain/football/squads';
import { useLeaveWarning } from '@/hooks/useLeaveWarning';
import { useLiveEntry } from '@/providers/admin/useLiveEntry';
import { EntryTable } from './EntryTable';
import { Conflicts, Others } from './LiveEditors';
import { GameStatus, PublishGame } from './PublishGame';

/**
 * The form of one game: what is typed in is saved as it's typed, and published together. `standing`: the week as it's
 * published.
 */
export function LiveEntryForm({ standing, game }: { standing: WeekResults; game: DeskGame }) {
  const id = entryId(standing.weekId, game);
  const published = publishedCells(standing, game);
  const editor = useLiveEntry(id, published);
  const { entry, cells } = editor;
  useLeaveWarning(editor.unsaved);
  if (entry.state === 'failed') return <FailureState title="Couldn’t load the game" message={entry.message} />;
  if (entry.state !== 'ready') return <SkeletonRows rows={6} label="Loading the game" />;
  const checked = checkEntry(standing, game, cells);
  const after =
    checked.results.length === 0
      ? standing
      : parseWeekResults(standing.weekId, patchFrom({ games: standing.games }, checked.results, checked.play));
  const score = scoreRow(game);
  const sections = UNITS.map((unit) => ({ unit, rows: unitRows(game, unit) }));
  const order = [score, ...sections.flatMap(({ rows }) => rows)];
  const columns = columnNames(game, standing.games);
  const table = (caption: string, rows: readonly EntryRow[], names: readonly string[]) => (
    <EntryTable caption={caption} columns={names} rows={rows} order={order} editor={editor} />
  );
  return (
    <>
      <Others entry={entry.value} />
      <Conflicts editor={editor} />
      <Card title={game.title}>
        <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
          {table('Score', [score], columns)}
          <GameStatus editor={editor} />
        </div>
      </Card>
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        {sections.map(({ unit, rows }) => (
          <Card key={unit} title={unit}>
            {table(unit, rows, columns.slice(0, game.schools.length))}
            <UnitPoints squads={game.schools.map((code) => squadId(code, unit))} before={standing} after={after} />
          </Card>
        ))}
      </div>
      <PublishGame {...{ id, game, standing, published, editor, checked, after }} />
    </>
  );
}

/** What the squads of a unit score by the default scoring, and what is published of them. */
function UnitPoints({ squads, before, after }: { squads: SquadId[]; before: WeekResults; after: WeekResults }) {
  const points = (week: WeekResults, squad: SquadId) => formatPoints(week.squads[squad]?.points ?? 0);
  return (
    <ul className="mt-2 grid gap-0.5 text-sm text-ink-muted">
      {squads.map((squad) => (
        <li key={squad}>
          {SCHOOLS[schoolOf(squad)].name}: <b className="text-ink figures">{points(after, squad)}</b> points
          {points(after, squad) !== points(before, squad) && <>, {points(before, squad)} published</>}
        </li>
      ))}
    </ul>
  );
}
