import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { currentReader } from '@/data/device/deviceData';
import { keepUnsaved, keptUnsaved } from '@/data/device/unsaved';
import { ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { fail, isPassing, type Result } from '@/domain/kernel/result';

/** Saves a value; an error tells why it isn't stored. */
type Save<T> = (value: T) => Promise<Result<void>>;

/**
 * The state of a change. `idle`: nothing is unsaved. `saving`: not stored yet. `offline`: kept until the connection is
 * back. `refused`: not stored, and what the server has counts. `unsaved` is what to show instead of what is stored;
 * null if that is the latest.
 */
export type Saving<T> =
  | { state: 'idle'; unsaved: null; message: null }
  | { state: 'saving'; unsaved: T; message: null }
  | { state: 'offline'; unsaved: T; message: string }
  | { state: 'refused'; unsaved: null; message: string };

const IDLE = { state: 'idle', unsaved: null, message: null } as const;

/** Keeps the latest value until it's stored, and what the server had before it, if a save knows; null forgets it. */
type Keep<T> = (value: T | null, over?: T) => void;

/** Changes within this many milliseconds of each other are saved as one. */
const GATHER_MS = 400;

/** With a connection, what the server didn't take is sent again after this time, in milliseconds. */
const AGAIN_MS = 10_000;

/**
 * Saves the latest of a value's changes soon, one save at a time: an older value is never sent after a newer one. What
 * finds no connection is kept. `flush` sends what waits, now or after the save that is under way; `refuse` gives up a
 * value that can't be sent any more, with the reason.
 */
export function autosave<T>(save: Save<T>, keep: Keep<T> = () => undefined) {
  let waiting: { value: T } | null = null;
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Saving<T> = IDLE;
  const listeners = new Set<() => void>();
  const say = (now: Saving<T>) => {
    saving = now;
    for (const changed of listeners) changed();
  };
  const refuse = (message: string) => say({ state: 'refused', unsaved: null, message });
  const send = async (value: T): Promise<void> => {
    waiting = null;
    say({ state: 'saving', unsaved: value, message: null });
    const saved = await save(value).catch((error: unknown) => {
      console.error(error);
      return fail('unexpected', 'Something went wrong on our end. Reload the page and try again.');
    });
    const newer = waiting as { value: T } | null;
    // Sent at once, whatever became of this one.
    if (newer !== null) {
      if (saved.ok) keep(newer.value, value);
      return send(newer.value);
    }
    const isKept = !saved.ok && isPassing(saved.error.code);
    if (!isKept) keep(null);
    if (saved.ok) return say(IDLE);
    const { message } = saved.error;
    if (!isKept) return refuse(message);
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
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    change(value: T) {
      keep(value);
      waiting = { value };
      say({ state: 'saving', unsaved: value, message: null });
      clearTimeout(timer);
      timer = setTimeout(flush, GATHER_MS);
    },
    flush,
    refuse,
  };
}

const CHANGED_ELSEWHERE =
  'Your offline changes weren’t saved, because this list was changed elsewhere in the meantime.';

/**
 * Saves a list whenever it changes; `value` is the list as it is shown, `saving` the state of the last change. `key`
 * names it and its owner: a new key starts afresh, and a change still waiting under the old key is sent with the old
 * key's `save`. `live`: whether there is a connection. What was kept is sent when it returns, when the page is left and
 * after a reload, unless `stored`, what the server has, is by then a list that isn't from here.
 */
export function useAutosave<S extends string>(
  key: string,
  stored: Loadable<readonly S[]>,
  save: Save<readonly S[]>,
  live: boolean,
) {
  const [held, setHeld] = useState(() => open(key, save));
  const current = held.key === key ? held : open(key, save);
  if (current !== held) setHeld(current);
  const { own, know, restore } = current;
  const saving = useSyncExternalStore(own.subscribe, own.current, () => IDLE);
  useEffect(() => know(save, valueOr(stored, [])));
  const isKnown = stored.state === 'ready' || stored.state === 'missing';
  useEffect(() => {
    if (isKnown) restore();
  }, [isKnown, restore]);
  useEffect(() => {
    if (live) own.flush();
  }, [live, own]);
  useEffect(() => {
    if (!live || saving.state !== 'offline') return;
    const again = setTimeout(own.flush, AGAIN_MS);
    return () => clearTimeout(again);
  }, [live, own, saving]);
  useEffect(() => own.flush, [own]);
  const value = useMemo<Loadable<readonly S[]>>(
    () => (saving.unsaved !== null ? ready(saving.unsaved) : stored.state === 'missing' ? ready([]) : stored),
    [saving, stored],
  );
  return { value, saving, change: own.change };
}

/** The list of a key, kept on this device until the latest `save` has it; not sent once someone else is signed in. */
function open<S extends string>(key: string, firstSave: Save<readonly S[]>) {
  let [save, stored]: [Save<readonly S[]>, readonly S[]] = [firstSave, []];
  const reader = currentReader();
  let sent = keptUnsaved(key)?.sent ?? [];
  const own = autosave<readonly S[]>(
    (texts) => {
      if (currentReader() !== reader) return Promise.resolve(fail('unauthenticated', 'Sign in and try again.'));
      sent = [...new Set([...sent, texts.join('\n')])];
      return save(texts);
    },
    (texts, over) => {
      if (texts === null || over !== undefined) sent = [];
      keepUnsaved(key, texts === null ? null : { texts, over: over ?? keptUnsaved(key)?.over ?? stored, sent });
    },
  );
  return {
    key,
    own,
    know: (latest: Save<readonly S[]>, known: readonly S[]) => void ([save, stored] = [latest, known]),
    restore: () => {
      const kept = keptUnsaved(key);
      if (kept === null || own.current().unsaved !== null) return;
      // This device has stored it.
      const texts = kept.texts as readonly S[];
      const there = stored.join('\n');
      const isStored = texts.join('\n') === there;
      if (!isStored && [kept.over.join('\n'), ...kept.sent].includes(there)) return own.change(texts);
      keepUnsaved(key, null);
      if (!isStored) own.refuse(CHANGED_ELSEWHERE);
    },
  };
}
