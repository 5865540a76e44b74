'use client';

import type { ReactNode } from 'react';
import { Countdown, Moment, Origin, PointsFigure } from '@/components';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import type { Hundredths } from '@/domain/kernel/hundredths';

/**
 * The week's lineup at a glance: points so far, projected points, and when the next squad locks. `children` are at its
 * end.
 */
export function LineupSummary({
  points,
  projected,
  nextLock,
  children,
}: {
  /** In hundredths; null before stats for any of its games are in. */
  points: Hundredths | null;
  /** In hundredths; null to leave it out. */
  projected: Hundredths | null;
  /** When the next squad locks, in milliseconds; null once none can change any more, undefined to leave it out. */
  nextLock: number | null | undefined;
  children?: ReactNode;
}) {
  return (
    <section
      aria-label="Lineup at a glance"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card lg:flex lg:items-center"
    >
      <dl className="flex gap-x-6 bg-turf px-4 py-3 sm:gap-x-10 sm:px-5 lg:min-w-0 lg:flex-1">
        <Fact label="Points">
          <PointsFigure hundredths={points} className="text-2xl" size="medium" />
        </Fact>
        {projected !== null && (
          <Fact label={<Origin of="total">Projected</Origin>} testId="projected">
            <PointsFigure hundredths={projected} className="text-2xl" size="medium" />
          </Fact>
        )}
        {nextLock !== undefined && nextLock !== null && (
          <Fact
            label={
              <>
                Next lock
                <span className="max-sm:hidden">
                  : <Moment at={nextLock} zone />
                </span>
              </>
            }
            end
          >
            <Countdown until={nextLock} clock={SERVER_CLOCK} urgentBelow={600_000} className="display text-2xl" />
          </Fact>
        )}
      </dl>
      {children && (
        <div className="flex min-h-16 items-center justify-between gap-4 border-t border-line px-4 py-2 sm:px-5 lg:border-t-0 lg:border-l">
          {children}
        </div>
      )}
    </section>
  );
}

function Fact({
  label,
  children,
  end = false,
  testId,
}: {
  label: ReactNode;
  children: ReactNode;
  /** At the end of the line on a phone. */
  end?: boolean;
  testId?: string;
}) {
  return (
    <div className={end ? 'max-lg:ml-auto max-lg:text-right' : ''} data-testid={testId}>
      <dt className="text-sm text-ink-muted">{label} </dt>
      <dd>{children}</dd>
    </div>
  );
}
