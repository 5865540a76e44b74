'use client';

import { useEffect, useState } from 'react';
import schedule from '../../../data/schedule-2025.json';
import lines from '../../../data/season-2025.json';
import { localStore } from '@/data/browserStorage';
import type { ScheduledGame } from '@/domain/solo/fixtures';
import type { SeasonLines } from '@/domain/solo/saturdaySix';
import { parseSoloSeason, type SoloSeason } from '@/domain/solo/soloSeason';

/** The season being played: a real past season, with its attribution in `data/`. */
export const TABLE = lines as SeasonLines;
export const GAMES: readonly ScheduledGame[] = schedule.games;

const KEY = 'saturdaySix';

/** The user's solo season, stored in this browser. `season` is null until it has been read; `kept` is false if the browser stores nothing. */
export function useSoloSeason(): { season: SoloSeason | null; kept: boolean; change: (next: SoloSeason) => void } {
  const [season, setSeason] = useState<SoloSeason | null>(null);
  const [kept, setKept] = useState(true);
  useEffect(() => {
    const read = () => setSeason(parseSoloSeason(TABLE, localStore.readJson(KEY)));
    read();
    // Another tab may have played a week.
    const elsewhere = (event: StorageEvent) => {
      if (event.key === KEY) read();
    };
    window.addEventListener('storage', elsewhere);
    return () => window.removeEventListener('storage', elsewhere);
  }, []);
  const change = (next: SoloSeason) => {
    setSeason(next);
    setKept(localStore.writeJson(KEY, next));
  };
  return { season, kept, change };
}
