import { vi } from 'vitest';
import type { Draft } from '@/domain/draft/types';
import { ready } from '@/domain/loadable';
import type { DraftRoomState } from '@/providers/draft/room';
import { DEVICE_CLOCK } from '@/providers/useClock';

/** The state of a draft room for a manager with an empty queue, in a league without chat. Its commands do nothing. */
export function roomState(draft: Draft, change: Partial<DraftRoomState> = {}): DraftRoomState {
  return {
    leagueId: draft.leagueId,
    draft: ready(draft),
    league: null,
    me: draft.order[0] ?? '',
    live: true,
    unsent: null,
    error: null,
    dismissError: vi.fn(),
    queue: { squads: ready([]), saving: false, error: null, change: vi.fn() },
    pick: vi.fn(),
    comeBack: vi.fn(() => Promise.resolve()),
    start: vi.fn(),
    refuse: vi.fn(),
    controls: null,
    chat: null,
    seen: {},
    nameOf: (manager) => manager,
    kindOf: () => null,
    clock: DEVICE_CLOCK,
    ...change,
  };
}
