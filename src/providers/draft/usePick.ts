'use client';

import { useRef, useState } from 'react';
import { comeBack, pick as sendPick } from '@/data/drafts';
import type { Draft } from '@/domain/draft/types';
import type { SquadId } from '@/domain/squads';

/** One's own pick on its way, why the last command was refused, and the commands. */
export interface OwnPick {
  unsent: SquadId | null;
  error: string | null;
  dismissError: () => void;
  /** Shows a sentence where errors stand. */
  refuse: (reason: string) => void;
  pick: (squad: SquadId) => void;
  comeBack: () => Promise<void>;
}

const BROKEN = 'Your pick wasn’t sent. Check the board, then try again.';

/**
 * A pick that lands sooner than this is never shown as unsent, in milliseconds: the eye would see no more than a flicker, and drawing the room
 * twice would hold the pick itself up.
 */
export const SHOW_UNSENT_MS = 80;

/** Sends one's own picks, one at a time. A pick counts as unsent until it is on the board or refused. */
export function usePick(draft: Draft | null, me: string): OwnPick {
  const [sent, setSent] = useState<SquadId | null>(null);
  const [error, setError] = useState<string | null>(null);
  const sending = useRef(false);
  const unsent = sent !== null && draft?.picks.includes(sent) !== true ? sent : null;

  const pick = (squad: SquadId) => {
    if (draft === null || sending.current) return;
    sending.current = true;
    const late = setTimeout(() => setSent(squad), SHOW_UNSENT_MS);
    setError(null);
    const answered = (reason: string | null) => {
      clearTimeout(late);
      sending.current = false;
      setSent(null);
      setError(reason);
    };
    sendPick(draft, me, squad).then(
      (picked) => answered(picked.ok ? null : picked.error.message),
      () => answered(BROKEN),
    );
  };

  const back = async () => {
    if (draft === null) return;
    const done = await comeBack(draft, me);
    setError(done.ok ? null : done.error.message);
  };

  return { unsent, error, dismissError: () => setError(null), refuse: setError, pick, comeBack: back };
}
