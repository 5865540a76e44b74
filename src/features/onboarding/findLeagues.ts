import type { Invitation } from '@/data/joining';
import { fail, type Result } from '@/domain/result';

const LOOKUP_FAILED = 'Couldn’t look up the league. Check your connection and try again.';

/** The leagues that a code leads to, if they can be joined; else the reason why not. Never throws. */
export async function findLeagues(text: string, uid: string): Promise<Result<Invitation[]>> {
  try {
    const { checkInvitation, findInvitations } = await import('@/data/joining');
    const found = await findInvitations(text, uid);
    if (!found.ok) return found;
    const checked = found.value.map((invitation) => ({ invitation, open: checkInvitation(invitation) }));
    const open = checked.filter((one) => one.open.ok).map(({ invitation }) => invitation);
    const why = checked.find((one) => !one.open.ok)?.open;
    return open.length === 0 && why?.ok === false ? why : { ok: true, value: open };
  } catch (error) {
    console.error(error);
    return fail('failed', LOOKUP_FAILED);
  }
}
