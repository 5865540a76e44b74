'use client';

import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { Button, notify } from '@/components';
import { product } from '@/config/product';
import { NOT_SIGNED_OUT } from '@/domain/account/authState';
import { useAuth } from '@/providers/account/AuthProvider';
import { MODE_TITLES, SignIn, type EmailMode } from './SignIn';

/** The frame of pages without the app layout: logo with a link home, and one panel. */
export function BarePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh place-items-center px-4 py-8">
      <div className="w-full max-w-md">
        <Link href="/" className="mx-auto mb-6 flex min-h-11 w-fit items-center gap-3 no-underline">
          <img src={product.logo} alt="" width={48} height={48} className="size-12" />
          <span className="min-w-0 display text-2xl wrap-anywhere text-ink">{product.name}</span>
        </Link>
        <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
          <h1 className="mb-5 text-2xl">{title}</h1>
          {children}
        </div>
        <p className="mt-4 text-center text-sm text-ink-muted">
          <Link href="/terms" className="inline-flex min-h-11 items-center px-2 underline">
            Terms of Service
          </Link>
          <Link href="/privacy" className="inline-flex min-h-11 items-center px-2 underline">
            Privacy Policy
          </Link>
        </p>
      </div>
    </div>
  );
}

/** The /login page. */
export function LoginPage() {
  const [mode, setMode] = useState<EmailMode>('sign-in');
  return (
    <BarePage title={MODE_TITLES[mode]}>
      <SignedOutOnly>
        <SignIn firstView="email" withGoogle onMode={setMode} />
      </SignedOutOnly>
    </BarePage>
  );
}

/**
 * Content for signed-out visitors only. A signed-in user sees that they're already signed in, and a link to continue.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { status, user, person, signOut } = useAuth();
  if (status !== 'ready' || user === null) return children;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        You’re signed in as <b className="wrap-anywhere">{user.displayName}</b>
        {person === null ? '.' : ` (${person.email}).`}
      </p>
      <Button asChild variant="primary" wide>
        <Link href="/">Go home</Link>
      </Button>
      <Button variant="quiet" wide onClick={() => void signOut().catch(() => notify.error(NOT_SIGNED_OUT))}>
        Sign Out
      </Button>
    </div>
  );
}

/** The /forgot-password page. */
export function ForgotPasswordPage() {
  const [mode, setMode] = useState<EmailMode>('reset-password');
  return (
    <BarePage title={MODE_TITLES[mode]}>
      <SignedOutOnly>
        <SignIn firstView="email" firstMode="reset-password" onMode={setMode} />
      </SignedOutOnly>
    </BarePage>
  );
}
