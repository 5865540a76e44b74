'use client';

import { Countdown, Moment } from '@/components';
import type { PortalHours } from '@/domain/moves/portal/nextPortalTimes';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';

/**
 * Whether the portal is open, the time until it opens or closes, and how full the user's roster is. `awarding`: claims
 * are being awarded first.
 */
export function PortalStatus({
  hours,
  awarding = false,
  owned,
  size,
}: {
  hours: PortalHours | null;
  awarding?: boolean;
  owned: number;
  size: number;
}) {
  const open = hours?.state === 'open';
  const at = open ? hours.closesAt : (hours?.opensAt ?? null);
  return (
    <section
      aria-label="Portal hours"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <dl className="flex items-start justify-between gap-x-4 bg-turf px-4 py-3 sm:px-5">
        <div>
          <dt className="text-sm text-ink-muted">Portal</dt>
          <dd className="display text-2xl whitespace-nowrap">
            {hours === null ? '…' : awarding ? 'Opening' : open ? 'Open' : 'Closed'}
          </dd>
        </div>
        {at !== null && (
          <div>
            <dt className="text-sm text-ink-muted">
              {open ? 'Closes' : 'Opens'}
              <span className="max-sm:hidden">
                {' '}
                <Moment at={at} zone />
              </span>
            </dt>
            <dd>
              <Countdown
                until={at}
                clock={SERVER_CLOCK}
                urgentBelow={600_000}
                className="display text-2xl whitespace-nowrap"
              />
            </dd>
          </div>
        )}
        <div className="text-right">
          <dt className="text-sm text-ink-muted">Your roster</dt>
          <dd className="display text-2xl whitespace-nowrap">
            {owned} of {size}
          </dd>
        </div>
      </dl>
    </section>
  );
}
