import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  type Analytics,
} from 'firebase/analytics';
import { pageOf } from '@/domain/pages/pageView';
import { app } from './firebaseApp';

let started: Promise<Analytics | null> | null = null;

/** Starts Firebase Analytics, which loads a script from another host; null in browsers that don't support it. */
async function start(): Promise<Analytics | null> {
  if (!(await isSupported())) return null;
  return initializeAnalytics(app(), { config: { send_page_view: false, allow_google_signals: false } });
}

/** Sends one page view (docs/requirements.md R7.6). Only if analytics is configured and the user has consented. */
export async function sendPageView(path: string, title: string): Promise<void> {
  started ??= start();
  const analytics = await started;
  if (analytics === null) return;
  setAnalyticsCollectionEnabled(analytics, true);
  const page = pageOf(path);
  logEvent(analytics, 'page_view', {
    page_path: page,
    page_location: window.location.origin + page,
    page_title: title,
    page_referrer: '',
  });
}

/** Stops collection when a user withdraws consent. Does nothing if Analytics was never started. */
export async function stopCounting(): Promise<void> {
  const analytics = await started;
  if (analytics) setAnalyticsCollectionEnabled(analytics, false);
}
