import { clsx } from 'clsx';
import { PRODUCT_MARK } from '@/config/productMark';
import { SCHOOLS, type SchoolCode } from '@/domain/schools';
import { formatPoints } from '@/domain/hundredths';
import { schoolOf, unitOf, type SquadId } from '@/domain/squads';
import { logoPath, logoPlace, SHEET } from './logos';

/** The product's mark, drawn in the page itself: it is there with the first words. Decoration beside the written name. */
export function ProductMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden
      className={clsx('shrink-0', className)}
      dangerouslySetInnerHTML={{ __html: PRODUCT_MARK }}
    />
  );
}

/**
 * A school's mark: a monogram shield. Decoration beside its written name; give `label` where it stands alone. `late` asks for it only
 * after the page around it is drawn: for a page that a stranger sees first.
 */
export function ShieldLogo({
  code,
  size = 32,
  label,
  late = false,
  className,
}: {
  code?: string | null | undefined;
  size?: number;
  label?: string;
  late?: boolean;
  className?: string;
}) {
  const place = logoPlace(code);
  return (
    <img
      // Before the address: React sets attributes in this order, and an address without it is fetched at once.
      loading={late ? 'lazy' : undefined}
      src={place === null ? logoPath(code) : SHEET}
      alt={label ?? ''}
      width={size}
      height={size}
      decoding="async"
      fetchPriority="low"
      className={clsx('shrink-0', place === null ? 'object-contain' : 'object-cover', className)}
      style={{ width: size, height: size, objectPosition: place === null ? undefined : `${String(place * 100)}% 0` }}
    />
  );
}

/** A squad: shield, unit, school. `compact` shortens the school to its code. */
export function SquadChip({
  squad,
  compact = false,
  className,
}: {
  squad: SquadId;
  compact?: boolean;
  className?: string;
}) {
  const school = SCHOOLS[schoolOf(squad) as SchoolCode];
  return (
    <span className={clsx('inline-flex min-w-0 items-center gap-2', className)}>
      <ShieldLogo code={school.code} size={compact ? 24 : 32} />
      <span className="min-w-0 truncate font-semibold">{compact ? school.code : school.name}</span>
      <UnitBadge unit={unitOf(squad)} />
    </span>
  );
}

/** QB, RB, WR, TE, K, DST, FLEX: a position in the collegiate face. */
export function UnitBadge({ unit, className }: { unit: string; className?: string }) {
  return (
    <span
      data-unit={unit}
      className={clsx(
        'inline-grid h-6 min-w-10 shrink-0 place-items-center rounded-sm border border-line-strong unit-tint px-1.5 display text-xs',
        className,
      )}
    >
      {unit}
    </span>
  );
}

const figureSizes = { small: 'text-base', medium: 'text-2xl', large: 'text-4xl sm:text-5xl' };

/** Points, given in hundredths, to two decimals in tabular figures. Null means that there are none yet: a dash. */
export function PointsFigure({
  hundredths,
  size = 'medium',
  className,
}: {
  hundredths: number | null;
  size?: keyof typeof figureSizes;
  className?: string;
}) {
  return (
    <span className={clsx('display whitespace-nowrap', figureSizes[size], className)}>
      {hundredths === null ? <span aria-label="no points yet">–</span> : formatPoints(hundredths)}
    </span>
  );
}
