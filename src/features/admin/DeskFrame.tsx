'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { env } from '@/config/env';
import { Button, CountBadge, EmptyState, Notice } from '@/components';
import { valueOr } from '@/domain/kernel/loadable';
import { useAuth } from '@/providers/account/AuthProvider';
import { useDeskPerson } from '@/providers/admin/useDesk';
import { useAllFeedback } from '@/providers/messages/useFeedback';
import { useOnline } from '@/providers/kernel/useOnline';

const PAGES = [
  { href: '/admin', label: 'Week' },
  { href: '/admin/live', label: 'Live' },
  { href: '/admin/results', label: 'Results' },
  { href: '/admin/people', label: 'People' },
  { href: '/admin/leagues', label: 'Leagues' },
  { href: '/admin/log', label: 'Log' },
  { href: '/admin/feedback', label: 'Feedback' },
  { href: '/admin/health', label: 'Health' },
  // A replay overwrites the current week, so a real season's desk has none.
  ...(env.useEmulators ? [{ href: '/admin/replay', label: 'Replay' }] : []),
];

/**
 * The frame of every page of the desk, in place of the app's header and footer. People who may not use the desk see
 * that and nothing else.
 */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { status, user } = useAuth();
  const person = useDeskPerson();
  const online = useOnline();
  // Feedback that waits for an answer.
  const open = valueOr(useAllFeedback(false, status === 'ready' && person !== null), []).length;
  const here = usePathname().replace(/(.)\/$/, '$1');
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone the pages are in one row, which is swiped.
    const list = current.current?.parentElement;
    if (list) list.scrollLeft = current.current!.offsetLeft - 16;
  }, [here, person]);
  // Without the person's record it isn't known whether they may; the guard says that it didn't load.
  if (status !== 'ready' || user?.key === null) return null;
  if (person === null) {
    return (
      <EmptyState
        page
        title="Administrators and staff only"
        action={
          <Button asChild>
            <Link href="/">Back to the app</Link>
          </Button>
        }
      >
        Replies to your feedback are in Messages.
      </EmptyState>
    );
  }
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-6xl items-center gap-x-4 px-4 sm:px-6">
          <p className="font-semibold max-sm:sr-only">Admin</p>
          <nav
            aria-label="Admin"
            className="relative flex min-w-0 flex-1 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto sm:flex-wrap"
          >
            {PAGES.map(({ href, label }) => (
              <Link
                key={href}
                href={href}
                ref={here === href ? current : undefined}
                aria-current={here === href ? 'page' : undefined}
                className={clsx(
                  'inline-flex pressable shrink-0 items-center border-b-3 px-2.5 font-semibold no-underline sm:px-3',
                  here === href ? 'border-primary text-ink' : 'border-transparent text-ink-muted hover:text-ink',
                )}
              >
                {label}
                {href === '/admin/feedback' && open > 0 && (
                  <>
                    <span className="ml-1.5">
                      <CountBadge count={open} />
                    </span>{' '}
                    <span className="sr-only">({open} open)</span>
                  </>
                )}
              </Link>
            ))}
          </nav>
          <Link href="/" className="inline-flex pressable items-center">
            Back<span className="max-sm:sr-only">&nbsp;to the app</span>
          </Link>
        </div>
      </header>
      <div className="mx-auto w-full max-w-6xl px-4 py-4 sm:px-6">
        {!online && (
          <div className="mb-4">
            <Notice tone="warn" title="You’re offline">
              You can keep reading. Nothing can be published or undone until you’re back online.
            </Notice>
          </div>
        )}
        {children}
      </div>
    </>
  );
}
