import type { Metadata } from 'next';
import { WeekPage } from '@/features/admin';

export const metadata: Metadata = { title: 'Admin' };

export default function Page() {
  return <WeekPage />;
}
