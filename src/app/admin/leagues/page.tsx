import type { Metadata } from 'next';
import { LeaguesPage } from '@/features/admin';

export const metadata: Metadata = { title: 'Leagues' };

export default function Page() {
  return <LeaguesPage />;
}
