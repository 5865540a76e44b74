import { formatCount } from '../kernel/formatCount';
import type { Week } from '../football/weeks';

const DAY = 86_400_000;

/** How old a week is at `now` (milliseconds): `Week 3 of 2025 began 4 days ago.` */
export function formatWeekAge(week: Week, now: number): string {
  const name = `Week ${String(week.week)} of ${String(week.season)}`;
  const began = week.monday ?? week.startDate;
  if (began === null) return `${name}. When it began isn’t known.`;
  const days = Math.floor(Math.abs(now - began) / DAY);
  if (days === 0) return `${name} ${now < began ? 'begins' : 'began'} today.`;
  return now < began
    ? `${name} begins in ${formatCount(days, 'day')}.`
    : `${name} began ${formatCount(days, 'day')} ago.`;
}

/** Whether a week has ended by `now` (milliseconds), so that the next one should be open. */
export function isWeekOverdue({ endDate }: Week, now: number): boolean {
  return endDate !== null && now >= endDate;
}
