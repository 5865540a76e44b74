import { formatCount } from '@/domain/kernel/formatCount';

import { formatSigned, formatPoints, type Hundredths } from '@/domain/kernel/hundredths';
import type { Projection } from '@/domain/projections/model';
import type { Opponent } from '@/domain/projections/opponents';
import { isSchoolCode, SCHOOLS } from '@/domain/football/schools';
import { UNIT_NAMES, unitOf, type SquadId } from '@/domain/football/squads';

/** Where a squad's projection for a week comes from: its parts, and the range in which four of five results fall. */
export function ProjectionNote({ squad, projection, week }: { squad: SquadId; projection: Projection; week: number }) {
  const { hundredths, low, high, games, mean, opponent, parts } = projection;
  const unit = UNIT_NAMES[unitOf(squad)].toLowerCase();
  const rows: [string, Hundredths][] = [
    [`What ${unit} usually score`, parts.unit],
    [formatRecord(games, mean), parts.squad],
    ...(opponent === null ? [] : ([[formatOpponent(opponent, squad), parts.opponent]] as [string, Hundredths][])),
    ...(opponent === null || opponent.site === 'neutral'
      ? []
      : ([[opponent.site === 'home' ? 'At home' : 'Away', parts.homeField]] as [string, Hundredths][])),
  ];
  return (
    <section aria-label={`Projection for week ${String(week)}`} className="grid gap-1 text-sm">
      <h3 className="text-base font-semibold">Week {week} projection</h3>
      <dl className="divide-y divide-line">
        {rows.map(([label, points], i) => (
          <div key={label} className="flex justify-between gap-4 py-1.5">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="figures">{i === 0 ? formatPoints(points) : formatSigned(points)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-1.5 font-semibold">
          <dt>Projected</dt>
          <dd className="figures">{formatPoints(hundredths)}</dd>
        </div>
        <div className="flex justify-between gap-4 py-1.5">
          <dt className="text-ink-muted">80% range</dt>
          <dd className="figures">
            {formatPoints(low)} to {formatPoints(high)}
          </dd>
        </div>
      </dl>
      <p className="text-ink-muted">Based on earlier weeks only. Small samples count less.</p>
    </section>
  );
}

function formatRecord(games: number, mean: Hundredths | null): string {
  if (mean === null) return 'No games yet';
  return `Its ${formatCount(games, 'game')} so far, ${formatPoints(mean)} on average`;
}

function formatOpponent({ code, kind }: Opponent, squad: SquadId): string {
  if (isSchoolCode(code)) return `${SCHOOLS[code].name}’s ${unitOf(squad) === 'DST' ? 'offense' : 'defense'} so far`;
  const name = `Against ${code}`;
  switch (kind) {
    case 'fcs':
      return `${name}, an FCS school`;
    case 'fbs':
      return `${name}, outside the power conferences`;
    default:
      return `${name}, of a power conference`;
  }
}
