import { clsx } from 'clsx';
import { ShieldLogo, UnitBadge } from '@/components';
import { SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import type { SixUnit } from '@/domain/solo/saturdaySix';
import { UNIT_NAMES } from '@/domain/football/squads';

/** One of the six units with the school that is chosen for it. Pressing it opens the unit's schools. */
export function UnitSpot({
  unit,
  school,
  open,
  figure,
  status,
  onOpen,
}: {
  unit: SixUnit;
  school: SchoolCode | null;
  /** Whether the schools below are this unit's. */
  open: boolean;
  /** A small line below the name. */
  figure?: string;
  /** What a screen reader hears after the school. */
  status?: string | undefined;
  /** Absent if it can't be opened. */
  onOpen?: () => void;
}) {
  const inside = (
    <>
      <UnitBadge unit={unit} />
      {school === null ? (
        <span aria-hidden className="grid size-9 place-items-center text-2xl text-ink-muted">
          ?
        </span>
      ) : (
        <ShieldLogo code={school} size={36} />
      )}
      <span className="w-full truncate text-center text-xs font-semibold">
        {school === null ? (onOpen === undefined ? 'No pick' : 'Choose') : SCHOOLS[school].name}
      </span>
      {figure !== undefined && <span className="text-xs text-ink-muted figures">{figure}</span>}
    </>
  );
  const look = clsx(
    'grid w-full justify-items-center gap-1 rounded-card border p-2',
    open ? 'border-primary bg-raised ring-1 ring-primary' : 'border-line bg-raised hover:border-line-strong',
  );
  if (onOpen === undefined) return <div className={look}>{inside}</div>;
  const named = school === null ? 'open' : SCHOOLS[school].name;
  return (
    <button
      type="button"
      aria-pressed={open}
      aria-label={[`${UNIT_NAMES[unit]}: ${named}`, status].filter(Boolean).join(', ')}
      onClick={onOpen}
      className={clsx('pressable', look)}
    >
      {inside}
    </button>
  );
}
