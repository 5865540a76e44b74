'use client';

import { Card, IntentLink, Moment, buttonClass, formatCount } from '@/components';
import type { DraftAhead } from './draftsAhead';

/** The user's leagues before and during their drafts: what each waits for, and one thing to do about it. */
export function Drafts({
  drafts,
  unread,
}: {
  drafts: readonly DraftAhead[];
  unread: Readonly<Record<string, number>>;
}) {
  return (
    <Card title="Drafts" flush>
      <ul className="divide-y divide-line">
        {drafts.map((draft) => (
          <li key={draft.league.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-44">
              <p dir="auto" className="line-clamp-2 leading-tight font-semibold wrap-anywhere">
                {draft.league.name}
              </p>
              <p className="text-sm text-ink-muted">
                {draft.at !== null && (
                  <>
                    <Moment at={draft.at} />
                    {'. '}
                  </>
                )}
                <span>{formatStatus(draft)}</span>
                {(unread[draft.league.id] ?? 0) > 0 && (
                  <span>{` ${formatCount(unread[draft.league.id] ?? 0)} unread.`}</span>
                )}
              </p>
            </div>
            <IntentLink href={draft.action.href} className={buttonClass('secondary', 'small')}>
              {draft.action.label}
            </IntentLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function formatStatus({ status, league }: DraftAhead): string {
  switch (status.kind) {
    case 'live':
      return 'Drafting now.';
    case 'waiting':
      return `${String(league.members.length)} of ${String(league.capacity)} managers, ${String(status.open)} to go.`;
    case 'full':
      return status.mine ? 'Everyone’s here. Start when you’re ready.' : 'Full. Waiting for the commissioner to start.';
  }
}
