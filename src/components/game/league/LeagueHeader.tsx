'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LeagueId } from '@/domain/kernel/ids';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { League } from '@/domain/league/types';
import { IntentLink } from '../../ui/IntentLink';
import { Skeleton } from '../../ui/states';
import { LeagueSwitcher } from './LeagueSwitcher';

/** The pages of a drafted league, in the order of its navigation. */
const PLACES = {
  matchups: { label: 'Matchups', address: (id: LeagueId) => `/matchups?league=${id}` },
  lineup: { label: 'Lineup', address: (id: LeagueId) => `/roster?league=${id}` },
  portal: { label: 'Portal', address: (id: LeagueId) => `/portal?league=${id}` },
  trades: { label: 'Trades', address: (id: LeagueId) => `/trades?league=${id}` },
  standings: { label: 'Standings', address: (id: LeagueId) => `/matchups?league=${id}&view=standings` },
  recap: { label: 'Recap', address: (id: LeagueId) => `/matchups?league=${id}&view=recap` },
  league: { label: 'League', address: (id: LeagueId) => `/leagues?league=${id}` },
  playoffs: { label: 'Playoffs', address: (id: LeagueId) => `/matchups?league=${id}&view=playoffs` },
  squads: { label: 'Squads', address: (id: LeagueId) => `/squads?league=${id}` },
  draft: { label: 'Draft', address: (id: LeagueId) => `/draft/${id}` },
} as const;

/** A page of a league. */
type LeaguePlace = keyof typeof PLACES;

/**
 * The header of a league's pages: the title, the league and, for a drafted one, the way to its other pages. On a phone
 * the league stands for the title, which its page's name in the navigation repeats.
 */
export function LeagueHeader({
  title,
  here,
  leagues,
  selected,
  onSelect,
  aside,
}: {
  title: string;
  here: LeaguePlace;
  /** The leagues to choose from. */
  leagues: Loadable<readonly League[]>;
  /** The league shown, or null. */
  selected: League | null;
  onSelect: (leagueId: LeagueId) => void;
  /** The week's switcher, or what else is said of the page in its first line. */
  aside?: ReactNode;
}) {
  const named = selected !== null || leagues.state === 'loading';
  return (
    <header className="mb-4 sm:mb-6">
      <div className="flex min-h-(--target) items-center justify-between gap-3 sm:items-end sm:gap-6">
        <div className="min-w-0 flex-1 sm:space-y-2">
          <h1 className={clsx('sm:text-4xl', named ? 'max-sm:sr-only' : 'text-2xl')}>{title}</h1>
          {selected !== null ? (
            // A league's own page has its name for a title.
            <div className={clsx(here === 'league' && 'sm:hidden')}>
              <LeagueSwitcher leagues={valueOr(leagues, [])} value={selected.id} onChange={onSelect} />
            </div>
          ) : (
            named && <Skeleton className="h-11 w-60 max-w-full" />
          )}
        </div>
        {aside && <div className="flex shrink-0 items-center gap-x-3">{aside}</div>}
      </div>
      {selected?.draftComplete === true && (
        <nav
          aria-label="League pages"
          className="mt-1 [scrollbar-width:none] overflow-x-auto border-b border-line max-sm:-mx-4 max-sm:px-2 sm:mt-3"
        >
          <ul className="flex w-max">
            {placesOf(selected).map(([place, { label, address }]) => (
              <li key={place} ref={place === here ? scrollIntoSight : undefined}>
                <IntentLink
                  href={address(selected.id)}
                  aria-current={place === here ? 'page' : undefined}
                  className={clsx(
                    'flex min-h-(--target) items-center border-b-3 px-2.5 text-sm font-semibold -outline-offset-2 sm:px-4 sm:text-base',
                    place === here ? 'border-primary text-ink' : 'border-transparent text-ink-muted hover:text-ink',
                  )}
                >
                  {label}
                </IntentLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

/** The pages that a league has: without a portal or trades, it has no pages for them. */
function placesOf({ waivers, tradeDeadline }: League) {
  return Object.entries(PLACES).filter(
    ([place]) => !(place === 'portal' && waivers === 'closed') && !(place === 'trades' && tradeDeadline === 'draft'),
  );
}

/** Brings the page's own name into the middle of a row that is wider than the screen, once it has been laid out. */
function scrollIntoSight(item: HTMLLIElement | null) {
  const row = item?.closest('nav');
  if (!item || !row || typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(() => {
    row.scrollLeft = item.offsetLeft - (row.clientWidth - item.clientWidth) / 2;
    observer.disconnect();
  });
  observer.observe(row);
  return () => observer.disconnect();
}
