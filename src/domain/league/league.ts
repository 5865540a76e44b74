import { FIRST_SEASON } from '../football/seasons';
import { DEFAULT_PORTAL } from './options/portalHours';
import { FORMER_MANAGER } from './formerManagers';
import { isHouseTeam, type ManagerId } from './houseTeams';
import { draftedTeam, type Uid } from '../kernel/ids';
import {
  DRAFT_FORMATS,
  LEAGUE_OPTIONS,
  parseOptions,
  VISIBILITIES,
  type DraftFormat,
  type Visibility,
} from './options/leagueOptions';
import { previewOptionsOf } from './options/previewOptions';
import { isolated } from '../kernel/isolated';
import { asMap, asMillis, asNumber, asOneOf, asText, asTexts } from '../kernel/parse';
import { pictureOf } from '../account/storedPicture';
import { isSchoolCode } from '../football/schools';
import { parseSquadReferences } from '../football/squads';
import { parseDepartures } from './teams';
import {
  DRAFT_STATUSES,
  type League,
  type LeagueMember,
  type LeaguePreview,
  type NextLeague,
  type PreviewDetails,
} from './types';

export { DRAFT_FORMATS, VISIBILITIES, type DraftFormat, type Visibility };

const DEFAULT_LEAGUE_NAME = 'Fantasy League';
export const DEFAULT_CLOCK_SECONDS = LEAGUE_OPTIONS.clockSeconds.default;

/**
 * The most removals and departures that a league records: with the longest reasons about half of what a document holds.
 */
export const MAX_REMOVED = 500;

/** The maximum number of weeks in a season; a league's first week is one of them. */
export const MAX_WEEKS = 20;

/** The number of public leagues on one page of the list; the rules reject longer queries. */
export const PUBLIC_PAGE = 24;

/** Reads a stored league in any form of docs/requirements.md R3.5; missing fields get their defaults. */
export function parseLeague(id: string, stored: unknown): League {
  const raw = asMap(stored);
  const options = asMap(raw.options);
  const draftComplete =
    raw.draftComplete === true || raw.draftStatus === 'complete' || asMap(raw.draft).completed === true;
  const schedule = asMap(raw.schedule);
  const userInfo = Object.fromEntries(
    Object.entries(asMap(raw.userInfo)).map(([uid, info]) => [uid, parseMember(uid, info)]),
  );
  return {
    id,
    name: asText(raw.name, asText(raw.leagueName, DEFAULT_LEAGUE_NAME)),
    createdBy: asText(raw.createdBy, ''),
    // A league that once had one names its commissioner instead.
    coCommissioner: raw.coCommissioner === raw.createdBy ? null : asText(raw.coCommissioner, null),
    createdAt: asMillis(raw.createdAt),
    joinCode: asText(raw.joinCode, asText(options.joinCode, '')),
    members: Array.isArray(raw.members) ? asTexts(raw.members) : inOrderOfJoining(userInfo),
    userInfo,
    removed: Object.fromEntries(
      Object.entries(asMap(raw.removed)).map(([uid, at]) => [uid, asMillis(at) ?? asMillis(asMap(at).at) ?? 0]),
    ),
    vacant: parseVacant(raw.vacant),
    departures: parseDepartures(raw.removed),
    ...parseOptions(raw),
    season: asNumber(raw.season, FIRST_SEASON),
    draftStatus: draftComplete ? 'complete' : asOneOf(raw.draftStatus, DRAFT_STATUSES, 'scheduled'),
    draftComplete,
    firstWeek: asNumber(raw.firstWeek, 1),
    schedule: Array.isArray(schedule.managers) ? { managers: asTexts(schedule.managers) } : null,
    note: asText(raw.note, ''),
    noteBy: asText(raw.noteBy, null),
    history: typeof raw.history === 'string' ? raw.history : null,
    historyBy: asText(raw.historyBy, null),
    block: parseBlock(raw.block),
    draftAt: asMillis(raw.draftAt),
    options: {
      portalResumeDay: asText(options.portalResumeDay, DEFAULT_PORTAL.portalResumeDay),
      portalResumeHour: asNumber(options.portalResumeHour, DEFAULT_PORTAL.portalResumeHour),
    },
    previousLeagueId: asText(raw.previousLeagueId, null),
    next: parseNext(raw.next),
  };
}

