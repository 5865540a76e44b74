import type { Metadata } from 'next';
import { TestDbPage } from '@/features/test-db';

export const metadata: Metadata = { title: 'Connection test', robots: { index: false } };

export default function Page() {
  return <TestDbPage />;
}
