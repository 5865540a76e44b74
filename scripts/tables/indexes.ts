import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHOOL_CODES } from '@/domain/football/schools';
import type { Game } from './games';

/**
 * The files of `data/` that name its tables by season, by their own names. They follow from the tables in the folder,
 * so a new season needs no change of code.
 */
export function buildIndexes(folder: string): Record<string, string> {
  const names = readdirSync(folder);
  const seasonsOf = (table: string) =>
    names.flatMap((name) => new RegExp(`^${table}-(\\d{4})(\\.json)?$`).exec(name)?.[1] ?? []).sort();
  const scheduled = seasonsOf('schedule').map((season) => {
    const { games } = JSON.parse(readFileSync(join(folder, `schedule-${season}.json`), 'utf8')) as { games: Game[] };
    return { season, games: games.filter(({ phase }) => phase === 'regular') };
  });
  const played = seasonsOf('season');
  const last = played.at(-1)!;
  return {
    'seasons.ts': lines(
      `export const PLAYED = [${played.join(', ')}];`,
      'export const LAST_WEEKS = {',
      ...scheduled.map(({ season, games }) => `  ${season}: ${Math.max(...games.map(({ week }) => week))},`),
      '};',
    ),
    'byes.ts': lines(
      'export const BYES = {',
      ...scheduled.flatMap(({ season, games }) => [
        `  ${season}: {`,
        ...Object.entries(byesOf(games)).map(([code, weeks]) => `    ${code}: [${weeks.join(', ')}],`),
        '  },',
      ]),
      '};',
    ),
    'schedules.ts': indexOf('SCHEDULES', 'schedule', seasonsOf('schedule')),
    'opponents.ts': indexOf('OPPONENTS', 'opponents', seasonsOf('opponents')),
    'averages.ts': indexOf('AVERAGES', 'averages', seasonsOf('averages')),
    'lastPlayed.ts': lines(
      `export { default as schedule } from './schedule-${last}.json';`,
      `export { default as lines } from './season-${last}.json';`,
    ),
    'players.ts': lines(
      'export const PLAYERS = {',
      ...seasonsOf('players').flatMap((season) => [
        `  ${season}: {`,
        ...SCHOOL_CODES.map((code) => `    ${code}: () => import('./players-${season}/${code}.json'),`),
        '  },',
      ]),
      '};',
    ),
  };
}

/** Each school's weeks without a game. */
function byesOf(games: readonly Game[]): Record<string, number[]> {
  const weeks = [...new Set(games.map(({ week }) => week))].sort((one, other) => one - other);
  return Object.fromEntries(
    SCHOOL_CODES.map((code) => {
      const own = games.filter(({ home, away }) => home === code || away === code).map(({ week }) => week);
      return [code, weeks.filter((week) => !own.includes(week))];
    }),
  );
}

/** A module with the tables of one kind by season. */
function indexOf(constant: string, table: string, seasons: readonly string[]): string {
  return lines(
    ...seasons.map((season) => `import ${table}${season} from './${table}-${season}.json';`),
    '',
    `export const ${constant} = { ${seasons.map((season) => `${season}: ${table}${season}`).join(', ')} };`,
  );
}

function lines(...text: readonly string[]): string {
  return ['// Made by `npm run tables`.', ...text, ''].join('\n');
}
