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

/** A place in the navigation. */
export interface Place {
  href: string;
  label: string;
  Icon: LucideIcon;
  /** Shown to people who are signed in only. */
  personal: boolean;
  /** Stands in the phone's bottom bar: a place of every day. */
  daily: boolean;
}

/** The navigation menu, in the order of docs/requirements.md R2.2. */
export const PLACES: readonly Place[] = [
  { href: '/', label: 'Home', Icon: Home, personal: false, daily: true },
  { href: '/solo', label: 'Solo Games', Icon: Dices, personal: true, daily: false },
  { href: '/leagues', label: 'Leagues', Icon: Trophy, personal: true, daily: true },
  { href: '/roster', label: 'Roster', Icon: ListChecks, personal: true, daily: true },
  { href: '/matchups', label: 'Matchups', Icon: CalendarDays, personal: true, daily: true },
  { href: '/messages', label: 'Messages', Icon: MessageSquare, personal: true, daily: true },
  { href: '/about', label: 'About/Help', Icon: CircleHelp, personal: false, daily: false },
];

/** The places a person may go to. */
export function placesFor(signedIn: boolean): readonly Place[] {
  return signedIn ? PLACES : PLACES.filter((place) => !place.personal);
}

/** Whether a place is the one that a path belongs to; Home is only itself. */
export function isHere(place: Place, pathname: string): boolean {
  return place.href === '/' ? pathname === '/' : pathname === place.href || pathname.startsWith(`${place.href}/`);
}

/** Pages that stand without header and footer (docs/requirements.md R2.11). */
export function isBare(pathname: string): boolean {
  return ['/login', '/signup', '/forgot-password'].includes(pathname.replace(/\/$/, ''));
}

/** Pages of which the first screen is all of the page but the footer: what is on them takes what the bars leave of the window. */
export function fillsTheWindow(pathname: string): boolean {
  return /^\/(draft|practice)(\/|$)/.test(pathname);
}

/** Pages that fill the window to its corners, so that nothing may float there. */
export function usesItsCorners(pathname: string): boolean {
  return /^\/(draft|practice|messages)(\/|$)/.test(pathname);
}
