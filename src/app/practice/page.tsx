import type { Metadata } from 'next';
import { PracticePage } from '@/features/draft-room/practice';

export const metadata: Metadata = {
  title: 'Practice draft',
  description: 'Draft against bots in your browser: same room and rules as a league draft, no account needed.',
};

export default function Page() {
  return <PracticePage />;
}
