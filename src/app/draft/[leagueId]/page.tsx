import type { Metadata } from 'next';
import { DraftRoute } from './DraftRoute';

export const metadata: Metadata = { title: 'Draft' };

/** The static export renders this page once with a placeholder; the client reads the league ID from the URL. */
export function generateStaticParams() {
  return [{ leagueId: '_' }];
}

export default function Page() {
  return <DraftRoute />;
}
