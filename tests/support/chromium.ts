import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** Flags for Chromium in stories and benches: no sandbox (containers have none) and no background network traffic. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser's path: the launcher's, else Playwright's own (undefined), else the system's. */
export function chromiumPath(): string | undefined {
  const told = process.env.CHROMIUM_PATH;
  if (told !== undefined && told !== '') return told;
  return existsSync(chromium.executablePath()) ? undefined : '/usr/bin/chromium';
}

/** A browser for a bench; the caller closes it. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
}
