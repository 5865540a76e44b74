'use client';

import { createContext, useContext } from 'react';
import type { LastSeen } from '@/domain/draft/presence';
import type { Draft } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/houseTeams';
import type { League } from '@/domain/league';
import type { Loadable } from '@/domain/loadable';
import type { Message } from '@/domain/messages';
import type { Result } from '@/domain/result';
import type { Clock } from '../useClock';
import type { DraftControls } from './useControls';
import type { OwnPick } from './usePick';
import type { OwnQueue } from './useQueue';

/** A league's messages as the room shows them: the newest, newest first. */
export interface RoomChat {
  newest: Loadable<Message[]>;
  unread: number;
  send: (text: string) => Promise<Result<void>>;
  /** Marks these messages as read by oneself. */
  markRead: (ids: readonly string[]) => void;
}

/**
 * What a draft room knows and can do, wherever its draft is kept: a league's, or a practice draft of this browser alone. This module loads
 * neither, so that the practice room stays without the other's weight.
 */
export interface DraftRoomState extends OwnPick {
  leagueId: string;
  draft: Loadable<Draft>;
  /** The league of the draft, once it is known; a practice draft has none. */
  league: League | null;
  /** One's own manager id; empty while no one is signed in. */
  me: string;
  /** Whether what is shown is the present: the line to the server is up. */
  live: boolean;
  queue: OwnQueue;
  /** Starts the draft in the order that was set. */
  start: () => Promise<Result<void>>;
  /** The commands beside one's own picks; a practice draft has none. */
  controls: DraftControls | null;
  /** Who says that they are in the room, for `presenceOf`; no one in a practice draft. */
  seen: LastSeen;
  /** The league's conversation, read and written in the room; a practice draft has none. */
  chat: RoomChat | null;
  /** What a manager is called. The same function while the names are the same. */
  nameOf: (manager: ManagerId) => string;
  /** A word about a manager who is no person: house team, or a bot's temperament. */
  kindOf: (manager: ManagerId) => string | null;
  /** The clock by which the draft's times are meant. */
  clock: Clock;
}

export const DraftContext = createContext<DraftRoomState | null>(null);

/** The draft of the room that one is in. */
export function useDraft(): DraftRoomState {
  const draft = useContext(DraftContext);
  if (draft === null) throw new Error('useDraft needs a DraftProvider or a PracticeProvider above it');
  return draft;
}
