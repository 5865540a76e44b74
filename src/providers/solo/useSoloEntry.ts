'use client';

import { useCallback, useEffect, useMemo } from 'react';
import { localStore } from '@/data/browserStorage';
import { keepPicks, keptPicks, type KeptPicks } from '@/data/keptPicks';
import { valueOr, type Loadable } from '@/domain/loadable';
import { fail, type Result } from '@/domain/result';
import { entryId, type SoloEntry, type SoloGame } from '@/domain/solo/entries';
import { soloMark } from './soloMark';
import { useAuth } from '../AuthProvider';
import { LINE_IS_DOWN, useAutosave } from '../useAutosave';
import { useLoadable } from '@/hooks/useLoadable';
import { useOnline } from '../useOnline';

/** Whether the picks on the screen are on the server. `none`: there aren't any yet. */
export type EntrySaving =
  | { state: 'none' }
  | { state: 'saving' }
  | { state: 'saved' }
  | { state: 'offline' }
  | { state: 'denied'; message: string };

/** A person's entry in a solo game: their picks in stored form, and whether they are saved. */
export interface OwnEntry {
  picks: Loadable<readonly string[]>;
  /** The picks as the server has them, for which the locks count. */
  stored: readonly string[];
  saving: EntrySaving;
  /** Shows new picks at once and saves them. */
  change: (picks: readonly string[]) => void;
}

const NO_PICKS: readonly string[] = [];

/**
 * The user's entry of a week, or of its season in Survivor, live. New picks show at once and save themselves; without a connection they're kept on
 * this device, also over a reload, and sent once it's back. If the server refuses them, its own picks are shown again with the reason.
 */
export function useSoloEntry(game: SoloGame, weekId: string | null): OwnEntry {
  const { uid } = useAuth();
  const online = useOnline();
  const id = uid === null || weekId === null ? null : entryId(game, weekId, uid);
  const entry = useLoadable<SoloEntry>('solo entry', id, async (next) => {
    const { watchSoloEntry } = await import('@/data/soloEntries');
    return watchSoloEntry(game, weekId ?? '', uid ?? '', next);
  });
  const { saving: now, change: save } = useAutosave<KeptPicks>(
    `${uid ?? ''} ${id ?? ''}`,
    async (kept) => {
      const saved = await send({ game, uid: uid ?? '', ...kept });
      if (saved.ok) localStore.write(soloMark(uid ?? ''), kept.weekId);
      // Newer picks are kept for the next save.
      const isLatest = id !== null && keptPicks(id)?.picks.join() === kept.picks.join();
      if (isLatest && (saved.ok || !LINE_IS_DOWN.includes(saved.error.code))) keepPicks(id, null);
      return saved;
    },
    online,
  );
  const change = useCallback(
    (picks: readonly string[]) => {
      if (id === null || weekId === null) return;
      keepPicks(id, { weekId, picks });
      save({ weekId, picks });
    },
    [id, weekId, save],
  );
  // What an earlier visit couldn't send.
  useEffect(() => {
    const kept = id === null ? null : keptPicks(id);
    if (kept !== null && kept.weekId === weekId) save(kept);
  }, [id, weekId, save]);

  const stored = valueOr(entry, null)?.picks ?? NO_PICKS;
  return useMemo((): OwnEntry => {
    const picks: OwnEntry['picks'] =
      now.unsaved !== null
        ? { state: 'ready', value: now.unsaved.picks }
        : entry.state === 'ready'
          ? { state: 'ready', value: entry.value.picks }
          : entry.state === 'missing'
            ? { state: 'ready', value: NO_PICKS }
            : entry;
    const saving: EntrySaving =
      now.state === 'refused'
        ? { state: 'denied', message: now.message }
        : now.state !== 'idle'
          ? { state: now.state }
          : { state: stored.length > 0 ? 'saved' : 'none' };
    return { picks, stored, saving, change };
  }, [now, entry, stored, change]);
}

/** Loads the code that saves, and saves. Code that doesn't load is a missing connection. */
async function send(entry: Omit<SoloEntry, 'username'>): Promise<Result<void>> {
  const code = await import('@/data/soloEntries').catch(() => null);
  return code === null ? fail('offline', OFFLINE) : code.saveSoloEntry(entry);
}

const OFFLINE = 'Your picks weren’t sent. Check your connection and try again.';
