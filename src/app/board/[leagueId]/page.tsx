import type { Metadata } from 'next';
import { BoardRoute } from './BoardRoute';

export const metadata: Metadata = { title: 'Draft board', robots: { index: false } };

/** The static export renders this page once with a placeholder; the client reads the league ID from the URL. */
export function generateStaticParams() {
  return [{ leagueId: '_' }];
}

export default function Page() {
  return <BoardRoute />;
}
