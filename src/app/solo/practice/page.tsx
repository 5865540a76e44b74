import type { Metadata } from 'next';
import { PracticeSeasonPage } from '@/features/solo/practice';

export const metadata: Metadata = { title: 'Practice season' };

export default function Page() {
  return <PracticeSeasonPage />;
}
