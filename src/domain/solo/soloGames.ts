import { formatPoints, formatWhole } from '../kernel/hundredths';

/**
 * A solo game's line in the table. `rules`: what one does in it. `lasts`: what an entry is for. `record`: what right
 * and wrong picks are called; null if there are none. `score`: what points are called, `format` their text. `losses`:
 * how many losses end the season.
 */
interface SoloGameLine {
  name: string;
  rules: string;
  lasts: 'week' | 'season';
  record: string | null;
  score: string;
  format: (points: number) => string;
  losses?: number;
}

/**
 * The solo games of the running season, in display order. What their picks score is in `leaderboards.ts`. To add a
 * game, see also docs/architecture.md, Where a change goes.
 */
export const SOLO_GAME_TABLE = {
  pickem: {
    name: 'Pick’em',
    rules: 'Pick every game and rank your picks by confidence.',
    lasts: 'week',
    record: 'Correct',
    score: 'Points',
    format: formatWhole,
  },
  six: {
    name: 'Saturday Six',
    rules: 'One squad of each unit, from six different schools.',
    lasts: 'week',
    record: null,
    score: 'Points',
    format: formatPoints,
  },
  survivor: {
    name: 'Survivor',
    rules: 'One school a week to win, none twice. Two losses and you’re out.',
    lasts: 'season',
    record: 'Won',
    score: 'Survived',
    format: formatWhole,
    losses: 2,
  },
} as const satisfies Record<string, SoloGameLine>;

export type SoloGame = keyof typeof SOLO_GAME_TABLE;
export const SOLO_GAMES = Object.keys(SOLO_GAME_TABLE) as readonly SoloGame[];

/** A game's line. */
export function soloGame(game: SoloGame): SoloGameLine {
  return SOLO_GAME_TABLE[game];
}
