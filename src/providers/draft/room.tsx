import { createContext, type ReactNode } from 'react';
import type { KeeperLimits } from '@/domain/draft/keeperCommands';
import type { LastSeen } from '@/domain/draft/presence';
import type { QuietHours } from '@/domain/draft/clock/quietHours';
import type { Draft, OrderWay } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { LeagueId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { Loadable } from '@/domain/kernel/loadable';
import type { Message } from '@/domain/messages/messages';
import type { Result } from '@/domain/kernel/result';
import type { SquadId } from '@/domain/football/squads';
import type { Clock } from '@/hooks/useNow';
import { useProvided } from '@/hooks/useProvided';

/** The user's queue, whether its latest order is still being saved, and why it couldn't be saved. */
export interface QueueState {
  squads: Loadable<readonly SquadId[]>;
  saving: boolean;
  error: string | null;
}

/** The newest messages of the league, newest first, and how many of them are unread. */
export interface ChatState {
  newest: Loadable<Message[]>;
  unread: number;
}

/** The state of a draft room besides the draft itself. A pick by another manager doesn't change it. */
export interface RoomState {
  leagueId: LeagueId;
  /** The league of the draft once it is loaded; null in a practice draft and on a shared board. */
  league: League | null;
  /** The user's manager id; empty for a user who doesn't draft here. */
  me: string;
  /** Whether the connection to the server is up, so that the data shown is current. */
  live: boolean;
  /** Null for a user who doesn't draft here. */
  queue: QueueState | null;
  /** When each manager was last in the room, for `presenceOf`. Null where that isn't known. */
  seen: LastSeen | null;
  /** Null where there is no league to chat with. */
  chat: ChatState | null;
  /** The name of a manager. The function stays the same while the names do. */
  nameOf: (manager: ManagerId) => string;
  /** A label for a bot: house team, or how a practice bot drafts. Null for other managers. */
  kindOf: (manager: ManagerId) => string | null;
  /** The clock that the draft's times refer to. */
  clock: Clock;
  /** The user's pick while it is being sent. */
  unsent: SquadId | null;
  /** Why the last action failed. */
  error: string | null;
}

type Command = () => Promise<Result<void>>;

/** What a manager can do in any draft. */
export interface ManagerActions {
  pick: (squad: SquadId) => void;
  changeQueue: (squads: SquadId[]) => void;
  /** Ends the user's autopilot, or forgives a missed clock. */
  comeBack: Command;
  /** Shows why an action failed; null clears the error. */
  setError: (message: string | null) => void;
}

/** What a manager can also do in a league's draft. */
export interface LeagueActions {
  /** Turns on the user's autopilot. */
  stepAway: Command;
  /** Asks the commissioner to take back the last pick, which must be the user's; false withdraws the request. */
  askForUndo: (asks: boolean) => Promise<Result<void>>;
  /** Sets the user's keepers, before the draft. */
  keep: (squads: readonly SquadId[], limits: KeeperLimits) => Promise<Result<void>>;
  /** Resumes a paused draft. Managers other than the commissioners can do so only after a long pause. */
  resume: Command;
}

/** What only the commissioner and the co-commissioner can do. */
export interface CommissionerActions {
  pause: Command;
  undo: Command;
  changeClock: (clock: { clockSeconds: number; quietHours: QuietHours | null }) => Promise<Result<void>>;
  /** Shares the finished board with anyone who has the link; `unshare` stops sharing it. */
  share: Command;
  unshare: Command;
}

/** What only they can do, and only while the league is loaded. */
export interface SetupActions {
  /** Begins a draw of the order: seals a secret, which another member's client answers. */
  drawOrder: (withHouseTeams: boolean) => Promise<Result<void>>;
  /** Sets the order: the drawn one, by join date, or the given `order`. */
  setOrder: (choice: { how: OrderWay; withHouseTeams: boolean; order?: ManagerId[] }) => Promise<Result<void>>;
  /** Sets the planned draft time, in milliseconds of the server's clock; null clears it. */
  planDraft: (at: number | null) => Promise<Result<void>>;
  /** Starts the draft in the order that was set. */
  start: Command;
}

/** What the co-commissioner can't do. */
export interface HandOverAction {
  /** Makes another member commissioner. */
  handOver: (to: string) => Promise<Result<void>>;
}

export interface ChatActions {
  sendMessage: (text: string) => Promise<Result<void>>;
  /** Votes for the answer of a poll at an index; null takes the vote back. */
  vote: (id: string, index: number | null) => Promise<Result<void>>;
}

/**
 * The actions that the user has in a draft room; those that aren't available are undefined. Each stays the same
 * function while it's available. Run the ones that return a result with `useCommand`.
 */
export type RoomActions = Partial<
  ManagerActions & LeagueActions & CommissionerActions & SetupActions & HandOverAction & ChatActions
>;

// Three, because the draft changes with every pick, the state sometimes, and the actions hardly ever.
const DraftContext = createContext<Loadable<Draft> | null>(null);
const StateContext = createContext<RoomState | null>(null);
const ActionsContext = createContext<RoomActions | null>(null);

/** Provides a draft room, wherever its draft is stored. Values that haven't changed must be the same objects. */
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

/** The draft of this room. Components that use it render again with every pick. */
export function useDraft(): Loadable<Draft> {
  return useProvided(DraftContext, 'useDraft', 'RoomProvider');
}

/** The state of this room besides the draft. */
export function useRoomState(): RoomState {
  return useProvided(StateContext, 'useRoomState', 'RoomProvider');
}

/** The actions that the user has in this room. */
export function useRoomActions(): RoomActions {
  return useProvided(ActionsContext, 'useRoomActions', 'RoomProvider');
}
