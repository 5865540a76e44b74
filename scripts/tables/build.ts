import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { ATTRIBUTION } from './attribution';
import { checkPlayers2025, checkSchedule2026, checkSeason2025 } from './check';
import { gameOf, inOrder } from './games';
import { opponentsTable, type OpponentsTable } from './opponents';
import { playersTables } from './players';
import { renderTable } from './render';
import { averagesTable, seasonTable } from './season';
import { readSource, type Source, type SourceTeam } from './source';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The files of `data/` by name, built from the source and checked. The same source gives the same bytes. */
export function buildTables(source: Source): Record<string, string> {
  const games2025 = inOrder(source.schedule2025.map(gameOf));
  const games2026 = inOrder(source.schedule2026.map(gameOf));
  const season = seasonTable(2025, source.units);
  const averages = averagesTable(season);
  const players = playersTables(2025, source.players, season);
  checkSeason2025(games2025, season);
  checkPlayers2025(players, season);
  checkSchedule2026(games2026);
  return {
    'ATTRIBUTION.md': ATTRIBUTION,
    'averages-2025.json': renderTable({ season: 2025 }, 'squads', averages.squads),
    ...Object.fromEntries(
      SCHOOL_CODES.map((code) => {
        const { weeks, ...head } = players[code];
        return [`players-2025/${code}.json`, renderTable(head, 'weeks', weeks)];
      }),
    ),
    'opponents-2025.json': opponentsText(opponentsTable(2025, games2025)),
    'opponents-2026.json': opponentsText(opponentsTable(2026, games2026)),
    'schedule-2025.json': renderTable({ season: 2025 }, 'games', games2025),
    'schedule-2026.json': renderTable({ season: 2026 }, 'games', games2026),
    'season-2025.json': renderTable({ season: 2025, columns: season.columns }, 'lines', season.lines),
    'teams.json': renderTable(
      {},
      'teams',
      SCHOOL_CODES.map((code) => teamOf(source.teams, code)),
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
  mkdirSync(join(ROOT, 'data', 'players-2025'), { recursive: true });
  for (const [name, text] of Object.entries(buildTables(readSource(folder)))) {
    const file = join(ROOT, 'data', name);
    const same = existsSync(file) && readFileSync(file, 'utf8') === text;
    if (!same) writeFileSync(file, text);
    console.log(`${same ? 'same   ' : 'written'} data/${name}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
