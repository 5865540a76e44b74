'use client';

import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { cameBack, pick as pickSquad } from '@/domain/draft/engine';
import { TEMPERAMENT_NAMES } from '@/domain/draft/bots';
import {
  beginPractice,
  onPracticeClock,
  pausePractice,
  takeBack,
  practiceDraft,
  PRACTICE_ME,
  temperamentOf,
  type PracticeSetup,
} from '@/domain/draft/practice';
import { houseTeamName, type ManagerId } from '@/domain/houseTeams';
import { ready } from '@/domain/loadable';
import { succeed } from '@/domain/result';
import type { SquadId } from '@/domain/squads';
import { DraftContext, type DraftRoomState } from '../draft/room';
import { DEVICE_CLOCK } from '../useClock';
import { usePracticeGame } from './usePracticeGame';

const NO_PRESENCE = {};

/** What the practice page can do beside what every room can. */
export interface PracticeTable {
  setup: PracticeSetup;
  /** False when this browser keeps nothing, so that a reload would begin anew. */
  kept: boolean;
  /** Lays the table anew: nothing picked, not begun. The queue stays. */
  lay: (setup: PracticeSetup) => void;
  begin: () => void;
  /** Stops the bots and the clock, or lets them go on. */
  pause: () => void;
  /** Takes one's own last pick back, and every pick since. */
  takeBack: () => void;
}

const PracticeContext = createContext<PracticeTable | null>(null);

const nameOf = (manager: ManagerId) => (manager === PRACTICE_ME ? 'You' : houseTeamName(manager));
const kindOf = (manager: ManagerId) => (manager === PRACTICE_ME ? null : TEMPERAMENT_NAMES[temperamentOf(manager)]);

/** A draft room without a league: the draft lives in this browser, and bots sit on the other chairs. */
export function PracticeProvider({ children }: { children: ReactNode }) {
  const { game, kept, change } = usePracticeGame();
  const { setup, draft } = game;
  const [error, setError] = useState<string | null>(null);

  const pick = useCallback(
    (squad: SquadId) => {
      const at = Date.now();
      setError(null);
      change((before) => {
        const made = pickSquad(before.draft, { manager: PRACTICE_ME, squad, at });
        if (!made.ok) {
          setError(made.error.message);
          return before;
        }
        return { ...before, draft: onPracticeClock(made.value, before.setup) };
      });
    },
    [change],
  );
  const comeBack = useCallback(() => {
    change((before) => ({ ...before, draft: cameBack(before.draft, PRACTICE_ME) }));
    return Promise.resolve();
  }, [change]);
  const setQueue = useCallback((queue: SquadId[]) => change((before) => ({ ...before, queue })), [change]);
  const lay = useCallback(
    (next: PracticeSetup) => change((before) => ({ ...before, setup: next, draft: practiceDraft(next) })),
    [change],
  );
  const begin = useCallback(() => {
    const at = Date.now();
    change((before) => ({ ...before, draft: beginPractice(before.setup, at) }));
  }, [change]);
  const pause = useCallback(() => {
    const at = Date.now();
    change((before) => ({ ...before, draft: pausePractice(before.draft, before.setup, at) }));
  }, [change]);
  const back = useCallback(() => {
    const at = Date.now();
    change((before) => ({ ...before, draft: takeBack(before.draft, before.setup, at) }));
  }, [change]);
  const dismissError = useCallback(() => setError(null), []);

  const queue = useMemo(
    () => ({ squads: ready(game.queue), saving: false, error: null, change: setQueue }),
    [game.queue, setQueue],
  );
  const room: DraftRoomState = {
    leagueId: draft.leagueId,
    draft: ready(draft),
    league: null,
    me: PRACTICE_ME,
    live: true,
    queue,
    start: () => {
      begin();
      return Promise.resolve(succeed());
    },
    controls: null,
    seen: NO_PRESENCE,
    nameOf,
    kindOf,
    clock: DEVICE_CLOCK,
    unsent: null,
    error,
    dismissError,
    refuse: setError,
    chat: null,
    pick,
    comeBack,
  };
  const table = useMemo(
    () => ({ setup, kept, lay, begin, pause, takeBack: back }),
    [setup, kept, lay, begin, pause, back],
  );
  return (
    <PracticeContext value={table}>
      <DraftContext value={room}>{children}</DraftContext>
    </PracticeContext>
  );
}

/** The practice table that one sits at. */
export function usePractice(): PracticeTable {
  const table = useContext(PracticeContext);
  if (table === null) throw new Error('usePractice needs a PracticeProvider above it');
  return table;
}
