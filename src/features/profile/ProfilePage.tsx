'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Avatar, Page, PageHeader } from '@/components';
import { useAuth } from '@/providers/account/AuthProvider';
import { Career } from './Career';
import { NameAndTeam } from './NameAndTeam';
import { PictureCard } from './PictureCard';

/** The /profile page: the profile other members see. `children` render below it. */
export function ProfilePage({ children }: { children?: ReactNode }) {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <Page>
      <PageHeader
        title={
          <span className="flex items-center gap-3">
            <Avatar name={user.displayName} src={user.profilePicUrl} school={user.favoriteTeam} size={56} />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {user.displayName}
            </span>
          </span>
        }
        lead={
          <span className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
            {user.username === '' ? user.email : `@${user.username}`}
            <Link href="/acc" className="inline-flex min-h-(--target) items-center underline">
              Account
            </Link>
          </span>
        }
      />
      {user.key !== null && (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <Career />
            <NameAndTeam user={user} />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <PictureCard user={user} />
            {children}
          </div>
        </div>
      )}
    </Page>
  );
}
