import type { Metadata } from 'next';
import { SoloPage } from '@/features/solo';

export const metadata: Metadata = { title: 'Solo Games' };

export default function Page() {
  return <SoloPage />;
}