function parseNext(stored: unknown): NextLeague | null {
  const raw = asMap(stored);
  const [leagueId, joinCode] = [asText(raw.leagueId, null), asText(raw.joinCode, null)];
  return leagueId === null || joinCode === null ? null : { leagueId, joinCode, season: asNumber(raw.season, 0) };
}

/** Reads the stored trade block: of each team its squads, each with the time of the same write. */
function parseBlock(stored: unknown): League['block'] {
  return Object.fromEntries(
    Object.entries(asMap(stored)).map(([team, entry]) => {
      const squads = asMap(entry);
      return [team, { at: asMillis(Object.values(squads)[0]), squads: parseSquadReferences(Object.keys(squads)) }];
    }),
  );
}

/** Reads the stored names of vacant teams. */
export function parseVacant(stored: unknown): Record<ManagerId, string> {
  return Object.fromEntries(Object.entries(asMap(stored)).map(([team, name]) => [team, asText(name, 'Vacant team')]));
}

/** The members of a league stored in an older form without a member list, by join date. */
function inOrderOfJoining(userInfo: Readonly<Record<string, LeagueMember>>): string[] {
  return Object.values(userInfo)
    .sort((one, other) => (one.joinedAt ?? 0) - (other.joinedAt ?? 0) || one.uid.localeCompare(other.uid))
    .map(({ uid }) => uid);
}

function parseMember(uid: Uid, stored: unknown): LeagueMember {
  const raw = asMap(stored);
  const username = asText(raw.username, '');
  const renamed = asMap(raw.renamed);
  const [from, at] = [asText(renamed.from, null), asMillis(renamed.at)];
  return {
    uid,
    username,
    displayName: asText(raw.displayName, username || 'Manager'),
    profilePicUrl: pictureOf(raw.profilePicUrl, uid),
    favoriteTeam: isSchoolCode(raw.favoriteTeam) ? raw.favoriteTeam : null,
    joinedAt: asMillis(raw.joinedAt),
    joinedWith: asText(raw.joinedWith, ''),
    renamed: from === null || at === null ? null : { from, at },
    teamName: asText(raw.teamName, username === '' && raw.displayName === FORMER_MANAGER ? FORMER_MANAGER : null),
    team: asText(raw.team, null) ?? draftedTeam(uid),
  };
}

/** The commissioner's name as shown in a league lookup: display name or username, else "Manager". */
export function managerName(league: League): string {
  const creator = league.userInfo[league.createdBy];
  return creator?.displayName || creator?.username || 'Manager';
}

/** What anyone with the league's code can see of it. */
export function previewOf(league: League): LeaguePreview & { details: PreviewDetails } {
  return {
    code: league.joinCode,
    leagueId: league.id,
    leagueName: league.name,
    managerName: managerName(league),
    seats: league.members.length,
    capacity: league.capacity,
    visibility: league.visibility,
    draftStatus: league.draftStatus,
    vacant: league.vacant,
    details: { draftAt: league.draftAt, ...previewOptionsOf(league) },
  };
}

/** The name shown with a message: the sender's display name, or "Former manager" after they have left the league. */
export function senderName(league: League, uid: Uid): string {
  return isolated(league.userInfo[uid]?.displayName ?? 'Former manager');
}

/** How long a former display name is shown next to the new one, in milliseconds. */
const FORMER_NAME_SHOWN_MS = 7 * 86_400_000;

/**
 * A member's previous display name if it changed in the last seven days, else null. `now` is in milliseconds since
 * 1970.
 */
export function formerName(league: League, uid: Uid, now: number): string | null {
  const renamed = league.userInfo[uid]?.renamed ?? null;
  return renamed !== null && now - renamed.at < FORMER_NAME_SHOWN_MS ? renamed.from : null;
}

/** The managers who are people rather than house teams. */
export function peopleAmong(managers: readonly ManagerId[]): ManagerId[] {
  return managers.filter((manager) => !isHouseTeam(manager));
}
