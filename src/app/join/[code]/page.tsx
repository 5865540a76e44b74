import type { Metadata } from 'next';
import { InvitationRoute } from './InvitationRoute';

export const metadata: Metadata = { title: 'Invitation' };

/** The page is exported once, under a placeholder; the address says which code is meant. */
export function generateStaticParams() {
  return [{ code: '_' }];
}

export default function Page() {
  return <InvitationRoute />;
}
