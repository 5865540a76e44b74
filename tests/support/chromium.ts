import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** Flags for Chromium in stories and benches: no sandbox (containers have none), and no way to any other machine. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * Debian's Chromium without windows: a page costs it a quarter less than the whole browser. It also makes the pictures
 * of the looks.
 */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of an installed Chromium: CHROMIUM_PATH, Debian's headless shell, Playwright's own, or the system's. */
export function chromiumPath(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, HEADLESS_SHELL, chromium.executablePath(), ...SYSTEM_BROWSERS];
  return places.find((path) => path && existsSync(path));
}

/** The path of a Chromium that is a whole browser, with the settings that a person has; undefined if there is none. */
export function wholeChromiumPath(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));
}

/** A browser for a bench, optionally with its own host resolver rules; the caller closes it. */
export function openChromium(hostRules?: string): Promise<Browser> {
  const args = [...CHROMIUM_FLAGS, ...(hostRules === undefined ? [] : [`--host-resolver-rules=${hostRules}`])];
  return chromium.launch({ executablePath: chromiumPath(), args });
}
