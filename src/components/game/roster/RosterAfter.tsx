'use client';

import type { League } from '@/domain/league/types';
import { startersOf, type LineupSpot } from '@/domain/lineup/lineup';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';
import { movesPreview, type MoveLine, type PreviewedLineup } from '@/domain/moves/portal/movePreview';
import { squadName, type SquadId } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/states';
import { LineupGain } from './LineupGain';
import { ProjectionLine } from './SquadProjection';
import { UnitBadge } from './squadLabels';

/** What a change does to a manager's roster: the spots that change, and the open spots and byes that it leaves. */
export function RosterAfter({
  title,
  change,
  league,
  week,
  lineup,
  unset,
  adds,
  drops,
  restOfSeason = null,
}: PreviewedLineup & {
  title: string;
  /** What changes the roster, for screen readers: `the trade`. */
  change: string;
  league: League;
  week: Week;
  adds: readonly SquadId[];
  drops: readonly SquadId[];
  /** What is projected; null shows nothing of it. */
  restOfSeason?: RestOfSeason | null;
}) {
  const { lines, holes, byes } = movesPreview({ league, lineup, unset, week, adds, drops });
  return (
    <Card
      flush
      level={3}
      title={<span className="wrap-anywhere">{title}</span>}
      aside={
        restOfSeason !== null && (
          <LineupGain gain={restOfSeason.gain([...startersOf(lineup), ...lineup.bench], { adds, drops })} />
        )
      }
    >
      <ChangedSpots caption={`${title}, before and after ${change}`} lines={lines} restOfSeason={restOfSeason} />
      {(holes.length > 0 || byes.length > 0) && (
        <div className="grid gap-2 p-3">
          {holes.length > 0 && (
            <Notice tone="warn" title={`Empty in the lineup: ${holes.join(', ')}`}>
              {unset === null ? 'New squads go to the bench.' : 'An empty slot scores nothing.'}
            </Notice>
          )}
          {byes.length > 0 && (
            <Notice tone="warn" title="Starters on a bye this week">
              {byes.map(squadName).join(', ')}
            </Notice>
          )}
        </div>
      )}
    </Card>
  );
}

/** The spots of a roster that a change changes, before and after it. */
export function ChangedSpots({
  caption,
  lines,
  restOfSeason = null,
}: {
  /** For screen readers. */
  caption: string;
  lines: readonly MoveLine[];
  restOfSeason?: RestOfSeason | null;
}) {
  const cell = (squad: SquadId | null, spot: LineupSpot) =>
    squad === null ? (
      <span className="font-normal text-ink-muted">{spot === 'BENCH' ? '–' : 'Empty'}</span>
    ) : (
      <>
        {squadName(squad)}
        {restOfSeason !== null && <ProjectionLine restOfSeason={restOfSeason} squad={squad} />}
      </>
    );
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-xs text-ink-muted">
          <th scope="col" className="w-16 py-1.5 pl-4 font-semibold">
            Slot
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            Now
          </th>
          <th scope="col" className="py-1.5 pr-4 font-semibold">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(({ before, after }) => before !== after)
          .map(({ key, spot, before, after }) => (
            <tr key={key} className="h-11 border-b border-line last:border-b-0">
              <td className="pl-4">
                <UnitBadge unit={spot === 'BENCH' ? 'BN' : spot} />
              </td>
              <td className="py-1.5 pr-2">{cell(before, spot)}</td>
              <td className="py-1.5 pr-4 font-semibold">{cell(after, spot)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
