import { localStore } from '@/data/browserStorage';
import type { DraftStatus, League } from '@/domain/league';

const KEY = 'selectedLeagueId';

/** Remembers the league for the next visit, if the browser can store it. */
export function rememberLeague(leagueId: string): void {
  localStore.write(KEY, leagueId);
}

/** The league in the URL's `?league=` parameter. */
function leagueInAddress(): string | null {
  return typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('league');
}

/**
 * League ids to try, in order of preference: one selected on this page, the one in the URL, one selected on an earlier page, the one remembered from
 * the last visit.
 */
export function wantedLeagues(chosen: { id: string; on: string } | null, pathname: string): (string | null)[] {
  const here = chosen !== null && chosen.on === pathname ? chosen.id : null;
  return [here, leagueInAddress(), chosen?.id ?? null, localStore.read(KEY)];
}

/** Default order of leagues: in season first, then drafting, then not drafted yet. */
const PREFERRED: readonly DraftStatus[] = ['complete', 'active', 'scheduled'];

/** The first of the wanted leagues that the user belongs to; else the first one in season, then drafting, then not drafted yet. */
export function chooseLeague(leagues: readonly League[], wanted: readonly (string | null)[]): League | null {
  for (const id of wanted) {
    const found = leagues.find((league) => league.id === id);
    if (found !== undefined) return found;
  }
  const preferred = PREFERRED.map((status) => leagues.find(({ draftStatus }) => draftStatus === status));
  return preferred.find((league) => league !== undefined) ?? null;
}
