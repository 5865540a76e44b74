'use client';

import { ChevronRight } from 'lucide-react';
import { Field, Input, RadioGroup } from '@/components';
import { MAX_NAME_LENGTH, type NewLeague } from '@/domain/league/leagueChecks';
import { OPTION_LIST, type OptionName } from '@/domain/league/options/leagueOptions';
import type { LeagueOption } from '@/domain/league/options/optionKinds';
import type { League } from '@/domain/league/types';
import { PRESETS, presetOf, withPreset, type PresetKey } from '@/domain/league/options/presets';
import { OptionField } from './OptionField';

interface Props {
  league: NewLeague;
  /** The stored league; none while it's being created. */
  stored?: League;
  onChange: (league: NewLeague) => void;
  nameError?: string | undefined;
  /** Whether the settings below the main ones are open from the start. */
  unfolded?: boolean;
}

/** All options of a league, for creating it and for changing it before the draft: the main ones, then the others. */
export function OptionsFields({ league, stored, onChange, nameError, unfolded = false }: Props) {
  const shown = (name: OptionName) => (
    <OptionField key={name} name={name} league={league} stored={stored} onChange={onChange} />
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label="League name" error={nameError}>
          {(control) => (
            <Input
              {...control}
              value={league.name}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              onChange={(event) => onChange({ ...league, name: event.target.value })}
            />
          )}
        </Field>
        {shown('capacity')}
      </div>
      {shown('visibility')}
      <Presets league={league} onChange={onChange} />
      {shown('slots')}
      <details className="group" open={unfolded}>
        <summary className="flex min-h-(--target) items-center gap-1 font-semibold">
          <ChevronRight aria-hidden className="size-4 text-ink-muted group-open:rotate-90" />
          More settings
        </summary>
        <div className="grid grid-cols-1 gap-6 pt-2">
          {ROWS.map((names) =>
            names.length === 1 ? (
              names.map(shown)
            ) : (
              <div key={names.join(' ')} className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
                {names.map(shown)}
              </div>
            ),
          )}
        </div>
      </details>
      <p className="text-sm text-ink-muted">
        You can change these settings until the draft starts. Team names can change anytime.
      </p>
    </div>
  );
}

/** What kind of league it is: choosing one sets several options at once. */
function Presets({ league, onChange }: Pick<Props, 'league' | 'onChange'>) {
  const preset = presetOf(league);
  const kinds = Object.entries(PRESETS).map(([key, { name, meaning }]) => ({ value: key, label: name, hint: meaning }));
  const custom = { value: 'custom', label: 'Custom', hint: 'The settings you chose below.' };
  return (
    <RadioGroup
      label="Kind of league"
      value={preset ?? 'custom'}
      options={preset === null ? [...kinds, custom] : kinds}
      onChange={(key) => key in PRESETS && onChange(withPreset(league, key as PresetKey))}
    />
  );
}

/** The options of the main part of the form. */
const MAIN: readonly OptionName[] = ['capacity', 'visibility', 'slots', 'benchSize'];

/** The other options, in rows: consecutive small ones share a row. */
const ROWS = OPTION_LIST.reduce<OptionName[][]>((rows, [name, option], i) => {
  if (MAIN.includes(name)) return rows;
  const before = OPTION_LIST[i - 1];
  const last = rows.at(-1);
  if (isSmall(option) && before !== undefined && isSmall(before[1]) && last !== undefined) last.push(name);
  else rows.push([name]);
  return rows;
}, []);

function isSmall(option: LeagueOption): boolean {
  return option.kind === 'number' || (option.kind === 'choice' && option.control === 'select');
}
