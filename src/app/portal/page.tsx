import type { Metadata } from 'next';
import { PortalPage } from '@/features/portal';

export const metadata: Metadata = { title: 'Transfer Portal' };

export default function Page() {
  return <PortalPage />;
}
