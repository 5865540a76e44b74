'use client';

import { MessageSquare } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { Avatar, CountBadge, Spinner, formatUnread } from '@/components';
import type { ShellSession } from './session';

/** How long the spinner shows before the page changes, in milliseconds (docs/requirements.md R9.1). */
const NAVIGATION_DELAY_MS = 300;

function DelayedLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => {
      router.push(href);
      setLeaving(false);
    }, NAVIGATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leaving, href, router]);
  return (
    <a
      href={href}
      aria-label={label}
      aria-busy={leaving || undefined}
      className="relative grid pressable place-items-center rounded-control hover:bg-sunken"
      onClick={(event) => {
        // With a modifier key the browser opens a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setLeaving(true);
      }}
    >
      {leaving ? <Spinner label="" /> : children}
    </a>
  );
}

/** Link to the messages, with the number of unread ones, 9+ above 9. */
export function MessagesButton({ unread, mentioned }: { unread: number; mentioned: boolean }) {
  return (
    <DelayedLink href="/messages" label={`Messages${formatUnread(unread, mentioned)}`}>
      <MessageSquare aria-hidden className="size-6" />
      <span className="absolute top-0.5 right-0.5">
        <CountBadge count={unread} mentioned={mentioned} />
      </span>
    </DelayedLink>
  );
}

/** The user's picture, which links to their profile. */
export function ProfileButton({ session: { name, picture, school } }: { session: ShellSession }) {
  return (
    <DelayedLink href="/profile" label="Profile">
      <Avatar name={name} src={picture} school={school} size={34} />
    </DelayedLink>
  );
}
