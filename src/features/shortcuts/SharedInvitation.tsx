'use client';

import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { Button, EmptyState, Page, Skeleton } from '@/components';
import { codeInQuery } from '@/domain/pages/sharedInvitation';

/** Opens the invitation in what another app has shared, or tells what to share. */
export function SharedInvitation() {
  const code = codeInQuery(useSearchParams().toString());
  const { replace } = useRouter();
  useEffect(() => {
    if (code !== null) replace(`/join/${code}`);
  }, [code, replace]);
  return (
    <Page width="narrow">
      {code !== null ? (
        <div role="status" aria-label="Looking up the invitation">
          <Skeleton className="h-72 w-full" />
        </div>
      ) : (
        <EmptyState
          page
          title="We couldn’t find an invite"
          action={
            <>
              <Button asChild variant="primary">
                <Link href="/leagues">Leagues</Link>
              </Button>
              <Button asChild>
                <Link href="/leagues/join/public">Public leagues</Link>
              </Button>
            </>
          }
        >
          Share a league link or its code.
        </EmptyState>
      )}
    </Page>
  );
}
