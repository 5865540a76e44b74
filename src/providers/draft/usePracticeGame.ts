import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readPractice, writePractice } from '@/data/device/draftRoomStorage';
import { isOnAutopilot } from '@/domain/draft/autopilot';
import { botPick } from '@/domain/draft/bots';
import { deadline, GRACE_MS } from '@/domain/draft/clock/clock';
import { automaticPick, pick } from '@/domain/draft/engine';
import { onTheClock } from '@/domain/draft/order';
import {
  BOT_SPEEDS,
  onPracticeClock,
  parseRecord,
  practiceDraft,
  PRACTICE_DEFAULT,
  PRACTICE_ME,
  PRACTICE_SEASON,
  recordOf,
  restorePractice,
  temperamentOf,
  type PracticeSetup,
} from '@/domain/draft/practice';
import type { Draft } from '@/domain/draft/types';
import { draftProjections } from '@/domain/projections/preseason';
import type { SquadId } from '@/domain/football/squads';

/** A practice draft, its setup, and the user's queue. */
export interface PracticeGame {
  setup: PracticeSetup;
  draft: Draft;
  queue: SquadId[];
}

const FRESH: PracticeGame = { setup: PRACTICE_DEFAULT, draft: practiceDraft(PRACTICE_DEFAULT), queue: [] };

/** How long the user's autopilot waits before it picks, in milliseconds. */
const AUTOPILOT_MS = 500;

/**
 * The practice draft of this browser. It's read from storage once mounted and stored at every change. Bots pick when
 * it's their turn, and the user's clock can run out. `isStored` is false if the browser doesn't store data.
 */
export function usePracticeGame() {
  const [game, setGame] = useState(FRESH);
  const [loaded, setLoaded] = useState(false);
  const [isStored, setIsStored] = useState(true);
  // Steps use random numbers and can fail, so they run outside of React's state updaters.
  const latest = useRef(FRESH);

  const change = useCallback((step: (game: PracticeGame) => PracticeGame) => {
    latest.current = step(latest.current);
    setGame(latest.current);
  }, []);

  useEffect(() => {
    const record = parseRecord(readPractice());
    const draft = record === null ? null : restorePractice(record);
    // The exported HTML has a new draft. The stored one can only replace it once the page runs in the browser.
    if (record !== null && draft !== null) change(() => ({ setup: record.setup, draft, queue: record.queue }));
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setLoaded(true);
  }, [change]);

  useEffect(() => {
    if (!loaded || game === FRESH) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only a write shows whether storage works
    setIsStored(writePractice(recordOf(game.draft, game.setup, game.queue)));
  }, [game, loaded]);

  const due = loaded ? nextStepDue(game) : null;
  const next = useEffectEvent(() => change(nextStep));
  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(next, Math.max(0, due - Date.now()));
    return () => clearTimeout(timer);
  }, [due, game.draft]);

  return { game, isStored, change };
}

/** When a bot, the autopilot or a missed clock picks next, in milliseconds of the device's clock; null for never. */
function nextStepDue({ setup, draft }: PracticeGame): number | null {
  const now = onTheClock(draft);
  if (now === null || draft.pausedAt !== null) return null;
  const present = Date.now();
  if (now !== PRACTICE_ME) return present + BOT_SPEEDS[setup.speed];
  if (isOnAutopilot(draft, PRACTICE_ME)) return present + AUTOPILOT_MS;
  const end = deadline(draft);
  return end === null ? null : end + GRACE_MS + 1;
}

/** The game after the next automatic pick. With instant bots, after all their picks up to the user's turn. */
function nextStep(game: PracticeGame): PracticeGame {
  const { setup, queue } = game;
  let { draft } = game;
  const at = Date.now();
  do {
    const now = onTheClock(draft);
    if (now === null) break;
    if (now === PRACTICE_ME) {
      const made = automaticPick(draft, { queue, at });
      if (made.ok) draft = onPracticeClock(made.value, setup);
      break;
    }
    const projections = draftProjections(PRACTICE_SEASON);
    const sight = { temperament: temperamentOf(now), projections, random: Math.random };
    const made = pick(draft, { manager: now, squad: botPick(draft, now, sight), at });
    if (!made.ok) throw new Error(made.error.message);
    draft = onPracticeClock(made.value, setup);
  } while (setup.speed === 'instant' && onTheClock(draft) !== PRACTICE_ME);
  return draft === game.draft ? game : { ...game, draft };
}
