'use client';

import { Button, Card } from '@/components';
import type { WeekId } from '@/domain/kernel/ids';
import { formatGap, type WeekAhead } from '@/domain/season/lineups/lineupGaps';

/** The byes and empty slots that a manager's lineup has in later weeks, each week with a button that goes there. */
export function WeeksAhead({ weeks, onWeek }: { weeks: readonly WeekAhead[]; onWeek: (weekId: WeekId) => void }) {
  return (
    <Card flush title="Weeks ahead">
      {weeks.length === 0 ? (
        <p className="p-4 text-ink-muted">No byes or empty slots ahead.</p>
      ) : (
        <ul className="divide-y divide-line" aria-label="Weeks ahead">
          {weeks.map(({ week, gaps }) => (
            <li key={week.id} className="flex items-center justify-between gap-3 px-3 py-2 @lg:px-4">
              <div className="min-w-0">
                <p className="font-semibold">Week {week.week}</p>
                <ul className="text-sm">
                  {gaps.map((gap, i) => (
                    <li key={`${gap.slot} ${gap.starter ?? String(i)}`}>
                      {formatGap(gap)}
                      {!gap.replacement && <span className="text-ink-muted">, no replacement</span>}
                    </li>
                  ))}
                </ul>
              </div>
              <Button
                size="small"
                className="shrink-0"
                aria-label={`Set your lineup for week ${String(week.week)}`}
                onClick={() => onWeek(week.id)}
              >
                Set lineup
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
