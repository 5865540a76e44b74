'use client';

import { useEffect, useId, useState } from 'react';
import { lines } from '../../../../data/lastPlayed';
import { Button, Input, LiveRegion } from '@/components';
import { squadName } from '@/domain/football/squads';
import { formatPoints, formatWorth } from '@/domain/kernel/hundredths';
import {
  enteredValues,
  formatUnits,
  isValidValue,
  VALUE_GROUPS,
  MAX_VALUE,
  withValue,
  type ChosenCategory,
} from '@/domain/scoring/customValues';
import type { Scoring } from '@/domain/scoring/scoreSquad';
import type { SeasonLines } from '@/domain/scoring/seasonLines';
import { EXAMPLE_WEEK, exampleWeek } from './exampleWeek';

const SEASON = lines as SeasonLines;

/** How long nothing is typed before a screen reader says the example's points, in milliseconds. */
const SETTLED_MS = 1_000;

interface Props {
  scoring: Scoring;
  onChange: (scoring: Scoring) => void;
}

/** What everything but receptions and points allowed is worth in a league, and what a real week would have been. */
export function CustomScoring(props: Props) {
  return (
    <>
      <Example scoring={props.scoring} />
      <Values {...props} />
    </>
  );
}

function Values({ scoring, onChange }: Props) {
  const entered = enteredValues(scoring.custom);
  return (
    <div className="grid grid-cols-1 gap-4">
      {VALUE_GROUPS.map(({ units, categories }) => (
        <fieldset key={units[0]} className="min-w-0">
          <legend className="mb-1 font-semibold">{formatUnits(units)}</legend>
          <div className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
            {categories.map((category) => (
              <ValueField
                key={category.column}
                category={category}
                hundredths={entered.get(category.column) ?? String(category.each)}
                onChange={(hundredths) => onChange(withValue(scoring, category.column, hundredths))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p className="text-sm text-ink-muted">Points allowed count the same in every league.</p>
      <Button
        size="small"
        disabled={scoring.custom === undefined}
        onClick={() => onChange({ reception: scoring.reception })}
      >
        Reset to defaults
      </Button>
    </div>
  );
}

function Example({ scoring }: Pick<Props, 'scoring'>) {
  const { squads, points, usual } = exampleWeek(SEASON, scoring);
  const compared = points === usual ? ', same as the default' : ` instead of ${formatPoints(usual)}`;
  const sentence = `Week ${String(EXAMPLE_WEEK)} of ${String(SEASON.season)} would have been ${formatPoints(points)}${compared}.`;
  const [said, say] = useState(sentence);
  useEffect(() => {
    const timer = setTimeout(() => say(sentence), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <>
      <p className="sticky top-0 z-10 rounded-control bg-sunken px-3 py-2 font-semibold figures">{sentence}</p>
      <LiveRegion message={said} />
      <p className="py-2 text-sm text-ink-muted">
        Real results of an example lineup, compared with the default scoring: {squads.map(squadName).join(', ')}.
      </p>
    </>
  );
}

interface ValueProps {
  category: ChosenCategory;
  /** As entered: not a whole number, out of bounds or empty if that isn't valid. */
  hundredths: string;
  onChange: (hundredths: string) => void;
}

function ValueField({ category: { one, each }, hundredths, onChange }: ValueProps) {
  const id = useId();
  const valid = isValidValue(hundredths);
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 flex-1 text-sm">
          <label htmlFor={id} className="block first-letter:uppercase">
            {one}
          </label>
          <p id={`${id}-hint`} className="text-xs text-ink-muted">
            Default {formatWorth(each)}
          </p>
        </div>
        <div className="w-24 shrink-0">
          <Input
            id={id}
            type="number"
            step={0.01}
            min={-MAX_VALUE / 100}
            max={MAX_VALUE / 100}
            value={hundredths === '' ? '' : Number(hundredths) / 100}
            aria-describedby={valid ? `${id}-hint` : `${id}-hint ${id}-error`}
            aria-invalid={valid ? undefined : true}
            onChange={({ target: { value } }) => onChange(value === '' ? '' : toHundredths(value))}
          />
        </div>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-bad empty:hidden">
        {valid ? '' : 'Enter a number from −9.99 to 9.99, with up to two decimals.'}
      </p>
    </div>
  );
}

/** `5` for 0.05, `0.5` for 0.005. */
function toHundredths(points: string): string {
  return String(Number((Number(points) * 100).toFixed(6)));
}
