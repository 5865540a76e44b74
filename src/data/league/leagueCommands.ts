import { collection, deleteField, doc, getDoc, serverTimestamp, Timestamp } from 'firebase/firestore';
import { scheduledDraft } from '@/domain/draft/engine';
import { storedDraft } from '@/domain/draft/parse';
import { draftedTeam, type LeagueId, type Uid } from '@/domain/kernel/ids';
import { DEFAULT_TEAM_NAME } from '@/domain/league/teamNames';
import type { League } from '@/domain/league/types';
import { checkNewLeague, checkNote, type NewLeague } from '@/domain/league/leagueChecks';
import { newJoinCode } from '@/domain/league/joinCodes';
import { optionsOf } from '@/domain/league/options/leagueOptions';
import { previewOptionsOf } from '@/domain/league/options/previewOptions';
import { asMap } from '@/domain/kernel/parse';
import type { Random } from '@/domain/kernel/random';
import { fail, type Result } from '@/domain/kernel/result';
import type { SchoolCode } from '@/domain/football/schools';
import { parseSquadReferences, type SquadId } from '@/domain/football/squads';
import { rosterSize } from '@/domain/lineup/slots';
import { Batch, writeTogether } from '../backend/batch';
import { attempt } from '../backend/failures';
import { db } from '../backend/firebase';
import { leagueRef, leagueUserRef, joinCodeRef, draftRef, ledgerRef } from '../backend/references';
import { isSame, updatePreview } from './joinCodes';
import { countWrite, writeInTurn } from '../backend/writeRates';

/** What other members see of a user. */
export interface PublicPerson {
  uid: Uid;
  username: string;
  displayName: string;
  profilePicUrl: string | null;
  favoriteTeam: SchoolCode | null;
}

/** A new league's season, and the first week that counts. */
export type FirstWeek = Pick<League, 'season' | 'firstWeek'>;

/** A user's entry in `userInfo`. `team`: their own, unless they take one over. */
export function userInfoOf(
  person: PublicPerson,
  joinedWith: string,
  teamName = DEFAULT_TEAM_NAME,
  team = draftedTeam(person.uid),
) {
  return {
    username: person.username,
    displayName: person.displayName,
    profilePicUrl: person.profilePicUrl,
    favoriteTeam: person.favoriteTeam,
    joinedAt: serverTimestamp(),
    joinedWith,
    renamed: null,
    teamName,
    team,
  };
}

/** The user's roster document for a league they just created or joined. */
export function newLeagueUser(leagueId: LeagueId, uid: Uid, teamName = DEFAULT_TEAM_NAME) {
  return { leagueId, userId: uid, teamName };
}

/** The error for a user without a username, which other members know them by. */
export const NEEDS_USERNAME = fail(
  'no-username',
  'Choose a username in your profile first. It’s what other managers see.',
);

/** The published ranking of a season: all squads, best first. Null if there is none. */
async function getRanking(season: number): Promise<SquadId[] | null> {
  const stored = await getDoc(doc(db(), 'rankings', String(season)));
  return stored.exists() ? parseSquadReferences(asMap(stored.data()).squads) : null;
}

/**
 * Creates a league with the user as commissioner, and all its documents, in one batch; the league before it
 * (`previous`) then names it as its next. Returns an error if the form is wrong, the season has no ranking, or the user
 * has created too many.
 */
