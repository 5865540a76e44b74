import type { Metadata } from 'next';
import { Suspense } from 'react';
import { SquadRoute } from './SquadRoute';

export const metadata: Metadata = { title: 'Squad' };

/** The static export renders this page once with a placeholder; the client reads the squad from the URL. */
export function generateStaticParams() {
  return [{ squad: '_' }];
}

export default function Page() {
  return (
    <Suspense>
      <SquadRoute />
    </Suspense>
  );
}
