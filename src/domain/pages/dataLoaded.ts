import type { AuthStatus } from '../account/authState';

/** Loading progress of the first data of a visit. */
export interface FirstData {
  status: AuthStatus;
  /** Whether the user's leagues have loaded or failed to load. */
  leagues: boolean;
  /**
   * Whether the rosters of the current league have loaded, failed to load, or aren't needed because there is no league.
   */
  rosters: boolean;
}

/**
 * Whether the first data has loaded (docs/requirements.md R4.4). A user who is signed out or still in onboarding has
 * none to wait for. A failed load counts as loaded.
 */
export function isDataLoaded({ status, leagues, rosters }: FirstData): boolean {
  return status === 'ready' ? leagues && rosters : status !== 'loading';
}
