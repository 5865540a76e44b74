import { clsx } from 'clsx';
import { ChevronRight, LogIn, LogOut } from 'lucide-react';
import { DismissableLayer } from 'radix-ui/internal';
import type { RefObject } from 'react';
import { Avatar, CountBadge, IntentLink, buttonClass } from '@/components';
import { useBackCloses } from '@/hooks/useBackCloses';
import { isHere, placesFor } from './navigation';
import type { LiveDraft, ShellSession } from './session';

const row = 'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-semibold hover:bg-sunken';

/**
 * The menu on narrow screens: the user, the live draft, navigation, sign out. Following a link closes it, and so does
 * pressing or focusing anything outside it, the bar's own links included. Escape closes it and returns the focus to the
 * button that opened it.
 */
export function MenuPanel({
  opener,
  session,
  draft,
  pathname,
  onClose,
}: {
  opener: RefObject<HTMLButtonElement | null>;
  session: ShellSession;
  /** The draft to link to. */
  draft: LiveDraft | undefined;
  pathname: string;
  onClose: () => void;
}) {
  const signedIn = session.who === 'signedIn';
  useBackCloses(true, onClose);
  return (
    // Not Radix's popover, which adds the code for placing it next to its button to every page.
    <DismissableLayer.Root
      id="menu"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-fade overflow-y-auto border-b border-line bg-surface shadow-float sm:right-4 sm:left-auto sm:w-88 sm:rounded-b-card sm:border-x wide:hidden"
      onDismiss={onClose}
      onEscapeKeyDown={() => opener.current?.focus()}
      onInteractOutside={(event) => {
        // The opener closes the menu itself.
        if (opener.current?.contains(event.target as Node)) event.preventDefault();
      }}
    >
      <div className="grid grid-cols-1 gap-1 p-3">
        {signedIn && (
          <IntentLink href="/profile" className={clsx(row, 'min-h-16')} onClick={onClose}>
            <Avatar name={session.name} src={session.picture} school={session.school} />
            <span className="min-w-0 flex-1 truncate">
              {session.name ?? 'Your profile'}
              <span className="block text-sm font-normal text-ink-muted">Profile</span>
            </span>
            <ChevronRight aria-hidden className="size-5 text-ink-muted" />
          </IntentLink>
        )}
        {draft && (
          <section
            aria-label="Active Draft"
            className="mb-1 grid gap-2 rounded-card border border-line bg-warn-ground p-3"
          >
            <p>
              <span className="block text-sm font-bold text-warn">Active Draft</span>
              <span className="font-semibold wrap-anywhere">{draft.leagueName}</span>
            </p>
            <IntentLink
              href={`/draft/${draft.leagueId}`}
              className={buttonClass('live', 'medium', true)}
              onClick={onClose}
            >
              Join Draft
            </IntentLink>
          </section>
        )}
        <nav aria-label="Menu">
          <ul className="grid gap-1">
            {placesFor(signedIn).map((place) => (
              <li key={place.href}>
                <IntentLink
                  href={place.href}
                  aria-current={isHere(place, pathname) ? 'page' : undefined}
                  className={clsx(row, isHere(place, pathname) && 'bg-sunken')}
                  onClick={onClose}
                >
                  <place.Icon aria-hidden className="size-5 text-ink-muted" />
                  <span className="flex-1">{place.label}</span>
                  {place.href === '/messages' && <CountBadge count={session.unread} mentioned={session.mentioned} />}
                </IntentLink>
              </li>
            ))}
          </ul>
        </nav>
        {session.who !== 'unknown' && (
          <button
            type="button"
            className={clsx(row, 'mt-1 border-t border-line')}
            onClick={() => {
              onClose();
              if (signedIn) session.onSignOut();
              else session.onSignIn();
            }}
          >
            {signedIn ? (
              <LogOut aria-hidden className="size-5 text-ink-muted" />
            ) : (
              <LogIn aria-hidden className="size-5 text-ink-muted" />
            )}
            {signedIn ? 'Sign Out' : 'Sign In / Register'}
          </button>
        )}
      </div>
    </DismissableLayer.Root>
  );
}
