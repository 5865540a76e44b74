import type { AuthStatus } from './authState';

/** How far the first data of a visit have come. */
export interface FirstData {
  status: AuthStatus;
  /** Whether one's leagues are known, or failed to be. */
  leagues: boolean;
  /** Whether one's roster document in the league shown are known, failed to be, or are not wanted because there is no league. */
  leagueUsers: boolean;
}

/**
 * Whether the first data are loaded (docs/requirements.md R4.4). A person who is not signed in, or still being
 * onboarded, has none to wait for; a failure is an answer too.
 */
export function isDataLoaded({ status, leagues, leagueUsers }: FirstData): boolean {
  return status === 'ready' ? leagues && leagueUsers : status !== 'loading';
}
