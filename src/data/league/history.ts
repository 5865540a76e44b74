import type { Uid } from '@/domain/kernel/ids';
import type { Result } from '@/domain/kernel/result';
import type { League } from '@/domain/league/types';
import { checkHistory } from '@/domain/season/history/enteredHistory';
import { pin } from './leagueCommands';

/**
 * Stores the league's champions and records of seasons played elsewhere, before its first one here (`before`), in place
 * of those stored so far (commissioner).
 */
export async function changeHistory(league: League, by: Uid, text: string, before: number): Promise<Result<void>> {
  const history = checkHistory(text, before);
  return history.ok ? pin(league, by, { history: history.value, historyBy: by }) : history;
}
