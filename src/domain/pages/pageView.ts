/**
 * The page name reported with a page view: the path without anything that could identify the user. Codes and league ids
 * are replaced by the parameter's name. The caller passes only the path, without query and fragment.
 */
export function pageOf(path: string): string {
  return path
    .replace(/\/+$/, '')
    .replace(/^\/join\/.+/, '/join/{code}')
    .replace(/^\/(draft|board)\/.+/, '/$1/{leagueId}')
    .replace(/^$/, '/');
}
