import type { Metadata } from 'next';
import { AccountPage } from '@/features/account';
import { StatisticsChoice } from '@/features/legal';

export const metadata: Metadata = { title: 'Account' };

export default function Page() {
  return (
    <AccountPage>
      <StatisticsChoice />
    </AccountPage>
  );
}
