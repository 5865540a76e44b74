import type { Metadata } from 'next';
import { AboutPage } from '@/features/about';

export const metadata: Metadata = {
  title: 'How to play',
  description: 'The rules, the scoring and the words of the game.',
};

export default function Page() {
  return <AboutPage />;
}
