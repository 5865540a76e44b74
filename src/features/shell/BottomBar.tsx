import { clsx } from 'clsx';
import { IntentLink } from '@/components';
import { BOTTOM_BAR_PLACES, isHere } from './navigation';

/** The most used pages in a bar at the bottom, on narrow screens. */
export function BottomBar({ pathname }: { pathname: string }) {
  return (
    <nav
      aria-label="Daily places"
      className="no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] wide:hidden full:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        {BOTTOM_BAR_PLACES.map((place) => {
          const here = isHere(place, pathname);
          return (
            <li key={place.href}>
              <IntentLink
                href={place.href}
                aria-current={here ? 'page' : undefined}
                className={clsx(
                  'relative flex h-16 flex-col items-center justify-center gap-0.5 text-xs font-semibold -outline-offset-3',
                  here ? 'text-ink' : 'text-ink-muted',
                )}
              >
                <span aria-hidden className={clsx('absolute inset-x-4 top-0 h-1', here && 'bg-primary')} />
                <place.Icon aria-hidden className="size-6" />
                <span className="max-[18rem]:sr-only">{place.label}</span>
              </IntentLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
