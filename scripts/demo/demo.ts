import { DEMO_PASSWORD, EVERYBODY, personDocuments } from './people';
import { calendarDocuments, demoCalendar, demoResults, resultDocuments } from './season';
import { leagueDocuments } from './leagueDocuments';
import { draftableLeague, lightsLeague, publicLeague } from './leagues';
import { seasonLineups } from './lineups';
import { documentExists, makeAccount, storeDocuments, type SeedDocument, type SuiteAddress } from './suite';
import { talkDocuments } from './talk';

/** The document that is stored last: where it stands, the whole demo stands. */
const LAST = 'leagues/demo-lights';

/** All documents of the demo, as of `now` (milliseconds). The same `now` gives the same documents. */
export function demoDocuments(now: number): SeedDocument[] {
  const random = fixedRandom(20_250_830);
  const calendar = demoCalendar(now);
  const [first] = calendar;
  if (first?.startDate == null) throw new Error('The season has no first week.');
  const lights = lightsLeague(first.startDate, random);
  const lineups = seasonLineups(lights.draft, calendar, random);
  const documents = [
    ...EVERYBODY.flatMap((person) => personDocuments(person, lights.foundedAt)),
    ...calendarDocuments(calendar),
    ...resultDocuments(demoResults(calendar), now),
    ...[draftableLeague(now), publicLeague(now)].flatMap(leagueDocuments),
    ...lineups.documents,
    ...talkDocuments(lights.id, now),
    ...leagueDocuments({ ...lights, lineupWeeks: lineups.latest }),
  ];
  return [...documents.filter(({ path }) => path !== LAST), ...documents.filter(({ path }) => path === LAST)];
}

/**
 * Fills a running suite with the demo, once: where it stands already nothing is touched, so that what a tester has changed stays.
 * Answers whether it was this call that filled it.
 */
export async function seedDemo({ suite, now }: { suite: SuiteAddress; now: number }): Promise<boolean> {
  if (await documentExists(suite, LAST)) return false;
  const accounts = EVERYBODY.map(({ uid, email, name }) => makeAccount(suite, { uid, email, password: DEMO_PASSWORD, displayName: name }));
  await Promise.all([...accounts, storeDocuments(suite, demoDocuments(now))]);
  return true;
}

/** A small generator with a fixed seed (mulberry32): the demo is the same everywhere. */
function fixedRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
