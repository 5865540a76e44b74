'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button, Page, PageHeader } from '@/components';
import { useAuth } from '@/providers/AuthProvider';
import { NameAndTeam } from './NameAndTeam';
import { PictureCard } from './PictureCard';

/** The /profile page: the profile other members see. `children` render below it. */
export function ProfilePage({ children }: { children?: ReactNode }) {
  const { user } = useAuth();
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
        <p>What the others see of you can be changed as soon as your account is here.</p>
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <PictureCard user={user} />
          <NameAndTeam user={user} />
          {children}
        </div>
      )}
    </Page>
  );
}
