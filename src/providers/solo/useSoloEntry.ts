import { localStore } from '@/data/device/browserStorage';
import type { WeekId } from '@/domain/kernel/ids';
import { ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { fail, type Result } from '@/domain/kernel/result';
import { entryId, type SoloEntry, type SoloGame } from '@/domain/solo/entries';
import { soloMark } from './soloMark';
import { useAuth } from '../account/AuthProvider';
import { useAutosave } from '../kernel/useAutosave';
import { useLoadable } from '@/hooks/useLoadable';
import { useUnreachable } from '../messages/useLastAnswer';
import { useOnline } from '../kernel/useOnline';

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
 * The user's entry of a week, or of its season in Survivor, live. New picks show at once and save themselves; without a
 * connection they're kept on this device, also over a reload, and sent once it's back. If the server refuses them, its
 * own picks are shown again with the reason.
 */
export function useSoloEntry(game: SoloGame, weekId: WeekId | null): OwnEntry {
  const { uid } = useAuth();
  const online = useOnline();
  const unreachable = useUnreachable();
  const id = uid === null || weekId === null ? null : entryId(game, weekId, uid);
  const entry = useLoadable<SoloEntry>('solo entry', id, async (next) => {
    const { watchSoloEntry } = await import('@/data/solo/soloEntries');
    return watchSoloEntry(game, weekId ?? '', uid ?? '', next);
  });
  const stored = valueOr(entry, null)?.picks ?? NO_PICKS;
  const {
    value: picks,
    saving: now,
    change,
  } = useAutosave(
    `picks ${uid ?? ''} ${id ?? ''} ${weekId ?? ''}`,
    entry.state === 'ready' ? ready(stored) : entry,
    async (picks) => {
      const saved = await send({ game, uid: uid ?? '', weekId: weekId ?? '', picks });
      if (saved.ok) localStore.write(soloMark(uid ?? ''), weekId ?? '');
      return saved;
    },
    online && !unreachable,
  );
  const saving: EntrySaving =
    now.state === 'refused'
      ? { state: 'denied', message: now.message }
      : now.state !== 'idle'
        ? { state: now.state }
        : { state: stored.length > 0 ? 'saved' : 'none' };
  return { picks, stored, saving, change: (picks) => id !== null && weekId !== null && change(picks) };
}

/** Loads the code that saves, and saves. Code that doesn't load is a missing connection. */
async function send(entry: Omit<SoloEntry, 'username'>): Promise<Result<void>> {
  const code = await import('@/data/solo/soloEntries').catch(() => null);
  return code === null ? fail('offline', OFFLINE) : code.saveSoloEntry(entry);
}

const OFFLINE = 'Your picks weren’t sent. Check your connection and try again.';
