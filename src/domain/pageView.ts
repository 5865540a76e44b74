/**
 * The page that a page view names: the path without what could tell who it was. Codes and league ids are replaced by the name of the
 * parameter; the query and the fragment are left out by the caller, who has only the path.
 */
export function pageOf(path: string): string {
  return path
    .replace(/\/+$/, '')
    .replace(/^\/join\/.+/, '/join/{code}')
    .replace(/^\/(draft|board)\/.+/, '/$1/{leagueId}')
    .replace(/^$/, '/');
}
