import { SCHOOL_CODES } from '@/domain/schools';
import { connectAsAdmin } from '../../../scripts/season/connect';
import { publishWeek } from '@/data/desk/seasonResults';
import { loadGames, loadSeason } from '../../../scripts/tables/load';

/** Publishes a week of 2025 with every game played as far as told: `publishAt.ts WEEK PLAYED`, with PLAYED from 0 to 1. A program, because Playwright can't load the tables. */
const [week, played] = process.argv.slice(2).map(Number);
const desk = await connectAsAdmin(process.env, false);
const moments = Object.fromEntries(SCHOOL_CODES.map((code) => [code, played]));
await publishWeek(desk, { table: loadSeason(), games: loadGames(2025) }, week!, moments);
await desk.close();
process.exit(0);
