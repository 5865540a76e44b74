'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readPractice, writePractice } from '@/data/roomMemory';
import { isOnAutopilot } from '@/domain/draft/autopilot';
import { botPick } from '@/domain/draft/bots';
import { deadline, GRACE_MS } from '@/domain/draft/clock';
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
import { projections } from '@/domain/ranking';
import type { SquadId } from '@/domain/squads';

/** A practice draft, the setup it is played by, and one's own queue. */
export interface PracticeGame {
  setup: PracticeSetup;
  draft: Draft;
  queue: SquadId[];
}

const FRESH: PracticeGame = { setup: PRACTICE_DEFAULT, draft: practiceDraft(PRACTICE_DEFAULT), queue: [] };

/** How long one's own autopilot thinks, in milliseconds. */
const AUTOPILOT_MS = 500;

/**
 * The practice draft of this browser: read once it is there, kept at every change, with bots that pick when it is their turn and a clock that
 * runs out. `kept` is false when the browser refuses to keep anything.
 */
export function usePracticeGame(): {
  game: PracticeGame;
  kept: boolean;
  change: (step: (game: PracticeGame) => PracticeGame) => void;
} {
  const [game, setGame] = useState(FRESH);
  const [loaded, setLoaded] = useState(false);
  const [kept, setKept] = useState(true);
  // Steps roll dice and refuse, so they are taken outside of React's updaters, each on what the last one left.
  const latest = useRef(FRESH);

  const change = useCallback((step: (game: PracticeGame) => PracticeGame) => {
    latest.current = step(latest.current);
    setGame(latest.current);
  }, []);

  useEffect(() => {
    const record = parseRecord(readPractice());
    const draft = record === null ? null : restorePractice(record);
    // The exported page shows a fresh table; what this browser kept can only be put in its place once the page lives.
    if (record !== null && draft !== null) change(() => ({ setup: record.setup, draft, queue: record.queue }));
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setLoaded(true);
  }, [change]);

  useEffect(() => {
    if (!loaded || game === FRESH) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage answers only when it is asked
    setKept(writePractice(recordOf(game.draft, game.setup, game.queue)));
  }, [game, loaded]);

  const due = loaded ? nextStepDue(game) : null;
  const next = useEffectEvent(() => change(nextStep));
  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(next, Math.max(0, due - Date.now()));
    return () => clearTimeout(timer);
  }, [due, game.draft]);

  return { game, kept, change };
}

/** When a person other than oneself moves next, in milliseconds of the device's clock; null when no one does. */
function nextStepDue({ setup, draft }: PracticeGame): number | null {
  const now = onTheClock(draft);
  if (now === null || draft.pausedAt !== null) return null;
  const present = Date.now();
  if (now !== PRACTICE_ME) return present + BOT_SPEEDS[setup.speed];
  if (isOnAutopilot(draft, PRACTICE_ME)) return present + AUTOPILOT_MS;
  const end = deadline(draft);
  return end === null ? null : end + GRACE_MS + 1;
}

/** The next pick that is not one's own; of bots that need no time all at once. */
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
    const sight = {
      temperament: temperamentOf(now),
      projections: projections(PRACTICE_SEASON),
      random: Math.random,
    };
    const made = pick(draft, { manager: now, squad: botPick(draft, now, sight), at });
    if (!made.ok) throw new Error(made.error.message);
    draft = onPracticeClock(made.value, setup);
  } while (setup.speed === 'instant' && onTheClock(draft) !== PRACTICE_ME);
  return draft === game.draft ? game : { ...game, draft };
}
