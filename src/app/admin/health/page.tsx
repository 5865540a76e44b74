import type { Metadata } from 'next';
import { HealthPage } from '@/features/admin';
import { ServiceChecks } from '@/features/test-db';

export const metadata: Metadata = { title: 'Health' };

export default function Page() {
  return (
    <HealthPage>
      <ServiceChecks />
    </HealthPage>
  );
}
