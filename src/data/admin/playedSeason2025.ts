import schedule from '../../../data/schedule-2025.json';
import lines from '../../../data/season-2025.json';
import type { PlayedSeason } from '@/domain/replay/playedSeason';
import type { SeasonLines } from '@/domain/scoring/seasonLines';

/** The real season of 2025. Large, so it's loaded when a replay needs it. */
export const PLAYED_SEASON: PlayedSeason = { table: lines as SeasonLines, games: schedule.games };
