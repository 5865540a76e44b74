'use client';

import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { Button, Card, EmptyState, Page, PageHeader, SkeletonRows } from '@/components';
import { linkedMethods } from '@/data/auth';
import type { AppUser } from '@/domain/user';
import { useAuth } from '@/providers/AuthProvider';
import { useSignInPrompt } from '@/providers/SignInPrompt';
import { PasswordForm } from './PasswordForm';

const METHODS: Readonly<Record<string, string>> = { password: 'Email and password', 'google.com': 'Google' };

/** The page /acc: names, password, sign-in methods, sign out. Open to everybody, so it says what to do when nobody is signed in. */
export function AccountPage() {
  const { status, user, person } = useAuth();
  const prompt = useSignInPrompt();
  return (
    <Page width="narrow">
      <PageHeader title="Account" lead={person?.email ?? undefined} />
      {status === 'loading' && <SkeletonRows rows={4} label="Loading your account" rowClass="h-24" />}
      {status === 'anonymous' && (
        <EmptyState
          title="Nobody is signed in"
          action={
            <Button variant="primary" onClick={prompt.show}>
              Sign In / Register
            </Button>
          }
        >
          Your names, your password and your ways to sign in are here once you are.
        </EmptyState>
      )}
      {user !== null && status === 'ready' && <Account user={user} />}
    </Page>
  );
}

function Account({ user }: { user: AppUser }) {
  const { signOut } = useAuth();
  const [busy, setBusy] = useState(false);
  const methods = linkedMethods();
  return (
    <div className="grid gap-5">
      <Card
        title="Names"
        aside={
          <Button asChild size="small">
            <Link href="/profile">Edit profile</Link>
          </Button>
        }
      >
        <dl className="grid gap-3">
          <Row term="Display name">{user.displayName}</Row>
          <Row term="Username">{user.username === '' ? 'None yet' : user.username}</Row>
          <Row term="Email">{user.email}</Row>
        </dl>
      </Card>
      <Card title="Ways to sign in">
        <ul className="grid gap-2">
          {methods.map((method) => (
            <li key={method} className="font-semibold">
              {METHODS[method] ?? method}
            </li>
          ))}
        </ul>
      </Card>
      {methods.includes('password') && (
        <Card title="Password">
          <PasswordForm email={user.email} />
        </Card>
      )}
      {user.admin && (
        <Card
          title="Administration"
          aside={
            <Button asChild size="small">
              <Link href="/admin/feedback">Answer feedback</Link>
            </Button>
          }
        >
          <p className="text-ink-muted">You are an administrator: what people write to the team waits for you.</p>
        </Card>
      )}
      <Card title="Sign out">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-muted">On this device only.</p>
          <Button
            busy={busy}
            onClick={() => {
              setBusy(true);
              void signOut().finally(() => setBusy(false));
            }}
          >
            Sign Out
          </Button>
        </div>
      </Card>
    </div>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[10rem_1fr]">
      <dt className="text-ink-muted">{term}</dt>
      <dd dir="auto" className="font-semibold break-words">
        {children}
      </dd>
    </div>
  );
}
