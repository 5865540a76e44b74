import { squadName } from '../football/squads';
import { formatPoints, type Hundredths } from '../kernel/hundredths';
import type { ManagerId } from '../league/houseTeams';
import { teamName } from '../league/teamNames';
import { formatRecord, formatScore } from '../scoring/formatScores';
import { decidedScores } from '../season/scores/decidedScores';
import { playoffStart, type Stage } from '../season/schedule/scheduleWeeks';
import { leagueSchedule } from '../season/schedule/leagueSchedule';
import type { LeagueSeason } from '../season/leagueSeason';
import { standings } from '../season/standings';
import { winPercent } from '../season/odds/winProbability';
import {
  GAME_SENTENCES,
  HEADLINES,
  LEDES,
  PLAYOFF_LEDES,
  SECOND_SENTENCES,
  TOP_HEADLINES,
  type GameFacts,
  type WeekFacts,
} from './sentences';
import type { RecapGame, WeekRecap } from './weekRecap';

/** A week in words: `games` are parallel to the recap's. */
export type WeekStory = { week: number; headline: string; lede: string; games: string[] };

type GameKind = keyof typeof GAME_SENTENCES;

/** The most that a winner's chance was, for an upset and for one in the headline. */
const UPSET = 0.38;
const BIG_UPSET = 0.3;
/** Margins, in hundredths. */
const CLOSE = 500;
const CLOSEST = 250;
const ROUT = 4000;
/** In a shootout, the loser outscored this share of the other teams, and had this much of the league's mean score. */
const MIN_OUTSCORED = 0.6;
const MANY = 1.1;
/** The winner's share of the league's mean score in a slog. */
const FEW = 0.85;
/** The games that can be the headline in the playoffs. */
const TITLE_STAGES: readonly Stage[] = ['quarterfinal', 'semifinal', 'final'];
/** The wins in a row, and the points of a starter, that are worth a sentence. */
const STREAK = 3;
const STAR = 3000;

/**
 * The recaps in words, in their order. Sentences of a kind take turns over the season, from a place that depends on the
 * league, so that none is used again before all others have been.
 */
export function recapStories(season: LeagueSeason, recaps: readonly WeekRecap[]): WeekStory[] {
  const { league } = season;
  const schedule = leagueSchedule(league);
  if (schedule === null) return [];
  const scores = decidedScores(season);
  const playoffs = playoffStart(schedule) ?? Infinity;
  const nameOf = (manager: ManagerId) => teamName(manager, league);
  const streaks = new Map<ManagerId, number>();
  const all: Hundredths[] = [];
  const used = new Map<unknown, number>();
  const first = [...league.id].reduce((sum, character) => sum + character.charCodeAt(0), 0);
  const next = <Facts>(sentences: readonly ((facts: Facts) => string)[], facts: Facts): string => {
    const turn = used.get(sentences) ?? 0;
    used.set(sentences, turn + 1);
    return sentences[(first + turn) % sentences.length]!(facts);
  };
  return recaps.map((recap): WeekStory => {
    for (const { winner, loser, isTie, roundWeek } of recap.games) {
      if (roundWeek === 1) continue;
      streaks.set(winner, isTie ? 0 : (streaks.get(winner) ?? 0) + 1);
      streaks.set(loser, 0);
    }
    all.push(...recap.report.map(({ points }) => points));
    const mean = all.reduce((sum, points) => sum + points, 0) / all.length;
    const told = recap.games.map((game) => ({
      game,
      kind: kindOf(game, recap, mean),
      facts: gameFacts(game, recap.week, streaks.get(game.winner) ?? 0, nameOf),
    }));
    const games = told.map(({ game, kind, facts }) => {
      const second = secondKind(game, streaks.get(game.winner) ?? 0);
      const sentence = next(GAME_SENTENCES[kind], facts);
      return second === null ? sentence : `${sentence} ${next(SECOND_SENTENCES[second], facts)}`;
    });
    const [best] = recap.report;
    const upTo = new Map([...scores].filter(([week]) => week <= recap.week));
    const leader = standings(schedule, upTo)[0]!;
    const facts: WeekFacts = {
      week: String(recap.week),
      top: nameOf(best!.manager),
      topPoints: formatPoints(best!.points),
      leader: nameOf(leader.manager),
      record: formatRecord(leader),
    };
    const isPlayoffs = recap.week >= playoffs;
    const lead = told
      .filter(({ game }) => !isPlayoffs || TITLE_STAGES.includes(game.stage))
      .map((one) => ({ ...one, news: newsOf(one.game) }))
      .sort((one, other) => other.news.weight - one.news.weight)[0];
    return {
      week: recap.week,
      headline: lead?.news.kind == null ? next(TOP_HEADLINES, facts) : next(HEADLINES[lead.news.kind], lead.facts),
      lede: next(isPlayoffs ? PLAYOFF_LEDES : LEDES, facts),
      games,
    };
  });
}

/** What a game was. `mean` is the league's mean score of the season so far. */
function kindOf(game: RecapGame, { report }: WeekRecap, mean: Hundredths): GameKind {
  const { stage, roundWeek, isTie, chance, points, against } = game;
  if (roundWeek === 1) return isTie ? 'halfwayLevel' : 'halfway';
  const bySeed = !isTie && points === against;
  if (stage === 'final') return bySeed ? 'championshipBySeed' : 'championship';
  if (bySeed) return 'bySeed';
  if (stage === 'quarterfinal' || stage === 'semifinal') return stage;
  if (isTie) return 'tie';
  if (chance < UPSET) return 'upset';
  if (points - against < CLOSE) return 'thriller';
  if (points - against >= ROUT) return 'rout';
  // The others' scores are those of one week.
  if (roundWeek === 2) return 'plain';
  const outscored = report.filter((one) => one.points < against).length / Math.max(1, report.length - 1);
  if (outscored >= MIN_OUTSCORED && against >= MANY * mean) return 'shootout';
  if (points <= FEW * mean) return 'slog';
  return 'plain';
}

function secondKind({ roundWeek, isTie, points, against, leftByLoser, star }: RecapGame, streak: number) {
  const isDecided = roundWeek !== 1;
  if (isDecided && !isTie && leftByLoser > points - against) return 'bench';
  if (isDecided && streak >= STREAK) return 'streak';
  return star !== null && star.hundredths >= STAR ? 'star' : null;
}

/** What a game is worth in the headline, and as what. */
function newsOf({ stage, roundWeek, chance, points, against }: RecapGame): {
  kind: keyof typeof HEADLINES | null;
  weight: number;
} {
  if (roundWeek === 1) return { kind: null, weight: -1 };
  if (stage === 'final') return { kind: 'championship', weight: 3 };
  if (points === against) return { kind: null, weight: -1 };
  if (chance < BIG_UPSET) return { kind: 'upset', weight: 2 - chance };
  if (points - against < CLOSEST) return { kind: 'thriller', weight: 1 - (points - against) / CLOSEST };
  return { kind: null, weight: -1 };
}

function gameFacts(game: RecapGame, week: number, streak: number, nameOf: (manager: ManagerId) => string): GameFacts {
  const { winner, loser, points, against, chance, star, leftByLoser } = game;
  return {
    winner: nameOf(winner),
    loser: nameOf(loser),
    score: formatScore(points, against, formatPoints),
    margin: formatPoints(points - against),
    chance: `${String(winPercent(chance)[0])}%`,
    star: star === null ? '' : squadName(star.squad),
    starPoints: star === null ? '' : formatPoints(star.hundredths),
    left: formatPoints(leftByLoser),
    streak: String(streak),
    week: String(week),
  };
}
