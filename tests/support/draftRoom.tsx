import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Draft } from '@/domain/draft/types';
import { LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { succeed } from '@/domain/kernel/result';
import type { SquadId } from '@/domain/football/squads';
import { RoomProvider, type QueueState, type RoomActions, type RoomState } from '@/providers/draft/room';
import { FocusRescue } from './FocusRescue';
import { DEVICE_CLOCK } from '@/hooks/useNow';

/** The draft room in which a test renders components, with `Room` around them. */
export const room = { draft: LOADING as Loadable<Draft>, state: {} as RoomState, actions: {} as RoomActions };

/** Provides `room` as it is when this is rendered, in a frame like the shell's. */
export const Room = ({ children }: { children: ReactNode }) => (
  <FocusRescue>
    <RoomProvider draft={room.draft} state={room.state} actions={room.actions}>
      {children}
    </RoomProvider>
  </FocusRescue>
);

/**
 * Makes `room` the room of this draft for its first manager, with an empty queue and without a chat. Without other
 * actions it has those of a manager, which do nothing, as in a mock draft. What renders it must be rendered again by
 * the test.
 */
export function enterRoom(draft: Draft, state: Partial<RoomState> = {}, actions: RoomActions = {}): void {
  room.draft = ready(draft);
  room.state = {
    leagueId: draft.leagueId,
    league: null,
    me: draft.order[0] ?? '',
    live: true,
    queue: queueOf([]),
    seen: null,
    chat: null,
    nameOf: (manager) => manager,
    kindOf: () => null,
    clock: DEVICE_CLOCK,
    unsent: null,
    error: null,
    ...state,
  };
  room.actions = {
    pick: vi.fn(),
    changeQueue: vi.fn(),
    comeBack: succeeds(),
    setError: vi.fn(),
    ...actions,
  };
}

/** A saved queue. */
export function queueOf(squads: SquadId[]): QueueState {
  return { squads: ready(squads), saving: false, error: null };
}

const succeeds = () => vi.fn(() => Promise.resolve(succeed()));

/** What a member can do in a league's draft beside a manager's actions; it all succeeds. */
export const memberActions = () =>
  ({ stepAway: succeeds(), askForUndo: succeeds(), keep: succeeds(), resume: succeeds() }) satisfies RoomActions;

/** What the commissioner can do beside a manager's actions; it all succeeds. */
export const commissionerActions = () =>
  ({
    ...memberActions(),
    pause: succeeds(),
    undo: succeeds(),
    changeClock: succeeds(),
    share: succeeds(),
    unshare: succeeds(),
    drawOrder: succeeds(),
    setOrder: succeeds(),
    planDraft: succeeds(),
    start: succeeds(),
    handOver: succeeds(),
  }) satisfies RoomActions;
