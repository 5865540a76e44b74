'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { fail, type Result } from '@/domain/result';

/** Saves a value; an error tells why it isn't stored. */
type Save<T> = (value: T) => Promise<Result<void>>;

/**
 * Where a change is. `idle`: nothing is unsaved. `saving`: not stored yet. `offline`: kept until the connection is back. `refused`: not stored, and what
 * the server has counts. `unsaved` is what to show instead of what is stored; null if that is the latest.
 */
export type Saving<T> =
  | { state: 'idle'; unsaved: null; message: null }
  | { state: 'saving'; unsaved: T; message: null }
  | { state: 'offline'; unsaved: T; message: string }
  | { state: 'refused'; unsaved: null; message: string };

const IDLE = { state: 'idle', unsaved: null, message: null } as const;

/** Codes of errors that only mean there's no connection, so that the same can be sent again later. */
export const LINE_IS_DOWN: readonly string[] = ['offline', 'no-answer', 'unavailable'];

/** Changes within this many milliseconds of each other are saved as one. */
const GATHER_MS = 400;

/** A value that saves itself as it changes. */
export type Autosave<T> = {
  current: () => Saving<T>;
  subscribe: (changed: () => void) => () => void;
  /** Takes a new value, and saves it soon. */
  change: (value: T) => void;
  /** Sends what waits, now or after the save that is under way. */
  flush: () => void;
};

/**
 * Saves the latest of a value's changes, one save at a time: an older value is never sent after a newer one. What finds no connection is kept, and sent
 * with the next `flush`.
 */
export function autosave<T>(save: Save<T>): Autosave<T> {
  let waiting: { value: T } | null = null;
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Saving<T> = IDLE;
  const listeners = new Set<() => void>();
  const say = (now: Saving<T>) => {
    saving = now;
    for (const changed of listeners) changed();
  };
  const send = async (value: T): Promise<void> => {
    waiting = null;
    say({ state: 'saving', unsaved: value, message: null });
    const saved = await save(value).catch((error: unknown) => {
      console.error(error);
      return fail('unexpected', 'Something went wrong on our end. Reload the page and try again.');
    });
    const newer = waiting as { value: T } | null;
    // Sent at once, whatever became of this one.
    if (newer !== null) return send(newer.value);
    if (saved.ok) return say(IDLE);
    const { code, message } = saved.error;
    if (!LINE_IS_DOWN.includes(code)) return say({ state: 'refused', unsaved: null, message });
    waiting = { value };
    say({ state: 'offline', unsaved: value, message });
  };
  const flush = () => {
    clearTimeout(timer);
    if (sending || waiting === null) return;
    sending = true;
    void send(waiting.value).finally(() => (sending = false));
  };
  return {
    current: () => saving,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    change(value) {
      waiting = { value };
      say({ state: 'saving', unsaved: value, message: null });
      clearTimeout(timer);
      timer = setTimeout(flush, GATHER_MS);
    },
    flush,
  };
}

/**
 * Saves a value whenever it changes. `key` names the value and its owner: a new key starts afresh, and a change still waiting under the old key is sent
 * with the old key's `save`. `live`: whether there is a connection. What was kept is sent when it returns, and when the page is left.
 */
export function useAutosave<T>(
  key: string,
  save: Save<T>,
  live: boolean,
): { saving: Saving<T>; change: (value: T) => void } {
  const [held, setHeld] = useState(() => ({ key, value: autosave(save) }));
  if (held.key !== key) setHeld({ key, value: autosave(save) });
  const { subscribe, current, change, flush } = held.value;
  const saving = useSyncExternalStore(subscribe, current, () => IDLE);
  useEffect(() => {
    if (live) flush();
  }, [live, flush]);
  useEffect(() => flush, [flush]);
  return { saving, change };
}
