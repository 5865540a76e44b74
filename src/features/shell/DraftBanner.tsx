import { CalendarClock } from 'lucide-react';
import { IntentLink } from '@/components';
import type { LiveDraft } from './session';

/**
 * The banner for a live draft, on every page except the draft page of the same league (docs/requirements.md R2.12), for
 * which the caller passes no draft.
 */
export function DraftBanner({ draft }: { draft: LiveDraft | undefined }) {
  if (!draft?.leagueId) return null;
  return (
    <aside aria-label="Live draft" className="no-print sticky top-0 z-30 text-on-live">
      <div aria-hidden className="absolute inset-0 animate-live bg-linear-to-r from-live-from to-live-to" />
      <div className="relative mx-auto flex min-h-14 max-w-[90rem] items-center justify-between gap-3 px-3 py-1.5 sm:px-6">
        <p className="flex min-w-0 items-center gap-2.5">
          <CalendarClock aria-hidden className="size-5 shrink-0" />
          {/* On a phone a long name wraps to a second line before it is cut off. */}
          <span className="line-clamp-2 min-w-0 leading-tight wrap-anywhere sm:line-clamp-1">
            <strong>LIVE DRAFT:</strong> {draft.leagueName}
          </span>
        </p>
        <div className="flex shrink-0 items-center gap-4">
          <span className="hidden font-semibold whitespace-nowrap xl:inline">Draft is LIVE!</span>
          <IntentLink
            href={`/draft/${draft.leagueId}`}
            className="inline-flex pressable shrink-0 items-center rounded-control bg-on-live px-4 font-semibold whitespace-nowrap text-live-from"
          >
            Join Draft
          </IntentLink>
        </div>
      </div>
    </aside>
  );
}
