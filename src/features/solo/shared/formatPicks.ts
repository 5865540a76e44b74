import { formatCount } from '@/domain/kernel/formatCount';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { WeekResults } from '@/domain/scoring/results';
import { SCHOOLS } from '@/domain/football/schools';
import { parsePickem, parseSixPicks, parseSurvivor } from '@/domain/solo/entries';
import type { SoloGame } from '@/domain/solo/soloGames';
import { pickemGames, scorePickem, type PickemOutcome } from '@/domain/solo/pickem';
import { SIX_UNITS } from '@/domain/solo/saturdaySix';
import { scoreSixWeek } from '@/domain/solo/sixWeek';
import { squadName } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';
import { formatPicked } from '../pickem/ranking';

const WORDS: Partial<Record<PickemOutcome, string>> = { right: 'correct', wrong: 'missed', off: 'called off' };

/**
 * A game's stored picks in words. `lines`: those of a week, one line each: `14 Alabama, correct`, `LSU kickers 9.00`,
 * `Texas`. `progress`: how far the week's picks are; `over` once none can be made anymore.
 */
interface PicksFormat {
  lines: (picks: readonly string[], week: Week, results: WeekResults | null) => string[];
  progress: (picks: readonly string[], week: Week, results: WeekResults | null, over: boolean) => string;
}

const noPicks = (over: boolean) => (over ? 'No picks this week' : 'No picks yet');

export const PICKS: Record<SoloGame, PicksFormat> = {
  pickem: {
    lines: (picks, week, results) =>
      scorePickem(pickemGames(week, results), parsePickem(picks))
        .rows.flatMap(({ game: { key, opponentName }, pick, outcome }) =>
          pick === null ? [] : [{ key, opponentName, pick, outcome }],
        )
        .sort((one, other) => other.pick.confidence - one.pick.confidence)
        .map(({ key, opponentName, pick, outcome }) => {
          const words = [`${String(pick.confidence)} ${pick.wins ? SCHOOLS[key].name : opponentName}`, WORDS[outcome]];
          return words.filter((word) => word !== undefined).join(', ');
        }),
    progress: (picks, week, results, over) =>
      picks.length === 0 ? noPicks(over) : formatPicked(parsePickem(picks), pickemGames(week, results)),
  },
  six: {
    lines: (picks, _week, results) =>
      scoreSixWeek(results, parseSixPicks(picks)).rows.flatMap(({ squad, points, state }) =>
        squad === null
          ? []
          : [`${squadName(squad)}${state === 'live' || state === 'final' ? ` ${formatPoints(points)}` : ''}`],
      ),
    progress: (picks, _week, _results, over) =>
      picks.length === 0
        ? noPicks(over)
        : `${String(Object.keys(parseSixPicks(picks)).length)} of ${formatCount(SIX_UNITS.length, 'squad')} picked`,
  },
  survivor: {
    lines: (picks, week) => survivorPicks(picks, week).map(({ school }) => SCHOOLS[school].name),
    progress: (picks, week, _results, over) => {
      if (survivorPicks(picks, week).length > 0) return `Week ${String(week.week)} is picked`;
      return over ? 'No pick this week' : 'Your pick is open';
    },
  },
};

function survivorPicks(picks: readonly string[], { id }: Week) {
  return parseSurvivor(picks).filter(({ weekId }) => weekId === id);
}
