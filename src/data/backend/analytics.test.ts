import { beforeEach, expect, it, vi } from 'vitest';

const service = vi.hoisted(() => ({
  initializeAnalytics: vi.fn(() => 'analytics'),
  isSupported: vi.fn(() => Promise.resolve(true)),
  logEvent: vi.fn(),
  setAnalyticsCollectionEnabled: vi.fn(),
}));
vi.mock('firebase/analytics', () => service);

beforeEach(() => {
  vi.clearAllMocks();
  vi.resetModules();
  vi.stubGlobal('window', { location: { origin: 'https://squads.test' } });
});

it('page views contain the page but no user data', async () => {
  const { sendPageView } = await import('./analytics');
  await sendPageView('/join/ABC234', 'Join');
  await sendPageView('/about', 'About');
  expect(service.initializeAnalytics).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    config: { send_page_view: false, allow_google_signals: false },
  });
  expect(service.logEvent.mock.calls.map((call) => call[2])).toEqual([
    {
      page_path: '/join/{code}',
      page_location: 'https://squads.test/join/{code}',
      page_title: 'Join',
      page_referrer: '',
    },
    { page_path: '/about', page_location: 'https://squads.test/about', page_title: 'About', page_referrer: '' },
  ]);
});

it('analytics doesn’t start in an unsupported browser, and stopping it doesn’t start it', async () => {
  service.isSupported.mockResolvedValueOnce(false);
  const { sendPageView, stopCounting } = await import('./analytics');
  await stopCounting();
  expect(service.isSupported).not.toHaveBeenCalled();
  await sendPageView('/', 'Home');
  expect(service.initializeAnalytics).not.toHaveBeenCalled();
  expect(service.logEvent).not.toHaveBeenCalled();
});
