'use client';

import { useEffect, useState } from 'react';
import schedule from '../../../data/schedule-2025.json';
import lines from '../../../data/season-2025.json';
import { localStore } from '@/data/browserStorage';
import type { ScheduledGame } from '@/domain/fixtures';
import type { SeasonLines } from '@/domain/seasonLines';
import { parseSoloSeason, type SoloSeason } from '@/domain/solo/soloSeason';
import { useAuth } from '@/providers/AuthProvider';
import { seasonKey } from './seasonKey';

/** The season being played: a real past season, with its attribution in `data/`. */
export const TABLE = lines as SeasonLines;
export const GAMES: readonly ScheduledGame[] = schedule.games;

/** The user's solo season, stored in this browser. `season` is null until it has been read; `kept` is false if the browser stores nothing. */
export function useSoloSeason(): { season: SoloSeason | null; kept: boolean; change: (next: SoloSeason) => void } {
  const { uid } = useAuth();
  const [season, setSeason] = useState<SoloSeason | null>(null);
  const [kept, setKept] = useState(true);
  useEffect(() => {
    if (uid === null) return;
    const key = seasonKey(uid);
    const read = () => setSeason(parseSoloSeason(TABLE, localStore.readJson(key)));
    read();
    // Another tab may have played a week.
    const elsewhere = (event: StorageEvent) => {
      if (event.key === key) read();
    };
    window.addEventListener('storage', elsewhere);
    return () => {
      window.removeEventListener('storage', elsewhere);
      setSeason(null);
    };
  }, [uid]);
  const change = (next: SoloSeason) => {
    if (uid === null) return;
    setSeason(next);
    setKept(localStore.writeJson(seasonKey(uid), next));
  };
  return { season, kept, change };
}
