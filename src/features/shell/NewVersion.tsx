'use client';

import { useEffect, useState } from 'react';
import { Button, Notice } from '@/components';
import { reloadPage } from '@/providers/kernel/reloadPage';

/**
 * Says that a newer version of the app is ready. Only the button and links load it, so what was typed isn't lost. It
 * takes no room, so the page doesn't move, and leaves the bottom to the buttons that save and send.
 */
export function NewVersion() {
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    window.addEventListener('click', leaveToBrowser, { capture: true });
    return () => window.removeEventListener('click', leaveToBrowser, { capture: true });
  }, []);
  if (closed) return null;
  return (
    <div className="no-print sticky top-0 z-35">
      <div
        role="status"
        aria-label="New version"
        className="absolute inset-x-3 top-full mx-auto mt-2 max-w-lg bg-surface shadow-float"
      >
        <Notice
          title="A new version is ready"
          action={
            <div className="flex flex-wrap gap-2">
              <Button size="small" variant="primary" onClick={reloadPage}>
                Reload
              </Button>
              <Button size="small" variant="quiet" onClick={() => setClosed(true)}>
                Later
              </Button>
            </div>
          }
        >
          Save your changes first.
        </Notice>
      </div>
    </div>
  );
}

/**
 * Keeps a press on a link from the router, which has old pages: the browser loads the new one. Not without a
 * connection, nor while something is being sent.
 */
function leaveToBrowser(event: MouseEvent) {
  if (!navigator.onLine || document.querySelector('button[aria-busy="true"]') !== null) return;
  if (event.target instanceof Element && event.target.closest('a[href^="/"]')) event.stopPropagation();
}
