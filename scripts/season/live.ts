import { doc, getDoc } from 'firebase/firestore';
import type { Desk } from '@/data/admin/adminLog';
import { flaggedWeeks } from '@/data/admin/publishing';
import { tellOnce } from '@/data/admin/replay';
import { publishWeek } from '@/data/admin/seasonResults';
import type { PublishPlan } from '@/domain/admin/publishPlan';
import { parseWeekResults } from '@/domain/scoring/results';
import { playGames } from '@/domain/replay/playGames';
import type { PlayedSeason } from '@/domain/replay/playedSeason';
import { GAME_MS } from '@/domain/replay/replayedWeek';
import { SCHOOL_CODES, isSchoolCode, type SchoolCode } from '@/domain/football/schools';
import { UNITS, squadId } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import type { Kickoffs } from '@/domain/football/kickoffs';
import { CLOCK } from './replay';

/** How often results are published, in milliseconds. */
const EVERY_MS = 60_000;

/**
 * Publishes the current week's games as time passes, each from its kickoff to its end, until all are final. A game that
 * someone else publishes, moves or calls off meanwhile is theirs from then on, and a replay of the week takes all of
 * them.
 */
export async function playCurrentWeek(
  desk: Desk,
  source: PlayedSeason,
  tell: (line: string) => void,
  clock = CLOCK,
): Promise<void> {
  const [flagged] = await flaggedWeeks(desk);
  if (flagged === undefined) throw new Error('No week is the current one.');
  const { id, season, week, kickoffs } = parseWeek(flagged.id, flagged.data());
  if (season !== source.table.season) throw new Error(`The current week is ${id}.`);
  const theirs = new Set<SchoolCode>();
  let known = resultsBySchool(id, (await getDoc(doc(desk.db, 'weeklySquads', id))).data());
  const leave = (stored: unknown) => {
    const present = resultsBySchool(id, stored);
    for (const code of SCHOOL_CODES) if (present[code] !== known[code]) theirs.add(code);
    return theirs;
  };
  const news = tellOnce(tell);
  await playGames({
    ...{ kickoffs, gameMs: GAME_MS, everyMs: EVERY_MS, clock },
    publish: async (moments, now) => {
      const calendar = await getDoc(flagged.ref);
      for (const code of movedSince(kickoffs, parseWeek(id, calendar.data()).kickoffs)) theirs.add(code);
      if (Object.keys(kickoffs).every((code) => theirs.has(code as SchoolCode))) return 'stop';
      if (Object.keys(moments).length === 0) return 'done';
      const plan: PublishPlan = await publishWeek(desk, source, week, moments, { now, leave });
      known = resultsBySchool(id, plan.week);
      news(moments);
      return 'done';
    },
  });
}

/** The schools whose kickoff isn't what it was. */
function movedSince(before: Kickoffs, after: Kickoffs): SchoolCode[] {
  return Object.keys(before).filter((code): code is SchoolCode => isSchoolCode(code) && before[code] !== after[code]);
}

/** What is published of each school's game, to compare. */
function resultsBySchool(id: string, stored: unknown): Partial<Record<SchoolCode, string>> {
  const { squads, games } = parseWeekResults(id, stored);
  return Object.fromEntries(
    SCHOOL_CODES.map((code) => {
      const lines = UNITS.map((unit) => squads[squadId(code, unit)]?.stats ?? null);
      return [code, JSON.stringify([games[code]?.state, games[code]?.pointsFor, games[code]?.pointsAgainst, lines])];
    }),
  );
}
