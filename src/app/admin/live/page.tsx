import type { Metadata } from 'next';
import { LivePage } from '@/features/admin';

export const metadata: Metadata = { title: 'Live' };

export default function Page() {
  return <LivePage />;
}
