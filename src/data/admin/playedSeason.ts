import { lines, schedule } from '../../../data/lastPlayed';
import type { PlayedSeason } from '@/domain/replay/playedSeason';
import type { SeasonLines } from '@/domain/scoring/seasonLines';

/** The latest season with results. Large, so it's loaded when a replay needs it. */
export const PLAYED_SEASON: PlayedSeason = { table: lines as SeasonLines, games: schedule.games };
