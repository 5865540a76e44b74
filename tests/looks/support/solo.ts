import type { Documents } from '../../../scripts/demo/league';
import { FANS, type DemoPerson } from '../../../scripts/demo/people';
import { seededRandom } from '@/domain/kernel/seededRandom';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import {
  encodePicks,
  entryScope,
  formatPickem,
  formatSixPicks,
  formatSurvivor,
  type SoloEntry,
  type SurvivorPick,
} from '@/domain/solo/entries';
import { SOLO_GAMES, type SoloGame } from '@/domain/solo/soloGames';
import { pickemGames } from '@/domain/solo/pickem';
import { SIX_UNITS } from '@/domain/solo/saturdaySix';
import { SURVIVOR_LOSSES, survivorState } from '@/domain/solo/survivor';
import {
  encodeLeaderboard,
  seasonLeaderboard,
  leaderboardId,
  weekLeaderboard,
  type SoloWeek,
} from '@/domain/solo/leaderboards';
import { lastWeekOf } from '@/domain/football/seasons';
import type { Week } from '@/domain/football/weeks';
import { SEASON, weekOf, type Moment } from './moments';
import { LONG, PLAYER } from './people';

/** Who plays the solo games: the one who looks at them, the longest name, and the fans who never look at theirs. */
const PLAYERS: readonly DemoPerson[] = [PLAYER, LONG[1]!, ...FANS.slice(4, 6)];

/** The week of the pictures; nothing is picked after it. */
const LATEST = weekOf('live');

/** A week with what was published of it. */
export type PublishedWeek = { week: Week; results: SoloWeek };

/** Everyone's picks up to the week of the pictures, and the leaderboards that follow once its games have begun. */
export function soloDocuments(moment: Moment, all: readonly PublishedWeek[]): Documents {
  const known = all.filter(({ week }) => week.week <= LATEST);
  const entries = PLAYERS.flatMap((player, at) => entriesOf(player, known, at));
  const documents: Documents = Object.fromEntries(
    entries.map(({ game, weekId, uid, picks }) => [
      `soloEntries/${game}/${entryScope(game, weekId)}/${uid}`,
      { weekId, picks: encodePicks(picks) },
    ]),
  );
  if (moment !== 'live' && moment !== 'final') return documents;
  const published = known.map(({ results }) => results);
  for (const game of SOLO_GAMES) {
    const leaderboards = [
      ...published.map(({ weekId }) => weekLeaderboard(game, weekId, entries, published)),
      seasonLeaderboard(game, SEASON, entries, published, lastWeekOf(SEASON)),
    ];
    for (const leaderboard of leaderboards)
      documents[`weeklySquads/${leaderboardId(game, leaderboard.scope)}`] = encodeLeaderboard(leaderboard);
  }
  return documents;
}

/** The paths of the leaderboards, which the moments before the games don't have. */
export function soloLeaderboardPaths(weeks: readonly Week[]): string[] {
  const scopes = [...weeks.filter(({ week }) => week <= LATEST).map(({ id }) => id), String(SEASON)];
  return SOLO_GAMES.flatMap((game) => scopes.map((scope) => `weeklySquads/${leaderboardId(game, scope)}`));
}

function entriesOf({ uid, username }: DemoPerson, known: readonly PublishedWeek[], seed: number): SoloEntry[] {
  const random = seededRandom(400 + seed);
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((one) => ({ one, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
  const entry = (game: SoloGame, weekId: string, picks: readonly string[]): SoloEntry => ({
    game,
    weekId,
    uid,
    username,
    picks,
  });
  const published = known.map(({ results }) => results);
  const survived: SurvivorPick[] = [];
  const weekly = known.flatMap(({ week, results }) => {
    const games = shuffled(pickemGames(week, results));
    const playing = shuffled(SCHOOL_CODES.filter((code) => week.kickoffs[code] !== undefined));
    const used = new Set<SchoolCode>(survived.map(({ school }) => school));
    const survivor = playing.find((code) => !used.has(code));
    const before = published.filter(({ weekId }) => weekId < week.id);
    const isOut = survivorState(survived, before).losses >= SURVIVOR_LOSSES;
    if (survivor !== undefined && !isOut) survived.push({ weekId: week.id, school: survivor });
    const ranked = games.map(({ key }, i) => ({ school: key, wins: random() < 0.6, confidence: games.length - i }));
    const six = Object.fromEntries(SIX_UNITS.map((unit, i) => [unit, playing[i]]));
    return [entry('pickem', week.id, formatPickem(ranked)), entry('six', week.id, formatSixPicks(six))];
  });
  const latest = survived.at(-1);
  return latest === undefined ? weekly : [...weekly, entry('survivor', latest.weekId, formatSurvivor(survived))];
}
