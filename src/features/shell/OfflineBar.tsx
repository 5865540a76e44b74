'use client';

import { useOnline } from '@/providers/useOnline';

/** Shown while the user is offline: the page stays visible, and nothing looks as if it had been sent. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" aria-label="Connection" className="no-print sticky top-0 z-20">
      {!online && (
        <p className="border-b border-line bg-warn-ground px-4 py-2 text-center text-sm font-semibold text-balance text-warn">
          You’re offline. You can keep reading; nothing is sent until you’re back online.
        </p>
      )}
    </div>
  );
}
