import { useMemo, useState } from 'react';
import type { LeagueId } from '@/domain/kernel/ids';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import { MESSAGES_PAGE, conversation, type Message } from '@/domain/messages/messages';
import { useLoadables } from '@/hooks/useLoadable';

/**
 * A league's messages loaded so far, oldest first, and how to load older ones: the newest (`live`) and older pages.
 * Both are live, so that an edit, a removal or a reaction reaches what is on the screen. What has dropped out of the
 * newest is as it was then, until `renew` puts a newer copy in its place. Remount it for another league.
 */
export function useConversation(leagueId: LeagueId, live: readonly Message[]) {
  const [kept, setKept] = useState<readonly Message[]>([]);
  const [lastLive, setLastLive] = useState(live);
  // Each page by the time of its newest message. A second number tells an attempt from the failed one before.
  const [pages, setPages] = useState<readonly string[]>([]);
  if (live !== lastLive) {
    setLastLive(live);
    // Keep messages that drop out of the watched ones: they stay on the screen, without a gap before older ones.
    // Without a message in common there may be a gap, as after the device's own copy: then older ones are loaded again.
    const oldestLive = live.at(-1)?.id;
    if (oldestLive === undefined || lastLive.some(({ id }) => id === oldestLive)) setKept(conversation(kept, lastLive));
    else if (lastLive.length > 0) {
      setKept([]);
      setPages([]);
    }
  }
  const page = useLoadables<Message[]>(`messages of ${leagueId}`, pages, async (key, next) => {
    const { watchOlderMessages } = await import('@/data/account/signedIn');
    return watchOlderMessages(leagueId, Number(key.split(' ')[0]), next);
  });
  const shown = useMemo(
    () => conversation(kept, ...pages.map((key) => valueOr(page(key), [])), live),
    [kept, live, page, pages],
  );
  const last = pages.at(-1);
  const oldest = shown[0]?.sentAt ?? null;
  const older = last === undefined ? 'more' : afterPage(page(last));
  const loadOlder = () => {
    if (oldest === null || older === 'loading' || older === 'all') return;
    const kept = older === 'failed' ? pages.slice(0, -1) : pages;
    setPages([...kept, `${String(oldest)} ${last === undefined ? '0' : String(Number(last.split(' ')[1]) + 1)}`]);
  };
  const renew = (message: Message) =>
    setKept((all) => (all.some(({ id }) => id === message.id) ? conversation(all, [message]) : all));
  return { shown, older, loadOlder, renew };
}

/** Whether there are messages before the oldest page. */
function afterPage(page: Loadable<Message[]>): 'more' | 'loading' | 'failed' | 'all' {
  if (page.state === 'ready') return page.value.length < MESSAGES_PAGE ? 'all' : 'more';
  return page.state === 'loading' ? 'loading' : 'failed';
}
