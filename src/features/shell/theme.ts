import { localStore } from '@/data/browserStorage';

/** How the pages are lit. `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const watchers = new Set<() => void>();

export function isTheme(value: unknown): value is Theme {
  return value === 'system' || value === 'light' || value === 'dark';
}

/** The choice in force: what is on <html>, where the page's first script has put the stored one. */
export function readTheme(): Theme {
  const set = document.documentElement.dataset.theme;
  return isTheme(set) ? set : 'system';
}

/** Puts a choice in force and keeps it; where the browser keeps nothing, it lasts as long as the page. */
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
