import type { Metadata } from 'next';
import { DraftShortcut } from '@/features/shortcuts';

export const metadata: Metadata = { title: 'Draft' };

export default function Page() {
  return <DraftShortcut />;
}
