'use client';

import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { valueOr } from '@/domain/loadable';
import type { UnreadCount } from '@/domain/messages';
import { useAuth } from './AuthProvider';
import { useLeagues } from './LeagueProvider';
import { useLoadables } from './useLoadables';

/**
 * The user's unread messages in each league and in total; at most 10 are counted in a league, and none in a muted one. `mentionedIn`: the leagues in
 * which one of them mentions the user. `mentionedAt`: when the newest such message of each was sent, in milliseconds since 1970.
 */
export interface Unread {
  total: number;
  mentionedIn: readonly string[];
  mentionedAt: Readonly<Record<string, number | null>>;
  byLeague: Readonly<Record<string, number>>;
}

const NONE: UnreadCount = { count: 0, mentioned: false, mentionedAt: null };

const UnreadContext = createContext<Unread | null>(null);

/** Watches how many messages are unread in each of the user's leagues. Loads nothing while signed out. */
export function UnreadProvider({ children }: { children: ReactNode }) {
  const { uid, status, user } = useAuth();
  const { leagues } = useLeagues();
  const who = status === 'ready' ? uid : null;
  const mine = valueOr(leagues, null);
  const muted = user?.mutedLeagues;
  const ids = useMemo(
    () => (who === null || mine === null ? [] : mine.map(({ id }) => id).filter((id) => muted?.includes(id) !== true)),
    [who, mine, muted],
  );
  const counts = useLoadables<UnreadCount>(
    ids.map((id) => `${id} ${who ?? ''}`),
    async (key, next) => {
      const [leagueId = '', user = ''] = key.split(' ');
      const { watchUnread } = await import('@/data/signedIn');
      return watchUnread(leagueId, user, next);
    },
  );

  const value = useMemo((): Unread => {
    const all = ids.map((id): [string, UnreadCount] => [id, valueOr(counts(`${id} ${who ?? ''}`), NONE)]);
    return {
      total: all.reduce((sum, [, { count }]) => sum + count, 0),
      mentionedIn: all.filter(([, { mentioned }]) => mentioned).map(([id]) => id),
      mentionedAt: Object.fromEntries(all.map(([id, { mentionedAt }]) => [id, mentionedAt])),
      byLeague: Object.fromEntries(all.map(([id, { count }]) => [id, count])),
    };
  }, [ids, counts, who]);
  return <UnreadContext value={value}>{children}</UnreadContext>;
}

/** How many messages are unread, in total and by league. */
export function useUnread(): Unread {
  const unread = useContext(UnreadContext);
  if (unread === null) throw new Error('useUnread needs an UnreadProvider above it');
  return unread;
}
