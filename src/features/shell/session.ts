import type { SchoolCode } from '@/domain/football/schools';
import type { LeagueId } from '@/domain/kernel/ids';

/** A draft in progress in one of the user's leagues. */
export interface LiveDraft {
  leagueId: LeagueId;
  leagueName: string;
}

/** What the shell shows about the user. The app builds it from the providers. */
export interface ShellSession {
  /** `unknown` until the auth state is known. */
  who: 'unknown' | 'signedOut' | 'signedIn';
  /** The user hasn't finished onboarding: every link would redirect back to it. */
  onboarding: boolean;
  name: string | null;
  picture: string | null;
  school: SchoolCode | null;
  /** Number of unread messages plus unread answers to the user's feedback. */
  unread: number;
  /** One of the unread messages mentions the user. */
  mentioned: boolean;
  /** The auth state or the user's data is still loading: the page is dimmed (docs/requirements.md R2.14). */
  loading: boolean;
  drafts: readonly LiveDraft[];
  onSignIn: () => void;
  onSignOut: () => void;
  onFeedback: () => void;
}
