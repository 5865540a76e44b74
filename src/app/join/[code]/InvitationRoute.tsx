'use client';

import { Invitation } from '@/features/leagues';
import { useAddressParam } from '@/providers/useAddressParam';

/** The invitation that the address names. */
export function InvitationRoute() {
  const code = useAddressParam('join');
  return code === null ? null : <Invitation key={code} code={code} />;
}
