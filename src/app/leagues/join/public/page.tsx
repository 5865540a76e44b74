import type { Metadata } from 'next';
import { PublicLeagues } from '@/features/leagues';

export const metadata: Metadata = { title: 'Public leagues' };

export default function Page() {
  return <PublicLeagues />;
}
