'use client';

import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Select } from '@/components';
import type { NewLeague } from '@/domain/league/leagueChecks';
import { formatFlexUnits, SLOTS, SQUADS_PER_UNIT } from '@/domain/lineup/slots';
import { poolCheck } from '@/domain/league/options/poolCheck';
import { ALL_SQUADS } from '@/domain/football/squads';

const FLEX_HINT = formatFlexUnits('or');

/** The slots and bench size of a roster, and how many squads the league needs compared to the pool. */
export function RosterFields({ league, onChange }: { league: NewLeague; onChange: (league: NewLeague) => void }) {
  const { slots, benchSize, capacity } = league;
  const pool = poolCheck({ managers: capacity, slots, bench: benchSize });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">Roster</legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-8">
        {SLOTS.map((slot) => (
          <Count
            key={slot}
            label={slot}
            title={slot === 'FLEX' ? FLEX_HINT : undefined}
            value={slots[slot]}
            most={4}
            onChange={(count) => onChange({ ...league, slots: { ...slots, [slot]: count } })}
          />
        ))}
        <Count
          label="Bench"
          value={benchSize}
          most={12}
          onChange={(count) => onChange({ ...league, benchSize: count })}
        />
      </div>
      <p className="text-sm text-ink-muted">
        FLEX takes an {FLEX_HINT}. There are {ALL_SQUADS.length} squads, {SQUADS_PER_UNIT} of each unit.
      </p>
      <ul
        aria-label="Squads needed"
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-sunken px-3 py-2 text-sm sm:grid-cols-2"
      >
        {pool.lines.map(({ label, used, of, ok }) => (
          <li key={label} className={clsx('flex items-center gap-2', !ok && 'font-semibold text-bad')}>
            {ok ? (
              <CircleCheck aria-label="fits" className="size-4 text-good" />
            ) : (
              <CircleAlert aria-label="too many" className="size-4" />
            )}
            <span className="flex-1">{label}</span>
            <span className="figures">
              {used} of {of}
            </span>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="text-sm font-medium text-bad empty:hidden">
        {pool.result.ok ? '' : pool.result.error.message}
      </p>
    </fieldset>
  );
}

interface CountProps {
  label: string;
  title?: string | undefined;
  value: number;
  most: number;
  onChange: (count: number) => void;
}

function Count({ label, title, value, most, onChange }: CountProps) {
  const last = Math.max(most, value);
  return (
    <label className="grid gap-1 text-sm" title={title}>
      <span className="text-xs font-semibold text-ink-muted">{label}</span>
      <Select value={value} className="px-2 pr-7" onChange={(event) => onChange(Number(event.target.value))}>
        {Array.from({ length: last + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
    </label>
  );
}
