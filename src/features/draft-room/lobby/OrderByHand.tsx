'use client';

import { useEffect, useRef, useState } from 'react';
import { Button, LoadError, Select, lazyComponent } from '@/components';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { League } from '@/domain/league/types';
import { useManagerName } from '../shared/useManagerName';

/** Only a league's second season and later ones need it. */
const LastSeason = lazyComponent(() => import('./LastSeason').then((module) => module.LastSeason), {
  failed: ({ retry }) => <LoadError as="button" title="The last season didn’t load" retry={retry} />,
});

/** Lets the commissioner arrange the order. Other members don't see it until it is set. */
export function OrderByHand({
  league,
  managers,
  busy,
  onSet,
  onCancel,
}: {
  league: League;
  managers: readonly ManagerId[];
  busy: boolean;
  onSet: (order: ManagerId[]) => void;
  onCancel: () => void;
}) {
  const call = useManagerName();
  const [order, setOrder] = useState([...managers]);
  const list = useRef<HTMLOListElement>(null);
  // The button that opened the list has been unmounted, so the list takes the focus.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  const move = (from: number, to: number) => {
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    setOrder(next);
  };
  return (
    <div className="grid gap-3">
      {league.previousLeagueId !== null && <LastSeason league={league} managers={managers} onOrder={setOrder} />}
      <ol ref={list} tabIndex={-1} aria-label="Your draft order" className="grid gap-1 outline-none">
        {order.map((manager, i) => (
          <li key={manager} className="flex items-center gap-3">
            <div className="w-24 shrink-0">
              <Select
                aria-label={`Place of ${call(manager)}`}
                value={String(i + 1)}
                onChange={({ target }) => move(i, target.selectedIndex)}
              >
                {order.map((other, place) => (
                  <option key={other}>{place + 1}</option>
                ))}
              </Select>
            </div>
            <span className="min-w-0 flex-1 truncate font-semibold">{call(manager)}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} onClick={() => onSet(order)}>
          Set this order
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
