import type { Metadata } from 'next';
import { LegalPage, PRIVACY, PRIVACY_UPDATED, StatisticsChoice } from '@/features/legal';

export const metadata: Metadata = { title: 'Privacy Policy' };

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we keep about you, who can see it, and how to delete it."
      updated={PRIVACY_UPDATED}
      sections={PRIVACY}
    >
      <StatisticsChoice />
    </LegalPage>
  );
}
