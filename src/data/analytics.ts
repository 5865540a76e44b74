import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  type Analytics,
} from 'firebase/analytics';
import { pageOf } from '@/domain/pageView';
import { app } from './firebaseApp';

let started: Promise<Analytics | null> | null = null;

/** Starts the service, which fetches its script from another host: so only after a person agreed. Null where the browser cannot. */
async function start(): Promise<Analytics | null> {
  if (!(await isSupported())) return null;
  return initializeAnalytics(app(), { config: { send_page_view: false, allow_google_signals: false } });
}

/** Sends one page view (docs/requirements.md R7.6). The caller makes sure that counting is configured and agreed to. */
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

/** Ends the counting for a person who takes their agreement back. What was never started stays so. */
export async function stopCounting(): Promise<void> {
  const analytics = await started;
  if (analytics) setAnalyticsCollectionEnabled(analytics, false);
}
