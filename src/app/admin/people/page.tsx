import type { Metadata } from 'next';
import { PeoplePage } from '@/features/admin';

export const metadata: Metadata = { title: 'People' };

export default function Page() {
  return <PeoplePage />;
}
