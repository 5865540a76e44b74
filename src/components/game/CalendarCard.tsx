'use client';

import type { CalendarEvent } from '@/domain/leagueCalendar';
import { succeed } from '@/domain/result';
import { useSubmit } from '@/hooks/useSubmit';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { saveFile } from '../ui/saveFile';
import { Notice } from '../ui/states';

export interface CalendarCardProps {
  league: { name: string; season: number };
  events: readonly CalendarEvent[];
}

/** Downloads a manager's season as a file for a calendar app. Shows nothing without events. */
export function CalendarCard({ league: { name, season }, events }: CalendarCardProps) {
  const { busy, error, submit } = useSubmit('The calendar file couldn’t be made. Check your connection and try again.');
  if (events.length === 0) return null;
  const download = () =>
    submit(async () => {
      const { calendarFile } = await import('@/domain/calendarFile');
      const file = calendarFile(name, events, { origin: window.location.origin, now: Date.now() });
      saveFile(file, `league-calendar-${String(season)}.ics`, 'text/calendar');
      return succeed();
    });
  return (
    <Card title="Calendar">
      {error && <Notice tone="bad">{error.message}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-48 flex-1 text-ink-muted">
          Your matchups, the first lineup lock of each week, and when the Transfer Portal opens and closes, as a file
          for your calendar app (.ics). Add it again later to update its events.
        </p>
        <Button busy={busy} onClick={() => void download()}>
          Add to calendar
        </Button>
      </div>
    </Card>
  );
}
