import { parseJson } from '@/domain/kernel/parse';

/** Storage of this browser (local) or this tab (session). Where it fails, reads return nothing and writes false. */
export interface BrowserStorage {
  /** The text stored under a key, or null if there is none. */
  read: (key: string) => string | null;
  /** The parsed JSON stored under a key, or null if there is none or it isn't valid JSON. */
  readJson: (key: string) => unknown;
  /** Stores a text; null removes it. Returns whether the browser accepted the write. */
  write: (key: string, text: string | null) => boolean;
  /** Stores a value as JSON; null removes it. Returns whether the browser accepted the write. */
  writeJson: (key: string, value: unknown) => boolean;
  /** Like `write`, but if the browser rejects the write, the text is held in memory until the page unloads. */
  writeOrHold: (key: string, text: string | null) => void;
  keys: () => string[];
  /** Whether storage accepts writes. Tested with a real write. */
  isWritable: () => boolean;
}

/** The key that `isWritable` writes and then removes. */
const PROBE = 'storageProbe';

function browserStorage(kind: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const held = new Map<string, string>();
  const read = (key: string) => held.get(key) ?? attempt(() => window[kind].getItem(key), null);
  const write = (key: string, text: string | null) => {
    held.delete(key);
    return attempt(() => {
      if (text === null) window[kind].removeItem(key);
      else window[kind].setItem(key, text);
      return true;
    }, false);
  };
  return {
    read,
    readJson: (key) => parseJson(read(key)),
    write,
    writeJson: (key, value) => write(key, value === null ? null : JSON.stringify(value)),
    writeOrHold: (key, text) => {
      if (!write(key, text) && text !== null) held.set(key, text);
    },
    keys: () => attempt(() => Object.keys(window[kind]), []),
    isWritable: () => write(PROBE, 'true') && write(PROBE, null),
  };
}

/** Returns what `run` returns, or `otherwise` if the browser throws. */
function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/** Those who follow something in local storage: `tell` them of a change here; `follow` also hears of other tabs'. */
export function followers(key?: string) {
  const calls = new Set<() => void>();
  return {
    tell: () => calls.forEach((call) => call()),
    follow: (call: () => void): (() => void) => {
      const elsewhere = (event: StorageEvent) => {
        if (key === undefined || event.key === key || event.key === null) call();
      };
      calls.add(call);
      window.addEventListener('storage', elsewhere);
      return () => {
        calls.delete(call);
        window.removeEventListener('storage', elsewhere);
      };
    },
  };
}

/** Persists between visits and is shared by all tabs. */
export const localStore = browserStorage('localStorage');

/** Lasts until this tab is closed, and survives reloads. */
export const tabStore = browserStorage('sessionStorage');
