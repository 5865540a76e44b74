import { localStore } from '@/data/device/browserStorage';

/** The color theme. `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const watchers = new Set<() => void>();

export function isTheme(value: unknown): value is Theme {
  return value === 'system' || value === 'light' || value === 'dark';
}

/** The current theme, read from <html>, where the script in the page's head has put the stored one. */
export function readTheme(): Theme {
  const set = document.documentElement.dataset.theme;
  return isTheme(set) ? set : 'system';
}

/** Applies a theme and stores it. If the browser stores nothing, the theme lasts until the page is closed. */
export function storeTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  localStore.write(KEY, theme === 'system' ? null : theme);
  watchers.forEach((call) => call());
}

export function watchTheme(call: () => void): () => void {
  watchers.add(call);
  return () => watchers.delete(call);
}
