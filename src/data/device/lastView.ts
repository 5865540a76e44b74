import type { Loadable } from '@/domain/kernel/loadable';
import type { WeekResults } from '@/domain/scoring/results';
import type { AppUser, AuthPerson } from '@/domain/account/user';
import { localStore } from './browserStorage';
import { LAST_VIEW } from './deviceData';
import { signedInUid } from './signInMarks';

/**
 * The user of a visit, and what it had read: by key of its subscription, with the time until which it was current, the
 * most useful first.
 */
export interface LastView {
  person: AuthPerson;
  user: AppUser;
  values: readonly (readonly [key: string, seen: Loadable<unknown>, at: number])[];
}

/** The pages that begin with it. */
export const LAST_VIEW_PAGES: readonly string[] = ['/', '/leagues', '/roster', '/matchups', '/portal', '/messages'];

/**
 * Pages that need what only the services know, or are wrong when they are old. Others show it when there is no
 * connection.
 */
const NEVER = /^\/(acc|admin|draft|onboarding|practice|profile)\b/;

/** The largest view that is kept, in characters. A slow phone reads it in 15 ms. */
const MAX_LENGTH = 250_000;

/**
 * As it's stored: a week's results are once in `weeks`, and `{ keptWeek }`, their number there, is wherever else they
 * are.
 */
type Stored = LastView & { version: string; weeks: readonly WeekResults[] };

/**
 * Whether this page shows the last visit's user before it's known who is signed in. `silent`: there is no answer,
 * whatever the device says of its connection.
 */
export function showsLastView(silent = !navigator.onLine): boolean {
  const { pathname } = window.location;
  return (LAST_VIEW_PAGES.includes(pathname) || (silent && !NEVER.test(pathname))) && hasLastView();
}

/** Whether a visit has kept something here. */
export function hasLastView(): boolean {
  return localStore.read(LAST_VIEW) !== null;
}

/** What the last visit kept here for the user whom this browser is signed in as, with the same version of the app. */
export function lastView(): LastView | null {
  const stored = localStore.readJson(LAST_VIEW) as Partial<Stored> | null;
  if (stored?.person?.uid !== signedInUid()) forgetLastView();
  else if (stored?.version === pageVersion()) return readable(stored as Stored);
  // An older page that the device has kept leaves a newer one's alone.
  return null;
}

function readable(stored: Stored): LastView {
  return { ...stored, values: withWeeks(stored.values, stored.weeks) as LastView['values'] };
}

/**
 * Keeps what the next visit shows until it has read more: as many values as fit. Does nothing for a user who isn't
 * signed in here any more.
 */
export function keepLastView({ values, ...rest }: LastView): void {
  const version = pageVersion();
  if (version === '' || rest.person.uid !== signedInUid()) return;
  const texts: string[] = [];
  let room = MAX_LENGTH - JSON.stringify(rest).length;
  const kept = values.flatMap((one) => {
    const before = texts.length;
    const text = JSON.stringify(one, (_, part: unknown) => {
      if (!isWeekResults(part)) return part;
      const week = JSON.stringify(part);
      if (!texts.includes(week)) texts.push(week);
      return { keptWeek: texts.indexOf(week) };
    });
    const left = texts.slice(before).reduce((sum, { length }) => sum - length, room - text.length);
    if (left >= 0) room = left;
    else texts.length = before;
    return left >= 0 ? [text] : [];
  });
  const view = JSON.stringify({ version, ...rest });
  const stored = `${view.slice(0, -1)},"weeks":[${texts.join()}],"values":[${kept.join()}]}`;
  if (!localStore.write(LAST_VIEW, stored)) forgetLastView();
}

function withWeeks(part: unknown, weeks: Stored['weeks']): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one) => withWeeks(one, weeks));
  const entries = Object.entries(part);
  if (entries.length === 1 && 'keptWeek' in part) return weeks[Number(part.keptWeek)];
  return Object.fromEntries(entries.map(([key, one]) => [key, withWeeks(one, weeks)]));
}

function isWeekResults(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'weekId' in part && 'squads' in part;
}

/** Removes it, for example because a page can't show it. */
export function forgetLastView(): void {
  localStore.write(LAST_VIEW, null);
}

/** The version of the app that this page was exported with; empty in development. */
export function pageVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';
}
