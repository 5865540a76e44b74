import type { Metadata } from 'next';
import { WeekPage } from '@/features/admin';

export const metadata: Metadata = { title: 'Desk' };

export default function Page() {
  return <WeekPage />;
}
