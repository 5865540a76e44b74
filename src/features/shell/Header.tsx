'use client';

import { clsx } from 'clsx';
import { Menu as MenuIcon, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, IntentLink, ShieldLogo, Skeleton, buttonClass, lazyDialog } from '@/components';
import { product } from '@/config/product';
import { MessagesButton, ProfileButton } from './PersonalButtons';
import { isHere, placesFor } from './navigation';
import type { LiveDraft, ShellSession } from './session';

// Loaded after the first screen, which doesn't show it.
const MenuPanel = lazyDialog(() => import('./MenuPanel').then((module) => module.MenuPanel), 'The menu didn’t load');

/**
 * The header bar: logo, navigation, and the user's buttons, with `bell` beside the messages. Navigation links are in
 * the bar on desktop and in the menu on a phone.
 */
export function Header({
  session,
  draft,
  bell = null,
}: {
  session: ShellSession;
  draft: LiveDraft | undefined;
  bell?: ReactNode;
}) {
  const pathname = usePathname();
  // The menu belongs to the page it was opened on, so a change of route closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== pathname) setOpenOn(null);
  const open = openOn === pathname && !session.onboarding;
  const opener = useRef<HTMLButtonElement>(null);
  const signedIn = session.who === 'signedIn';
  const known = session.who !== 'unknown';
  useEffect(() => {
    if (known) void MenuPanel.load();
  }, [known]);
  const places = session.onboarding ? [] : placesFor(signedIn);

  return (
    <header className="no-print relative z-35 border-b border-line bg-surface full:hidden">
      <div className="mx-auto flex h-16 w-full max-w-[90rem] items-center gap-1 px-3 sm:px-6">
        <IntentLink href="/" className="mr-2 flex min-h-(--target) items-center gap-2.5 rounded-control">
          <ShieldLogo size={36} />
          <span className="text-base leading-none font-bold max-sm:w-min max-[22rem]:sr-only sm:display sm:text-[1.375rem] sm:whitespace-nowrap">
            {product.name}
          </span>
        </IntentLink>
        <nav aria-label="Main" className="ml-2 hidden items-center wide:flex">
          {places.map((place) => (
            <IntentLink
              key={place.href}
              href={place.href}
              aria-current={isHere(place, pathname) ? 'page' : undefined}
              className={clsx(
                'relative flex h-16 items-center px-3 font-semibold -outline-offset-2',
                'after:absolute after:inset-x-3 after:bottom-0 after:h-1 after:bg-transparent',
                isHere(place, pathname) ? 'text-ink after:bg-primary' : 'text-ink-muted hover:text-ink',
              )}
            >
              {place.label}
            </IntentLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          {draft && (
            <IntentLink
              href={`/draft/${draft.leagueId}`}
              className={clsx(buttonClass('live', 'small'), 'max-wide:hidden')}
            >
              Active Draft
            </IntentLink>
          )}
          {session.who === 'unknown' && <Skeleton className="h-11 w-36" />}
          {session.who === 'signedOut' && pathname !== '/onboarding' && (
            <Button
              variant="primary"
              size="small"
              className="sm:px-4 sm:text-base sm:whitespace-nowrap"
              onClick={session.onSignIn}
            >
              Sign In / Register
            </Button>
          )}
          {signedIn && !session.onboarding && (
            <>
              <MessagesButton unread={session.unread} mentioned={session.mentioned} />
              {bell}
              <ProfileButton session={session} />
            </>
          )}
          {signedIn && (
            <Button
              variant="quiet"
              className={clsx(!session.onboarding && 'max-wide:hidden')}
              onClick={session.onSignOut}
            >
              Sign Out
            </Button>
          )}
          {!session.onboarding && (
            <button
              ref={opener}
              type="button"
              aria-expanded={open}
              aria-controls="menu"
              aria-label="Menu"
              className="grid pressable place-items-center rounded-control hover:bg-sunken wide:hidden"
              onClick={() => setOpenOn(open ? null : pathname)}
            >
              {open ? <X aria-hidden className="size-6" /> : <MenuIcon aria-hidden className="size-6" />}
            </button>
          )}
        </div>
      </div>
      {open && (
        <MenuPanel
          opener={opener}
          session={session}
          draft={draft}
          pathname={pathname}
          onClose={() => setOpenOn(null)}
        />
      )}
    </header>
  );
}
