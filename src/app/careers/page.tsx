import type { Metadata } from 'next';
import { CareersPage } from '@/features/about';

export const metadata: Metadata = { title: 'Careers' };

export default function Page() {
  return <CareersPage />;
}
