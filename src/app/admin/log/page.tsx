import type { Metadata } from 'next';
import { LogPage } from '@/features/admin';

export const metadata: Metadata = { title: 'Log' };

export default function Page() {
  return <LogPage />;
}
