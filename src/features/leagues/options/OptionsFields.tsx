'use client';

import { Field, Input } from '@/components';
import { NAME_LENGTH, type NewLeague } from '@/domain/league/leagueChecks';
import { OPTION_LIST, type OptionName } from '@/domain/league/leagueOptions';
import type { LeagueOption } from '@/domain/league/optionKinds';
import { OptionField } from './OptionField';

interface Props {
  league: NewLeague;
  onChange: (league: NewLeague) => void;
  nameError?: string | undefined;
}

/** All options of a league, for creating it and for changing it before the draft. */
export function OptionsFields({ league, onChange, nameError }: Props) {
  const shown = (name: OptionName) => <OptionField key={name} name={name} league={league} onChange={onChange} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label="League name" error={nameError}>
          {(control) => (
            <Input
              {...control}
              value={league.name}
              maxLength={NAME_LENGTH}
              autoComplete="off"
              onChange={(event) => onChange({ ...league, name: event.target.value })}
            />
          )}
        </Field>
        {shown('capacity')}
      </div>
      {ROWS.map((names) =>
        names.length === 1 ? (
          names.map(shown)
        ) : (
          <div key={names.join(' ')} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {names.map(shown)}
          </div>
        ),
      )}
      <p className="text-sm text-ink-muted">
        You can change these settings until the draft starts. Team names can change anytime.
      </p>
    </div>
  );
}

/** The options below the name, in rows: consecutive small ones share a row. */
const ROWS = OPTION_LIST.reduce<OptionName[][]>((rows, [name, option], i) => {
  if (name === 'capacity') return rows;
  const before = OPTION_LIST[i - 1];
  const last = rows.at(-1);
  if (isSmall(option) && before !== undefined && isSmall(before[1]) && last !== undefined) last.push(name);
  else rows.push([name]);
  return rows;
}, []);

function isSmall(option: LeagueOption): boolean {
  return option.kind === 'number' || (option.kind === 'choice' && option.control === 'select');
}
