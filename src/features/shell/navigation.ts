import {
  CalendarDays,
  CircleHelp,
  Dices,
  Home,
  ListChecks,
  MessageSquare,
  Trophy,
  type LucideIcon,
} from 'lucide-react';

/** A page in the navigation. */
export interface Place {
  href: string;
  label: string;
  Icon: LucideIcon;
  /** Shown to signed-in users only. */
  personal: boolean;
  /** Pages that belong to it besides those below it. */
  also?: readonly string[];
}

/** The navigation menu, in the order of docs/requirements.md R2.2. */
const PLACES: readonly Place[] = [
  { href: '/', label: 'Home', Icon: Home, personal: false },
  { href: '/solo', label: 'Solo Games', Icon: Dices, personal: true },
  { href: '/leagues', label: 'Leagues', Icon: Trophy, personal: true, also: ['/squads', '/join'] },
  { href: '/roster', label: 'Roster', Icon: ListChecks, personal: true, also: ['/portal', '/trades'] },
  { href: '/matchups', label: 'Matchups', Icon: CalendarDays, personal: true },
  { href: '/messages', label: 'Messages', Icon: MessageSquare, personal: true },
  { href: '/about', label: 'About/Help', Icon: CircleHelp, personal: false },
];

/** The most used pages, in the order of the phone's bottom bar. Messages are in the header (R2.5). */
export const BOTTOM_BAR_PLACES: readonly Place[] = ['/', '/leagues', '/roster', '/matchups', '/solo'].flatMap((href) =>
  PLACES.filter((place) => place.href === href),
);

/** The navigation links for a signed-in or signed-out user. */
export function placesFor(signedIn: boolean): readonly Place[] {
  return signedIn ? PLACES : PLACES.filter((place) => !place.personal);
}

/** Whether a path belongs to a place. Home matches only itself. */
export function isHere({ href, also = [] }: Place, pathname: string): boolean {
  return href === '/'
    ? pathname === '/'
    : [href, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
