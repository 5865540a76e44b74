'use client';

import { useEffect, useRef, useState } from 'react';
import { lines, schedule } from '../../../../data/lastPlayed';
import { localStore } from '@/data/device/browserStorage';
import type { ScheduledGame } from '@/domain/football/fixtures';
import { LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import type { SeasonLines } from '@/domain/scoring/seasonLines';
import { parseSoloSeason, weekToPlay, type SoloSeason } from '@/domain/solo/soloSeason';
import { useAuth } from '@/providers/account/AuthProvider';
import { usePracticeSeason } from '@/providers/solo/usePracticeSeason';
import { seasonKey } from './seasonKey';

/** The season being played: a real past season, with its attribution in `data/`. */
export const TABLE = lines as SeasonLines;
export const GAMES: readonly ScheduledGame[] = schedule.games;

/**
 * The user's practice season, which is in their own record. A season that this browser kept before goes there once.
 * `failure` tells why the latest change isn't saved; it's still shown, and saved with the next one.
 */
export function useSoloSeason(): {
  season: Loadable<SoloSeason>;
  failure: string | null;
  change: (next: SoloSeason) => void;
} {
  const { uid, user } = useAuth();
  const key = user?.key ?? null;
  const stored = usePracticeSeason(key, TABLE);
  const [own, setOwn] = useState<{ key: string; season: SoloSeason } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const save = async (next: SoloSeason) => {
    const turn = ++latest.current;
    // One save after the other, because each stores the whole season; what a later change has replaced isn't sent.
    const sent = line.current.then(() => (latest.current === turn ? send(key, next) : null));
    line.current = sent;
    const message = await sent;
    if (turn !== latest.current) return;
    setFailure(message);
    if (message !== null || uid === null) return;
    setOwn(null);
    localStore.write(seasonKey(uid), null);
  };
  const change = (season: SoloSeason) => {
    if (key === null) return;
    setOwn({ key, season });
    void save(season);
  };

  const before = uid === null ? null : localStore.readJson(seasonKey(uid));
  const isNew = stored.state === 'ready' && isEmpty(stored.value);
  const kept = isNew && own === null && before !== null ? parseSoloSeason(TABLE, before) : null;
  const moving = kept === null || isEmpty(kept) ? null : kept;
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moving === null || key === null || moved.current === key) return;
    moved.current = key;
    void save(moving);
  });

  const shown = own !== null && own.key === key ? ready(own.season) : moving === null ? stored : ready(moving);
  return { season: key === null ? LOADING : shown, failure, change };
}

function isEmpty(season: SoloSeason): boolean {
  return weekToPlay(season) === 1 && Object.keys(season.picks).length === 0;
}

/** Saves a season; returns why it couldn't, or null. */
async function send(key: string | null, season: SoloSeason): Promise<string | null> {
  try {
    const { savePracticeSeason } = await import('@/data/solo/practiceSeason');
    const saved = await savePracticeSeason({ key }, season);
    return saved.ok ? null : saved.error.message;
  } catch (error) {
    console.error(error);
    return 'Reload the page.';
  }
}
