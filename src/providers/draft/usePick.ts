import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { comeBack, pick as sendPick } from '@/data/draft/drafts';
import type { Draft } from '@/domain/draft/types';
import { succeed } from '@/domain/kernel/result';
import type { SquadId } from '@/domain/football/squads';
import { useDoubleClickGuard } from '@/hooks/useDoubleClickGuard';

const BROKEN = 'Your pick wasn’t sent. Check the board, then try again.';

/** A pick that is accepted within this many milliseconds is never shown as unsent: it would flicker, and be slower. */
export const SHOW_UNSENT_MS = 80;

/**
 * Sends the user's picks, one at a time. A pick counts as `unsent` until it is on the board or rejected; `error` is why
 * the last action failed. The actions stay the same while the manager does.
 */
export function usePick(draft: Draft | null, me: string) {
  const [sent, setSent] = useState<SquadId | null>(null);
  const [error, setError] = useState<string | null>(null);
  const sending = useRef(false);
  // After a pick, another row is under the pointer.
  const guard = useDoubleClickGuard();
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });

  const actions = useMemo(() => {
    const pick = (squad: SquadId) => {
      if (latest.current === null || sending.current || !guard.mayAct()) return;
      sending.current = true;
      const late = setTimeout(() => setSent(squad), SHOW_UNSENT_MS);
      setError(null);
      const answered = (reason: string | null) => {
        clearTimeout(late);
        sending.current = false;
        if (reason === null) guard.acted();
        setSent(null);
        setError(reason);
      };
      sendPick(latest.current, me, squad).then(
        (picked) => answered(picked.ok ? null : picked.error.message),
        () => answered(BROKEN),
      );
    };
    return {
      pick,
      comeBack: async () => (latest.current === null ? succeed() : comeBack(latest.current, me)),
      setError,
    };
  }, [me, guard]);

  return { unsent: sent !== null && draft?.picks.includes(sent) !== true ? sent : null, error, actions };
}
