import type { DraftStatus, League } from './types';

/** Local storage key of the league that a page showed last. */
export const LAST_LEAGUE = 'selectedLeagueId';

/**
 * The ids of the leagues whose ledgers every page has: the usual one, and the drafted ones of the latest season. Each
 * is a document that a page reads, so other leagues of earlier seasons aren't among them.
 */
export function ledgersOnEveryPage(leagues: readonly League[], usual: League | null): string[] {
  const drafted = leagues.filter(({ draftComplete }) => draftComplete);
  const latest = Math.max(...drafted.map(({ season }) => season));
  const ids = drafted.filter(({ season }) => season === latest).map(({ id }) => id);
  return usual === null || ids.includes(usual.id) ? ids : [usual.id, ...ids];
}

/** Default order of leagues: in season first, then drafting, then not drafted yet. */
const PREFERRED: readonly DraftStatus[] = ['complete', 'active', 'scheduled'];

/**
 * The wanted league if the user belongs to it; else, of those of the latest season, the first one in season, then
 * drafting, then not drafted yet.
 */
export function chooseLeague(leagues: readonly League[], wanted: string | null): League | null {
  const found = leagues.find(({ id }) => id === wanted);
  if (found !== undefined) return found;
  const latest = Math.max(...leagues.map(({ season }) => season));
  const current = leagues.filter(({ season }) => season === latest);
  const preferred = PREFERRED.map((status) => current.find(({ draftStatus }) => draftStatus === status));
  return preferred.find((league) => league !== undefined) ?? null;
}
