'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button, Card, EmptyState, Page, PageHeader, SkeletonRows, notify } from '@/components';
import { NOT_SIGNED_OUT } from '@/domain/account/authState';
import { succeed } from '@/domain/kernel/result';
import type { AppUser, AuthPerson } from '@/domain/account/user';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/account/AuthProvider';
import { useSignInPrompt } from '@/providers/account/SignInPrompt';
import { DeleteAccount } from './DeleteAccount';
import { MyData } from './MyData';
import { Names } from './Names';
import { SignInMethods } from './SignInMethods';

/**
 * The /acc page: names, sign-in methods, data export, sign out, account deletion. Signed-out users can open it too and
 * are asked to sign in. `children` render between the cards.
 */
export function AccountPage({ children }: { children?: ReactNode }) {
  const { status, user, person } = useAuth();
  const prompt = useSignInPrompt();
  return (
    <Page width="narrow">
      <PageHeader title="Account" lead={person?.email ?? undefined} />
      {status === 'loading' && <SkeletonRows rows={4} label="Loading your account" rowClass="h-24" />}
      {status === 'anonymous' && (
        <EmptyState
          title="You’re not signed in"
          action={
            <Button variant="primary" onClick={prompt.show}>
              Sign In / Register
            </Button>
          }
        >
          Sign in to manage your account.
        </EmptyState>
      )}
      {user !== null && status === 'ready' && (
        <Account user={user} person={person}>
          {children}
        </Account>
      )}
    </Page>
  );
}

function Account({ user, person, children }: { user: AppUser; person: AuthPerson | null; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Names key={user.username} user={user} />
      <SignInMethods email={user.email} />
      <MyData user={user} />
      {children}
      {(user.admin || user.staff) && (
        <Card
          title="Admin"
          aside={
            <Button asChild size="small">
              <Link href="/admin">Open admin</Link>
            </Button>
          }
        >
          <p className="text-ink-muted">Run the season: weeks, results and feedback.</p>
        </Card>
      )}
      <SignOut />
      {person !== null && <DeleteAccount person={person} admin={user.admin} />}
    </div>
  );
}

function SignOut() {
  const { signOut } = useAuth();
  const { busy, submit } = useSubmit(NOT_SIGNED_OUT);
  const leave = async () => {
    const left = await submit(async () => {
      await signOut();
      return succeed();
    });
    if (!left.ok) notify.error(left.error.message);
  };
  return (
    <Card title="Sign out">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted">On this device only.</p>
        <Button busy={busy} onClick={() => void leave()}>
          Sign Out
        </Button>
      </div>
    </Card>
  );
}
