import type { Metadata } from 'next';
import { ReplayPage } from '@/features/admin';

export const metadata: Metadata = { title: 'Replay' };

export default function Page() {
  return <ReplayPage />;
}
