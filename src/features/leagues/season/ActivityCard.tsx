import { formatDay } from '@/domain/kernel/times';
import { ArrowLeftRight, ListChecks, Repeat, Trophy, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components';
import type { Activity } from './recentActivity';

const ICONS: Record<Activity['kind'], typeof Trophy> = {
  result: Trophy,
  move: Repeat,
  trade: ArrowLeftRight,
  draft: ListChecks,
  joined: UserPlus,
};

export interface ActivityCardProps {
  items: readonly Activity[];
  /** Stands to the right of the heading. */
  aside?: ReactNode;
}

/** What happened last in a league. */
export function ActivityCard({ items, aside }: ActivityCardProps) {
  return (
    <Card title="Activity" aside={aside} flush>
      <ul className="divide-y divide-line">
        {items.map(({ key, at, kind, text }) => {
          const Icon = ICONS[kind];
          return (
            <li key={key} className="flex items-start gap-3 px-4 py-2.5 sm:px-5">
              <Icon aria-hidden className="mt-1 size-4 shrink-0 text-ink-muted" />
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {text}
              </span>
              {at !== null && (
                <time dateTime={new Date(at).toISOString()} className="text-sm whitespace-nowrap text-ink-muted">
                  {formatDay(at, new Date())}
                </time>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
