import type { Metadata } from 'next';
import { LegalPage, TERMS, TERMS_UPDATED } from '@/features/legal';

export const metadata: Metadata = { title: 'Terms of Service' };

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="The rules for using the site, in plain words."
      updated={TERMS_UPDATED}
      sections={TERMS}
    />
  );
}
