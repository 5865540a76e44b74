import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ShieldLogo } from '@/components';
import { SCHOOLS, type SchoolCode } from '@/domain/football/schools';

/**
 * One of the schools to choose from, as a row of a list: a button with the school, a line about it, and beside that a
 * figure or a badge. Not a radio button, which every arrow key on the way to another would choose.
 */
export function SchoolOption({
  code,
  chosen,
  disabled,
  about,
  onChoose,
  children,
}: {
  code: SchoolCode;
  chosen: boolean;
  disabled: boolean;
  about: ReactNode;
  onChoose: (code: SchoolCode) => void;
  children?: ReactNode;
}) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        // Not `disabled`, with which a school that has just been taken would lose the focus.
        aria-disabled={disabled}
        onClick={() => !disabled && !chosen && onChoose(code)}
        className={clsx(
          'flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-3 sm:px-5',
          'aria-disabled:cursor-not-allowed',
          disabled ? 'text-ink-muted' : 'hover:bg-sunken',
          chosen && 'bg-sunken',
        )}
      >
        <span
          className={clsx(
            'size-5 shrink-0 rounded-full border-2',
            chosen ? 'border-primary bg-primary' : 'border-line-strong',
          )}
        />
        <ShieldLogo code={code} size={32} />
        <span className="min-w-0 flex-1">
          <b className="block truncate">{SCHOOLS[code].name}</b>
          {about}
        </span>
        {children}
      </button>
    </li>
  );
}
