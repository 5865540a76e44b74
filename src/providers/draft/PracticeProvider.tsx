import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
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
import { PRACTICE_ID } from '@/domain/draft/types';
import { houseTeamName, type ManagerId } from '@/domain/league/houseTeams';
import { ready } from '@/domain/kernel/loadable';
import { succeed } from '@/domain/kernel/result';
import { RoomProvider, type ManagerActions, type RoomState } from './room';
import { DEVICE_CLOCK } from '@/hooks/useNow';
import { usePracticeGame } from './usePracticeGame';

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
      changeQueue: (squads) => change((before) => ({ ...before, queue: squads })),
      comeBack: () => {
        change((before) => ({ ...before, draft: cameBack(before.draft, PRACTICE_ME) }));
        return Promise.resolve(succeed());
      },
      setError,
    }),
    [change],
  );
  const controls = useMemo(
    () => ({
      reset: (next: PracticeSetup) => change((before) => ({ ...before, setup: next, draft: practiceDraft(next) })),
      start: () => {
        const at = Date.now();
        change((before) => ({ ...before, draft: beginPractice(before.setup, at) }));
      },
      togglePause: () => {
        const at = Date.now();
        change((before) => ({ ...before, draft: pausePractice(before.draft, before.setup, at) }));
      },
      takeBack: () => {
        const at = Date.now();
        change((before) => ({ ...before, draft: takeBack(before.draft, before.setup, at) }));
      },
    }),
    [change],
  );

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
  const practice = useMemo(() => ({ setup, isStored, ...controls }), [setup, isStored, controls]);
  return (
    <PracticeContext value={practice}>
      <RoomProvider draft={loaded} state={state} actions={actions}>
        {children}
      </RoomProvider>
    </PracticeContext>
  );
}

/** The state and actions of the practice page. Throws without a `PracticeProvider` above. */
export function usePractice(): Practice {
  const practice = useContext(PracticeContext);
  if (practice === null) throw new Error('usePractice needs a PracticeProvider above it');
  return practice;
}
