/** What the shell shows of the person in front of it; the app puts it together from the providers. */
export interface ShellSession {
  /** `unknown` until the identity service has answered. */
  who: 'unknown' | 'signedOut' | 'signedIn';
  /** A user in the middle of onboarding: every place would lead them back to it. */
  onboarding: boolean;
  name: string | null;
  picture: string | null;
  /** Unread messages and unread answers to one's feedback together. */
  unread: number;
  /** Who is here, or what is theirs, is not known yet: the page is dimmed (docs/requirements.md R2.14). */
  loading: boolean;
  drafts: readonly { leagueId: string; leagueName: string }[];
  onSignIn: () => void;
  onSignOut: () => void;
  onFeedback: () => void;
}
