import type { ReactNode } from 'react';
import { sortByUnit, squadName, type SquadId } from '@/domain/football/squads';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/forms/inputs';
import { ProjectionFigures, describeProjection } from './SquadProjection';
import { SquadChip } from './squadLabels';

/** Squads to choose some from, such as those of one side of a trade. */
export function RosterChoice({
  title,
  roster,
  most,
  chosen,
  restOfSeason = null,
  onChange,
  children,
}: {
  title: string;
  roster: readonly SquadId[];
  most: number;
  chosen: readonly SquadId[];
  /** What is projected of the squads; null shows nothing of it. */
  restOfSeason?: RestOfSeason | null;
  onChange: (chosen: SquadId[]) => void;
  /** Shown above the squads, like a filter. */
  children?: ReactNode;
}) {
  return (
    <Card
      flush
      level={3}
      title={<span className="wrap-anywhere">{title}</span>}
      aside={
        <span className="text-sm text-ink-muted figures">
          {chosen.length} of {most}
        </span>
      }
    >
      {children}
      <fieldset className="divide-y divide-line">
        <legend className="sr-only">{title}</legend>
        {roster.length === 0 && <p className="px-4 py-3 text-ink-muted">No squads.</p>}
        {sortByUnit(roster).map((squad) => {
          const isChosen = chosen.includes(squad);
          return (
            <Checkbox
              key={squad}
              className="px-4"
              aria-label={squadName(squad)}
              aria-description={restOfSeason === null ? undefined : describeProjection(restOfSeason, squad)}
              label={
                <span className="flex items-center gap-2">
                  <SquadChip squad={squad} className="max-w-full min-w-0 flex-1" />
                  {restOfSeason !== null && <ProjectionFigures restOfSeason={restOfSeason} squad={squad} />}
                </span>
              }
              checked={isChosen}
              disabled={!isChosen && chosen.length >= most}
              onChange={() => onChange(isChosen ? chosen.filter((other) => other !== squad) : [...chosen, squad])}
            />
          );
        })}
      </fieldset>
    </Card>
  );
}
