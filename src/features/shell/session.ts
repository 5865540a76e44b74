/** What the shell shows of the person in front of it; the app puts it together from the providers. */
export interface ShellSession {
  /** `unknown` until the identity service has answered. */
  who: 'unknown' | 'nobody' | 'somebody';
  name: string | null;
  picture: string | null;
  unread: number;
  drafts: readonly { leagueId: string; leagueName: string }[];
  onSignIn: () => void;
  onSignOut: () => void;
}
