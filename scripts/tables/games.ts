import { wholeOrNull, type Row } from './source';

/** The parts of a season. */
export type Phase = 'regular' | 'conference_championship' | 'postseason';

/** A game of a season's table. `kickoff` is ISO, or null while it is not announced; scores are null until final. */
export type Game = {
  id: string;
  phase: Phase;
  week: number;
  kickoff: string | null;
  /** The day (UTC) where only that is known; a day late when it means midnight in America. */
  date: string;
  home: string;
  away: string;
  homeName: string;
  awayName: string;
  neutral: boolean;
  conference: boolean;
  homeScore: number | null;
  awayScore: number | null;
};

/** A row of a schedule as a game. Crowd, venue and notes are left out. */
export function gameOf(row: Row): Game {
  return {
    id: row.game_id!,
    phase: row.phase as Phase,
    week: Number(row.week),
    kickoff: kickoffOf(row),
    date: (row.kickoff_date_utc || row.kickoff_utc || '').slice(0, 10),
    home: row.home!,
    away: row.away!,
    homeName: row.home_name!,
    awayName: row.away_name!,
    neutral: row.neutral_site === '1',
    conference: row.conference_game === '1',
    homeScore: wholeOrNull(row, 'home_score'),
    awayScore: wholeOrNull(row, 'away_score'),
  };
}

/** Games in the order of their kickoffs, those without one at the end of their week; then by id. */
export function inOrder(games: readonly Game[]): Game[] {
  const late = '9999';
  const key = (game: Game) =>
    [game.phase === 'regular' ? String(game.week).padStart(2, '0') : '99', game.kickoff ?? late, game.id].join(' ');
  return [...games].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function kickoffOf(row: Row): string | null {
  return row.kickoff_utc === '' || row.time_tbd === '1' ? null : row.kickoff_utc!;
}
