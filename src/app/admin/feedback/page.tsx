import type { Metadata } from 'next';
import { FeedbackDesk } from '@/features/feedback';

export const metadata: Metadata = { title: 'Feedback' };

export default function Page() {
  return <FeedbackDesk />;
}
