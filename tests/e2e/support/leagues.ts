import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { automaticSquad } from '@/domain/draft/automaticPick';
import { parseDraft } from '@/domain/draft/parse';
import { settlementOf } from '@/domain/moves/ledger/draftSettlement';
import { ALL_SQUADS, type SquadId } from '@/domain/football/squads';
import type { Account } from '../../support/accounts';
import {
  BENCH,
  SLOTS,
  activeDraft,
  joinCode,
  ledger,
  league,
  leagueUser,
  scheduledDraft,
  previewDetails,
} from '../../support/documents';
import { freshName } from '../../support/accounts';
import { madeAt, managerAt, pickWrite } from '../../support/picks';

export interface Manager extends Account {
  username: string;
}

/** A manager who never opens the app. */
export function absentManager(username: string): Manager {
  return { uid: freshName(username), username, email: '', password: '' };
}

/** Returns a random code of this length, which no other league is likely to have. */
function freshCode(length = 6): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  return Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
}

type Rosters = Readonly<Record<string, readonly SquadId[]>>;

export interface Arranged {
  leagueId: string;
  code: string;
  name: string;
}

/** Creates a league with these members, bypassing the rules. The draft is scheduled unless `draft` says otherwise. */
export async function arrangeLeague(
  db: Firestore,
  members: readonly Manager[],
  changes: { league?: object; draft?: object; preview?: object; active?: boolean } = {},
): Promise<Arranged> {
  const uids = members.map(({ uid }) => uid);
  const leagueId = freshName('league');
  const code = freshCode();
  const name = `League ${code}`;
  const userInfo = Object.fromEntries(
    members.map(({ uid, username }) => [
      uid,
      {
        username,
        displayName: username,
        profilePicUrl: null,
        favoriteTeam: null,
        joinedAt: Timestamp.fromMillis(0),
        joinedWith: code,
      },
    ]),
  );
  const draftStatus = changes.active === true ? 'active' : 'scheduled';
  const ranking: readonly SquadId[] = ALL_SQUADS;
  const common = { leagueId, leagueName: name, ranking, ...changes.draft };
  const drafted = changes.active === true ? activeDraft(uids, common) : scheduledDraft(uids, common);
  const writes: [string, object][] = [
    [
      `leagues/${leagueId}`,
      league(uids, {
        name,
        joinCode: code,
        userInfo,
        capacity: 4,
        slots: SLOTS,
        benchSize: BENCH,
        draftStatus,
        createdAt: Timestamp.now(),
        ...changes.league,
      }),
    ],
    [
      `joinCodes/${code}`,
      joinCode([members[0]!.username], {
        leagueId,
        leagueName: name,
        seats: uids.length,
        draftStatus,
        details: previewDetails(changes.league),
        ...changes.preview,
      }),
    ],
    [`drafts/${leagueId}`, drafted],
    [`ledgers/${leagueId}`, ledger({ leagueId })],
    ...uids.map((uid): [string, object] => [`leagueUsers/${leagueId}_${uid}`, leagueUser(uid, { leagueId })]),
  ];
  await Promise.all(writes.map(([path, data]) => db.doc(path).set(plain(data))));
  return { leagueId, code, name };
}

/**
 * Makes the next pick, bypassing the rules, as another client would: this squad, or else the best legal one of the
 * ranking. `automatic` is for a manager whose clock ran out. Returns the draft after it.
 */
export async function pickPast(
  db: Firestore,
  leagueId: string,
  squad?: SquadId,
  automatic = false,
): Promise<DocumentData> {
  const place = db.doc(`drafts/${leagueId}`);
  const after = afterPick((await place.get()).data()!, squad, automatic);
  await place.set(after);
  return after;
}

/**
 * Plays a draft to its end, or until so many picks are left, bypassing the rules, in one write. Returns the draft after
 * it.
 */
export async function playOut(db: Firestore, leagueId: string, left = 0): Promise<DocumentData> {
  const place = db.doc(`drafts/${leagueId}`);
  let draft = (await place.get()).data()!;
  const last = draft.rounds * draft.order.length - left;
  while (draft.picks.length < last) draft = afterPick(draft);
  await place.set(draft);
  return draft;
}

function afterPick(draft: DocumentData, squad?: SquadId, automatic = false): DocumentData {
  const manager = managerAt(draft, draft.picks.length);
  const best = squad ?? automaticSquad(parseDraft(draft.leagueId as string, draft), manager, [])!;
  // The Admin SDK writes the times that a member's client leaves to the server.
  return madeAt({ ...draft, ...pickWrite(draft, best, automatic) }, Timestamp.now());
}

/**
 * Creates a league of the season whose draft is over and settled, with these fields. Returns also the rosters, by uid.
 */
export async function arrangeDraftedLeague(
  db: Firestore,
  members: readonly Manager[],
  fields: { firstWeek: number } & Record<string, unknown>,
): Promise<Arranged & { rosters: Rosters }> {
  const arranged = await arrangeLeague(db, members, { active: true, league: { season: 2025, ...fields } });
  return { ...arranged, rosters: await finishDraft(db, arranged) };
}

/** Plays a draft to its end and settles it, as a member's page would. Returns the rosters, by uid. */
export async function finishDraft(
  db: Firestore,
  { leagueId, code }: Pick<Arranged, 'leagueId' | 'code'>,
): Promise<Rosters> {
  const draft = parseDraft(leagueId, await playOut(db, leagueId));
  const { ledger, league, joinCode, rosters } = settlementOf({ draftComplete: false }, draft)!;
  await Promise.all([
    db.doc(`ledgers/${leagueId}`).update(ledger),
    db.doc(`leagues/${leagueId}`).update(league),
    db.doc(`joinCodes/${code}`).update(joinCode),
    ...Object.entries(rosters).map(([uid, roster]) => db.doc(`leagueUsers/${leagueId}_${uid}`).update({ roster })),
  ]);
  return rosters;
}

/** The builders create the web SDK's timestamps; the Admin SDK needs its own. */
function plain(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, plainField(field)]));
}

function plainField(field: unknown): unknown {
  if (typeof field !== 'object' || field === null || Array.isArray(field) || field instanceof Timestamp) return field;
  if ('toMillis' in field && typeof field.toMillis === 'function')
    return Timestamp.fromMillis((field.toMillis as () => number)());
  return plain(field);
}
