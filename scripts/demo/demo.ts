import { playDraft } from './draft';
import { draftOf, leagueDocuments, type DemoLeague, type Documents } from './league';
import { lineupDocuments } from './lineups';
import { messageDocuments } from './messages';
import { FANS, PEOPLE, userDocument, usernameDocument } from './people';
import { seededRandom } from '@/domain/kernel/seededRandom';
import { BLOCK, blockDocuments, tradeDocuments } from './trades';
import { CURRENT_WEEK, demoCalendar, onSaturday, seasonDocuments } from './season';

const DAY = 86_400_000;

/**
 * All documents of the demo at `now` (milliseconds), by path: accounts, the season up to this week, a league of eight
 * in the middle of it, one whose draft can start at once, and a public one with open spots. With `saturday`, the
 * current week is in the middle of its games, on whatever day of the week.
 */
export function demoDocuments(now: number, { saturday }: { saturday: boolean }): Documents {
  const documents: Documents = {};
  const add = (more: Documents) => {
    for (const [path, fields] of Object.entries(more)) documents[path] = { ...documents[path], ...fields };
  };
  for (const person of PEOPLE) {
    const user = userDocument(person, now);
    const username = usernameDocument(person, now);
    add({
      [`users/${user.id}`]: user.data,
      [`usernames/${username.id}`]: username.data,
      [`usernameOwners/${person.uid}`]: { username: username.id },
    });
  }
  const weeks = saturday ? onSaturday(demoCalendar(now), now) : demoCalendar(now);
  add(seasonDocuments(weeks, saturday ? now : null));

  const played = midSeasonLeague(weeks[0]?.startDate ?? now);
  const drafted = playDraft(draftOf(played), FANS, played.createdAt + 3 * DAY, seededRandom(1869));
  add(leagueDocuments({ ...played, drafted }));
  add(
    lineupDocuments(
      drafted,
      FANS,
      weeks.filter(({ week }) => week <= CURRENT_WEEK),
    ),
  );
  add(tradeDocuments(drafted, FANS, documents[`ledgers/${played.id}`]!, now));
  add(blockDocuments(drafted, BLOCK, now - 26 * 3_600_000));
  add(messageDocuments(played.id, FANS, now));

  add(leagueDocuments(readyLeague(now)));
  add(leagueDocuments(openLeague(now)));
  return documents;
}

function midSeasonLeague(firstMonday: number): DemoLeague {
  return {
    id: 'demosaturdays',
    name: 'Under the Lights',
    joinCode: 'NYGHTS',
    members: FANS,
    coCommissioner: FANS[1]!,
    capacity: 8,
    visibility: 'private',
    clockSeconds: 90,
    firstWeek: 1,
    createdAt: firstMonday - 10 * DAY,
    drafted: null,
  };
}

function readyLeague(now: number): DemoLeague {
  return {
    id: 'demokickoff',
    name: 'Draft Me Now',
    joinCode: 'DRAFT2',
    members: FANS.slice(0, 2),
    capacity: 6,
    visibility: 'private',
    clockSeconds: 30,
    firstWeek: CURRENT_WEEK,
    createdAt: now - 2 * DAY,
    drafted: null,
  };
}

function openLeague(now: number): DemoLeague {
  return {
    id: 'demoopenseats',
    name: 'Open Gate Classic',
    joinCode: 'GATE22',
    members: [FANS[2]!, FANS[4]!, FANS[7]!],
    capacity: 8,
    visibility: 'public',
    clockSeconds: 60,
    firstWeek: CURRENT_WEEK,
    createdAt: now - DAY,
    draftAt: now + 3 * DAY,
    drafted: null,
  };
}
