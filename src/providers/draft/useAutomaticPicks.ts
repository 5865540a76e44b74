'use client';

import { useEffect, useRef } from 'react';
import { automaticPick } from '@/data/drafts';
import { serverClock } from '@/data/serverClock';
import { isAutomatic, type Draft } from '@/domain/draft/types';
import { automaticPickDue, placeInLine, STAGGER_MS } from './turnDriver';

/**
 * Makes the automatic pick from this client, when it's due and no client before it in line has made it. Runs only while connected to the server
 * (`live`), so that no stale pick waits to be sent.
 */
export function useAutomaticPicks(draft: Draft | null, me: string, live: boolean): void {
  const inCharge = useRef(false);
  const busy = useRef(false);
  // The last pick that this client made: its index and the log's length at the time, because a pick that was taken back has to be made again.
  const made = useRef({ pick: -1, log: 0 });
  useEffect(() => {
    // A hidden page isn't being watched and its timers run late, so there a house team picks without being shown on the clock first.
    const due = draft === null ? null : automaticPickDue(draft, document.hidden ? 0 : undefined);
    if (draft === null || due === null || !live) return;
    const pick = draft.picks.length;
    const log = draft.log.length;
    // Another client made the last automatic pick, so that one is in charge now.
    if (isAutomatic(draft.made[pick - 1]) && made.current.pick !== pick - 1) inCharge.current = false;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (until: number) => {
      clearTimeout(timer);
      const left = until - serverClock.now();
      if (left <= 0) queueMicrotask(() => void tryNow(until));
      else timer = setTimeout(() => void tryNow(until), left);
    };
    const tryNow = async (until: number) => {
      if (ended) return;
      // The timer may have fired too early, if the device slept or the server clock was measured again.
      if (serverClock.now() < until || busy.current) {
        wait(Math.max(until, serverClock.now() + 50));
        return;
      }
      busy.current = true;
      // The server may have accepted this client's pick already, though the draft doesn't show it yet. Then it isn't sent a second time.
      const won = (made.current.pick === pick && made.current.log === log) || (await automaticPick(draft));
      busy.current = false;
      inCharge.current = won;
      if (won) made.current = { pick, log };
      if (!ended && !won) wait(serverClock.now() + 2 * STAGGER_MS + placeInLine(draft, me, false) * STAGGER_MS);
    };
    const mine = due + placeInLine(draft, me, inCharge.current) * STAGGER_MS;
    wait(mine);
    const stopListening = serverClock.subscribe(() => {
      if (!busy.current) wait(Math.max(mine, serverClock.now()));
    });
    return () => {
      ended = true;
      clearTimeout(timer);
      stopListening();
    };
  }, [draft, me, live]);
}
