'use client';

import { clsx } from 'clsx';
import { formatTime } from '@/domain/kernel/times';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge, Button, Card, Notice } from '@/components';
import { mayDraw } from '@/domain/draft/order';
import { isCompleteOrder } from '@/domain/draft/engine';
import { openDraw } from '@/domain/draft/orderDraw';
import { runsDraft } from '@/domain/draft/draftCommissioners';
import type { Draft, Draw, OrderWay } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { League } from '@/domain/league/types';
import { ORDER_DESCRIPTIONS } from '@/domain/league/options/describeOptions';
import { useSubmit } from '@/hooks/useSubmit';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { logLines } from '../log/logView';
import { useManagerName } from '../shared/useManagerName';
import { NOT_SENT } from '../shared/useCommand';
import { focusIsNowhere } from '@/hooks/useFocusRescue';
import { DrawCheck } from './DrawCheck';
import { OpenSpots } from './OpenSpots';
import { OrderByHand } from './OrderByHand';

/** The order of the first round: how it was set, the calculation behind a draw, and all earlier orders. */
export function OrderCard({
  draft,
  league,
  houseTeams,
  withHouse,
  onWithHouse,
}: {
  draft: Draft;
  league: League;
  /** The house teams that can fill the open spots. */
  houseTeams: readonly ManagerId[];
  withHouse: boolean;
  onWithHouse: (withHouse: boolean) => void;
}) {
  const { me, kindOf } = useRoomState();
  const call = useManagerName();
  const { order, draw } = draft;
  // All managers who would draft if the draft started now.
  const managers = [...draft.members, ...(withHouse ? houseTeams : [])];
  const entries = draft.log.filter(({ kind }) => kind === 'order');
  const last = draft.log.findLast((event) => event.kind === 'order');
  const mine = runsDraft(draft, me);
  // A commissioner chooses whether house teams fill the open spots. Other members only see that choice in the order
  // itself.
  const complete = isCompleteOrder(draft, order) && (!mine || order.length === managers.length);
  const earlier = logLines({ ...draft, log: entries.slice(0, -1) }, call);
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(entries.length);
  useEffect(() => {
    // The button that set the order may be gone with it. The list takes the focus, and so scrolls into view.
    if (shown.current !== entries.length && focusIsNowhere()) list.current?.focus();
    shown.current = entries.length;
  }, [entries.length]);
  const opened = last?.how === 'drawn' ? openDraw(draft) : null;
  return (
    <Card title="Draft order">
      <div className="grid gap-3">
        {order.length === 0 || last === undefined ? (
          <p aria-live="polite">
            {draw === null || mayDraw(draft)
              ? `Not set yet. ${ORDER_DESCRIPTIONS[league.draftOrder].meaning}`
              : waitingFor(draw, me, draft.members.length > 1, call)}
          </p>
        ) : (
          <>
            <p className="text-sm text-ink-muted" aria-live="polite">
              {opened !== null
                ? `Drawn ${formatTime(opened.at, new Date())}. It follows from a sealed secret and another manager’s time, so no one person could choose it.`
                : `${HOW[last.how]} by ${last.by === me ? 'you' : call(last.by)}${last.at === null ? '' : `, ${formatTime(last.at, new Date())}`}.`}
            </p>
            {!complete && (
              <Notice tone="warn">
                The league has changed since this order was set. It needs a new order before the draft starts.
              </Notice>
            )}
            <ol
              key={entries.length}
              ref={list}
              tabIndex={-1}
              aria-label="Round 1 order"
              className="grid scroll-mt-24 grid-cols-1 gap-1.5 outline-none sm:grid-cols-2"
            >
              {order.map((manager, i) => (
                <li
                  key={manager}
                  className="flex min-h-14 animate-rise items-center gap-3 rounded-control border border-line bg-raised px-3 [animation-fill-mode:backwards]"
                  style={{ animationDelay: `${String(i * 120)}ms` }}
                >
                  <span className="w-9 display text-3xl">{i + 1}</span>
                  <span className="min-w-0 flex-1 text-lg leading-tight font-semibold wrap-anywhere">
                    {call(manager)}
                  </span>
                  {kindOf(manager) !== null && <Badge>{kindOf(manager)}</Badge>}
                </li>
              ))}
            </ol>
            {opened !== null && <DrawCheck draft={draft} draw={opened} />}
          </>
        )}
        {mine && houseTeams.length > 0 && (
          <OpenSpots
            houseTeams={houseTeams}
            members={draft.members.length}
            withHouse={withHouse}
            onWithHouse={onWithHouse}
          />
        )}
        {mine && (
          <Settle
            draft={draft}
            league={league}
            managers={complete ? order : managers}
            withHouseTeams={withHouse}
            usual={complete ? null : league.draftOrder === 'joined' ? 'joined' : 'drawn'}
            drawn={complete && last?.how === 'drawn'}
          />
        )}
        {earlier.length > 0 && (
          <details className="group text-sm">
            <summary className="flex min-h-(--target) items-center gap-1 font-semibold">
              <ChevronRight aria-hidden className="size-4 text-ink-muted group-open:rotate-90" />
              Earlier orders
            </summary>
            <ol className="grid gap-1 text-ink-muted">
              {earlier.map(({ key, who, what, at }) => (
                <li key={key}>
                  {at !== null && `${formatTime(at, new Date())}: `}
                  {call(who)} {what}
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </Card>
  );
}

/** What an order waits for that has been drawn and isn't there yet. */
function waitingFor(draw: Draw, me: string, hasOthers: boolean, call: (manager: ManagerId) => string): string {
  if (draw.at === null && draw.by === me && hasOthers) {
    return 'Drawn and sealed. As soon as another manager opens this room, their device adds the time, and the order appears.';
  }
  if (draw.at !== null && draw.by !== me) {
    return `Drawn. The order appears as soon as ${call(draw.by)} opens this room.`;
  }
  return 'The order has been drawn. It appears here in a moment.';
}

const HOW: Record<OrderWay, string> = {
  drawn: 'Drawn',
  joined: 'Set by join date',
  set: 'Set by hand',
};

/** A commissioner's buttons to set the order. */
function Settle({
  draft,
  league,
  managers,
  withHouseTeams,
  usual,
  drawn,
}: {
  draft: Draft;
  league: League;
  managers: readonly ManagerId[];
  withHouseTeams: boolean;
  /** How the league's options set the order; its button is the main one. Null once the order is complete. */
  usual: 'drawn' | 'joined' | null;
  /** Whether the current order is the drawn one. */
  drawn: boolean;
}) {
  const { live, me } = useRoomState();
  const { drawOrder, setOrder } = useRoomActions();
  const { busy, error, submit } = useSubmit(NOT_SENT);
  const [way, setWay] = useState<OrderWay | null>(null);
  const [byHand, setByHand] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    // Return the focus to the button that opened the list.
    if (opened.current && !byHand && focusIsNowhere()) opener.current?.focus();
    opened.current = byHand;
  }, [byHand]);
  if (drawOrder === undefined || setOrder === undefined || managers.length < 2) return null;
  const fresh = mayDraw(draft);
  const { draw } = draft;
  const mayRestore = !fresh && draw?.at != null && (draw.secret !== null || draw.by === me);
  const settle = async (how: OrderWay, order?: ManagerId[]) => {
    if (!busy) setWay(how);
    const settled = await submit(() =>
      how === 'drawn' && fresh
        ? drawOrder(withHouseTeams)
        : setOrder({ how, withHouseTeams, ...(order === undefined ? {} : { order }) }),
    );
    if (settled.ok) setByHand(false);
  };
  if (byHand) {
    return (
      <>
        <OrderByHand
          league={league}
          managers={managers}
          busy={busy}
          onSet={(order) => void settle('set', order)}
          onCancel={() => setByHand(false)}
        />
        {error !== null && <Notice tone="bad">{error.message}</Notice>}
      </>
    );
  }
  return (
    <>
      <div
        className={clsx(
          'flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2',
          usual === null
            ? 'max-sm:[&>:last-child:nth-child(odd)]:col-span-full'
            : 'max-sm:[&>:first-child]:col-span-full',
        )}
      >
        {usual === 'joined' && (
          <Button variant="live" busy={busy && way === 'joined'} disabled={!live} onClick={() => void settle('joined')}>
            Set the order
          </Button>
        )}
        {!drawn && (
          <Button
            variant={usual === 'drawn' ? 'live' : 'quiet'}
            busy={busy && way === 'drawn'}
            disabled={!live || (!fresh && !mayRestore)}
            onClick={() => void settle('drawn')}
          >
            {mayRestore ? 'Use the drawn order' : usual === 'drawn' ? 'Draw the order' : 'Draw at random'}
          </Button>
        )}
        {usual !== 'joined' && (
          <Button
            variant="quiet"
            busy={busy && way === 'joined'}
            disabled={!live}
            onClick={() => void settle('joined')}
          >
            By join date
          </Button>
        )}
        <Button ref={opener} variant="quiet" disabled={!live} onClick={() => setByHand(true)}>
          Set by hand
        </Button>
      </div>
      {!fresh && (
        <p className="text-sm text-ink-muted">
          The order can be drawn again only after a manager has joined or left the league.
        </p>
      )}
      {error !== null && <Notice tone="bad">{error.message}</Notice>}
    </>
  );
}
