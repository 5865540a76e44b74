/** What a sentence about a game can name. Points are formatted; `chance` is the winner's before kickoff, in percent. */
export type GameFacts = {
  winner: string;
  loser: string;
  /** `112.40–98.20` */
  score: string;
  margin: string;
  chance: string;
  star: string;
  starPoints: string;
  /** What the loser left on the bench. */
  left: string;
  /** The winner's wins in a row, this one included. */
  streak: string;
  week: string;
};

/** What a sentence about a whole week can name. */
export type WeekFacts = {
  week: string;
  /** The team with the most points of the week, and its points. */
  top: string;
  topPoints: string;
  /** The team in first place, and its record. */
  leader: string;
  record: string;
};

type Sentences<Facts> = readonly ((facts: Facts) => string)[];

/** How a game is told, by what it was. Every sentence is true of any game of its kind. */
export const GAME_SENTENCES = {
  championship: [
    ({ winner, loser, score }) => `${winner} won the championship, ${score} over ${loser}.`,
    ({ winner, loser, score }) => `The title went to ${winner}, who beat ${loser}, ${score}.`,
  ],
  championshipBySeed: [
    ({ winner, loser, score }) =>
      `${winner} won the championship as the higher seed after a tie with ${loser}, ${score}.`,
  ],
  quarterfinal: [
    ({ winner, loser, score }) => `${winner} beat ${loser}, ${score}, for a place in the semifinals.`,
    ({ winner, loser, score }) => `${winner} came through the first round, ${score} over ${loser}.`,
    ({ winner, loser, score }) => `${loser} went out in the first round, ${score} against ${winner}.`,
    ({ winner, loser, score }) => `${winner} moved on to the semifinals, ${score} over ${loser}.`,
  ],
  semifinal: [
    ({ winner, loser, score }) => `${winner} advanced, ${score}, and ended the title hopes of ${loser}.`,
    ({ winner, loser, score }) => `With the season on the line, ${winner} beat ${loser}, ${score}.`,
    ({ winner, loser, score }) => `${winner} beat ${loser}, ${score}, for a place in the final.`,
    ({ winner, loser, score }) => `The road ended for ${loser}, ${score} against ${winner}.`,
  ],
  halfway: [
    ({ winner, loser, score }) => `Halfway through, ${winner} leads ${loser}, ${score}.`,
    ({ winner, loser, margin }) => `${winner} takes a lead of ${margin} over ${loser} into the second week.`,
    ({ winner, loser, score }) => `One week down, one to go: ${winner} ${score} over ${loser}.`,
    ({ winner, loser, margin }) => `${loser} has a week to make up ${margin} on ${winner}.`,
  ],
  halfwayLevel: [({ winner, loser, score }) => `Halfway through, ${winner} and ${loser} are level, ${score}.`],
  tie: [
    ({ winner, loser, score }) => `${winner} and ${loser} couldn’t be separated: ${score}.`,
    ({ winner, loser, score }) => `${winner} and ${loser} played to a tie, ${score}.`,
    ({ winner, loser, score }) => `${winner} and ${loser} split the week, ${score}.`,
  ],
  bySeed: [
    ({ winner, loser, score }) => `${winner} and ${loser} tied, ${score}, and the higher seed, ${winner}, got the win.`,
    ({ winner, loser, score }) => `After a tie, ${score}, ${winner} moved ahead of ${loser} as the higher seed.`,
    ({ winner, loser, score }) =>
      `Only their seeds separated ${winner} and ${loser}, ${score}: ${winner} had the higher one.`,
    ({ winner, loser, score }) => `${winner} won as the higher seed after a tie with ${loser}, ${score}.`,
  ],
  upset: [
    ({ winner, loser, score, chance }) => `The odds were ${chance} for ${winner}, who beat ${loser} anyway, ${score}.`,
    ({ winner, loser, score, chance }) =>
      `The projections gave ${winner} ${chance}. The scoreboard gave ${winner} the win, ${score} over ${loser}.`,
    ({ winner, loser, score }) => `${loser} came in as the favorite and left with a loss, ${score} to ${winner}.`,
    ({ winner, loser, score, chance }) =>
      `At ${chance}, ${winner} had no business beating ${loser}, and did: ${score}.`,
    ({ winner, loser, score }) => `On paper it belonged to ${loser}. On the field it was ${winner}, ${score}.`,
    ({ winner, loser, score, chance }) => `${winner} turned ${chance} into a win over ${loser}, ${score}.`,
    ({ winner, loser, score }) => `Throw out the projections: ${winner} ${score} over ${loser}.`,
    ({ winner, loser, score, chance }) =>
      `The odds gave ${winner} only ${chance}. That was enough to beat ${loser}, ${score}.`,
    ({ winner, loser, score }) => `${winner} pulled the rug out from under ${loser}, ${score}.`,
    ({ winner, loser, score }) => `${loser} had the odds, but ${winner} had the points, ${score}.`,
  ],
  thriller: [
    ({ winner, loser, margin }) => `${winner} slipped past ${loser} by ${margin}.`,
    ({ winner, loser, score }) => `There wasn’t much between them: ${winner} ${score} over ${loser}.`,
    ({ winner, loser, margin, score }) => `${margin} points were all that ${winner} needed over ${loser}, ${score}.`,
    ({ winner, loser, score }) => `${winner} had just enough to beat ${loser}, ${score}.`,
    ({ winner, loser, margin }) => `It could have gone either way: ${winner} over ${loser} by ${margin}.`,
    ({ winner, loser, margin }) => `${loser} finished within ${margin} of ${winner}, which counts for nothing.`,
    ({ winner, loser, score }) =>
      `You could hardly tell ${winner} and ${loser} apart, but the scoreboard could: ${score}.`,
    ({ winner, loser, margin }) => `A hair’s breadth, or ${margin}, stood between ${winner} and ${loser}.`,
    ({ winner, loser, score }) => `${loser} will want that one back: ${score} to ${winner}.`,
    ({ winner, loser, margin }) => `${winner} got by ${loser} with ${margin} to spare.`,
  ],
  rout: [
    ({ winner, loser, score }) => `${winner} ran away from ${loser}, ${score}.`,
    ({ winner, loser, margin }) => `${winner} had ${margin} to spare against ${loser}.`,
    ({ winner, loser, score }) => `It was no contest: ${winner} ${score} over ${loser}.`,
    ({ winner, loser, margin }) => `${loser} finished ${margin} behind ${winner}.`,
    ({ winner, loser, score }) => `${winner} rolled over ${loser}, ${score}.`,
    ({ winner, loser, score }) => `${winner} left no doubt against ${loser}, ${score}.`,
    ({ winner, loser, margin }) => `${winner} by ${margin}. ${loser} would rather not talk about it.`,
    ({ winner, loser, score }) => `${loser} had a rough time against ${winner}, ${score}.`,
    ({ winner, loser, score }) => `${winner} cruised past ${loser}, ${score}.`,
    ({ winner, loser, margin }) => `${margin} separated ${winner} from ${loser}, and it felt like more.`,
  ],
  shootout: [
    ({ winner, loser, score }) => `${winner} and ${loser} both went big, ${winner} bigger, ${score}.`,
    ({ winner, loser, score }) => `${loser} scored enough to beat most of the league, but not ${winner}: ${score}.`,
    ({ winner, loser, score }) => `Against most others that’s a win for ${loser}. Against ${winner} it was ${score}.`,
    ({ winner, loser, score }) => `Both lineups came to play: ${winner} ${score} over ${loser}.`,
    ({ winner, loser, score }) => `${loser} did little wrong and still lost to ${winner}, ${score}.`,
    ({ winner, loser, score }) => `Points everywhere, and ${winner} had more of them than ${loser}, ${score}.`,
    ({ winner, loser, score }) => `${winner} outgunned ${loser}, ${score}.`,
    ({ winner, loser, score }) => `${loser} ran into ${winner} at the wrong time, ${score}.`,
  ],
  slog: [
    ({ winner, loser, score }) => `It wasn’t pretty: ${winner} ${score} over ${loser}.`,
    ({ winner, loser, score }) => `${winner} won ugly against ${loser}, ${score}.`,
    ({ winner, loser, score }) => `A win is a win: ${winner} ${score} over ${loser}.`,
    ({ winner, loser, score }) => `${score} was enough for ${winner}, because ${loser} had less.`,
    ({ winner, loser, score }) => `${winner} got away with a quiet week against ${loser}, ${score}.`,
    ({ winner, loser, score }) => `Neither ${winner} nor ${loser} scored much: ${score} to ${winner}.`,
    ({ winner, loser, score }) => `${winner} ground out a win over ${loser}, ${score}.`,
    ({ winner, loser, score }) => `${winner} won a low-scoring one over ${loser}, ${score}.`,
  ],
  plain: [
    ({ winner, loser, score }) => `${winner} beat ${loser}, ${score}.`,
    ({ winner, loser, score }) => `${winner} took care of ${loser}, ${score}.`,
    ({ winner, loser, score }) => `${loser} fell to ${winner}, ${score}.`,
    ({ winner, loser, score }) => `${winner} handled ${loser}, ${score}.`,
    ({ winner, loser, margin }) => `${winner} got past ${loser} by ${margin}.`,
    ({ winner, loser, score }) => `${winner} picked up a win over ${loser}, ${score}.`,
    ({ winner, loser, score }) => `${loser} had no answer for ${winner}, ${score}.`,
    ({ winner, loser, score }) => `It went to ${winner}, ${score} over ${loser}.`,
    ({ winner, loser, margin }) => `${winner} won by ${margin} over ${loser}.`,
    ({ winner, loser, score }) => `${winner} had the better of ${loser}, ${score}.`,
    ({ winner, loser, score }) => `A solid ${score} for ${winner} over ${loser}.`,
    ({ winner, loser, margin }) => `${loser} came up ${margin} short against ${winner}.`,
    ({ winner, loser, score }) => `${winner} finished ahead of ${loser}, ${score}.`,
    ({ winner, loser, score }) => `Mark it down as a win for ${winner}, ${score} over ${loser}.`,
  ],
} satisfies Record<string, Sentences<GameFacts>>;

