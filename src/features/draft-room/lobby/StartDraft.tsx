'use client';

import { Button, Card, Notice } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { houseTeamsFor, standingOrder } from '@/domain/draft/engine';
import type { League } from '@/domain/league/types';
import { formatPickClock } from '@/domain/league/options/pickClock';
import { useSubmit } from '@/hooks/useSubmit';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { NOT_SENT } from '../shared/useCommand';

/**
 * Lets the commissioner start the draft. The order has to be set first, so that all managers can see it before a clock
 * runs.
 */
export function StartDraft({
  draft,
  league,
  withHouse,
  whoIsHere,
}: {
  draft: Draft;
  league: League;
  withHouse: boolean;
  /** A sentence about which members are in the lobby. */
  whoIsHere: string;
}) {
  const { live } = useRoomState();
  const { start } = useRoomActions();
  const { busy, error, submit } = useSubmit(NOT_SENT);
  const houseTeams = houseTeamsFor(draft.members.length, league.capacity);

  const seats = draft.members.length + (withHouse ? houseTeams.length : 0);
  const settled = standingOrder(draft, seats) !== null;

  if (start === undefined) return null;

  return (
    <Card title="Start the draft">
      <div className="grid gap-4">
        {!settled && <p>Set the draft order first. Everyone sees it right away, and then you can start.</p>}
        <p className="text-sm text-ink-muted">
          Starting locks the league and its settings, and the first clock ({formatPickClock(league.clockSeconds)}) runs
          right away.
        </p>
        <p>{whoIsHere}</p>
        {error !== null && <Notice tone="bad">{error.message}</Notice>}
        <Button
          variant="live"
          size="large"
          busy={busy}
          disabled={!live || seats < 2 || !settled}
          onClick={() => void submit(start)}
        >
          Start the draft
        </Button>
      </div>
    </Card>
  );
}
