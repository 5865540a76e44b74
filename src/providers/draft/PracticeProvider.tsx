import { createContext, useMemo, useState, type ReactNode } from 'react';
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
import { PRACTICE_ID, type Draft } from '@/domain/draft/types';
import { houseTeamName, type ManagerId } from '@/domain/league/houseTeams';
import { ready } from '@/domain/kernel/loadable';
import { succeed } from '@/domain/kernel/result';
import { DEVICE_CLOCK } from '@/hooks/useNow';
import { useProvided } from '@/hooks/useProvided';
import { RoomProvider, type ManagerActions, type RoomState } from './room';
import { usePracticeGame, type PracticeGame } from './usePracticeGame';

/** The state and actions of the practice page besides those of every draft room. */
export interface Practice {
  setup: PracticeSetup;
  /** False if this browser doesn't store data, so that a reload starts over. */
  isStored: boolean;
  /** Resets the draft to before the first pick, with this setup. The queue stays as it is. */
  reset: (setup: PracticeSetup) => void;
  start: () => void;
  /** Stops the bots and the clock, or resumes them. */
  togglePause: () => void;
  /** Takes back the user's last pick and all picks since. */
  takeBack: () => void;
}

const PracticeContext = createContext<Practice | null>(null);

const nameOf = (manager: ManagerId) => (manager === PRACTICE_ME ? 'You' : houseTeamName(manager));
const kindOf = (manager: ManagerId) => (manager === PRACTICE_ME ? null : TEMPERAMENT_NAMES[temperamentOf(manager)]);

/**
 * Provides the room of a practice draft, drafted against bots and stored in this browser. It has a manager's actions,
 * but none of a league's.
 */
export function PracticeProvider({ children }: { children: ReactNode }) {
  const { game, isStored, change } = usePracticeGame();
  const { setup, draft, queue } = game;
  const [error, setError] = useState<string | null>(null);

  const actions = useMemo(
    (): ManagerActions => ({
      pick: (squad) => {
        setError(null);
        change((before) => {
          const made = pickSquad(before.draft, { manager: PRACTICE_ME, squad, at: Date.now() });
          if (made.ok) return { ...before, draft: onPracticeClock(made.value, before.setup) };
          setError(made.error.message);
          return before;
        });
      },
      changeQueue: (squads) => change((before) => ({ ...before, queue: squads })),
      comeBack: () => {
        change((before) => ({ ...before, draft: cameBack(before.draft, PRACTICE_ME) }));
        return Promise.resolve(succeed());
      },
      setError,
    }),
    [change],
  );
  const practice = useMemo((): Practice => {
    const step = (draftAt: (game: PracticeGame, at: number) => Draft) =>
      change((before) => ({ ...before, draft: draftAt(before, Date.now()) }));
    return {
      setup,
      isStored,
      reset: (next) => change((before) => ({ ...before, setup: next, draft: practiceDraft(next) })),
      start: () => step((before, at) => beginPractice(before.setup, at)),
      togglePause: () => step((before, at) => pausePractice(before.draft, before.setup, at)),
      takeBack: () => step((before, at) => takeBack(before.draft, before.setup, at)),
    };
  }, [setup, isStored, change]);

  const loaded = useMemo(() => ready(draft), [draft]);
  const state = useMemo(
    (): RoomState => ({
      leagueId: PRACTICE_ID,
      league: null,
      me: PRACTICE_ME,
      live: true,
      queue: { squads: ready(queue), saving: false, error: null },
      seen: null,
      chat: null,
      nameOf,
      kindOf,
      clock: DEVICE_CLOCK,
      unsent: null,
      error,
    }),
    [queue, error],
  );
  return (
    <PracticeContext value={practice}>
      <RoomProvider draft={loaded} state={state} actions={actions}>
        {children}
      </RoomProvider>
    </PracticeContext>
  );
}

/** The state and actions of the practice page. */
export function usePractice(): Practice {
  return useProvided(PracticeContext, 'usePractice', 'PracticeProvider');
}
