import { clsx } from 'clsx';
import { memo } from 'react';
import { SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import { schoolOf, unitOf, type SquadId } from '@/domain/football/squads';
import { logoPath } from '../logos';

/**
 * A school's logo, or the app's own without a `code`. It is decorative next to the school's name; pass `label` where it
 * is the only name. `lazy` defers loading until after layout and until the logo is near the viewport, for first visits
 * with many logos.
 */
export const ShieldLogo = memo(function ShieldLogo({
  code,
  size = 32,
  label,
  lazy = false,
  className,
}: {
  code?: string | null | undefined;
  size?: number;
  label?: string;
  lazy?: boolean;
  className?: string;
}) {
  return (
    <img
      // Before `src`: React sets attributes in this order, and the browser starts loading as soon as `src` is set.
      loading={lazy ? 'lazy' : undefined}
      src={logoPath(code)}
      alt={label ?? ''}
      width={size}
      height={size}
      decoding="async"
      // Decorative: let styles, fonts and scripts load first.
      fetchPriority="low"
      className={clsx('shrink-0 object-contain', className)}
      style={{ width: size, height: size }}
    />
  );
});

/** A squad: logo, unit, school. */
export function SquadChip({ squad, className }: { squad: SquadId; className?: string }) {
  const school = SCHOOLS[schoolOf(squad) as SchoolCode];
  return (
    <span className={clsx('inline-flex min-w-0 items-center gap-2', className)}>
      <ShieldLogo code={school.code} size={32} />
      <span className="line-clamp-2 min-w-0 font-semibold">{school.shortName}</span>
      <UnitBadge unit={unitOf(squad)} />
    </span>
  );
}

/** A squad's school and unit, as text of a row. */
export function SquadTitle({ squad }: { squad: SquadId }) {
  const unit = unitOf(squad);
  return (
    <>
      {SCHOOLS[schoolOf(squad)].name}{' '}
      <b data-unit={unit} className="rounded-sm unit-tint px-1 text-xs">
        {unit}
      </b>
    </>
  );
}

/** A unit or FLEX. */
export function UnitBadge({ unit }: { unit: string }) {
  return (
    <span
      data-unit={unit}
      className="inline-grid h-6 min-w-10 shrink-0 place-items-center rounded-sm border border-line-strong unit-tint px-1.5 text-xs font-bold"
    >
      {unit}
    </span>
  );
}
