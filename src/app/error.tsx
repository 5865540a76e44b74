'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { Button, FailureState, Page } from '@/components';
import { forgetLastView } from '@/data/device/lastView';

/** Error boundary for a page that crashed or whose code failed to load. The shell around it still works. */
export default function PageBroken({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => {
    console.error(error);
    // It may be what broke the page, and would break it again.
    forgetLastView();
  }, [error]);
  return (
    <Page width="narrow">
      <FailureState
        page
        title="This page fumbled"
        message="It didn’t load. Check your connection and try again."
        safe="Everything you saved is safe."
        onRetry={reset}
        action={
          <>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
            <Button asChild variant="quiet">
              <Link href="/">Go home</Link>
            </Button>
          </>
        }
      />
    </Page>
  );
}
