import type { Metadata } from 'next';
import { ResultsPage } from '@/features/admin';

export const metadata: Metadata = { title: 'Results' };

export default function Page() {
  return <ResultsPage />;
}
