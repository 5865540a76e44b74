import type { Metadata } from 'next';
import { InvitationRoute } from './InvitationRoute';

export const metadata: Metadata = { title: 'Invitation' };

/** The static export renders this page once with a placeholder; the client reads the code from the URL. */
export function generateStaticParams() {
  return [{ code: '_' }];
}

export default function Page() {
  return <InvitationRoute />;
}
