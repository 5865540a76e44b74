'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { fail, LINE_IS_DOWN, type Result } from '@/domain/result';

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

/** Changes within this many milliseconds of each other are saved as one. */
const GATHER_MS = 400;

const UNEXPECTED = 'Something went wrong on our end, and your last change wasn’t saved. Reload the page and try again.';

/**
 * Saves the latest of a value's changes, one save at a time: an older value is never sent after a newer one. What finds no connection is kept, and sent
 * with the next `flush`.
 */
export class Autosave<T> {
  private waiting: { value: T } | null = null;
  private sending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Saving<T> = IDLE;
  private readonly listeners = new Set<() => void>();

  /** `save` is that of the value's key. */
  constructor(private readonly save: Save<T>) {}

  readonly current = (): Saving<T> => this.saving;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  /** Takes a new value, and saves it soon. */
  readonly change = (value: T): void => {
    this.waiting = { value };
    this.say({ state: 'saving', unsaved: value, message: null });
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, GATHER_MS);
  };

  /** Sends what waits, now or after the save that is under way. */
  readonly flush = (): void => {
    clearTimeout(this.timer);
    if (!this.sending && this.waiting !== null) void this.send();
  };

  private async send(): Promise<void> {
    this.sending = true;
    let kept = false;
    while (this.waiting !== null && !kept) {
      const { value }: { value: T } = this.waiting;
      this.waiting = null;
      this.say({ state: 'saving', unsaved: value, message: null });
      const saved = await this.save(value).catch((error: unknown) => {
        console.error(error);
        return fail('unexpected', UNEXPECTED);
      });
      // A newer value is sent at once, whatever became of this one.
      if (this.waiting !== null) continue;
      if (saved.ok) this.say(IDLE);
      else if (LINE_IS_DOWN.includes(saved.error.code)) {
        this.waiting = { value };
        kept = true;
        this.say({ state: 'offline', unsaved: value, message: saved.error.message });
      } else this.say({ state: 'refused', unsaved: null, message: saved.error.message });
    }
    this.sending = false;
  }

  private say(saving: Saving<T>): void {
    this.saving = saving;
    for (const changed of this.listeners) changed();
  }
}

/**
 * Saves what changes, by itself. `key` says what the value is of, and whose: a new key begins anew, and what still waits is sent with the `save` that came
 * with its own key. `live`: whether there is a connection; what was kept is sent when it comes back, and also when the page is left.
 */
export function useAutosave<T>(
  key: string,
  save: Save<T>,
  live: boolean,
): { saving: Saving<T>; change: (value: T) => void } {
  const [held, setHeld] = useState(() => ({ key, autosave: new Autosave(save) }));
  if (held.key !== key) setHeld({ key, autosave: new Autosave(save) });
  const { autosave } = held;
  const saving = useSyncExternalStore(autosave.subscribe, autosave.current, () => IDLE);
  useEffect(() => {
    if (live) autosave.flush();
  }, [live, autosave]);
  useEffect(() => autosave.flush, [autosave]);
  return { saving, change: autosave.change };
}
