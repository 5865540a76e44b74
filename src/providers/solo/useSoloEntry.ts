'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { localStore } from '@/data/browserStorage';
import { keepPicks, keptPicks } from '@/data/keptPicks';
import { valueOr, type Loadable } from '@/domain/loadable';
import { fail, type Result } from '@/domain/result';
import { entryId, type SoloEntry, type SoloGame } from '@/domain/solo/entries';
import { soloMark } from './soloMark';
import { useAuth } from '../AuthProvider';
import { useLoadable } from '../useLoadable';
import { useOnline } from '../useOnline';

/** Changes within this many milliseconds of each other are saved as one. */
const GATHER_MS = 400;

/** Codes of errors that only mean there's no connection, so that the same picks are sent again later. */
const LINE_IS_DOWN: readonly string[] = ['offline', 'no-answer', 'unavailable'];

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
  const entry = useLoadable<SoloEntry>(id, async (next) => {
    const { watchSoloEntry } = await import('@/data/soloEntries');
    return watchSoloEntry(game, weekId ?? '', uid ?? '', next);
  });
  const [unsaved, setUnsaved] = useState<{ id: string; picks: readonly string[] } | null>(null);
  const [problem, setProblem] = useState<{ id: string; state: 'offline' | 'denied'; message: string } | null>(null);
  const waiting = useRef<{ id: string; weekId: string; picks: readonly string[] } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const now = waiting.current;
    if (now === null || uid === null) return;
    waiting.current = null;
    const saved = await save({ game, weekId: now.weekId, uid, picks: now.picks }, () => {
      if (waiting.current === null) setUnsaved({ id: now.id, picks: now.picks });
    });
    // Newer picks are on their way.
    if (waiting.current !== null) return;
    if (saved.ok) {
      keepPicks(now.id, null);
      localStore.write(soloMark(uid), now.weekId);
      setProblem(null);
      setUnsaved(null);
    } else if (LINE_IS_DOWN.includes(saved.error.code)) {
      waiting.current = now;
      setProblem({ id: now.id, state: 'offline', message: saved.error.message });
    } else {
      keepPicks(now.id, null);
      setProblem({ id: now.id, state: 'denied', message: saved.error.message });
      setUnsaved(null);
    }
  }, [game, uid]);

  const trySend = useCallback(() => {
    send().catch((error: unknown) => {
      console.error(error);
      setProblem((before) => before ?? { id: id ?? '', state: 'denied', message: FALLBACK });
      setUnsaved(null);
    });
  }, [send, id]);

  const change = useCallback(
    (picks: readonly string[]) => {
      if (id === null || weekId === null) return;
      waiting.current = { id, weekId, picks };
      keepPicks(id, { weekId, picks });
      setUnsaved({ id, picks });
      setProblem(null);
      clearTimeout(timer.current);
      timer.current = setTimeout(trySend, GATHER_MS);
    },
    [id, weekId, trySend],
  );

  // What an earlier visit couldn't send.
  useEffect(() => {
    if (id === null || weekId === null || waiting.current !== null) return;
    const kept = keptPicks(id);
    if (kept === null || kept.weekId !== weekId) return;
    waiting.current = { id, weekId, picks: kept.picks };
    trySend();
  }, [id, weekId, trySend]);
  useEffect(() => {
    if (online) trySend();
  }, [online, trySend]);
  // Leaving the page doesn't wait for more changes.
  useEffect(() => trySend, [trySend]);

  const mine = unsaved?.id === id ? unsaved.picks : null;
  const stored = valueOr(entry, null)?.picks ?? NO_PICKS;
  const trouble = problem?.id === id ? problem : null;
  return useMemo((): OwnEntry => {
    const picks: OwnEntry['picks'] =
      mine !== null
        ? { state: 'ready', value: mine }
        : entry.state === 'ready'
          ? { state: 'ready', value: entry.value.picks }
          : entry.state === 'missing'
            ? { state: 'ready', value: NO_PICKS }
            : entry;
    const saving: EntrySaving =
      trouble !== null
        ? trouble.state === 'offline'
          ? { state: 'offline' }
          : { state: 'denied', message: trouble.message }
        : mine !== null
          ? { state: 'saving' }
          : stored.length > 0
            ? { state: 'saved' }
            : { state: 'none' };
    return { picks, stored, saving, change };
  }, [mine, entry, stored, trouble, change]);
}

/** Loads the code that saves, tells that it's sending, and saves. Code that doesn't load is a missing connection. */
async function save(entry: Omit<SoloEntry, 'username'>, sending: () => void): Promise<Result<void>> {
  const code = await import('@/data/soloEntries').catch(() => null);
  sending();
  return code === null ? fail('offline', FALLBACK) : code.saveSoloEntry(entry);
}

const FALLBACK = 'Something went wrong on our end. Reload the page and pick again.';
