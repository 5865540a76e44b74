import type { League } from '@/domain/league';

/** Something that happened in a league, for its list of recent activity. `at` is in milliseconds. */
export type Activity = {
  key: string;
  at: number | null;
  kind: 'result' | 'move' | 'trade' | 'draft' | 'joined';
  text: string;
};

const SHOWN_ACTIVITIES = 6;

/** What happened last in a league, newest first: results, the draft, and who joined. */
export function recentActivity(league: League, results: readonly Activity[] = []): Activity[] {
  const draft: Activity[] = league.draftComplete
    ? [{ key: 'draft', at: null, kind: 'draft', text: 'The draft is over. Every roster is set.' }]
    : league.draftStatus === 'active'
      ? [{ key: 'draft', at: null, kind: 'draft', text: 'The draft is live.' }]
      : [];
  const joined = Object.values(league.userInfo)
    .filter(({ uid }) => league.members.includes(uid))
    .sort((one, other) => (other.joinedAt ?? 0) - (one.joinedAt ?? 0))
    .map(({ uid, displayName, joinedAt, team, teamName }): Activity => ({
      key: uid,
      at: joinedAt,
      kind: 'joined',
      text: team === uid ? `${displayName} joined.` : `${displayName} took over ${teamName ?? 'a team'}.`,
    }));
  return [...results, ...draft, ...joined].slice(0, SHOWN_ACTIVITIES);
}
