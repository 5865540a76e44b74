'use client';

import Link from 'next/link';
import { Button, FailureState, Page, PageHeader } from '@/components';
import { useAuth } from '@/providers/AuthProvider';
import { NameAndTeam } from './NameAndTeam';
import { PictureCard } from './PictureCard';

/** The page /profile: what the others see of one. */
export function ProfilePage() {
  const { user, problem, refresh } = useAuth();
  if (user === null) return null;
  return (
    <Page width="narrow">
      <PageHeader
        title="Profile"
        lead={user.username === '' ? user.email : `@${user.username}`}
        actions={
          <Button asChild>
            <Link href="/acc">Account</Link>
          </Button>
        }
      />
      {user.key === null ? (
        <FailureState
          title="Your profile cannot be shown"
          message={problem ?? undefined}
          onRetry={() => void refresh()}
        />
      ) : (
        <div className="grid gap-5">
          <PictureCard user={user} />
          <NameAndTeam user={user} />
        </div>
      )}
    </Page>
  );
}
