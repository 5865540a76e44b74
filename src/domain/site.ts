/**
 * Whether two hosts belong to one site, so that a browser which keeps strangers' storage apart lets them share it: the same host, or one below the
 * other. Two that merely end alike count as strangers: `squads.web.app` and `squads.firebaseapp.com` are.
 */
export function isSameSite(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}
