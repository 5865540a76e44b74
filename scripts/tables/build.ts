import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { ATTRIBUTION } from './attribution';
import { checkPlayers, checkSchedule2026, checkSeason2025 } from './check';
import { gameOf, inOrder, type Game } from './games';
import { buildIndexes } from './indexes';
import { opponentsTable, type OpponentsTable } from './opponents';
import { playersTables } from './players';
import { renderTable } from './render';
import { averagesTable, seasonTable } from './season';
import { readSource, type Source, type SourceSeason, type SourceTeam } from './source';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The tables of `data/` by name, built from the source and checked. The same source gives the same bytes. */
export function buildTables({ teams, seasons }: Source): Record<string, string> {
  return {
    'ATTRIBUTION.md': ATTRIBUTION,
    ...Object.assign({}, ...seasons.map(seasonFiles)),
    'teams.json': renderTable(
      {},
      'teams',
      SCHOOL_CODES.map((code) => teamOf(teams, code)),
    ),
  };
}

function seasonFiles({ season, schedule, played }: SourceSeason): Record<string, string> {
  const games = inOrder(schedule.map(gameOf));
  if (season === 2026) checkSchedule2026(games);
  return {
    [`opponents-${season}.json`]: opponentsText(opponentsTable(season, games)),
    [`schedule-${season}.json`]: renderTable({ season }, 'games', games),
    ...(played === null ? {} : playedFiles(season, games, played)),
  };
}

function playedFiles(
  season: number,
  games: readonly Game[],
  played: NonNullable<SourceSeason['played']>,
): Record<string, string> {
  const table = seasonTable(season, played.units);
  const players = playersTables(season, played.players, table);
  if (season === 2025) checkSeason2025(games, table);
  checkPlayers(players, table);
  return {
    [`averages-${season}.json`]: renderTable({ season }, 'squads', averagesTable(table).squads),
    [`season-${season}.json`]: renderTable({ season, columns: table.columns }, 'lines', table.lines),
    ...Object.fromEntries(
      SCHOOL_CODES.map((code) => {
        const { weeks, ...head } = players[code];
        return [`players-${season}/${code}.json`, renderTable(head, 'weeks', weeks)];
      }),
    ),
  };
}

function opponentsText({ schools, ...head }: OpponentsTable): string {
  return renderTable(head, 'schools', schools);
}

function teamOf(teams: readonly SourceTeam[], code: string) {
  const team = teams.find((one) => one.code === code);
  if (team === undefined) throw new Error(`teams.json does not name ${code}`);
  return {
    code,
    name: team.school,
    fullName: team.full_name,
    mascot: team.mascot,
    city: team.city,
    state: team.state,
    stadium: team.stadium.replace(/ \([^)]*\)$/, ''),
    timezone: team.timezone,
    primary: team.color_primary,
    secondary: team.color_secondary,
    byes: team.bye_weeks,
  };
}

function main(): void {
  const folder = resolve(process.argv[2] ?? join(ROOT, '../shared/data/sec-football'));
  if (!existsSync(folder)) {
    console.error(`No source tables at ${folder}. Name their folder: npm run tables -- FOLDER`);
    process.exit(1);
  }
  write(buildTables(readSource(folder)));
  write(buildIndexes(join(ROOT, 'data')));
}

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(ROOT, 'data', name);
    const same = existsSync(file) && readFileSync(file, 'utf8') === text;
    mkdirSync(dirname(file), { recursive: true });
    if (!same) writeFileSync(file, text);
    console.log(`${same ? 'same   ' : 'written'} data/${name}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
