import type { ReactNode } from 'react';
import { Page, PageHeader } from '@/components';

/** A section of a legal page: its title and paragraphs. */
export type LegalSection = { title: string; paragraphs: readonly string[] };

/** Props of `LegalPage`. `updated` is a date as displayed; `children` render below the sections. */
export type LegalPageProps = {
  title: string;
  lead: string;
  updated: string;
  sections: readonly LegalSection[];
  children?: ReactNode;
};

/** A text page in one column of readable width. */
export function LegalPage({ title, lead, updated, sections, children }: LegalPageProps) {
  return (
    <Page width="narrow">
      <PageHeader title={title} lead={lead} />
      {sections.map((section) => (
        <section key={section.title} className="mb-8">
          <h2 className="mb-2 text-xl font-bold figures">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-3 max-w-prose leading-relaxed">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      {children}
      <p className="mt-6 text-sm text-ink-muted">Last updated {updated}.</p>
    </Page>
  );
}
