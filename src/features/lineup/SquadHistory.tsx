'use client';

import { Button, Dialog, FailureState, PointsFigure, SkeletonRows } from '@/components';
import { SCHOOLS, isSchoolCode } from '@/domain/schools';
import type { Scoring } from '@/domain/scoring';
import type { SquadWeek } from '@/domain/squadScores';
import { squadName, type SquadId } from '@/domain/squads';
import { useSquadScores } from '@/providers/useSquadScores';

/** A dialog with a squad's points in each week of the season so far. */
export function SquadHistory({
  squad,
  open,
  season,
  scoring,
  onDrop,
  onClose,
}: {
  squad: SquadId;
  open: boolean;
  season: number;
  scoring: Scoring;
  /** Drops the squad; null while that isn't possible. */
  onDrop: (() => void) | null;
  onClose: () => void;
}) {
  const weeks = useSquadScores(squad, season, scoring);
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => !opens && onClose()}
      title={squadName(squad)}
      description="Points by week, with your league’s scoring."
      actions={onDrop !== null && <Button onClick={onDrop}>Drop {squadName(squad)}</Button>}
    >
      {weeks.state === 'failed' && <FailureState title="Couldn’t load the season so far" message={weeks.message} />}
      {weeks.state === 'loading' && <SkeletonRows rows={6} rowClass="h-9" label="Loading the season so far" />}
      {weeks.state === 'ready' && <Weeks weeks={weeks.value} />}
    </Dialog>
  );
}

function Weeks({ weeks }: { weeks: readonly SquadWeek[] }) {
  if (weeks.length === 0) return <p className="text-ink-muted">No games yet this season.</p>;
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line-strong text-sm text-ink-muted">
          <th scope="col" className="py-2 pr-3 font-semibold">
            Week
          </th>
          <th scope="col" className="py-2 pr-3 font-semibold">
            Opponent
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, opponent, hundredths }) => (
          <tr key={week} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2 pr-3 font-semibold figures">
              {week}
            </th>
            <td className="py-2 pr-3 text-ink-muted">{opponent === null ? '–' : opponentName(opponent)}</td>
            <td className="py-2 text-right">
              <PointsFigure hundredths={hundredths} size="small" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function opponentName(code: string): string {
  return isSchoolCode(code) ? SCHOOLS[code].name : code;
}
