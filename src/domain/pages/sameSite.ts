/**
 * Whether two hosts belong to the same site, so a browser that isolates third-party storage lets them share it: the
 * same host, or one a subdomain of the other. Hosts that only share an ending don't count, such as `squads.web.app` and
 * `squads.firebaseapp.com`.
 */
export function isSameSite(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}
