import { localStore } from '@/data/browserStorage';
import type { DraftStatus, League } from '@/domain/league';

const KEY = 'selectedLeagueId';

/** Remembers the league for the next visit, where the browser keeps anything. */
export function rememberLeague(leagueId: string): void {
  localStore.write(KEY, leagueId);
}

/** The league that the present address asks for with `?league=`. */
function leagueInAddress(): string | null {
  return typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('league');
}

/**
 * The leagues wanted, most wanted first: one chosen on this very page, the one in the address, one chosen on a page before, the one remembered
 * from the last visit.
 */
export function wantedLeagues(chosen: { id: string; on: string } | null, pathname: string): (string | null)[] {
  const here = chosen !== null && chosen.on === pathname ? chosen.id : null;
  return [here, leagueInAddress(), chosen?.id ?? null, localStore.read(KEY)];
}

/** What a person looks for on most days: a league in its season, then one that drafts, then one that has yet to. */
const PREFERRED: readonly DraftStatus[] = ['complete', 'active', 'scheduled'];

/** The first of the wanted leagues that one belongs to, else the first that is furthest into its season. */
export function chooseLeague(leagues: readonly League[], wanted: readonly (string | null)[]): League | null {
  for (const id of wanted) {
    const found = leagues.find((league) => league.id === id);
    if (found !== undefined) return found;
  }
  const preferred = PREFERRED.map((status) => leagues.find(({ draftStatus }) => draftStatus === status));
  return preferred.find((league) => league !== undefined) ?? null;
}
