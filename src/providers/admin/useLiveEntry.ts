import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { EDITOR_SAYS_MS, type CellChanges, type Cells, type LiveEntry } from '@/domain/admin/liveEntry';
import { ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { succeed, type Result } from '@/domain/kernel/result';
import { useLoadable } from '@/hooks/useLoadable';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '../account/AuthProvider';
import { useOnline } from '../kernel/useOnline';

/** How long after the last key what was typed is saved, in milliseconds. */
const SAVE_AFTER_MS = 700;

/** A cell as it was typed here; once it's `saved`, with the entry known then: it's shown until a newer one comes. */
type Typed = { text: string; base: string; saved: LiveEntry | null };

/** A game's entry as one person edits it. */
export type EntryEditor = {
  entry: Loadable<LiveEntry>;
  /** All cells as they're shown: typed here, else by others, else as published. */
  cells: Cells;
  /** Cells that another person changed meanwhile, with their texts. Nothing of them is saved until one is chosen. */
  conflicts: Cells;
  /** Something that was typed isn't saved yet. */
  unsaved: boolean;
  error: string | null;
  type: (texts: Cells) => void;
  /** Chooses between the two texts of a cell. */
  settle: (cell: string, keep: 'mine' | 'theirs') => void;
  /** Saves what isn't saved yet, now, after a save that is under way. The value says whether there are conflicts. */
  save: () => Promise<Result<boolean>>;
};

/** What became of a save, and what it wrote. */
type Saved = { result: Result<boolean>; changes: CellChanges };

const NONE: LiveEntry = { cells: {}, editors: [] };

/** A game's entry, live, with what the person types saved after each pause. `published`: its published cells. */
export function useLiveEntry(id: string, published: Cells): EntryEditor {
  const online = useOnline();
  const entry = useLoadable<LiveEntry>('live entry', id, async (next) => {
    const { watchLiveEntry } = await import('@/data/admin/liveEntry');
    return watchLiveEntry(id, next);
  });
  const known = valueOr(entry, NONE);
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [conflicts, setConflicts] = useState<Cells>({});
  const { error, submit } = useSubmit('Couldn’t save what you typed. It’s still here.');
  const remote = (cell: string) => known.cells[cell] ?? published[cell] ?? '';
  const pending = Object.entries(typed).filter(([, { saved }]) => saved === null);
  const shown = Object.entries(typed).filter(([, { saved }]) => saved === null || saved === known);

  const type = (texts: Cells) =>
    setTyped((before) => {
      const after = { ...before };
      for (const [cell, text] of Object.entries(texts)) {
        const earlier = before[cell];
        after[cell] = { text, base: earlier?.saved === null ? earlier.base : remote(cell), saved: null };
      }
      return after;
    });

  const send = async (earlier: CellChanges): Promise<Saved> => {
    const own = pending.filter(([cell]) => conflicts[cell] === undefined);
    // What an earlier save has written meanwhile is no one else's change.
    const changes = Object.fromEntries(
      own.map(([cell, { text, base }]) => [cell, { text, base: earlier[cell]?.text ?? base }]),
    );
    if (own.length === 0) return { result: succeed(Object.keys(conflicts).length > 0), changes };
    const sent = await submit(async () => {
      const { saveCells } = await import('@/data/admin/liveEntry');
      return saveCells(id, changes, published);
    });
    if (!sent.ok) return { result: sent, changes: {} };
    setConflicts((before) => ({ ...before, ...sent.value }));
    setTyped((before) => afterSaving(before, changes, sent.value, known));
    return { result: succeed(Object.keys({ ...conflicts, ...sent.value }).length > 0), changes };
  };
  // One save after the other.
  const queue = useRef<Promise<Saved> | null>(null);
  const save = async (): Promise<Result<boolean>> => {
    const before = queue.current;
    const saving = before === null ? send({}) : before.then(({ changes }) => send(changes));
    queue.current = saving;
    const { result } = await saving;
    if (queue.current === saving) queue.current = null;
    return result;
  };
  const saveSoon = useEffectEvent(() => void save());
  // Also tries again after a failure, whenever something is typed or the connection is back.
  useEffect(() => {
    if (!online) return;
    const timer = setTimeout(saveSoon, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, online]);
  usePresence(id, entry.state !== 'loading' && entry.state !== 'failed');

  const settle = (cell: string, keep: 'mine' | 'theirs') => {
    const theirs = conflicts[cell] ?? '';
    setConflicts((before) => without(before, cell));
    setTyped((before) =>
      keep === 'theirs' ? without(before, cell) : { ...before, [cell]: { ...before[cell]!, base: theirs } },
    );
  };
  return {
    entry: entry.state === 'missing' ? ready(NONE) : entry,
    cells: { ...published, ...known.cells, ...Object.fromEntries(shown.map(([cell, { text }]) => [cell, text])) },
    conflicts,
    unsaved: pending.length > 0,
    error: error?.message ?? null,
    type,
    settle,
    save,
  };
}

/** The typed cells after a save: not saved is what was typed while it was under way, and what is in conflict. */
function afterSaving(
  typed: Readonly<Record<string, Typed>>,
  changes: CellChanges,
  conflicts: Cells,
  known: LiveEntry,
): Readonly<Record<string, Typed>> {
  const after = { ...typed };
  for (const [cell, { text }] of Object.entries(changes)) {
    const now = typed[cell];
    if (now === undefined || conflicts[cell] !== undefined) continue;
    after[cell] = now.text === text ? { ...now, saved: known } : { ...now, base: text };
  }
  return after;
}

function without<T>(map: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(map).filter(([one]) => one !== key));
}

/** Tells the others that the person has the entry open, while the page is in front. */
function usePresence(id: string, active: boolean): void {
  const { uid, user } = useAuth();
  const name = user?.displayName ?? '';
  useEffect(() => {
    if (uid === null || !active) return;
    const join = async () => {
      if (document.visibilityState !== 'visible') return;
      const { joinEntry } = await import('@/data/admin/liveEntry');
      const said = await joinEntry(id, uid, name);
      // The page works without it, and says itself when it's offline.
      if (!said.ok) console.warn(said.error.message);
    };
    const say = () => void join();
    say();
    const timer = setInterval(say, EDITOR_SAYS_MS);
    document.addEventListener('visibilitychange', say);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
      void import('@/data/admin/liveEntry').then(({ leaveEntry }) => leaveEntry(id, uid));
    };
  }, [id, uid, name, active]);
}
