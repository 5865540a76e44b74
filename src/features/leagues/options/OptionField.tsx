'use client';

import { Field, RadioGroup, Select } from '@/components';
import { describeDivisions, isMoot } from '@/domain/league/options/describeOptions';
import type { NewLeague } from '@/domain/league/leagueChecks';
import { LEAGUE_OPTIONS, type OptionName } from '@/domain/league/options/leagueOptions';
import type { League } from '@/domain/league/types';
import type { ChoiceOption, LeagueOption, NumberOption } from '@/domain/league/options/optionKinds';
import { describePlayoffs } from '@/domain/season/playoffs/describePlayoffs';
import { DivisionsField } from './DivisionsField';
import { RosterFields } from './RosterFields';
import { ScoringField } from './ScoringField';

interface Props {
  name: OptionName;
  league: NewLeague;
  /** The stored league; none while it's being created. */
  stored?: League | undefined;
  onChange: (league: NewLeague) => void;
}

/** The form control of one option, chosen by its kind in `LEAGUE_OPTIONS`. A moot option has none. */
export function OptionField({ name, league, stored, onChange }: Props) {
  const option: LeagueOption = LEAGUE_OPTIONS[name];
  const set = (value: string | number) => onChange({ ...league, [name]: value });
  if (isMoot(name, league)) return null;
  switch (option.kind) {
    case 'choice': {
      const value = String(league[name]);
      const { meaning } =
        name === 'playoffs' ? describePlayoffs({ ...stored, ...league }) : { ...option.choices[value] };
      return <ChoiceField option={option} value={value} meaning={meaning} onChange={set} />;
    }
    case 'number':
      return <NumberField option={option} value={Number(league[name])} onChange={set} />;
    case 'roster':
      return <RosterFields league={league} onChange={onChange} />;
    case 'bench':
      return null;
    case 'divisions':
      return (
        <DivisionsField
          label={option.field}
          divisions={league.divisions}
          meaning={describeDivisions(league.divisions, league.capacity).meaning}
          onChange={set}
        />
      );
    case 'scoring':
      return (
        <ScoringField
          label={option.field}
          scoring={league.scoring}
          onChange={(scoring) => onChange({ ...league, scoring })}
        />
      );
  }
}

interface ChoiceProps {
  option: ChoiceOption;
  value: string;
  /** What the value means for the league. */
  meaning: string | undefined;
  onChange: (value: string) => void;
}

function ChoiceField({ option: { control, field, choices }, value, meaning, onChange }: ChoiceProps) {
  const entries = Object.entries(choices);
  if (control === 'radio') {
    const options = entries.map(([key, { name, meaning }]) => ({ value: key, label: name, hint: meaning }));
    return <RadioGroup label={field} value={value} onChange={onChange} options={options} />;
  }
  return (
    <Field label={field} hint={meaning}>
      {(aria) => (
        <Select {...aria} value={value} onChange={(event) => onChange(event.target.value)}>
          {entries.map(([key, { name }]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface NumberProps {
  option: NumberOption;
  value: number;
  onChange: (value: number) => void;
}

function NumberField({ option, value, onChange }: NumberProps) {
  const { field, least, most, formatOffered, explain } = option;
  const offered = option.offered ?? Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const shown = offered.includes(value) ? offered : [value, ...offered];
  return (
    <Field label={field} hint={explain?.(value) ?? option.hint}>
      {(aria) => (
        <Select {...aria} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {shown.map((number) => (
            <option key={number} value={number}>
              {formatOffered(number)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
