import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ShieldLogo } from '@/components';
import { SCHOOLS, type SchoolCode } from '@/domain/football/schools';

/**
 * One of the schools to choose from, as a row of a list: a radio button with the school, a line about it, and beside
 * that a figure or a badge.
 */
export function SchoolOption({
  group,
  code,
  chosen,
  disabled,
  about,
  onChoose,
  children,
}: {
  /** The name of the radio buttons of which one can be chosen. */
  group: string;
  code: SchoolCode;
  chosen: boolean;
  disabled: boolean;
  about: ReactNode;
  onChoose: (code: SchoolCode) => void;
  children?: ReactNode;
}) {
  return (
    <li>
      <label
        className={clsx(
          'flex min-h-14 items-center gap-3 px-4 py-2 sm:px-5',
          disabled ? 'text-ink-muted' : 'cursor-pointer hover:bg-sunken has-checked:bg-sunken',
        )}
      >
        <input
          type="radio"
          name={group}
          checked={chosen}
          disabled={disabled}
          onChange={() => onChoose(code)}
          className="size-5 shrink-0 accent-(--primary)"
        />
        <ShieldLogo code={code} size={32} />
        <span className="min-w-0 flex-1">
          <b className="block truncate">{SCHOOLS[code].name}</b>
          {about}
        </span>
        {children}
      </label>
    </li>
  );
}
