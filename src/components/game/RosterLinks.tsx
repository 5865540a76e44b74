import Link from 'next/link';
import type { LeagueId } from '@/domain/kernel/ids';
import { Button } from '../ui/Button';

/**
 * Links from a page that changes rosters to the lineup, the league's moves and all squads. They are in the page's
 * header at a desk and below the page on a phone; a page has both, and one of them shows.
 */
export function RosterLinks({ leagueId, place }: { leagueId: LeagueId; place: 'header' | 'below' }) {
  const lineup = <Link href={`/roster?league=${leagueId}`}>My lineup</Link>;
  const moves = <Link href={`/leagues?league=${leagueId}&tab=moves`}>Activity</Link>;
  const squads = <Link href={`/squads?league=${leagueId}`}>All squads</Link>;
  if (place === 'header') {
    return (
      <>
        <Button asChild size="small" className="max-sm:hidden">
          {lineup}
        </Button>
        <Button asChild size="small" variant="quiet" className="max-sm:hidden">
          {moves}
        </Button>
        <Button asChild size="small" variant="quiet" className="max-sm:hidden">
          {squads}
        </Button>
      </>
    );
  }
  return (
    <div className="mt-4 grid grid-cols-2 gap-2 sm:hidden">
      <Button asChild>{lineup}</Button>
      <Button asChild>{moves}</Button>
      <Button asChild wide className="col-span-2">
        {squads}
      </Button>
    </div>
  );
}
