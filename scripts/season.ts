import { loadGames, loadSeason } from './tables/load';
import { USAGE, parseArguments, type SeasonCommand } from './season/arguments';
import { shiftToNow } from './season/calendar';
import { connectAsAdmin } from './season/connect';
import { pointsCsv } from './season/points';
import { openWeek, publishWeek } from './season/publish';

async function run(wanted: SeasonCommand, live: boolean): Promise<void> {
  const table = loadSeason();
  if (wanted.command === 'points') {
    console.log(pointsCsv(table));
    return;
  }
  const source = { table, games: loadGames(wanted.season) };
  const { db, close } = await connectAsAdmin(process.env, live);
  try {
    if (wanted.command === 'publish') {
      const count = await publishWeek(db, source, wanted.week, wanted.finished);
      console.log(
        `Week ${String(wanted.week)} of ${String(wanted.season)}: results of ${String(count)} squads published.`,
      );
    } else {
      const shift = wanted.shiftToNow ? shiftToNow(wanted.season, source.games, wanted.week, Date.now()) : null;
      await openWeek(db, source, wanted.week, shift);
      console.log(`Week ${String(wanted.week)} of ${String(wanted.season)} is the current week.`);
    }
  } finally {
    await close();
  }
}

const words = process.argv.slice(2);
const wanted = parseArguments(words);
if (!wanted.ok) {
  console.error(`${wanted.error.message}\n\n${USAGE}`);
  process.exit(2);
}
try {
  await run(wanted.value, words.includes('--live'));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
