import { Notice } from '@/components';
import { isSeasonOver, type Week } from '@/domain/football/weeks';

/** Says that the current week is over, and when the next one opens, if there is one. */
export function WeekOver({ week }: { week: Week }) {
  return (
    <Notice>
      {isSeasonOver(week.season ?? 0, week)
        ? `Week ${String(week.week)} is over, and so is the season.`
        : `Week ${String(week.week)} is over. The next week opens on Monday.`}
    </Notice>
  );
}
