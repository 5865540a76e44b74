import type { DemoPerson } from './people';
import type { Documents } from './league';

/** Author, age in minutes and text of each message. */
const TALK: readonly [author: number, minutesAgo: number, text: string][] = [
  [3, 60 * 24 * 4, 'Standings are up. I would like it noted that I am not last.'],
  [0, 60 * 24 * 4 - 9, 'Noted. Framed. Hung in the hall.'],
  [5, 60 * 24 * 3, 'My kicker outscored my running backs again. I am starting to think I know nothing about football.'],
  [1, 60 * 24 * 3 - 14, 'You drafted two kickers, Rome. On purpose.'],
  [2, 60 * 30, 'Check your byes, everyone. Someone loses a week to a bye every October.'],
  [6, 60 * 7, 'Lineups lock at each kickoff, not at noon. Ask me how I know.'],
  [4, 95, 'Night game. Stadium lights. Unbeatable. See you all on the other side of sixty points.'],
  [7, 22, 'Bold words for someone starting a tight end on a bye.'],
];

/** How many of the last messages the first person has not read yet. */
const UNREAD = 3;

/** The messages of a league, the newest just sent, of which the league says when; `now` is in milliseconds. */
export function messageDocuments(leagueId: string, people: readonly DemoPerson[], now: number): Documents {
  const documents: Documents = Object.fromEntries(
    TALK.map(([author, minutesAgo, text], i) => {
      const sender = people[author]!;
      const readers =
        i < TALK.length - UNREAD ? people : people.filter((person, place) => place !== 0 && person.uid !== sender.uid);
      return [
        `messages/demo-${leagueId}-${String(i + 1)}`,
        {
          leagueId,
          senderId: sender.uid,
          text,
          timestamp: new Date(now - minutesAgo * 60_000),
          readBy: Object.fromEntries([sender, ...readers].map(({ uid }) => [uid, true])),
        },
      ];
    }),
  );
  const newest = Math.min(...TALK.map(([, minutesAgo]) => minutesAgo));
  documents[`leagues/${leagueId}`] = { lastMessageAt: new Date(now - newest * 60_000) };
  return documents;
}
