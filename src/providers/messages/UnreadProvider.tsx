import { usePathname } from 'next/navigation';
import { createContext, useMemo, type ReactNode } from 'react';
import { valueOr } from '@/domain/kernel/loadable';
import type { UnreadCount } from '@/domain/messages/messages';
import { useHidden } from '@/hooks/useHidden';
import { useLoadables } from '@/hooks/useLoadable';
import { useProvided } from '@/hooks/useProvided';
import { useAuth } from '../account/AuthProvider';
import { useLastMessages, useLeagues } from '../league/LeagueProvider';

/**
 * The user's unread messages in each league and in total; at most 10 are counted in a league, and none in a muted one.
 * `mentionedIn`: the leagues in which one of them mentions the user. `mentionedAt`: when the newest such message of
 * each was sent, in milliseconds since 1970.
 */
interface Unread {
  total: number;
  mentionedIn: readonly string[];
  mentionedAt: Readonly<Record<string, number | null>>;
  byLeague: Readonly<Record<string, number>>;
}

const NONE: UnreadCount = { count: 0, mentioned: false, mentionedAt: null };

const UnreadContext = createContext<Unread | null>(null);

/**
 * Watches how many messages are unread in each of the user's leagues. A league whose newest message the user has read
 * isn't asked: the league's document and the user's record say so. Loads nothing while signed out.
 */
export function UnreadProvider({ children }: { children: ReactNode }) {
  const { uid, status, user } = useAuth();
  const { leagues, usual } = useLeagues();
  const who = status === 'ready' ? uid : null;
  const mine = valueOr(leagues, null);
  const muted = user?.mutedLeagues;
  const ids = useMemo(
    () => (who === null || mine === null ? [] : mine.map(({ id }) => id).filter((id) => muted?.includes(id) !== true)),
    [who, mine, muted],
  );
  const lastMessages = useLastMessages();
  const lastRead = user?.lastRead;
  const hidden = useHidden();
  const here = usePathname() === '/messages' && !hidden ? usual?.id : undefined;
  const keys = useMemo(
    () =>
      Object.fromEntries(
        ids.flatMap((id) => {
          // Its conversation is on the screen, where everything is read.
          if (id === here) return [];
          const [sentAt, readAt] = [lastMessages[id], lastRead?.[id]];
          if (sentAt === undefined || readAt === undefined) return [[id, `${id} ${who ?? ''}`]];
          return sentAt > readAt ? [[id, `${id} ${who ?? ''} ${String(readAt)}`]] : [];
        }),
      ),
    [ids, who, lastMessages, lastRead, here],
  );
  const counts = useLoadables<UnreadCount>('unread', Object.values(keys), async (key, next) => {
    const [leagueId = '', user = '', readAt] = key.split(' ');
    const { watchUnread, watchUnreadSince } = await import('@/data/account/signedIn');
    return readAt === undefined
      ? watchUnread(leagueId, user, next)
      : watchUnreadSince(leagueId, user, Number(readAt), next);
  });

  const value = useMemo((): Unread => {
    const all = ids.map((id) => [id, valueOr(counts(keys[id] ?? ''), NONE)] as const);
    return {
      total: all.reduce((sum, [, { count }]) => sum + count, 0),
      mentionedIn: all.filter(([, { mentioned }]) => mentioned).map(([id]) => id),
      mentionedAt: Object.fromEntries(all.map(([id, { mentionedAt }]) => [id, mentionedAt])),
      byLeague: Object.fromEntries(all.map(([id, { count }]) => [id, count])),
    };
  }, [ids, keys, counts]);
  return <UnreadContext value={value}>{children}</UnreadContext>;
}

/** How many messages are unread, in total and by league. */
export function useUnread(): Unread {
  return useProvided(UnreadContext, 'useUnread', 'UnreadProvider');
}
