import { FIRST_SEASON } from '@/domain/football/seasons';
import { SPREAD_SEASON } from '@/domain/football/unitScoring';

/** A kind of number whose origin can be asked for. */
export type OriginOf =
  'projection' | 'total' | 'chances' | 'odds' | 'bestLineup' | 'seasonRank' | 'draftRank' | 'draftProjection';

/** Where each kind of number comes from, in two or three sentences. */
export const ORIGINS: Readonly<Record<OriginOf, { title: string; text: string }>> = {
  projection: {
    title: 'Projected points',
    text: 'Based on earlier weeks only: what the unit usually scores, the squad’s own games, the opponent and home or away. Small samples count less. A squad’s details show its parts.',
  },
  total: {
    title: 'Projected total',
    text: 'What the starters have scored so far, plus what’s projected for the rest of their games by the game clock. Each projection is based on earlier weeks only; a squad’s details show its parts.',
  },
  chances: {
    title: 'Win probability',
    text: `How often a lead like this holds up, based on ${String(SPREAD_SEASON)} scoring. It firms up as games end.`,
  },
  odds: {
    title: 'Playoff odds',
    text: 'From 10,000 simulations of the rest of the season, each score drawn around the team’s projection. Weeks up to this one count with the lineups that are set, later ones with each roster’s best lineup.',
  },
  bestLineup: {
    title: 'Best lineup',
    text: 'The starters with the most projected points that fit your slots. Squads that have kicked off stay where they are, and one on a bye starts only if nothing else fits.',
  },
  seasonRank: {
    title: 'Rank',
    text: 'The squad’s place among the sixteen of its unit by points this season, by your league’s scoring. Ties share a rank.',
  },
  draftRank: {
    title: 'Rank',
    text: 'How many more points a squad is projected to score than the best one left at its unit once every team has filled its lineup. Byes count. The ranking is the same in every league.',
  },
  draftProjection: {
    title: 'Projected for the season',
    text: `A squad’s average per game in the latest season with results, pulled toward its unit’s average. Drafts of ${String(FIRST_SEASON)} are the exception: there is no earlier season, so they use ${String(FIRST_SEASON)} itself.`,
  },
};
