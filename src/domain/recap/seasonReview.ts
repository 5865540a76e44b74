import { squadName, type SquadId } from '../football/squads';
import { formatWeeks } from '../football/weeks';
import { formatCount } from '../kernel/formatCount';
import { formatPoints, type Hundredths } from '../kernel/hundredths';
import { maxBy } from '../kernel/maxBy';
import { ordinal } from '../kernel/ordinal';
import type { ManagerId } from '../league/houseTeams';
import { teamName } from '../league/teamNames';
import type { League } from '../league/types';
import { playsAsHouseTeam } from '../league/vacancies';
import { formatRecord, formatScore } from '../scoring/formatScores';
import { seasonEnd } from '../season/playoffs/champion';
import { bestScore, scoreInWeek } from '../season/scores/scoreInWeek';
import { decidedScores } from '../season/scores/decidedScores';
import { leagueSchedule } from '../season/schedule/leagueSchedule';
import type { LeagueSeason } from '../season/leagueSeason';
import type { RecordLine } from '../season/history/recordLines';
import { playedGames, sidesOf, weekMarks, type GameSide } from '../season/matchups/seasonGames';
import { formatLuck, powerRanking } from './powerRanking';

/** A manager's season to look back on; empty until the season is over. */
export function seasonReview(season: LeagueSeason, manager: ManagerId): RecordLine[] {
  const { league } = season;
  const schedule = leagueSchedule(league);
  const end = seasonEnd(season);
  if (schedule === null || end === null) return [];
  const scores = decidedScores(season);
  const games = playedGames(schedule, scores)
    .flatMap(sidesOf)
    .filter((side) => side.manager === manager);
  const weeks = season.weeks
    .filter(({ week }) => week.week >= league.firstWeek && scores.has(week.week))
    .map((one) => ({ week: one.week, score: scoreInWeek(season, manager, one) }));
  const best = maxBy(
    weekMarks(schedule, scores).filter((mark) => mark.manager === manager),
    ({ points }) => points,
  );
  const inBest = best && games.find(({ from, week }) => from <= best.week && best.week <= week);
  const worst = maxBy(
    weeks
      .filter(({ week }) => !playsAsHouseTeam(league, manager, week))
      .map(({ week: { week }, score }) => ({ week, left: bestScore(league, score).hundredths - score.hundredths })),
    ({ left }) => left,
  );
  const squad = maxBy(squadTotals(weeks.flatMap(({ score }) => score.starters)), ({ points }) => points);
  // Of those met most often, the one with the closest games.
  const [rival = null] = rivals(games).sort(
    (one, other) => other.met.length - one.met.length || one.margin - other.margin,
  );
  // Best ball lineups aren’t set, so there are no starts.
  const starts = league.lineups === 'best' ? 'week' : 'start';
  const power = powerRanking(schedule, scores).find((row) => row.manager === manager);
  const place = end.places.indexOf(manager) + 1;
  const line = (label: string, team: string, figure: string, detail: string, holder: ManagerId | null = null) =>
    ({ key: label, label, figure, manager: holder, team, detail }) satisfies RecordLine;
  const total = games.reduce((sum, { points }) => sum + points, 0);
  return [
    line(
      'Finish',
      `${ordinal(place)} of ${String(end.places.length)}`,
      record(games),
      `${formatPoints(total)} points in ${formatCount(games.length, 'game')}`,
    ),
    ...(best
      ? [
          line(
            'Best week',
            `Week ${String(best.week)}`,
            formatPoints(best.points),
            inBest ? describe(inBest, league) : 'Week off',
          ),
        ]
      : []),
    ...(squad === null
      ? []
      : [line('Best squad', squadName(squad.squad), formatPoints(squad.points), formatCount(squad.starts, starts))]),
    ...(worst === null || worst.left <= 0
      ? []
      : [
          line(
            'Left on the bench',
            `Week ${String(worst.week)}`,
            formatPoints(worst.left),
            'Points the best lineup would have added',
          ),
        ]),
    ...(rival === null
      ? []
      : [
          line(
            'Rival',
            teamName(rival.opponent, league),
            record(rival.met),
            formatCount(rival.met.length, 'game'),
            rival.opponent,
          ),
        ]),
    ...(power === undefined
      ? []
      : [line('Luck', 'Games won beyond all-play', formatLuck(power.luck), `All-play ${formatRecord(power.allPlay)}`)]),
  ];
}

function describe({ from, week, outcome, opponent, points, against }: GameSide, league: League): string {
  const verb = outcome === 'won' ? 'Beat' : outcome === 'lost' ? 'Lost to' : 'Tied';
  const over = from === week ? '' : ` in ${formatWeeks(from, week).toLowerCase()}`;
  return `${verb} ${teamName(opponent, league)}, ${formatScore(points, against, formatPoints)}${over}`;
}

/** What each squad scored as a starter. */
function squadTotals(starters: readonly { squad: SquadId; hundredths: Hundredths }[]) {
  const totals = new Map<SquadId, { squad: SquadId; points: Hundredths; starts: number }>();
  for (const { squad, hundredths } of starters) {
    const { points, starts } = totals.get(squad) ?? { points: 0, starts: 0 };
    totals.set(squad, { squad, points: points + hundredths, starts: starts + 1 });
  }
  return [...totals.values()];
}

/** The games against each opponent, and how far apart they were in all. */
function rivals(games: readonly GameSide[]) {
  return [...new Set(games.map(({ opponent }) => opponent))].map((opponent) => {
    const met = games.filter((game) => game.opponent === opponent);
    return { opponent, met, margin: met.reduce((sum, { points, against }) => sum + Math.abs(points - against), 0) };
  });
}

function record(games: readonly GameSide[]): string {
  const count = (outcome: GameSide['outcome']) => games.filter((game) => game.outcome === outcome).length;
  return formatRecord({ wins: count('won'), losses: count('lost'), ties: count('tied') });
}
