import type { Metadata } from 'next';
import { AboutPage } from '@/features/about';

export const metadata: Metadata = {
  title: 'How to play',
  description: 'Rules, scoring and vocabulary.',
};

export default function Page() {
  return <AboutPage />;
}
