import type { Firestore } from 'firebase-admin/firestore';
import { DEFAULT_OPTIONS } from '@/domain/league/options/leagueOptions';
import { freshName, makeFan, type Account } from './accounts';
import { openClient, type Client } from './client';

/** A person and their client. */
export interface Fan extends Account {
  username: string;
  client: Client;
}

/** Makes a new person and opens their client. */
export async function openFan(db: Firestore, prefix: string): Promise<Fan> {
  const username = freshName(prefix);
  const account = await makeFan(db, username);
  return { ...account, username, client: await openClient(account.email) };
}

/** What the data modules need to know about a person. */
const publicPerson = ({ uid, username }: Fan) => ({
  uid,
  username,
  displayName: username,
  profilePicUrl: null,
  favoriteTeam: null,
});

type Answer<T> = { ok: true; value: T } | { ok: false; error: { code: string; message: string } };
/** The value of a command that must succeed. */
export function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.error.code}: ${answer.error.message}`);
  return answer.value;
}
export type { Answer };

/** A league created by a fan through the data modules; `changes` applies to the form. */
export async function foundLeague(fan: Fan, changes: object = {}): Promise<{ leagueId: string; joinCode: string }> {
  const form = {
    ...DEFAULT_OPTIONS,
    name: 'The Tuesday Test',
    capacity: 2,
    draftOrder: 'joined',
    ...changes,
  };
  const season = { season: 2025, firstWeek: 1 };
  return valueOf(
    await fan.client.call<Answer<{ leagueId: string; joinCode: string }>>(
      'leagueCommands.createLeague',
      form,
      publicPerson(fan),
      season,
      'function:random',
    ),
  );
}

/** Joins a league by its code, as the join page does. */
export async function joinByCode(fan: Fan, code: string): Promise<Answer<{ leagueId: string; already: boolean }>> {
  const invitation = await fan.client.call<Answer<object>>('joining.findInvitation', code, fan.uid);
  if (!invitation.ok) return invitation;
  return fan.client.call('joining.joinLeague', invitation.value, publicPerson(fan));
}

/** Starts a league's draft as its commissioner. If no order is set yet, sets it by join date. */
export async function startDraft(fan: Fan, leagueId: string, withHouseTeams = false): Promise<Answer<void>> {
  const league = await fan.client.call('storedLeague.getLeague', leagueId);
  let draft = await draftOf(fan, leagueId);
  if (draft.order.length === 0) {
    const choice = { how: 'joined', withHouseTeams };
    const settled = await fan.client.call<Answer<void>>('draftCommands.setOrder', league, draft, fan.uid, choice);
    if (!settled.ok) return settled;
    while (draft.order.length === 0) draft = await draftOf(fan, leagueId);
  }
  return fan.client.call('drafts.startDraft', league, draft);
}

/** The draft as a fan's watch last saw it. The first call starts the watch. */
export async function draftOf(fan: Fan, leagueId: string): Promise<DraftSeen> {
  if (!watching.has(fan.client)) {
    watching.add(fan.client);
    await fan.client.watch('watchDraft.watchDraft', leagueId);
  }
  for (;;) {
    const seen = await fan.client.seen<{ draft: { state: string; value?: DraftSeen }; live: boolean } | null>(
      'watchDraft.watchDraft',
    );
    if (seen.latest?.draft.state === 'ready' && seen.latest.live) return seen.latest.draft.value!;
    if (seen.latest?.draft.state === 'failed') throw new Error('the draft cannot be watched');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const watching = new WeakSet<Client>();

/** The part of a draft that tests look at. */
export interface DraftSeen {
  picks: string[];
  made: string[];
  status: string;
  rosters: Record<string, string[]>;
  order: string[];
  turnStartedAt: number | null;
}
