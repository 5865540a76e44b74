'use client';

import { Button, Dialog, FailureState, PointsFigure, SkeletonRows, Table } from '@/components';
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
      contentLabel="Points by week"
      actions={onDrop !== null && <Button onClick={onDrop}>Drop {squadName(squad)}</Button>}
    >
      {weeks.state === 'failed' && <FailureState title="Couldn’t load the season so far" message={weeks.message} />}
      {weeks.state === 'loading' && <SkeletonRows rows={6} rowClass="h-9" label="Loading the season so far" />}
      {weeks.state === 'ready' && <Weeks weeks={weeks.value} />}
    </Dialog>
  );
}

const COLUMNS = [
  {
    key: 'week',
    header: 'Week',
    rowHeader: true,
    cell: ({ week }: SquadWeek) => <span className="figures">{week}</span>,
  },
  {
    key: 'opponent',
    header: 'Opponent',
    cell: ({ opponent }: SquadWeek) => (
      <span className="text-ink-muted">{opponent === null ? '–' : opponentName(opponent)}</span>
    ),
  },
  {
    key: 'points',
    header: 'Points',
    numeric: true,
    cell: ({ hundredths }: SquadWeek) => <PointsFigure hundredths={hundredths} size="small" />,
  },
] as const;

function Weeks({ weeks }: { weeks: readonly SquadWeek[] }) {
  if (weeks.length === 0) return <p className="text-ink-muted">No games yet this season.</p>;
  return (
    <Table
      caption="Points by week"
      columns={COLUMNS}
      rows={weeks}
      rowKey={({ week }) => String(week)}
      className="-mx-2"
    />
  );
}

function opponentName(code: string): string {
  return isSchoolCode(code) ? SCHOOLS[code].name : code;
}
