import { onSnapshot, type DocumentReference, type Query, type QuerySnapshot } from 'firebase/firestore';
import { emailKey, type AuthPerson } from '@/domain/account/user';
import { parseWeek } from '@/domain/football/weeks';
import { parseLeague } from '@/domain/league/league';
import { chooseLeague, LAST_LEAGUE, ledgersOnEveryPage } from '@/domain/league/leagueChoice';
import { teamOf } from '@/domain/league/teams';
import { leagueUserRef, ledgerRef, userRef, weeklyRosterRef, weeklySquadsRef } from '../backend/references';
import type { Unsubscribe } from '../backend/watch';
import { localStore } from '../device/browserStorage';
import { currentReader } from '../device/deviceData';
import { leaguesOf, newestFirst } from '../league/leagues';
import { beginPastResults } from '../season/pastWeeks';
import { flaggedWeek } from '../season/weeks';

/** The pages that show the week of a league. */
const PAGES_OF_A_WEEK: readonly string[] = ['/', '/roster', '/matchups', '/portal'];

/** By then the page watches what it shows, in milliseconds. */
const ENOUGH_MS = 10_000;

/**
 * Begins to read what the page is going to watch once it has been rendered: the user's document and leagues and the
 * current week with the first request, then the ledgers and the week of the league that it shows. Firestore shares what
 * is watched twice. The page itself reports failures. Stops after ten seconds.
 */
export function readAhead({ uid, email }: AuthPerson): void {
  let hasEnded = false;
  const stops: Unsubscribe[] = [];
  const ask = (reference: DocumentReference) => stops.push(onSnapshot(reference, ignore, ignore));
  const first = (query: Query) =>
    new Promise<QuerySnapshot>((resolve) => stops.push(onSnapshot(query, resolve, ignore)));
  if (email !== '' && !email.includes('/')) ask(userRef(emailKey(email)));
  void Promise.all([first(flaggedWeek()), first(leaguesOf(uid))]).then(([weeks, leagues]) => {
    if (hasEnded || currentReader() !== uid) return;
    const [week] = weeks.docs.map((one) => parseWeek(one.id, one.data()));
    const mine = leagues.docs.map((one) => parseLeague(one.id, one.data())).sort(newestFirst);
    const { pathname, search } = window.location;
    const asked = new URLSearchParams(search).get('league');
    const league =
      asked === null ? chooseLeague(mine, localStore.read(LAST_LEAGUE)) : (mine.find(({ id }) => id === asked) ?? null);
    for (const id of ledgersOnEveryPage(mine, league)) ask(ledgerRef(id));
    if (league?.draftComplete !== true || week === undefined || league.season !== week.season) return;
    if (!PAGES_OF_A_WEEK.includes(pathname)) return;
    if (pathname === '/roster') ask(leagueUserRef(league.id, teamOf(league, uid)));
    ask(weeklySquadsRef(week.id));
    ask(weeklyRosterRef(league.id, week.id));
    if (week.week > 1) beginPastResults(week.id);
  }, ignore);
  setTimeout(() => {
    hasEnded = true;
    for (const stop of stops) stop();
  }, ENOUGH_MS);
}

const ignore = () => undefined;
