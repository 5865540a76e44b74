import type { ManagerId } from '../league/houseTeams';
import type { LeagueId, Uid } from '../kernel/ids';
import type { League } from '../league/types';
import { teamOf } from '../league/teams';
import { channelOf, NOTICE_KINDS, type NoticeKind, type NoticeSettings } from './kinds';

/** How long a notice is listed, in milliseconds. */
export const LISTED_MS = 7 * 86_400_000;

/** How long before a draft, a kickoff or the end of claims a person is told, in milliseconds. */
export const LEAD_MS = 3_600_000;

/** Something that the bell tells a person. Times are in milliseconds since 1970. */
export type Notice = {
  /** The same each time the notice is made again, so that it's told once. */
  key: string;
  kind: NoticeKind;
  /** When it came up; null if that isn't known. */
  at: number | null;
  /** Null for one that belongs to no league. */
  leagueId: LeagueId | null;
  /** One short sentence. */
  text: string;
  /** More about it, such as a reason. */
  detail?: string;
  /** Until when the person can act on it. */
  until?: number;
  /** Where to act on it, or to see it. */
  href: string;
  /** Whether it waits for the person. */
  needsMe: boolean;
};

/** A league, and the team that the person runs in it. */
export type LeagueTeam = { league: League; team: ManagerId };

/** The leagues of a person with the team they run in each. */
export function leagueTeamsOf(leagues: readonly League[], uid: Uid): LeagueTeam[] {
  return leagues.map((league) => ({ league, team: teamOf(league, uid) }));
}

/** Notices in the order of the list: what needs the person first, the most urgent kind on top, and then the newest. */
export function sortNotices(notices: readonly Notice[]): Notice[] {
  return [...notices].sort(
    (one, other) =>
      Number(other.needsMe) - Number(one.needsMe) ||
      (one.needsMe ? NOTICE_KINDS.indexOf(one.kind) - NOTICE_KINDS.indexOf(other.kind) : 0) ||
      (other.at ?? Infinity) - (one.at ?? Infinity) ||
      (one.key < other.key ? -1 : 1),
  );
}

/**
 * The notices that are listed, in their order: those of kinds that aren't off, each once. What needs the person stays
 * until they have acted on it; the others are listed for a week, and not from before they joined the league.
 */
export function listNotices(
  notices: readonly Notice[],
  { settings, leagues, uid, now }: { settings: NoticeSettings; leagues: readonly League[]; uid: Uid; now: number },
): Notice[] {
  const joined = new Map(leagues.map(({ id, userInfo }) => [id, userInfo[uid]?.joinedAt ?? 0]));
  const isListed = ({ kind, needsMe, at, leagueId }: Notice): boolean => {
    if (channelOf(settings, kind) === 'off') return false;
    if (needsMe || at === null) return true;
    return now - at < LISTED_MS && at >= (leagueId === null ? 0 : (joined.get(leagueId) ?? 0));
  };
  return sortNotices([...new Map(notices.filter(isListed).map((one) => [one.key, one])).values()]);
}

/** Whether a notice came up after the person last looked at the list (null: never). */
export function isUnseen({ at }: Pick<Notice, 'at'>, seenAt: number | null): boolean {
  return at === null || seenAt === null || at > seenAt;
}
