import type { Metadata } from 'next';
import { LegalPage, PRIVACY, StatisticsChoice } from '@/features/legal';

export const metadata: Metadata = { title: 'Privacy Policy' };

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we keep about you, who can see it, and how to delete it."
      updated="November 21, 2026"
      sections={PRIVACY}
    >
      <StatisticsChoice />
    </LegalPage>
  );
}
