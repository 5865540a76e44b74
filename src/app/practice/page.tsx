import type { Metadata } from 'next';
import { PracticePage } from '@/features/draft-room/practice';

export const metadata: Metadata = {
  title: 'Mock draft',
  description: 'Draft against house teams in your browser: same room and rules as a league draft, no account needed.',
};

export default function Page() {
  return <PracticePage />;
}
