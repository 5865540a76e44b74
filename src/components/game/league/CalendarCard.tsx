'use client';

import type { ManagerId } from '@/domain/league/houseTeams';
import { leagueSchedule } from '@/domain/season/schedule/leagueSchedule';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { succeed } from '@/domain/kernel/result';
import { useSubmit } from '@/hooks/useSubmit';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { saveFile } from '../../ui/saveFile';
import { Notice } from '../../ui/states';

export interface CalendarCardProps {
  season: LeagueSeason;
  manager: ManagerId;
}

/**
 * Downloads a manager's season in a league as a file for a calendar app. Shows nothing until the league and the season
 * have a schedule.
 */
export function CalendarCard({ season, manager }: CalendarCardProps) {
  const { busy, error, submit } = useSubmit('The calendar file couldn’t be made. Check your connection and try again.');
  if (leagueSchedule(season.league) === null || season.weeks.every(({ week }) => week.season === null)) return null;
  const { league } = season;
  const times = [
    ...(league.lineups === 'best' ? [] : ['lineup locks']),
    ...(league.waivers === 'closed' ? [] : ['portal hours']),
  ].join(' and ');
  const download = () =>
    submit(async () => {
      const [{ calendarEvents }, { calendarFile }] = await Promise.all([
        import('@/domain/season/calendar/calendarEvents'),
        import('@/domain/season/calendar/calendarFile'),
      ]);
      const events = calendarEvents(season, manager);
      const file = calendarFile(league.name, events, { origin: window.location.origin, now: Date.now() });
      saveFile(file, `league-calendar-${String(league.season)}.ics`, 'text/calendar');
      return succeed();
    });
  return (
    <Card title="Calendar">
      {error && <Notice tone="bad">{error.message}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-48 flex-1 text-ink-muted">
          {`Your matchups as a file for your calendar app (.ics)${times === '' ? '' : `, with ${times}`}. `}
          Add it again later to update its events.
        </p>
        <Button busy={busy} onClick={() => void download()}>
          Add to calendar
        </Button>
      </div>
    </Card>
  );
}
