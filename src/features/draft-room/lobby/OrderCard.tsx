'use client';

import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge, Button, Card, Notice } from '@/components';
import { lastOrder, seatsEverybody } from '@/domain/draft/engine';
import type { Draft, OrderWay } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/houseTeams';
import type { League } from '@/domain/league';
import { ORDER_WORDS } from '@/domain/leagueWords';
import { useDraft } from '@/providers/draft/room';
import { logLines } from '../logView';
import { useCall } from '../names';
import { timeOfDay } from '../times';
import { focusIsNowhere } from '../useHeadingFocus';
import { OrderByHand } from './OrderByHand';

/** The order of the first round, drawn in sight of everybody: what stands, how it came about, and every draw before it. */
export function OrderCard({
  draft,
  league,
  managers,
  withHouseTeams,
}: {
  draft: Draft;
  league: League;
  /** Everybody who would draft if it began now, house teams last. */
  managers: readonly ManagerId[];
  withHouseTeams: boolean;
}) {
  const { me, kindOf } = useDraft();
  const call = useCall();
  const order = lastOrder(draft);
  const draws = draft.log.filter(({ kind }) => kind === 'order');
  const last = draws.at(-1);
  const mine = draft.commissioner === me;
  // Whether house teams fill the seats is the commissioner's choice, which others see only by what was settled.
  const complete = order !== null && seatsEverybody(draft, order) && (!mine || order.length === managers.length);
  const earlier = logLines({ ...draft, log: draws.slice(0, -1) }, call);
  return (
    <Card title="The order" aside={draws.length > 1 && <Badge>settled {draws.length} times</Badge>}>
      <div className="grid gap-3">
        {order === null || last === undefined ? (
          <p>
            Not settled yet. {ORDER_WORDS[league.draftOrder].meaning} It shows on every screen at once, and can be
            settled anew until the start.
          </p>
        ) : (
          <>
            <p className="text-sm text-ink-muted" aria-live="polite">
              {HOW[last.kind === 'order' ? last.how : 'set']} by {last.by === me ? 'you' : call(last.by)}
              {last.at !== null && ` at ${timeOfDay(last.at)}`}. Everybody sees every draw, and the log keeps it.
            </p>
            {!complete && (
              <Notice tone="warn">
                It does not seat everybody who would draft now, so it is settled anew before the draft starts.
              </Notice>
            )}
            <ol
              key={draws.length}
              aria-label="Order of the first round"
              className="grid grid-cols-1 gap-1 sm:grid-cols-2"
            >
              {order.map((manager, i) => (
                <li
                  key={manager}
                  className="flex min-h-11 animate-rise items-center gap-3 rounded-control border border-line bg-raised px-3 [animation-fill-mode:backwards]"
                  style={{ animationDelay: `${String(i * 120)}ms` }}
                >
                  <span className="w-6 display text-lg">{i + 1}</span>
                  <span className="min-w-0 flex-1 truncate font-semibold">{call(manager)}</span>
                  {kindOf(manager) !== null && <Badge>{kindOf(manager)}</Badge>}
                </li>
              ))}
            </ol>
          </>
        )}
        {mine && <Settle managers={order !== null && complete ? order : managers} withHouseTeams={withHouseTeams} />}
        {earlier.length > 0 && (
          <details className="group text-sm">
            <summary className="flex min-h-(--target) items-center gap-1 font-semibold">
              <ChevronRight aria-hidden className="size-4 text-ink-muted group-open:rotate-90" />
              What stood before
            </summary>
            <ol className="grid gap-1 text-ink-muted">
              {earlier.map(({ key, who, what, at }) => (
                <li key={key}>
                  {at !== null && `${timeOfDay(at)}: `}
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

const HOW: Record<OrderWay, string> = {
  drawn: 'Drawn by lot',
  joined: 'Taken as they joined',
  set: 'Set by hand',
};

/** The commissioner's ways to settle the order, as often as wanted. */
function Settle({ managers, withHouseTeams }: { managers: readonly ManagerId[]; withHouseTeams: boolean }) {
  const { controls, live } = useDraft();
  const [busy, setBusy] = useState<OrderWay | null>(null);
  const [byHand, setByHand] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    // Whoever has set the order, or left it, is back at the button that began it.
    if (opened.current && !byHand && focusIsNowhere()) opener.current?.focus();
    opened.current = byHand;
  }, [byHand]);
  if (controls === null || managers.length < 2) return null;
  const settle = async (how: OrderWay, order?: ManagerId[]) => {
    setBusy(how);
    setRefusal(null);
    const settled = await controls.drawOrder({ how, withHouseTeams, ...(order === undefined ? {} : { order }) });
    setBusy(null);
    if (settled.ok) setByHand(false);
    else setRefusal(settled.refusal.message);
  };
  if (byHand) {
    return (
      <>
        <OrderByHand
          managers={managers}
          busy={busy !== null}
          onSet={(order) => void settle('set', order)}
          onCancel={() => setByHand(false)}
        />
        {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
      </>
    );
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy === 'drawn'} disabled={!live} onClick={() => void settle('drawn')}>
          Draw by lot
        </Button>
        <Button variant="quiet" busy={busy === 'joined'} disabled={!live} onClick={() => void settle('joined')}>
          As they joined
        </Button>
        <Button ref={opener} variant="quiet" disabled={!live} onClick={() => setByHand(true)}>
          Set by hand
        </Button>
      </div>
      {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
    </>
  );
}
