import { useEffect, useState } from 'react';
import type { Invitation } from '@/data/league/joining';
import type { Uid } from '@/domain/kernel/ids';
import { failed, LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { useAuth } from '../account/AuthProvider';

/**
 * Looks up a code, once we know whether the user is signed in: members can also find their own leagues by older codes.
 * `found` is missing if the code isn't found; `retired`: it used to work.
 */
export function useInvitations(code: string) {
  const { uid, status } = useAuth();
  const [seen, setSeen] = useState<{ code: string; found: Loadable<Invitation[]>; retired: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const settled = status !== 'loading';
  useEffect(() => {
    if (!settled) return;
    let ended = false;
    const show = (found: Loadable<Invitation[]>, retired = false) => {
      if (!ended) setSeen({ code, found, retired });
    };
    const lookUp = async () => {
      const { findInvitations } = await import('@/data/league/joining');
      const found = await findInvitations(code, uid);
      if (found.ok) return show(ready(found.value));
      const retired = found.error.code === 'retired';
      show(retired || found.error.code === 'unknown' ? { state: 'missing' } : failed(found.error.message), retired);
    };
    lookUp().catch((error: unknown) => {
      console.error(error);
      show(failed('Couldn’t look up the code.'));
    });
    return () => {
      ended = true;
    };
  }, [code, uid, settled, attempt]);
  const current = seen?.code === code ? seen : null;
  return {
    found: current?.found ?? LOADING,
    retired: current?.retired ?? false,
    retry: () => setAttempt((before) => before + 1),
  };
}

/** The code of the invitation that a typed text refers to. If it matches several leagues, they share one page. */
export async function findInvitationCode(text: string, uid: Uid | null): Promise<Result<string>> {
  const { findInvitations } = await import('@/data/league/joining');
  const found = await findInvitations(text, uid);
  return found.ok ? succeed(found.value[0]?.code ?? text) : found;
}

/** The leagues for a code that can be joined. If there are none, the error says why. Never throws. */
export async function findJoinableLeagues(text: string, uid: Uid): Promise<Result<Invitation[]>> {
  try {
    const { checkInvitation, findInvitations } = await import('@/data/league/joining');
    const found = await findInvitations(text, uid);
    if (!found.ok) return found;
    const checked = found.value.map((invitation) => ({ invitation, open: checkInvitation(invitation) }));
    const open = checked.filter((one) => one.open.ok).map(({ invitation }) => invitation);
    const why = checked.find((one) => !one.open.ok)?.open;
    return open.length === 0 && why?.ok === false ? why : succeed(open);
  } catch (error) {
    console.error(error);
    return fail('failed', 'Couldn’t look up the league. Check your connection and try again.');
  }
}
