import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { networkQuiet } from './networkQuiet';
import type { Sent } from './staticServer';

/** One visit with the phone profile: 4x slower CPU, 1.6 Mbps down, 150 ms round trip. */
export interface Visit {
  script: number;
  font: number;
  /** All bytes except fonts. */
  withoutFonts: number;
  /** Requests except for pictures. */
  requests: number;
  pictures: number;
  /** Milliseconds from the start of the visit. */
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** When a signed-in visit's content was there, in milliseconds from its start; else 0. */
  shown: number;
  nodes: number;
  /** URLs on other hosts that the page requested. */
  elsewhere: string[];
}

interface Paints {
  first: number;
  largest: number;
  shift: number;
}

declare global {
  interface Window {
    paints: Paints;
  }
}

/**
 * Runs in the page before anything else. It's a string because the helpers that a bundler adds to functions don't exist
 * there.
 */
const WATCH_PAINTS = `
  window.paints = { first: 0, largest: 0, shift: 0 };
  for (const [type, take] of Object.entries({
    paint: (entry) => { if (entry.name === 'first-contentful-paint') paints.first = entry.startTime; },
    'largest-contentful-paint': (entry) => { paints.largest = entry.startTime; },
    'layout-shift': (entry) => { if (!entry.hadRecentInput) paints.shift += entry.value; },
  })) new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
`;

/** The phone of a visit. */
export const PHONE_CONTEXT: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * A visit of someone who is signed in: their browser's storage, and what to wait for, because the connection to
 * Firestore is never quiet.
 */
export interface SignedIn {
  storageState: Exclude<BrowserContextOptions['storageState'], undefined>;
  settled: (page: Page) => Promise<void>;
}

/** Gives a page the phone's profile: 4x slower processor, 1.6 Mbps down, 150 ms round trip. */
export async function asOnPhone(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Visits a URL in a new browser context, waits until the page has settled, and returns what it cost. */
export async function phoneVisit(
  browser: Browser,
  address: string,
  takeSent: () => Sent[],
  signedIn?: SignedIn,
): Promise<Visit> {
  const context = await browser.newContext({
    ...PHONE_CONTEXT,
    ...(signedIn === undefined ? {} : { storageState: signedIn.storageState }),
  });
  const page = await context.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(new URL(address).origin) && !url.startsWith('data:') && !url.startsWith('blob:'))
      elsewhere.push(url);
  });
  await page.addInitScript(WATCH_PAINTS);
  await asOnPhone(page);
  takeSent();
  await page.goto(address, { waitUntil: 'load' });
  let shown = 0;
  // What the page fetches on its own after it has loaded counts too.
  if (signedIn === undefined) await networkQuiet(page, 2000);
  else {
    await signedIn.settled(page);
    shown = await page.evaluate(() => performance.now());
    await networkQuiet(page, 2000, (request) => request.url().startsWith(new URL(address).origin));
  }
  const paints = await page.evaluate(() => window.paints);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const sent = takeSent();
  await context.close();
  const bytes = (wanted: (one: Sent) => boolean) => sent.filter(wanted).reduce((sum, one) => sum + one.bytes, 0);
  return {
    script: bytes(({ kind }) => kind === 'script'),
    font: bytes(({ kind }) => kind === 'font'),
    withoutFonts: bytes(({ kind }) => kind !== 'font'),
    requests: sent.filter(({ kind }) => kind !== 'image').length,
    pictures: sent.filter(({ kind }) => kind === 'image').length,
    firstPaint: paints.first,
    largestPaint: paints.largest,
    layoutShift: paints.shift,
    shown,
    nodes,
    elsewhere,
  };
}
