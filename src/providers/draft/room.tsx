'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { LastSeen } from '@/domain/draft/presence';
import type { QuietHours } from '@/domain/draft/quietHours';
import type { Draft, OrderWay } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/houseTeams';
import type { League } from '@/domain/league';
import type { Loadable } from '@/domain/loadable';
import type { Message } from '@/domain/messages';
import type { Result } from '@/domain/result';
import type { SquadId } from '@/domain/squads';
import type { Clock } from '../useClock';

/** One's own queue, whether its latest order is still being saved, and why it could not be saved. */
export interface QueueState {
  squads: Loadable<SquadId[]>;
  saving: boolean;
  error: string | null;
}

/** The newest messages of the league, newest first, and how many of them are unread. */
export interface ChatState {
  newest: Loadable<Message[]>;
  unread: number;
}

/** What a draft room knows beside the draft itself. A pick by another manager doesn't change it. */
export interface RoomState {
  leagueId: string;
  /** The league of the draft once it is loaded; null in a practice draft and on a shared board. */
  league: League | null;
  /** One's own manager id; empty for a person who doesn't draft here. */
  me: string;
  /** Whether the connection to the server is up, so that what is shown is current. */
  live: boolean;
  /** Null for a person who doesn't draft here. */
  queue: QueueState | null;
  /** When each manager was last in the room, for `presenceOf`; null where that isn't known: in a practice draft and on a shared board. */
  seen: LastSeen | null;
  /** Null where there is no league to talk to. */
  chat: ChatState | null;
  /** What a manager is called. The same function while the names are the same. */
  nameOf: (manager: ManagerId) => string;
  /** A label for a manager who isn't a person: house team, or how a practice bot drafts. */
  kindOf: (manager: ManagerId) => string | null;
  /** The clock that the draft's times refer to. */
  clock: Clock;
  /** One's own pick while it is being sent. */
  unsent: SquadId | null;
  /** Why the last action failed. */
  error: string | null;
}

type Command = () => Promise<Result<void>>;

/** What a manager can do in any draft. */
export interface ManagerActions {
  pick: (squad: SquadId) => void;
  changeQueue: (squads: SquadId[]) => void;
  /** Ends one's own autopilot, or forgives a missed clock. */
  comeBack: Command;
  /** Shows why an action failed; null takes it away. */
  setError: (message: string | null) => void;
}

/** What a manager can also do in a league's draft. */
export interface LeagueActions {
  /** Turns on one's own autopilot. */
  stepAway: Command;
  /** Asks the commissioner to take back one's own pick, the last one; false withdraws the request. */
  askForUndo: (asks: boolean) => Promise<Result<void>>;
  /** Resumes a paused draft; managers other than the commissioner only after a long pause. */
  resume: Command;
  /** Changes the name of one's own team on the shared board. */
  renameTeam: (name: string) => Promise<Result<void>>;
}

/** What only the commissioner can do. */
export interface CommissionerActions {
  pause: Command;
  undo: Command;
  /** Picks for the absent manager on the clock. */
  pickFor: (squad: SquadId) => Promise<Result<void>>;
  changeClock: (clock: { clockSeconds: number; quietHours: QuietHours | null }) => Promise<Result<void>>;
  /** Shares the finished board with everyone who has the link, or stops sharing it. */
  share: Command;
  unshare: Command;
}

/** What only the commissioner can do, and only while the league is loaded. */
export interface SetupActions {
  /** Draws the order by the server's time. */
  drawOrder: (withHouseTeams: boolean) => Promise<Result<void>>;
  /** Sets the order as it was drawn, by join date, or by hand. */
  setOrder: (choice: { how: OrderWay; withHouseTeams: boolean; order?: ManagerId[] }) => Promise<Result<void>>;
  /** Sets the planned draft time, in milliseconds of the server's clock; null clears it. */
  planDraft: (at: number | null) => Promise<Result<void>>;
  /** Starts the draft in the order that was set. */
  start: Command;
  /** Makes another member commissioner. */
  handOver: (to: string) => Promise<Result<void>>;
}

export interface ChatActions {
  sendMessage: (text: string) => Promise<Result<void>>;
  /** Marks these messages as read by oneself. */
  markRead: (ids: readonly string[]) => void;
}

/**
 * What one can do in a draft room. An action that isn't possible here for this person is absent: a person who watches has none, a practice draft no
 * league's. Each stays the same function while it is possible. Those that return a result are run with `useCommand`.
 */
export type RoomActions = Partial<ManagerActions & LeagueActions & CommissionerActions & SetupActions & ChatActions>;

// Three contexts, because they change at different times: the draft with every pick, the state now and then, the actions hardly ever.
const DraftContext = createContext<Loadable<Draft> | null>(null);
const StateContext = createContext<RoomState | null>(null);
const ActionsContext = createContext<RoomActions | null>(null);

/** A draft room, wherever its draft is kept. Values that haven't changed must be the same objects. */
export function RoomProvider({
  draft,
  state,
  actions,
  children,
}: {
  draft: Loadable<Draft>;
  state: RoomState;
  actions: RoomActions;
  children: ReactNode;
}) {
  return (
    <ActionsContext value={actions}>
      <StateContext value={state}>
        <DraftContext value={draft}>{children}</DraftContext>
      </StateContext>
    </ActionsContext>
  );
}

function present<Value>(value: Value | null, hook: string): Value {
  if (value === null) throw new Error(`${hook} needs a RoomProvider above it`);
  return value;
}

/** The draft of this room. What uses it is rendered again with every pick. */
export function useDraft(): Loadable<Draft> {
  return present(useContext(DraftContext), 'useDraft');
}

/** What this room knows beside the draft. */
export function useRoomState(): RoomState {
  return present(useContext(StateContext), 'useRoomState');
}

/** What one can do in this room. */
export function useRoomActions(): RoomActions {
  return present(useContext(ActionsContext), 'useRoomActions');
}
