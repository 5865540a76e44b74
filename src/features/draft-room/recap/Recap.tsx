'use client';

import { PointsFigure, Table } from '@/components';
import { formatCount } from '@/domain/kernel/formatCount';
import type { PickValue } from '@/domain/draft/review/recap';
import type { Draft } from '@/domain/draft/types';
import { squadName, UNITS } from '@/domain/football/squads';
import { useRoomState } from '@/providers/draft/room';
import { pickLabel } from '../shared/pickLabel';
import { useManagerName } from '../shared/useManagerName';
import { useRecaps } from './useRecaps';

/** Each manager's result of the draft, by the same projections that were shown during the draft. */
export function Recap({ draft }: { draft: Draft }) {
  const { me } = useRoomState();
  const call = useManagerName();
  const recaps = useRecaps(draft);
  const managers = draft.order.length;
  return (
    <Table
      caption="Each manager’s best projected lineup, best value and biggest reach"
      rows={recaps}
      rowKey={({ manager }) => manager}
      highlight={({ manager }) => manager === me}
      columns={[
        { key: 'place', header: '#', cell: ({ place }) => <span className="font-bold figures">{place}</span> },
        { key: 'manager', header: 'Manager', rowHeader: true, cell: ({ manager }) => call(manager) },
        {
          key: 'lineup',
          header: 'Best lineup',
          numeric: true,
          cell: ({ lineup }) => <PointsFigure hundredths={lineup} size="small" />,
        },
        {
          key: 'byUnit',
          header: 'Roster by unit',
          wideOnly: true,
          cell: ({ byUnit }) => (
            <span className="grid grid-cols-[repeat(3,max-content)] gap-x-3 text-xs whitespace-nowrap figures">
              {UNITS.map((unit) => (
                <span key={unit}>
                  {unit} {(byUnit[unit] / 100).toFixed(1)}
                </span>
              ))}
            </span>
          ),
        },
        { key: 'steal', header: 'Best value', cell: ({ steal }) => <Value value={steal} managers={managers} /> },
        {
          key: 'reach',
          header: 'Biggest reach',
          wideOnly: true,
          cell: ({ reach }) => <Value value={reach} managers={managers} />,
        },
      ]}
    />
  );
}

function Value({ value, managers }: { value: PickValue | null; managers: number }) {
  if (value === null) return <span className="text-ink-muted">none</span>;
  const picks = Math.abs(value.gained);
  return (
    <span>
      {squadName(value.squad)}
      <span className="block text-xs font-normal text-ink-muted figures">
        {pickLabel(value.pick, managers)}, {formatCount(picks, 'pick')}{' '}
        {value.gained > 0 ? 'later than its rank' : 'earlier than its rank'}
      </span>
    </span>
  );
}
