import type { Metadata } from 'next';
import { PracticePage } from '@/features/draft-room/practice';

export const metadata: Metadata = {
  title: 'Practice draft',
  description:
    'Draft against bots in your browser: the same room and the same rules as a league’s draft, no account needed.',
};

export default function Page() {
  return <PracticePage />;
}
