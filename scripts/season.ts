import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { loadGames, loadSeason } from './tables/load';
import { USAGE, parseArguments, type SeasonCommand } from './season/arguments';
import { shiftToNow } from './season/calendar';
import { connectAsAdmin, connectAsService } from './season/connect';
import { exportSeason } from './season/export';
import { importSeason } from './season/import';
import { pointsCsv } from './season/points';
import { openWeek } from './season/openWeek';
import { publishWeek } from '@/data/admin/seasonResults';
import { publishFile } from './season/publishFile';
import { playCurrentWeek } from './season/live';
import { replayWeek } from './season/replay';
import { finishedGames } from '@/domain/replay/replayedWeek';

async function run(wanted: SeasonCommand, live: boolean): Promise<void> {
  if (wanted.command === 'help') return console.log(USAGE);
  if (wanted.command === 'import') return runImport(wanted.path, live);
  if (wanted.command === 'file' || wanted.command === 'export') return runWithoutTables(wanted, live);
  if (wanted.command === 'points') return console.log(pointsCsv(loadSeason(wanted.season)));
  const { season } = wanted;
  const games = loadGames(season);
  const desk = await connectAsAdmin(process.env, live);
  try {
    if (wanted.command === 'open') {
      const shift = wanted.shiftToNow ? shiftToNow(season, games, wanted.week, Date.now()) : null;
      await openWeek(desk, { season, games }, wanted.week, shift);
      console.log(`Week ${String(wanted.week)} of ${String(season)} is the current week.`);
      return;
    }
    const source = { table: loadSeason(season), games };
    if (wanted.command === 'publish') {
      const { after } = await publishWeek(desk, source, wanted.week, wanted.finished && finishedGames(wanted.finished));
      const count = Object.keys(after.squads).length;
      console.log(
        `Week ${String(wanted.week)} of ${String(season)} is published: the results of ${String(count)} squads changed.`,
      );
    } else if (wanted.command === 'live') {
      await playCurrentWeek(desk, source, (line) => console.log(line));
    } else {
      console.log(`Week ${String(wanted.week)} of ${String(season)} is played in ${String(wanted.minutes)} minutes.`);
      await replayWeek(desk, source, wanted, (line) => console.log(line));
    }
  } finally {
    await desk.close();
  }
}

async function runImport(path: string, live: boolean): Promise<void> {
  const text = readFileSync(path, 'utf8');
  const service = await connectAsService(process.env, live);
  try {
    console.log(`Imported ${String(await importSeason(service.db, text))} documents.`);
  } finally {
    await service.close();
  }
}

/** Publishes a file, or exports the season. */
async function runWithoutTables(
  wanted: Extract<SeasonCommand, { command: 'file' | 'export' }>,
  live: boolean,
): Promise<void> {
  const desk = await connectAsAdmin(process.env, live);
  try {
    if (wanted.command === 'file') {
      const count = await publishFile(desk, wanted, (line) => console.log(line));
      console.log(
        count === 0 ? 'Everything in this file is already published.' : `Published: ${String(count)} schools.`,
      );
      return;
    }
    const { out } = wanted;
    if (out !== null) writeFileSync(out, '');
    const count = await exportSeason(desk, wanted.season, (line) =>
      out === null ? console.log(line) : appendFileSync(out, `${line}\n`),
    );
    console.error(`Exported ${String(count)} documents.`);
  } finally {
    await desk.close();
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
