'use client';

import { useEffect, useRef } from 'react';
import { automaticPick } from '@/data/drafts';
import { serverClock } from '@/data/serverClock';
import { isAutomatic, type Draft } from '@/domain/draft/types';
import { automaticPickDue, placeInLine, STAGGER_MS } from './turnDriver';

/**
 * Lets this client do its part of the referee's work: makes the automatic pick when it is due and no one before it in line has made it. Runs
 * only while the line to the server is up, so that no stale pick waits to be sent.
 */
export function useAutomaticPicks(draft: Draft | null, me: string, live: boolean): void {
  const inCharge = useRef(false);
  const busy = useRef(false);
  // The last pick that this client made: its number, and how far the log went, because a pick that was taken back is made again.
  const made = useRef({ pick: -1, log: 0 });
  useEffect(() => {
    // No one watches a hidden page, and its timers run late: there a house team picks without being seen first.
    const due = draft === null ? null : automaticPickDue(draft, document.hidden ? 0 : undefined);
    if (draft === null || due === null || !live) return;
    const pick = draft.picks.length;
    const log = draft.log.length;
    // Another person made the last one: they are in charge now.
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
      // A device that slept, or a clock that was measured anew, may have woken this up too early.
      if (serverClock.now() < until || busy.current) {
        wait(Math.max(until, serverClock.now() + 50));
        return;
      }
      busy.current = true;
      // Between the server's yes and the board that shows it, the pick is not made a second time.
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
