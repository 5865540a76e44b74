import { localStore } from '@/data/device/browserStorage';
import type { WeekId } from '@/domain/kernel/ids';
import { mapReady, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { fail, type Result } from '@/domain/kernel/result';
import { entryId, type SoloEntry } from '@/domain/solo/entries';
import type { SoloGame } from '@/domain/solo/soloGames';
import { useAuth } from '../account/AuthProvider';
import { useAutosave, type Saving } from '../kernel/useAutosave';
import { useOnline } from '../kernel/useOnline';
import { useUnreachable } from '../messages/useLastAnswer';
import { soloMark } from './soloMark';
import { usePlayerEntry } from './useSoloEntries';

/** Whether the picks on the screen are on the server. `none`: there aren't any yet. */
export type EntrySaving = { state: 'none' | 'saving' | 'saved' | 'offline' } | { state: 'denied'; message: string };

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
 * The user's entry of a week, or of its season in Survivor, live. New picks show at once and save themselves, as
 * `useAutosave` does. If the server refuses them, its own picks are shown again with the reason.
 */
export function useSoloEntry(game: SoloGame, weekId: WeekId | null): OwnEntry {
  const { uid } = useAuth();
  const online = useOnline();
  const unreachable = useUnreachable();
  const entry = usePlayerEntry(game, weekId, uid);
  const stored = valueOr(entry, null)?.picks ?? NO_PICKS;
  const save = async (picks: readonly string[]) => {
    const saved = await send({ game, uid: uid ?? '', weekId: weekId ?? '', picks });
    if (saved.ok || saved.error.code === 'kicked-off') localStore.write(soloMark(uid ?? ''), weekId ?? '');
    return saved;
  };
  const id = uid === null || weekId === null ? null : entryId(game, weekId, uid);
  const key = `picks ${uid ?? ''} ${id ?? ''} ${weekId ?? ''}`;
  const { value, saving, change } = useAutosave(
    key,
    mapReady(entry, ({ picks }) => picks),
    save,
    online && !unreachable,
  );
  return {
    picks: value,
    stored,
    saving: savingOf(saving, stored.length > 0),
    change: (picks) => id !== null && change(picks),
  };
}

function savingOf(now: Saving<readonly string[]>, isStored: boolean): EntrySaving {
  if (now.state === 'refused') return { state: 'denied', message: now.message };
  if (now.state !== 'idle') return { state: now.state };
  return { state: isStored ? 'saved' : 'none' };
}

/** Loads the code that saves, and saves. Code that doesn't load is a missing connection. */
async function send(entry: Omit<SoloEntry, 'username'>): Promise<Result<void>> {
  const code = await import('@/data/solo/soloEntries').catch(() => null);
  if (code === null) return fail('offline', 'Your picks weren’t sent. Check your connection and try again.');
  return code.saveSoloEntry(entry);
}
