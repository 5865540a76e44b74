import type { ManagerId } from './houseTeams';
import type { LeagueId, Uid } from '../kernel/ids';
import type { OptionValues, Visibility } from './options/leagueOptions';
import type { PreviewOptions } from './options/previewOptions';
import type { SchoolCode } from '../football/schools';
import type { SquadId } from '../football/squads';

export const DRAFT_STATUSES = ['scheduled', 'active', 'complete'] as const;
export type DraftStatus = (typeof DRAFT_STATUSES)[number];

/**
 * A manager who left their team after the draft, or was removed by a commissioner. `since`: when they joined, or took
 * the team over. Times are in milliseconds since 1970, and null until the server has confirmed them.
 */
export type Departed = {
  uid: Uid;
  team: ManagerId;
  at: number | null;
  by: Uid;
  reason: string;
  since: number | null;
};

/** What a league's members can see of each other. Times are in milliseconds since 1970. */
export type LeagueMember = {
  uid: Uid;
  username: string;
  displayName: string;
  profilePicUrl: string | null;
  favoriteTeam: SchoolCode | null;
  joinedAt: number | null;
  joinedWith: string;
  /** The display name before the latest change, and when it changed; null if it never did. */
  renamed: { from: string; at: number } | null;
  /** What the member's team is called; null in an entry that was stored without it. */
  teamName: string | null;
  /** The team that the member runs: their own uid, or that of the manager who drafted it. */
  team: ManagerId;
};

/** A league as stored in `leagues/{id}`. Times are in milliseconds since 1970. */
export type League = OptionValues & {
  id: LeagueId;
  name: string;
  /** The commissioner. */
  createdBy: Uid;
  /** Who has the commissioner's powers too (`isCommissioner`); null if the commissioner has named no one. */
  coCommissioner: Uid | null;
  createdAt: number | null;
  joinCode: string;
  members: Uid[];
  userInfo: Record<string, LeagueMember>;
  /**
   * Members whom a commissioner removed, or who left after the draft, and when. They can't rejoin with the league's
   * code.
   */
  removed: Record<string, number>;
  /** The names of the teams that have no manager at present, by team id. */
  vacant: Record<ManagerId, string>;
  /** Who left their team after the draft or was removed, the earliest first. */
  departures: Departed[];
  /** What a commissioner has pinned for the league; empty if nothing. */
  note: string;
  /** Who pinned it, or took it away; null if that isn't stored. */
  noteBy: Uid | null;
  /** Champions and records from before it was here, as entered by a commissioner; null if that was never saved. */
  history: string | null;
  /** Who entered them last; null if that isn't stored. */
  historyBy: Uid | null;
  /** What each team's manager has put on the trade block, and when; `tradeBlock` says what counts of it. */
  block: Record<ManagerId, { at: number | null; squads: SquadId[] }>;
  season: number;
  draftStatus: DraftStatus;
  draftComplete: boolean;
  firstWeek: number;
  schedule: { managers: ManagerId[] } | null;
  /** The planned draft time; null when none is set. The draft doesn't start automatically. */
  draftAt: number | null;
  options: { portalResumeDay: string; portalResumeHour: number };
  /** The league of the season before, with the same people; null in a first season. */
  previousLeagueId: string | null;
  /** The league of the season after; null until the commissioner opens it. */
  next: NextLeague | null;
  /**
   * The team names of members whose entry has none, from their roster documents: in leagues of older forms, once
   * loaded.
   */
  olderTeamNames?: Readonly<Record<string, string>>;
};

/** What a league says about the one of the season after: enough to join it. */
export type NextLeague = { leagueId: LeagueId; joinCode: string; season: number };

/** The public preview behind a league's code: everything that a non-member can see. */
export type LeaguePreview = {
  code: string;
  leagueId: LeagueId;
  leagueName: string;
  managerName: string;
  seats: number;
  capacity: number;
  visibility: Visibility;
  draftStatus: DraftStatus;
  /** The names of the teams that can be taken over, by team. */
  vacant: Record<ManagerId, string>;
  /** Null in previews that were stored before they had details. */
  details: PreviewDetails | null;
};

/** What a preview says about the draft and the options of its league. `draftAt` is null while no draft time is set. */
export type PreviewDetails = Pick<League, 'draftAt'> & PreviewOptions;

/** A seat held for one person, with its code. */
export type RosterCode = {
  rosterCode: string;
  leagueId: LeagueId;
  /** The league's join code. Stored here because the holder of a roster code can't read the league. */
  joinCode: string;
  teamName: string;
  claimedBy: Uid | null;
  createdAt: number | null;
};

/**
 * A member's own roster document in a league. `lineupWeeks`: the ids of the weeks for which they set a lineup, in
 * order.
 */
export type LeagueUser = {
  leagueId: LeagueId;
  userId: Uid;
  teamName: string;
  roster: SquadId[];
  lineupWeeks: string[];
};
