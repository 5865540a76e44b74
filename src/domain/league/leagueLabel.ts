import { isolated } from '../kernel/isolated';
import type { League } from './types';

/** A league's name among `leagues`, with its season where another has the same name, as one league's seasons do. */
export function leagueLabel(league: League, leagues: readonly League[]): string {
  const isShared = leagues.some(({ id, name }) => id !== league.id && name === league.name);
  return isShared ? `${isolated(league.name)}, ${String(league.season)}` : league.name;
}
