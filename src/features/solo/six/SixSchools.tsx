'use client';

import { Button, GameLine } from '@/components';
import { formatPoints, type Hundredths } from '@/domain/kernel/hundredths';
import type { WeekResults } from '@/domain/scoring/results';
import { SCHOOL_CODES, SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import { unitOfSchool, type SixPicks, type SixUnit } from '@/domain/solo/saturdaySix';
import { UNIT_NAMES } from '@/domain/football/squads';
import { hasBye, type Week } from '@/domain/football/weeks';
import { SchoolOption } from '../shared/SchoolOption';

/** The schools to choose a unit's squad from, the highest projection first. */
export function SixSchools({
  week,
  results,
  unit,
  picks,
  locked,
  projection,
  onChoose,
}: {
  week: Week;
  results: WeekResults | null;
  unit: SixUnit;
  picks: SixPicks;
  locked: ReadonlySet<SchoolCode>;
  /** Null until the projections are made. */
  projection: ((code: SchoolCode) => Hundredths | null) | null;
  onChoose: (code: SchoolCode | null) => void;
}) {
  const own = picks[unit];
  const isLocked = own !== undefined && locked.has(own);
  const rows = SCHOOL_CODES.filter((code) => !hasBye(week, code))
    .map((code) => ({ code, projected: projection?.(code) ?? null }))
    .sort((one, other) => (other.projected ?? 0) - (one.projected ?? 0));
  return (
    <fieldset className="min-w-0">
      <legend className="px-4 pt-3 font-semibold sm:px-5">
        {UNIT_NAMES[unit]}
        <span className="block text-sm font-normal text-ink-muted">
          {isLocked ? `${SCHOOLS[own].name} has kicked off, so this squad is locked.` : 'Highest projection first.'}
        </span>
      </legend>
      {own !== undefined && !isLocked && (
        <div className="px-4 sm:px-5">
          <Button size="small" variant="quiet" onClick={() => onChoose(null)}>
            Clear this pick
          </Button>
        </div>
      )}
      <ul className="divide-y divide-line">
        {rows.map(({ code, projected }) => {
          const elsewhere = unitOfSchool(picks, code);
          const taken = elsewhere !== null && elsewhere !== unit;
          return (
            <SchoolOption
              key={code}
              code={code}
              chosen={own === code}
              disabled={taken || isLocked || locked.has(code)}
              about={
                taken ? (
                  <span className="block truncate text-sm text-ink-muted">Already your {elsewhere}</span>
                ) : (
                  <GameLine game={results?.games[code]} kickoff={week.kickoffs[code]} kickedOff={locked.has(code)} />
                )
              }
              onChoose={onChoose}
            >
              {projected !== null && (
                <span className="text-right">
                  <span className="block font-bold figures">{formatPoints(projected)}</span>
                  <span className="block text-xs text-ink-muted">Projected</span>
                </span>
              )}
            </SchoolOption>
          );
        })}
      </ul>
    </fieldset>
  );
}
