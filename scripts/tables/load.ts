import { readFileSync } from 'node:fs';
import type { Game } from './games';
import type { SeasonTable } from './season';

/** The games of a season from the project's own tables, in the order of their kickoffs. */
export function loadGames(season: number): Game[] {
  return (read(`schedule-${season}.json`) as { games: Game[] }).games;
}

/** The stat lines of a regular season; see `statLineOf` and `squadWeeks` in season.ts. */
export function loadSeason(season: number): SeasonTable {
  return read(`season-${season}.json`) as SeasonTable;
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'));
}
