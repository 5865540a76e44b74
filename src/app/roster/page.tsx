import type { Metadata } from 'next';
import { LineupPage } from '@/features/lineup';

export const metadata: Metadata = { title: 'Roster' };

export default function Page() {
  return <LineupPage />;
}
