import { isolated } from '@/domain/kernel/isolated';
import type { League, LeagueMember } from '@/domain/league/types';

/** Something that happened in a league, for its list of recent activity. `at` is in milliseconds. */
export type Activity = {
  key: string;
  at: number | null;
  kind: 'result' | 'move' | 'trade' | 'draft' | 'joined';
  text: string;
};

const SHOWN_ACTIVITIES = 6;

/**
 * What happened last in a league, newest first: what has happened since the draft with those who took over a team, the
 * draft, and before it those who joined.
 */
export function recentActivity(league: League, sinceDraft: readonly Activity[] = []): Activity[] {
  const draft: Activity[] = league.draftComplete
    ? [{ key: 'draft', at: null, kind: 'draft', text: 'The draft is over. Every roster is set.' }]
    : league.draftStatus === 'active'
      ? [{ key: 'draft', at: null, kind: 'draft', text: 'The draft is live.' }]
      : [];
  const arrivals = Object.values(league.userInfo).filter(({ uid }) => league.members.includes(uid));
  const arrived = (one: LeagueMember, text: string): Activity => ({
    key: one.uid,
    at: one.joinedAt,
    kind: 'joined',
    text,
  });
  const joined = arrivals
    .filter(({ uid, team }) => team === uid)
    .map((one) => arrived(one, `${isolated(one.displayName)} joined.`));
  const tookOver = arrivals
    .filter(({ uid, team }) => team !== uid)
    .map((one) => arrived(one, `${isolated(one.displayName)} took over ${isolated(one.teamName ?? 'a team')}.`));
  const since = [...sinceDraft, ...tookOver].sort(newestFirst(Infinity));
  return [...since, ...draft, ...joined.sort(newestFirst(0))].slice(0, SHOWN_ACTIVITIES);
}

/** An order by time, in which what has no time counts as of `undated`. */
function newestFirst(undated: number) {
  return (one: Activity, other: Activity) => (other.at ?? undated) - (one.at ?? undated);
}
