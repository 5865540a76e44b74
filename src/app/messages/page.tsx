import type { Metadata } from 'next';
import { UnreadAnswers } from '@/features/feedback';
import { MessagesPage } from '@/features/messages';

export const metadata: Metadata = { title: 'Messages' };

export default function Page() {
  return <MessagesPage answers={<UnreadAnswers />} />;
}
