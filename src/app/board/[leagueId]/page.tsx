import type { Metadata } from 'next';
import { BoardRoute } from './BoardRoute';

export const metadata: Metadata = { title: 'Draft board', robots: { index: false } };

/** The page is exported once, under a placeholder; the address says whose board is meant. */
export function generateStaticParams() {
  return [{ leagueId: '_' }];
}

export default function Page() {
  return <BoardRoute />;
}
