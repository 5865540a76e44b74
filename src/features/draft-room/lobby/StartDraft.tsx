'use client';

import { Button, Card, Notice, RadioGroup } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { houseTeamName } from '@/domain/houseTeams';
import { mayDraw } from '@/domain/draft/order';
import { houseTeamsFor, standingOrder } from '@/domain/draft/engine';
import type { League } from '@/domain/league';
import { formatPickClock } from '@/domain/pickClock';
import { useSubmit } from '@/hooks/useSubmit';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { NOT_SENT } from '../shared/useCommand';

/**
 * Lets the commissioner start the draft, with house teams in the open spots or with members only. The order has to be set first, so that all
 * managers can see it before a clock runs.
 */
export function StartDraft({
  draft,
  league,
  withHouse,
  onWithHouse,
  whoIsHere,
}: {
  draft: Draft;
  league: League;
  withHouse: boolean;
  onWithHouse: (withHouse: boolean) => void;
  /** A sentence about which members are in the lobby. */
  whoIsHere: string;
}) {
  const { live } = useRoomState();
  const { start, drawOrder, setOrder } = useRoomActions();
  const { busy, error, submit } = useSubmit(NOT_SENT);
  const houseTeams = houseTeamsFor(draft.members.length, league.capacity);
  const alone = draft.members.length < 2;

  const seats = draft.members.length + (withHouse ? houseTeams.length : 0);
  const settled = standingOrder(draft, seats) !== null;

  if (start === undefined || drawOrder === undefined || setOrder === undefined) return null;
  const settle = () => {
    if (league.draftOrder === 'joined') return setOrder({ how: 'joined', withHouseTeams: withHouse });
    return mayDraw(draft) ? drawOrder(withHouse) : setOrder({ how: 'drawn', withHouseTeams: withHouse });
  };

  return (
    <Card title="Start the draft">
      <div className="grid gap-4">
        {houseTeams.length > 0 && (
          <RadioGroup
            label={houseTeams.length === 1 ? '1 open spot' : `${String(houseTeams.length)} open spots`}
            value={withHouse ? 'house' : 'members'}
            onChange={(filled: 'house' | 'members') => onWithHouse(filled === 'house')}
            options={[
              {
                value: 'house',
                label: 'Fill with house teams',
                hint: `Bots draft the best available: ${houseTeams.slice(0, 3).map(houseTeamName).join(', ')}${houseTeams.length > 3 ? ' and others' : ''}.`,
              },
              {
                value: 'members',
                label: 'Draft with members only',
                hint: alone
                  ? 'You need at least two members.'
                  : `${String(draft.members.length)} managers draft; the open spots close.`,
                disabled: alone,
              },
            ]}
          />
        )}
        {!settled && <p>Set the draft order first. Everyone sees it right away, and then you can start.</p>}
        <p className="text-sm text-ink-muted">
          Starting locks the league and its options, and the first clock ({formatPickClock(league.clockSeconds)}) runs
          right away.
        </p>
        <p>{whoIsHere}</p>
        {error !== null && <Notice tone="bad">{error.message}</Notice>}
        <Button
          variant="live"
          size="large"
          busy={busy}
          disabled={!live || seats < 2}
          onClick={() => void submit(settled ? start : settle)}
        >
          {settled ? 'Start the draft' : league.draftOrder === 'joined' ? 'Set the order' : 'Draw the order'}
        </Button>
      </div>
    </Card>
  );
}
