import { scheduledDraft } from '@/domain/draft/engine';
import { storedDraft } from '@/domain/draft/parse';
import type { Draft } from '@/domain/draft/types';
import { parseLeague, previewOf, type Visibility } from '@/domain/league/league';
import { DEFAULT_TEAM_NAME } from '@/domain/league/teamNames';
import type { DraftStatus } from '@/domain/league/types';
import { DEFAULT_OPTIONS, type OptionValues } from '@/domain/league/options/leagueOptions';
import { LAST_SEASON } from '@/domain/football/seasons';
import { publishedRanking } from '@/domain/draft/ranking';
import type { DemoPerson } from './people';

/** A demo league before its draft. Times are in milliseconds. */
export type DemoLeague = {
  id: string;
  name: string;
  joinCode: string;
  /** The first is the commissioner. */
  members: readonly DemoPerson[];
  coCommissioner?: DemoPerson;
  capacity: number;
  visibility: Visibility;
  clockSeconds: number;
  firstWeek: number;
  createdAt: number;
  /** The options that aren't as they are unless chosen. */
  options?: Partial<OptionValues>;
  /** The planned draft time, if there is one. */
  draftAt?: number;
  /** The draft, once it has been played. */
  drafted: Draft | null;
};

/** Documents by path; times are `Date`s. */
export type Documents = Record<string, Record<string, unknown>>;

/** The league's draft as it was scheduled, with everyone who joined. */
export function draftOf(league: DemoLeague): Draft {
  const scheduled = scheduledDraft({
    leagueId: league.id,
    leagueName: league.name,
    commissioner: commissionerOf(league).uid,
    format: DEFAULT_OPTIONS.draftFormat,
    slots: DEFAULT_OPTIONS.slots,
    benchSize: DEFAULT_OPTIONS.benchSize,
    clockSeconds: league.clockSeconds,
    ranking: publishedRanking(LAST_SEASON),
  });
  return { ...scheduled, members: league.members.map(({ uid }) => uid) };
}

/** Everything that belongs to a league: itself, its preview, everyone’s entry, the ledger and the draft. */
export function leagueDocuments(league: DemoLeague): Documents {
  const { id, name, joinCode, members, capacity, visibility, drafted } = league;
  const commissioner = commissionerOf(league);
  const draftStatus: DraftStatus = drafted === null ? 'scheduled' : 'complete';
  const rosters = drafted?.rosters ?? {};
  const planned = league.draftAt === undefined ? {} : { draftAt: new Date(league.draftAt) };
  const home = {
    name,
    createdBy: commissioner.uid,
    ...(league.coCommissioner === undefined ? {} : { coCommissioner: league.coCommissioner.uid }),
    createdAt: new Date(league.createdAt),
    joinCode,
    members: members.map(({ uid }) => uid),
    userInfo: Object.fromEntries(
      members.map((person, i) => [person.uid, memberInfoOf(person, league.createdAt + i * 3_600_000, joinCode)]),
    ),
    removed: {},
    ...DEFAULT_OPTIONS,
    ...league.options,
    visibility,
    capacity,
    clockSeconds: league.clockSeconds,
    season: LAST_SEASON,
    draftStatus,
    firstWeek: league.firstWeek,
    ...planned,
    ...(drafted === null ? {} : { schedule: { managers: drafted.order } }),
  };
  const { code: _, details, ...preview } = previewOf(parseLeague(id, home));
  const documents: Documents = {
    [`leagues/${id}`]: home,
    [`joinCodes/${joinCode}`]: { ...preview, details: { ...details, draftAt: planned.draftAt ?? null } },
    [`ledgers/${id}`]: {
      leagueId: id,
      settled: drafted !== null,
      rosters,
      owned: drafted?.picks ?? [],
      ...(drafted === null ? {} : { step: 0 }),
    },
    [`drafts/${id}`]: storedDraft(drafted ?? draftOf(league), (at) => new Date(at)),
  };
  for (const person of members) {
    documents[`leagueUsers/${id}_${person.uid}`] = {
      leagueId: id,
      userId: person.uid,
      teamName: person.teamName || DEFAULT_TEAM_NAME,
      ...(drafted === null ? {} : { roster: rosters[person.uid] ?? [] }),
    };
  }
  return documents;
}

function memberInfoOf(person: DemoPerson, joinedAt: number, joinedWith: string) {
  const { username, displayName, favoriteTeam, teamName } = person;
  return {
    username,
    displayName,
    profilePicUrl: null,
    favoriteTeam,
    joinedAt: new Date(joinedAt),
    joinedWith,
    renamed: null,
    teamName: teamName || DEFAULT_TEAM_NAME,
  };
}

function commissionerOf(league: DemoLeague): DemoPerson {
  const [first] = league.members;
  if (first === undefined) throw new Error(`${league.name} has no commissioner`);
  return first;
}
