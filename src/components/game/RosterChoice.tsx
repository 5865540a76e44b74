import type { ReactNode } from 'react';
import { sortByUnit, squadName, type SquadId } from '@/domain/football/squads';
import { Card } from '../ui/Card';
import { Checkbox } from '../ui/inputs';
import { SquadChip } from './squads';

/** Squads to choose some from, such as those of one side of a trade. */
export function RosterChoice({
  title,
  roster,
  most,
  chosen,
  onChange,
  children,
}: {
  title: string;
  roster: readonly SquadId[];
  most: number;
  chosen: readonly SquadId[];
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
              label={<SquadChip squad={squad} className="max-w-full" />}
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
