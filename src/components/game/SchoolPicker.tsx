'use client';

import { clsx } from 'clsx';
import { useId } from 'react';
import { SCHOOL_CODES, SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import { ShieldLogo } from './roster/squadLabels';

/** Picks one of the sixteen schools, or none. Built on radio buttons, so arrow keys move the selection. */
export function SchoolPicker({
  label,
  value,
  onChange,
}: {
  label: string;
  value: SchoolCode | null;
  onChange: (code: SchoolCode | null) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:gap-2">
        {[...SCHOOL_CODES, null].map((code) => (
          <label
            key={code ?? 'none'}
            className={clsx(
              'relative flex cursor-pointer items-center gap-1 rounded-control border px-1 py-2 max-sm:flex-col sm:gap-2 sm:px-2',
              code === null ? 'col-span-full min-h-11 justify-center' : 'min-h-14',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
              code === value
                ? 'border-primary bg-raised ring-1 ring-primary'
                : 'border-line bg-surface hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              value={code ?? ''}
              checked={code === value}
              onChange={() => onChange(code)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {code !== null && <ShieldLogo code={code} size={30} />}
            <span
              className={clsx(
                'min-w-0 text-sm leading-tight max-sm:text-center max-sm:text-xs',
                code === value ? 'font-bold' : 'font-medium',
              )}
            >
              {code === null ? 'None' : SCHOOLS[code].name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
