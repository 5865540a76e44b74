'use client';

import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { LOADING, failed, type Loadable } from '@/domain/loadable';
import { countUnread, type Message } from '@/domain/messages';
import { useAuth } from './AuthProvider';
import { useLeagues } from './LeagueProvider';

/** The newest messages of each of the user's leagues, and how many are unread. */
export interface Messages {
  /** Newest first. */
  newest: (leagueId: string) => Loadable<Message[]>;
  /** Unread messages in each league and in total. */
  unread: { total: number; byLeague: Readonly<Record<string, number>> };
}

const MessagesContext = createContext<Messages | null>(null);

/** Watches the newest messages of all the user's leagues. One subscription per league serves both the badge and the page. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { uid, status } = useAuth();
  const { leagues } = useLeagues();
  const who = status === 'ready' ? uid : null;
  const ids =
    who !== null && leagues.state === 'ready'
      ? leagues.value
          .map(({ id }) => id)
          .sort()
          .join(' ')
      : '';
  const [seen, setSeen] = useState<Readonly<Record<string, Loadable<Message[]>>>>({});

  useEffect(() => {
    if (ids === '') return;
    let ended = false;
    let stops: (() => void)[] = [];
    const put = (id: string, messages: Loadable<Message[]>) => {
      if (!ended) setSeen((before) => ({ ...before, [id]: messages }));
    };
    import('@/data/signedIn').then(
      ({ watchMessages }) => {
        if (!ended) stops = ids.split(' ').map((id) => watchMessages(id, (messages) => put(id, messages)));
      },
      () =>
        ids
          .split(' ')
          .forEach((id) => put(id, failed('Messages didn’t load. Check your connection and reload the page.'))),
    );
    return () => {
      ended = true;
      stops.forEach((stop) => stop());
      setSeen({});
    };
  }, [ids, who]);

  const value = useMemo((): Messages => {
    const counts = Object.entries(seen).map(([id, messages]): [string, number] => [
      id,
      messages.state === 'ready' && who !== null ? countUnread(messages.value, who) : 0,
    ]);
    return {
      newest: (leagueId) => seen[leagueId] ?? LOADING,
      unread: { total: counts.reduce((sum, [, count]) => sum + count, 0), byLeague: Object.fromEntries(counts) },
    };
  }, [seen, who]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** The newest messages of the user's leagues. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (messages === null) throw new Error('useMessages needs a MessagesProvider above it');
  return messages;
}

/** How many messages are unread, in total and by league. */
export function useUnread(): Messages['unread'] {
  return useMessages().unread;
}
