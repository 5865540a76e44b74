/**
 * Storage of the browser, for this browser or for this tab. It may be blocked, full or filled with nonsense: then it reads as empty, writing
 * answers false, and everything else works.
 */
export interface BrowserStorage {
  /** The text under a key; null for none. */
  read: (key: string) => string | null;
  /** What a stored JSON text holds; null for none and for what is no JSON. */
  readJson: (key: string) => unknown;
  /** Stores a text; null removes it. Answers whether the browser took it. */
  write: (key: string, text: string | null) => boolean;
  /** Stores a value as JSON; null removes it. Answers whether the browser took it. */
  writeJson: (key: string, value: unknown) => boolean;
  /** Stores a text like `write`; what the browser does not take is kept until the page is left. */
  writeOrHold: (key: string, text: string | null) => void;
  /** All keys. */
  keys: () => string[];
  /** Whether the browser takes anything at all, found out by writing. */
  isWritable: () => boolean;
}

/** The key that `isWritable` writes and removes again. */
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

/** What a JSON text holds; null for none and for what is no JSON. */
export function parseJson(text: string | null): unknown {
  return attempt(() => JSON.parse(text ?? 'null') as unknown, null);
}

/** What `run` answers, or `otherwise` where the browser throws. */
function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/** What this browser keeps from visit to visit, for all its tabs. */
export const localStore = browserStorage('localStorage');

/** What this tab keeps until it is closed, over reloads. */
export const tabStore = browserStorage('sessionStorage');