/** What can follow the sentence about a game. */
export const SECOND_SENTENCES = {
  bench: [
    ({ loser, left }) => `${loser} left ${left} on the bench, enough to win.`,
    ({ loser, left }) => `The win sat on the bench: ${left} more for ${loser} with the best lineup.`,
    ({ loser, left }) => `With ${left} more from the best lineup, it’s a win for ${loser}.`,
    ({ left }) => `A better lineup was worth ${left}, and the game.`,
    ({ loser, left }) => `${loser} will be thinking about the ${left} left on the bench.`,
    ({ left }) => `The right starters would have added ${left} and turned it.`,
  ],
  streak: [
    ({ winner, streak, week }) => `That makes ${streak} in a row for ${winner} through week ${week}.`,
    ({ winner, streak, week }) => `Week ${week} ran the winning streak to ${streak} for ${winner}.`,
    ({ winner, streak, week }) => `Week ${week} made it ${streak} straight for ${winner}.`,
    ({ winner, streak, week }) => `Make it ${streak} straight wins for ${winner} as of week ${week}.`,
  ],
  star: [
    ({ star, starPoints }) => `${star} led the way with ${starPoints}.`,
    ({ star, starPoints }) => `The star was ${star}: ${starPoints}.`,
    ({ star, starPoints }) => `${starPoints} came from ${star} alone.`,
    ({ star, starPoints }) => `${star} went for ${starPoints}.`,
    ({ star, starPoints }) => `${star} paced the lineup with ${starPoints}.`,
    ({ star, starPoints }) => `${star} did the heavy lifting with ${starPoints}.`,
  ],
} satisfies Record<string, Sentences<GameFacts>>;

