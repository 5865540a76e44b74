'use client';

import { useState } from 'react';
import { Button, Card, Notice } from '@/components';
import { formatCount } from '@/domain/kernel/formatCount';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { SchoolCode } from '@/domain/football/schools';
import { formatFixture, fixturesOf } from '@/domain/football/fixtures';
import {
  SIX_UNITS,
  checkSix,
  choose,
  formBefore,
  unitOfSchool,
  type Six,
  type SixPicks,
  type SixUnit,
} from '@/domain/solo/saturdaySix';
import { schoolsIn } from '@/domain/scoring/seasonLines';
import { UNIT_NAMES } from '@/domain/football/squads';
import { SchoolOption } from '../shared/SchoolOption';
import { UnitSpot } from '../shared/UnitSpot';
import { GAMES, TABLE } from './useSoloSeason';

/** Picks the six squads of a week: the slots above, and below them the schools for the open slot. */
export function WeekChoice({
  week,
  picks,
  onChoose,
  onPlay,
}: {
  week: number;
  picks: SixPicks;
  onChoose: (picks: SixPicks) => void;
  onPlay: (six: Six) => void;
}) {
  const [unit, setUnit] = useState<SixUnit>(() => SIX_UNITS.find((each) => picks[each] === undefined) ?? 'QB');
  const [fault, setFault] = useState('');
  const open = SIX_UNITS.filter((each) => picks[each] === undefined).length;

  const take = (code: SchoolCode) => {
    const chosen = choose(TABLE, week, picks, unit, code);
    if (!chosen.ok) return setFault(chosen.error.message);
    setFault('');
    onChoose(chosen.value);
    const next = SIX_UNITS.find((each) => chosen.value[each] === undefined);
    if (next !== undefined) setUnit(next);
  };
  const play = () => {
    const six = checkSix(TABLE, week, picks);
    if (six.ok) onPlay(six.value);
    else setFault(six.error.message);
  };

  return (
    <Card title={`Week ${String(week)}: pick your six`} flush>
      <ul className="grid grid-cols-3 gap-2 border-b border-line p-3 sm:grid-cols-6 sm:p-4">
        {SIX_UNITS.map((each) => (
          <li key={each}>
            <UnitSpot unit={each} school={picks[each] ?? null} open={each === unit} onOpen={() => setUnit(each)} />
          </li>
        ))}
      </ul>
      <Schools week={week} unit={unit} picks={picks} onTake={take} />
      <div className="sticky bottom-(--bottom-bar) flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface p-3 sm:px-5">
        <div className="min-w-40 flex-1" aria-live="polite">
          {fault === '' ? (
            <p className="text-ink-muted">{open === 0 ? 'All six picked.' : `${formatCount(open, 'pick')} left.`}</p>
          ) : (
            <Notice tone="bad">{fault}</Notice>
          )}
        </div>
        <Button variant={open === 0 ? 'primary' : 'secondary'} onClick={play}>
          Play week {week}
        </Button>
      </div>
    </Card>
  );
}

function Schools(props: { week: number; unit: SixUnit; picks: SixPicks; onTake: (code: SchoolCode) => void }) {
  const { week, unit, picks, onTake } = props;
  const fixtures = fixturesOf(GAMES, week);
  const rows = schoolsIn(TABLE, week)
    .map((code) => ({ code, form: formBefore(TABLE, code, unit, week), fixture: fixtures[code] }))
    .sort((one, other) => (other.form?.mean ?? 0) - (one.form?.mean ?? 0));
  return (
    <fieldset className="min-w-0">
      <legend className="px-4 pt-3 font-semibold sm:px-5">
        {UNIT_NAMES[unit]}
        <span className="block text-sm font-normal text-ink-muted">
          {week === 1 ? 'No games yet, so all you have to go on is the opponent.' : 'Ranked by average points so far.'}
        </span>
      </legend>
      <ul className="divide-y divide-line">
        {rows.map(({ code, form, fixture }) => {
          const elsewhere = unitOfSchool(picks, code);
          const taken = elsewhere !== null && elsewhere !== unit;
          return (
            <SchoolOption
              key={code}
              code={code}
              chosen={picks[unit] === code}
              disabled={taken}
              about={
                <span className="block truncate text-sm text-ink-muted">
                  {taken ? `Already your ${elsewhere}` : fixture && formatFixture(fixture)}
                </span>
              }
              onChoose={onTake}
            >
              {form !== null && (
                <span className="text-right">
                  <span className="block font-bold figures">{formatPoints(form.mean)}</span>
                  <span className="block text-xs text-ink-muted">
                    {form.games === 1 ? 'one game' : `${String(form.games)} games`}
                  </span>
                </span>
              )}
            </SchoolOption>
          );
        })}
      </ul>
    </fieldset>
  );
}
