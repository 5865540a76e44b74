import { Badge, Table } from '@/components';
import { isChanged, type SchoolPreview, type SquadPreview } from '@/domain/admin/resultsPreview';
import { formatPoints } from '@/domain/kernel/hundredths';
import { SCHOOLS } from '@/domain/football/schools';
import { formatReasons } from '@/domain/scoring/scoreChanges';
import { unitOf } from '@/domain/football/squads';

/** A file's results, school by school: the score, and each squad's points with the difference to what is published. */
export function Preview({ schools }: { schools: readonly SchoolPreview[] }) {
  return (
    <Table
      caption="What the file changes"
      rows={schools}
      rowKey={({ code }) => code}
      highlight={(school) => school.before !== null && isChanged(school)}
      columns={[
        { key: 'school', header: 'School', rowHeader: true, cell: ({ code }) => SCHOOLS[code].name },
        { key: 'score', header: 'Score', cell: (school) => <Score school={school} /> },
        { key: 'squads', header: 'Squads', cell: ({ squads }) => <Squads squads={squads} /> },
      ]}
    />
  );
}

function Score({ school }: { school: SchoolPreview }) {
  const { before, after } = school;
  const text = `${String(after[0])}–${String(after[1])}`;
  const changed = before !== null && (before[0] !== after[0] || before[1] !== after[1]);
  return (
    <span className="whitespace-nowrap figures">
      {changed && (
        <del className="text-ink-muted">
          {before[0]}–{before[1]}
        </del>
      )}{' '}
      {text}
      <span className="block">
        {before === null ? (
          <Badge tone="good">New</Badge>
        ) : isChanged(school) ? (
          <Badge tone="warn">Correction</Badge>
        ) : (
          <span className="text-sm text-ink-muted">Same</span>
        )}
      </span>
    </span>
  );
}

function Squads({ squads }: { squads: readonly SquadPreview[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {squads.map(({ squad, before, after, change }) => (
        <li key={squad} className="figures">
          <b>{unitOf(squad)}</b>{' '}
          {before !== null && change !== null && <del className="text-ink-muted">{formatPoints(before)}</del>}{' '}
          {formatPoints(after)}
          {before !== null && change !== null && <span className="text-ink-muted"> ({formatReasons(change)})</span>}
        </li>
      ))}
    </ul>
  );
}