/** The headline of a week whose story is one game. */
export const HEADLINES = {
  championship: [({ winner }) => `The title belongs to ${winner}`],
  upset: [
    ({ winner, loser }) => `Upset: ${winner} over ${loser}`,
    ({ loser }) => `${loser}, the favorite, went down`,
    ({ winner, loser }) => `${winner} beat ${loser} and the odds`,
    ({ winner, loser }) => `${loser} didn’t see ${winner} coming`,
    ({ winner, loser }) => `So much for the odds: ${winner} over ${loser}`,
    ({ winner, loser }) => `${winner} tripped up ${loser}`,
    ({ winner, loser }) => `${winner} flipped the script on ${loser}`,
  ],
  thriller: [
    ({ winner, loser, margin }) => `${winner} by ${margin} over ${loser}`,
    ({ winner, loser }) => `Photo finish: ${winner} ahead of ${loser}`,
    ({ margin }) => `${margin} points apart`,
    ({ winner, loser }) => `${winner} edged ${loser}`,
    ({ winner, margin }) => `${winner} by a nose: ${margin}`,
    ({ winner, loser }) => `Down to the wire: ${winner} over ${loser}`,
    ({ loser, margin }) => `So close: ${loser} lost by ${margin}`,
  ],
} satisfies Record<string, Sentences<GameFacts>>;

/** The headline of a week without such a game. */
export const TOP_HEADLINES: Sentences<WeekFacts> = [
  ({ top, topPoints }) => `${top} put up ${topPoints}`,
  ({ top, week }) => `Week ${week} belonged to ${top}`,
  ({ top, topPoints, week }) => `High score of week ${week}: ${top}, ${topPoints}`,
  ({ top, topPoints }) => `${top} set the pace with ${topPoints}`,
  ({ topPoints, top }) => `${topPoints} for ${top}`,
  ({ top, week }) => `${top} owned week ${week}`,
  ({ top, topPoints }) => `${top} led the league with ${topPoints}`,
];

/** What the week was, above its games. */
export const LEDES: Sentences<WeekFacts> = [
  ({ top, topPoints, leader, record }) =>
    `${top} led all scoring with ${topPoints}. First place belongs to ${leader} at ${record}.`,
  ({ top, topPoints, leader, record }) => `The high score was ${topPoints}, by ${top}. On top at ${record}: ${leader}.`,
  ({ top, topPoints, leader, record }) =>
    `No lineup did better than ${top}, ${topPoints}. The best record is ${record}, by ${leader}.`,
  ({ top, topPoints, leader, record }) =>
    `${top} had the best week in the league, ${topPoints}. In first place: ${leader}, ${record}.`,
  ({ top, topPoints, leader, record }) => `Most points: ${top}, ${topPoints}. Best record: ${leader}, ${record}.`,
  ({ top, topPoints, leader, record }) =>
    `The week’s best was ${top} with ${topPoints}. In front: ${leader}, ${record}.`,
  ({ top, topPoints, leader, record }) =>
    `${top} had the week’s high, ${topPoints}. First in the standings: ${leader}, ${record}.`,
];

/** As `LEDES`, in the playoffs, where the standings are settled. */
export const PLAYOFF_LEDES: Sentences<WeekFacts> = [
  ({ top, topPoints }) => `${top} had the most points of the week, ${topPoints}.`,
  ({ top, topPoints }) => `The high score of the week was ${topPoints}, by ${top}.`,
];
