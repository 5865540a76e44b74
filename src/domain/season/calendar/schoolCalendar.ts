import { SCHEDULES } from '../../../../data/schedules';
import { fixturesOf, formatFixture, type ScheduledGame } from '../../football/fixtures';
import { SCHOOLS, type SchoolCode } from '../../football/schools';
import { DAY_MS } from '../../kernel/durations';
import { GAME_MS, type CalendarEvent } from './calendarEvents';

/** A game of the tables: `kickoff` is ISO, or null where only the day is known. */
type DatedGame = ScheduledGame & { id: string; kickoff: string | null; date: string };

const SEASONS: readonly { season: number; games: readonly DatedGame[] }[] = Object.values(SCHEDULES);

/** A school's regular-season games in all known seasons, as events for a calendar app. */
export function schoolEvents(school: SchoolCode): CalendarEvent[] {
  return SEASONS.flatMap(({ season, games }) =>
    games.flatMap((game): CalendarEvent[] => {
      const fixture = game.home === school || game.away === school ? fixturesOf([game], game.week)[school] : undefined;
      if (fixture === undefined) return [];
      const start = Date.parse(game.kickoff ?? game.date);
      return [
        {
          id: `game-${game.id}`,
          title: `${SCHOOLS[school].name} ${formatFixture(fixture)}`,
          description: `Week ${String(game.week)} of ${String(season)}.`,
          start,
          // The end of a whole day is the next one (RFC 5545, 3.8.2.2).
          end: start + (game.kickoff === null ? DAY_MS : GAME_MS),
          allDay: game.kickoff === null,
          path: '/squads',
        },
      ];
    }),
  );
}
