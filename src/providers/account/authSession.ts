import { forgetReload, mayReload, noteReload } from '@/data/device/localFlags';
import { withDeadline } from '@/data/backend/withDeadline';
import {
  CONFIGURATION_RELOAD_MS,
  USER_DOCUMENT_TIMEOUT_MS,
  fetchProblem,
  processingTimeout,
  type AuthEvent,
} from '@/domain/account/authState';
import type { AuthPerson } from '@/domain/account/user';
import { reloadPage } from '../kernel/reloadPage';

/** How long after a passing failure the document is fetched again, in milliseconds, unless it's online again before. */
const AGAIN_MS = 10_000;

/** Loads and watches one signed-in user's document, from sign-in to sign-out. */
export class AuthSession {
  private ended = false;
  private refreshing = false;
  private stopWatching: (() => void) | null = null;
  private reload: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly person: AuthPerson,
    private readonly dispatch: (event: AuthEvent) => void,
  ) {}

  end(): void {
    this.ended = true;
    this.stopTimers();
    this.stopWatching?.();
  }

  private stopTimers(): void {
    clearTimeout(this.reload);
    clearTimeout(this.again);
    window.removeEventListener('online', this.askAgain);
  }

  private readonly askAgain = (): void => void this.refresh();

  /** Finds the document within the limits of docs/requirements.md R9.1 and watches it. Skipped while another runs. */
  async refresh(): Promise<void> {
    if (this.refreshing) return;
    this.refreshing = true;
    this.tell({ type: 'refreshing' });
    try {
      await withDeadline(processingTimeout(navigator.userAgent, navigator.maxTouchPoints), this.read());
    } catch (error) {
      console.error('Failed to load the signed-in user’s document.', error);
      this.fail(error);
    } finally {
      this.refreshing = false;
    }
  }

  private fail(error: unknown): void {
    if (this.ended) return;
    const { sentence, reload, passes } = fetchProblem(codeOf(error), mayReload());
    this.tell({ type: 'failed', uid: this.person.uid, problem: sentence, passes });
    this.stopTimers();
    if (reload && noteReload()) this.reload = setTimeout(reloadPage, CONFIGURATION_RELOAD_MS);
    if (!passes) return;
    this.again = setTimeout(this.askAgain, AGAIN_MS);
    window.addEventListener('online', this.askAgain);
  }

  private async read(): Promise<void> {
    const { findUser, readAhead } = await import('@/data/account/signedIn');
    if (this.ended) return;
    readAhead(this.person);
    const { key, user } = await withDeadline(USER_DOCUMENT_TIMEOUT_MS, findUser(this.person));
    if (this.ended) return;
    forgetReload();
    this.stopTimers();
    this.tell(user === null ? { type: 'missing', uid: this.person.uid } : { type: 'found', user });
    await this.watch(key);
  }

  private async watch(key: string): Promise<void> {
    const { watchUser } = await import('@/data/account/signedIn');
    if (this.ended) return;
    this.stopWatching?.();
    this.stopWatching = watchUser(key, this.person, (user) => {
      if (user.state === 'ready') this.tell({ type: 'found', user: user.value });
      // The watch has ended, so the document is found and watched again.
      if (user.state === 'failed') this.again = setTimeout(this.askAgain, AGAIN_MS);
    });
  }

  private tell(event: AuthEvent): void {
    if (!this.ended) this.dispatch(event);
  }
}

/** The backend's error code without the `firestore/` prefix; empty for errors without a code, such as a timeout. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code.replace(/^firestore\//, '') : '';
}
