'use client';

import { Field, Input, Segmented } from '@/components';
import {
  DIVISION_COUNTS,
  MAX_DIVISION_NAME_LENGTH,
  divisionNameError,
  divisionNames,
  divisionsOf,
  divisionsText,
} from '@/domain/league/options/divisionNames';

interface Props {
  label: string;
  divisions: string;
  /** What the choice means for the league. */
  meaning: string;
  onChange: (divisions: string) => void;
}

/** How many divisions a league has, and their names. */
export function DivisionsField({ label, divisions, meaning, onChange }: Props) {
  const names = divisionNames(divisions);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Segmented
        label={label}
        showLabel
        value={String(names.length)}
        options={DIVISION_COUNTS.map((count) => ({
          value: String(count),
          label: count === 0 ? 'None' : String(count),
        }))}
        onChange={(count) => onChange(divisionsOf(Number(count), names))}
      />
      <p className="text-sm text-ink-muted">{meaning}</p>
      {names.length > 0 && (
        <div className="grid grid-cols-2 items-start gap-4">
          {names.map((name, i) => (
            <Field key={i} label={`Division ${String(i + 1)}`} error={divisionNameError(names, i) ?? undefined}>
              {(aria) => (
                <Input
                  {...aria}
                  value={name}
                  maxLength={MAX_DIVISION_NAME_LENGTH}
                  autoComplete="off"
                  onChange={({ target }) =>
                    onChange(divisionsText(names.map((one, at) => (at === i ? target.value : one))))
                  }
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </div>
  );
}
