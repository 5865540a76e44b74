import { formatPoints, formatWhole } from '@/domain/kernel/hundredths';
import type { WeekResults } from '@/domain/scoring/results';
import { SCHOOLS } from '@/domain/football/schools';
import { parsePickem, parseSixPicks, parseSurvivor, type SoloGame } from '@/domain/solo/entries';
import { pickemGames, scorePickem, type PickemOutcome } from '@/domain/solo/pickem';
import { scoreSixWeek } from '@/domain/solo/sixWeek';
import { squadName } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';

const WORDS: Partial<Record<PickemOutcome, string>> = { right: 'correct', wrong: 'missed', off: 'called off' };

/** A player's picks of a week, one line each: `14 Alabama, right`, `LSU kickers 9.00`, `Texas`. */
export function formatPicks(
  game: SoloGame,
  week: Week,
  results: WeekResults | null,
  picks: readonly string[],
): string[] {
  if (game === 'pickem') {
    return scorePickem(pickemGames(week, results), parsePickem(picks))
      .rows.flatMap(({ game: { key, opponentName }, pick, outcome }) =>
        pick === null ? [] : [{ key, opponentName, pick, outcome }],
      )
      .sort((one, other) => other.pick.confidence - one.pick.confidence)
      .map(({ key, opponentName, pick, outcome }) => {
        const words = [`${String(pick.confidence)} ${pick.wins ? SCHOOLS[key].name : opponentName}`, WORDS[outcome]];
        return words.filter((word) => word !== undefined).join(', ');
      });
  }
  if (game === 'six') {
    return scoreSixWeek(results, parseSixPicks(picks)).rows.flatMap(({ squad, points, state }) =>
      squad === null
        ? []
        : [`${squadName(squad)}${state === 'live' || state === 'final' ? ` ${formatPoints(points)}` : ''}`],
    );
  }
  return parseSurvivor(picks)
    .filter(({ weekId }) => weekId === week.id)
    .map(({ school }) => SCHOOLS[school].name);
}

/** A line's points as the game counts them. */
export function formatScore(game: SoloGame, points: number): string {
  return game === 'six' ? formatPoints(points) : formatWhole(points);
}
