'use client';

import { useState } from 'react';
import { lazyComponent } from '@/components';
import { BellButton } from './BellButton';
import type { LiveBellProps } from './LiveBell';

// Its code makes every kind of notice, which no page waits for.
const LiveBell = lazyComponent<LiveBellProps>(() => import('./LiveBell').then((module) => module.LiveBell), {
  waiting: ({ open, onOpenChange }) => <BellButton open={open} onPress={() => onOpenChange(true)} />,
  failed: ({ retry }) => <BellButton label="Notifications didn’t load. Try again" onPress={retry} />,
});

/** The bell in the header of a signed-in user. It opens the list of notices, once its code is there. */
export function NoticesBell() {
  const [open, setOpen] = useState(false);
  return <LiveBell open={open} onOpenChange={setOpen} />;
}
