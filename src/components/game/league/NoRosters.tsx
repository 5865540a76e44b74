import Link from 'next/link';
import type { League } from '@/domain/league/types';
import { isolated } from '@/domain/kernel/isolated';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/states';

/** Shown in place of a league page after the draft, while its rosters haven’t been saved. */
export function NoRosters({ league }: { league: League }) {
  return (
    <EmptyState
      title="No rosters yet"
      action={
        <Button asChild>
          <Link href={`/draft/${league.id}`}>Open the draft room</Link>
        </Button>
      }
    >
      The draft of {isolated(league.name)} is over, but its rosters haven’t been saved yet.
    </EmptyState>
  );
}
