'use client';

import { useState } from 'react';
import { LoadError, lazyComponent } from '@/components';
import { BellButton } from './BellButton';
import type { LiveNoticesProps } from './LiveNotices';

// Its code makes every kind of notice, which no page waits for.
const LiveNotices = lazyComponent<LiveNoticesProps>(
  () => import('./LiveNotices').then((module) => module.LiveNotices),
  {
    failed: ({ open, retry, onClose }) =>
      open ? <LoadError as="floating" title="Your notifications didn’t load" retry={retry} onClose={onClose} /> : null,
  },
);

/**
 * The bell in the header of a signed-in user, with how many notices are new. It opens their list, once its code is
 * there. It counts while `live`.
 */
export function NoticesBell({ live }: { live: boolean }) {
  const [open, setOpen] = useState(false);
  const [unseen, setUnseen] = useState(0);
  return (
    <>
      <BellButton unseen={open ? 0 : unseen} open={open} onPress={() => setOpen(!open)} />
      {(live || open) && <LiveNotices open={open} onClose={() => setOpen(false)} onUnseen={setUnseen} />}
    </>
  );
}
