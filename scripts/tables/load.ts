import { readFileSync } from 'node:fs';
import type { Game } from './games';
import type { SeasonTable } from './season';

/** The games of a season from the project's own tables, in the order of their kickoffs. */
export function loadGames(season: 2025 | 2026): Game[] {
  return (read(`schedule-${season}.json`) as { games: Game[] }).games;
}

/** The stat lines of the 2025 regular season; see `statLineOf` and `squadWeeks` in season.ts. */
export function loadSeason(): SeasonTable {
  return read('season-2025.json') as SeasonTable;
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'));
}
