'use client';

import { Invitation } from '@/features/leagues';
import { useAddressParam } from '@/providers/kernel/useAddressParam';

/** The invitation for the join code in the URL. */
export function InvitationRoute() {
  const code = useAddressParam('join');
  return code === null ? null : <Invitation key={code} code={code} />;
}
