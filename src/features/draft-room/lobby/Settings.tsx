'use client';

import { Button, Card, LoadError, OptionList, lazyComponent } from '@/components';
import { isCompleteOrder } from '@/domain/draft/engine';
import { formatQuietHours } from '@/domain/draft/clock/formatQuietHours';
import { runsDraft } from '@/domain/draft/draftCommissioners';
import type { Draft, OrderWay } from '@/domain/draft/types';
import type { League } from '@/domain/league/types';
import { describeOptions } from '@/domain/league/options/describeOptions';
import { describePlayoffs } from '@/domain/season/playoffs/describePlayoffs';
import { useRoomState } from '@/providers/draft/room';
import { useLazyDialog } from '../shared/useLazyDialog';

// Only a commissioner, one or two managers in a league, needs it, so it's loaded separately.
const ClockDialog = lazyComponent(() => import('../commissioner/ClockDialog').then((module) => module.ClockDialog), {
  failed: () => null,
});

/** How the rules describe the order once it is set, by the way it was set. */
const SETTLED: Record<OrderWay, { name: string; meaning: string }> = {
  drawn: { name: 'Random', meaning: 'The order was drawn, and everyone can check the draw.' },
  joined: {
    name: 'By join date',
    meaning: 'The manager who joined first picks first.',
  },
  set: { name: 'Set by hand', meaning: 'The commissioner has set the order.' },
};

/** The rules of the draft: the league's options and the overnight pause. */
export function Settings({ draft, league }: { draft: Draft; league: League }) {
  const { me, live, clock } = useRoomState();
  const { state, open, close, opener } = useLazyDialog(ClockDialog);
  const mine = runsDraft(draft, me);
  const { quietHours } = draft;
  const rows = [
    ...describeOptions(league, { draftOrder: settledOrder(draft), playoffs: describePlayoffs(league) }),
    ...(quietHours === null
      ? []
      : [
          {
            label: 'Overnight pause',
            value: formatQuietHours(quietHours, clock.now()),
            meaning: 'The clock stops during these hours.',
          },
        ]),
  ];
  return (
    <Card
      title="League settings"
      aside={
        mine && (
          <Button ref={opener} size="small" busy={state === 'loading'} disabled={!live} onClick={open}>
            {quietHours === null ? 'Set overnight pause' : 'Change overnight pause'}
          </Button>
        )
      }
      flush
    >
      {state === 'failed' && (
        <div className="p-4 sm:px-5">
          <LoadError as="notice" title="This didn’t load" safe="The lobby hasn’t changed." retry={open} />
        </div>
      )}
      <OptionList rows={rows} />
      {mine && state === 'open' && <ClockDialog draft={draft} onClose={close} />}
    </Card>
  );
}

/**
 * The description of the current order. Undefined if there's none or it leaves out a member: the league's draft order
 * option then still applies.
 */
function settledOrder(draft: Draft) {
  const last = draft.log.findLast(({ kind }) => kind === 'order');
  return last?.kind === 'order' && isCompleteOrder(draft, draft.order) ? SETTLED[last.how] : undefined;
}