export async function createLeague(
  form: NewLeague,
  person: PublicPerson,
  season: FirstWeek,
  random: Random,
  previous: string | null = null,
): Promise<Result<{ leagueId: LeagueId; joinCode: string }>> {
  const checked = checkNewLeague(form);
  if (!checked.ok) return checked;
  if (person.username === '') return NEEDS_USERNAME;
  const league = checked.value;
  const joinCode = newJoinCode(random);
  const leagueId = doc(collection(db(), 'leagues')).id;
  const ranking = await attempt(() => getRanking(season.season));
  if (!ranking.ok) return ranking;
  const squads = ranking.value;
  if (squads === null) {
    return fail(
      'no-ranking',
      `The ${String(season.season)} season has no rankings yet, so leagues can’t draft. Try again later.`,
    );
  }
  return attempt(async () => {
    const batch = new Batch();
    await countWrite(batch, person.uid, 'league', leagueId, TOO_MANY_LEAGUES);
    batch.set(leagueRef(leagueId), {
      name: league.name,
      createdBy: person.uid,
      createdAt: serverTimestamp(),
      joinCode,
      members: [person.uid],
      userInfo: { [person.uid]: userInfoOf(person, joinCode) },
      removed: {},
      ...optionsOf(league),
      season: season.season,
      draftStatus: 'scheduled',
      firstWeek: season.firstWeek,
      previousLeagueId: previous,
    });
    if (previous !== null) {
      batch.update(leagueRef(previous), { next: { leagueId, joinCode, season: season.season } });
    }
    batch.set(leagueUserRef(leagueId, draftedTeam(person.uid)), newLeagueUser(leagueId, person.uid));
    batch.set(joinCodeRef(joinCode), {
      leagueId,
      leagueName: league.name,
      managerName: person.displayName,
      seats: 1,
      capacity: league.capacity,
      visibility: league.visibility,
      draftStatus: 'scheduled',
      vacant: {},
      details: { draftAt: null, ...previewOptionsOf(league) },
    });
    batch.set(ledgerRef(leagueId), { leagueId, settled: false, rosters: {}, owned: [] });
    batch.set(
      draftRef(leagueId),
      storedDraft(
        scheduledDraft({
          leagueId,
          leagueName: league.name,
          commissioner: person.uid,
          format: league.draftFormat,
          slots: league.slots,
          benchSize: league.benchSize,
          clockSeconds: league.clockSeconds,
          ranking: squads,
        }),
        Timestamp.fromMillis,
      ),
    );
    await batch.until(leagueRef(leagueId), 'members').commit();
    return { leagueId, joinCode };
  });
}

const TOO_MANY_LEAGUES = 'You’ve created five leagues in the last 24 hours. Try again tomorrow.';

/** Changes the league's options before the draft, with its preview and draft (commissioner). */
export async function changeOptions(league: League, options: NewLeague): Promise<Result<void>> {
  const checked = checkNewLeague(options);
  if (!checked.ok) return checked;
  const { value } = checked;
  if (value.capacity < league.members.length) {
    return fail(
      'capacity',
      `${String(league.members.length)} managers have already joined, so the league can’t be smaller than that.`,
    );
  }
  const drafted = draftOptions(value);
  return writeTogether((batch) => {
    batch.update(leagueRef(league.id), { ...value });
    updatePreview(batch, league, { ...league, ...value });
    // The rules deny a change that changes nothing.
    if (!isSame(drafted, draftOptions(league))) batch.update(draftRef(league.id), drafted);
  }, 'The draft has started, so these settings can’t change.');
}

/** What a draft takes over from its league's options. */
function draftOptions({ name, draftFormat, slots, benchSize, clockSeconds }: NewLeague) {
  return { leagueName: name, format: draftFormat, rounds: rosterSize(slots, benchSize), clockSeconds, slots };
}

/** Pins a note for the league, in place of the one before; an empty one takes it away (commissioner). */
export async function changeNote(league: League, by: Uid, text: string): Promise<Result<void>> {
  const note = checkNote(text);
  return note.ok ? pin(league, by, { note: note.value, noteBy: by }) : note;
}

/** Writes a text of the league that everyone sees, and who did (commissioner). */
export function pin(
  league: League,
  by: Uid,
  fields: { note: string; noteBy: Uid } | { history: string; historyBy: Uid },
): Promise<Result<void>> {
  return writeInTurn(
    'note',
    by,
    league.id,
    (batch) => batch.update(leagueRef(league.id), fields),
    'The league has a new commissioner. Reload the page.',
  );
}

/** Sets the planned time of the draft (milliseconds), or clears it with null, before the draft (commissioner). */
export async function planDraft(league: League, at: number | null, now: number): Promise<Result<void>> {
  if (at !== null && (!Number.isFinite(at) || at <= now)) return fail('past', 'Choose a time in the future.');
  return writeTogether((batch) => {
    batch.update(leagueRef(league.id), { draftAt: at === null ? deleteField() : Timestamp.fromMillis(at) });
    updatePreview(batch, league, { ...league, draftAt: at });
  }, 'You can’t change the time: the draft has started, or the league has a new commissioner.');
}
