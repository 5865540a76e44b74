'use client';

import { Button } from '@/components';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { League } from '@/domain/league/types';
import { lastSeasonReversed } from '@/domain/season/history/lastSeasonReversed';
import { useLastSeason } from '@/providers/season/useLastSeason';

/** Arranges the order by how the managers finished the last season. Nothing if they didn't finish one. */
export function LastSeason({
  league,
  managers,
  onOrder,
}: {
  league: League;
  managers: readonly ManagerId[];
  onOrder: (order: ManagerId[]) => void;
}) {
  const season = useLastSeason(league);
  if (season.state === 'missing') return null;
  if (season.state === 'failed') return <p className="text-sm text-ink-muted">{season.message}</p>;
  const order = season.state === 'ready' ? lastSeasonReversed(managers, season.value) : [];
  if (order === null) return null;
  return (
    <div className="grid justify-items-start gap-1">
      <Button size="small" busy={season.state === 'loading'} onClick={() => onOrder(order)}>
        Last season, reversed
      </Button>
      <p className="text-sm text-ink-muted">
        The manager who finished last picks first. New managers and house teams pick after the champion.
      </p>
    </div>
  );
}
