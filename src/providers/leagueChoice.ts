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

/**
 * The ids of the leagues whose ledgers every page has: the selected one, and the drafted ones of the latest season. Each is a document that a page
 * reads, so leagues of earlier seasons aren't among them.
 */
export function ledgersOnEveryPage(leagues: readonly League[], selected: League | null): string[] {
  const drafted = leagues.filter(({ draftComplete }) => draftComplete);
  const latest = Math.max(...drafted.map(({ season }) => season));
  const ids = drafted.filter(({ season }) => season === latest).map(({ id }) => id);
  return selected === null || ids.includes(selected.id) ? ids : [selected.id, ...ids];
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
