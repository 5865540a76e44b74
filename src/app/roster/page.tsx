import type { Metadata } from 'next';
import { LineupPage } from '@/features/lineup';
import { SeasonProvider } from '@/providers/SeasonProvider';

export const metadata: Metadata = { title: 'Roster' };

export default function Page() {
  return (
    <SeasonProvider>
      <LineupPage />
    </SeasonProvider>
  );
}
