import type { Metadata } from 'next';
import { DraftRoute } from './DraftRoute';

export const metadata: Metadata = { title: 'Draft' };

/** The page is exported once, under a placeholder; the address says which league is meant. */
export function generateStaticParams() {
  return [{ leagueId: '_' }];
}

export default function Page() {
  return <DraftRoute />;
}
