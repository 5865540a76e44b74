'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { LiveRegion, lazyComponent } from '@/components';
import { valueOr } from '@/domain/kernel/loadable';
import type { Notice } from '@/domain/notices/notice';
import { useAuth } from '@/providers/account/AuthProvider';
import { useNotices } from '@/providers/notices/useNotices';
import { usePushRenewal } from '@/providers/notices/usePush';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import type { LineupWatchProps } from './LineupWatch';
import { NoticesSheet } from './NoticesSheet';
import { useNoticeDelivery } from './useNoticeDelivery';

// Without it the list has everything else. It's tried again in the next hour before a kickoff.
const LineupWatch = lazyComponent<LineupWatchProps>(
  () => import('./LineupWatch').then((module) => module.LineupWatch),
  { failed: () => null },
);

export interface LiveNoticesProps {
  open: boolean;
  onClose: () => void;
  /** How many notices are new. */
  onUnseen: (unseen: number) => void;
}

const NONE: readonly Notice[] = [];

/**
 * What is behind the bell: it counts what is new, tells the user of what comes up, and shows the list while it's open.
 */
export function LiveNotices({ open, onClose, onUnseen }: LiveNoticesProps) {
  const { user } = useAuth();
  const pathname = usePathname();
  usePushRenewal(user);
  const [gaps, setGaps] = useState(NONE);
  const list = useNotices(open, gaps);
  const { unseen, seenAt, lineupsDue } = list;
  const known = valueOr(list.notices, NONE);
  const announced = useNoticeDelivery(known, pathname);
  const [unmarked, setUnmarked] = useState<string | null>(null);
  // What was new when the list was opened stays marked while it's open.
  const [openedWith, setOpenedWith] = useState<{ seenAt: number | null } | null>(null);
  if (open && openedWith === null) setOpenedWith({ seenAt });
  if (!open && openedWith !== null) setOpenedWith(null);

  useEffect(() => {
    onUnseen(unseen);
  }, [unseen, onUnseen]);

  const latest = Math.max(...known.flatMap(({ at }) => at ?? []));
  useEffect(() => {
    if (!open || unseen === 0 || user === null) return;
    const mark = async () => {
      const { markNoticesSeen } = await import('@/data/account/users');
      // Never before what is shown: the device's clock may be behind.
      const marked = await markNoticesSeen(user, Math.max(SERVER_CLOCK.now(), latest));
      setUnmarked(marked.ok ? null : marked.error.message);
    };
    mark().catch((error: unknown) => {
      console.error(error);
      setUnmarked('Check your connection.');
    });
    // The user's document changes with the mark, so it mustn't start another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open, unseen, latest]);

  return (
    <>
      <LiveRegion message={announced} />
      {lineupsDue.length > 0 && <LineupWatch leagues={lineupsDue} onGaps={setGaps} />}
      {open && <NoticesSheet list={list} newSince={openedWith?.seenAt ?? null} unmarked={unmarked} onClose={onClose} />}
    </>
  );
}
